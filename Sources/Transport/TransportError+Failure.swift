import JSON
package import Travel
import Wording

extension TransportError {
  /// The failure of a request to a service at an endpoint. One that books or cancels and may have arrived is of unknown
  /// outcome, whatever else went wrong.
  package func failure(endpoint: String, isOnce: Bool) -> Failure {
    if case .unusableRecord(let failure) = problem { return failure }
    let (code, exit, words) = account(endpoint)
    let isUnknown = isOnce && hasSent
    return Failure(
      code, isUnknown ? .outcomeUnknown : exit, words, hint: hint, field: problem == .badAddress ? "endpoint" : nil,
      isRetryable: isRetryable, effect: isUnknown ? .unknown : hasSent ? .notCommitted : .nothingSent,
      details: details.isEmpty ? .object([]) : .object([.init("cause", .string(details))]))
  }

  private func account(_ endpoint: String) -> (String, ExitCode, Phrase) {
    switch problem {
    case .missingLibrary:
      (
        "missing_library", .config,
        Phrase(
          "The network needs libcurl, which could not be opened. Debian and Ubuntu call it libcurl4; macOS brings its own.",
          "네트워크를 쓰려면 libcurl이 필요한데 열지 못했어요. Debian과 Ubuntu에서는 libcurl4이고, macOS에는 들어 있어요.")
      )
    case .badAddress:
      (
        "bad_endpoint", .usage,
        Phrase("\(endpoint) is not an http or https address.", "\(endpoint)은(는) http나 https 주소가 아니에요.")
      )
    case .hostNotFound:
      (
        "host_not_found", .unavailable,
        Phrase("No machine has the name in \(endpoint).", "\(endpoint)의 이름을 가진 컴퓨터를 찾지 못했어요.")
      )
    case .connectionRefused:
      (
        "not_reached", .unavailable,
        Phrase("Nothing answers at \(endpoint). Is the server running?", "\(endpoint)에서 응답이 없어요. 서버가 켜져 있나요?")
      )
    case .proxyFailed:
      (
        "proxy_failed", .unavailable,
        proxy?.trouble(endpoint)
          ?? Phrase("The proxy could not be used to reach \(endpoint).", "프록시를 거쳐 \(endpoint)에 닿지 못했어요.")
      )
    case .untrusted:
      (
        "tls_failed", .unavailable,
        Phrase(
          "A secure connection to \(endpoint) could not be made. SSL_CERT_FILE names a certificate of your own.",
          "\(endpoint)에 안전하게 연결하지 못했어요. 직접 만든 인증서는 SSL_CERT_FILE로 알려 주세요.")
      )
    case .timeout:
      (
        "timed_out", .unavailable,
        Phrase(
          "\(endpoint) took too long; --timeout gives it longer.", "\(endpoint)의 답이 너무 늦어요. --timeout으로 더 기다릴 수 있어요.")
      )
    case .deadline:
      (
        "deadline_passed", .unavailable,
        Phrase("The --deadline passed before \(endpoint) answered.", "\(endpoint)이(가) 답하기 전에 --deadline이 지났어요.")
      )
    case .interrupted(.keyboard):
      ("interrupted", .interrupted, Phrase("Interrupted; nothing was kept.", "중간에 멈췄어요. 저장된 것은 없어요."))
    case .interrupted(.termination):
      ("interrupted", .terminated, Phrase("Asked to end; nothing was kept.", "종료 요청을 받아 멈췄어요. 저장된 것은 없어요."))
    case .tooLarge(let limit):
      (
        "answer_too_large", .unavailable,
        Phrase("The answer of \(endpoint) is over \(limit >> 20) MB.", "\(endpoint)의 답이 \(limit >> 20)MB를 넘어요.")
      )
    case .closedBeforeAnswer:
      (
        "no_answer", .unavailable,
        Phrase("\(endpoint) closed the connection without an answer.", "\(endpoint)이(가) 답 없이 연결을 끊었어요.")
      )
    case .cutShort:
      (
        "bad_response", .unavailable,
        Phrase("The answer of \(endpoint) broke off.", "\(endpoint)의 답이 중간에 끊겼어요.")
      )
    case .notHTTP:
      (
        "bad_response", .unavailable,
        Phrase("What answers at \(endpoint) does not speak HTTP.", "\(endpoint)의 답이 HTTP가 아니에요.")
      )
    case .redirected(let target):
      (
        "redirected", .unavailable,
        Phrase(
          "\(endpoint) points to \(target), which was not followed. If that is right, use it as the endpoint.",
          "\(endpoint)이(가) \(target)을(를) 가리키지만 따라가지 않았어요. 맞는 주소라면 --endpoint로 써 주세요.")
      )
    case .tooManyRedirects:
      (
        "redirected", .unavailable,
        Phrase("\(endpoint) points from one place to another without end.", "\(endpoint)이(가) 끝없이 다른 주소를 가리켜요.")
      )
    case .notRecorded:
      (
        "not_recorded", .unavailable,
        Phrase(
          "The record that --replay reads has no such request, and nobody was asked.",
          "--replay가 읽는 기록에 이 요청이 없어요. 아무 데도 묻지 않았어요.")
      )
    case .unusableRecord(let failure): (failure.code, failure.exit, failure.message)
    case .other(let code):
      (
        "not_reached", .unavailable,
        Phrase("\(endpoint) could not be asked (libcurl \(code)).", "\(endpoint)에 물어보지 못했어요 (libcurl \(code)).")
      )
    }
  }

  private var hint: String? {
    switch problem {
    case .missingLibrary: "sudo apt-get install libcurl4"
    case .badAddress, .hostNotFound, .connectionRefused, .proxyFailed, .untrusted: "itravel doctor"
    case .timeout, .deadline, .interrupted, .tooLarge, .closedBeforeAnswer, .cutShort, .notHTTP, .redirected,
      .tooManyRedirects, .notRecorded, .unusableRecord, .other:
      nil
    }
  }

  private var isRetryable: Bool {
    switch problem {
    case .hostNotFound, .connectionRefused, .proxyFailed, .timeout, .deadline, .interrupted, .closedBeforeAnswer,
      .cutShort,
      .other:
      true
    case .missingLibrary, .badAddress, .untrusted, .tooLarge, .notHTTP, .redirected, .tooManyRedirects,
      .notRecorded, .unusableRecord:
      false
    }
  }
}
