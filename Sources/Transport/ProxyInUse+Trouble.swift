import Travel
import Wording

extension ProxyInUse {
  /// What went wrong with it on the way to an endpoint, and what to do.
  func trouble(_ endpoint: String) -> Phrase {
    let host = WebAddress(endpoint)?.host ?? endpoint
    let way = Phrase("list \(host) in NO_PROXY", "NO_PROXY에 \(host)\(host.particle(.object)) 넣어 주세요")
    switch status {
    case nil:
      return Phrase(
        "The proxy \(address), which \(variable) names, does not answer. Correct \(variable), or \(way.en).",
        "\(variable)에 적힌 프록시 \(address)에 연결되지 않아요. \(variable) 값을 고치거나 \(way.ko).")
    case 407:
      return Phrase(
        "The proxy \(address) wants a user name and a password. Write them into \(variable), or \(way.en).",
        "프록시 \(address)에는 사용자 이름과 비밀번호가 필요해요. \(variable)에 적거나 \(way.ko).")
    case let status?:
      return Phrase(
        "The proxy \(address), which \(variable) names, refused the way to \(endpoint) (\(status)). Ask who runs it, or \(way.en).",
        "\(variable)에 적힌 프록시 \(address)에서 \(endpoint)에 가는 길을 거절했어요 (\(status)). 관리자에게 물어보거나 \(way.ko).")
    }
  }
}

extension TransportError {
  /// The same error, told as the proxy's where the way to the server ended there: libcurl says of it what it says of a
  /// server.
  func blaming(_ proxy: ProxyInUse?) -> TransportError {
    guard let proxy, self.proxy == nil else { return self }
    switch problem {
    case .proxyFailed:
      return TransportError(problem, hasSent: hasSent, details: details, proxy: proxy.answering(Int(details)))
    case .connectionRefused, .hostNotFound, .timeout, .closedBeforeAnswer, .cutShort, .notHTTP:
      guard !hasSent else { return self }
      return TransportError(.proxyFailed, hasSent: false, details: details, proxy: proxy)
    case .missingLibrary, .badAddress, .untrusted, .deadline, .interrupted, .tooLarge, .redirected, .tooManyRedirects,
      .notRecorded, .unusableRecord, .other:
      return self
    }
  }
}
