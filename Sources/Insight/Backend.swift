import JSON
import Transport
import Travel
import Wording

/// The server behind an endpoint: sends JSON, takes JSON, and turns everything else into a failure that says why.
struct Backend: Sendable {
  /// How long an answer is worth waiting for.
  enum Patience {
    /// A language model is at work, or a purchase: ten minutes, as the first client waits.
    case long
    /// A look at what the server keeps.
    case short
    /// A look whether it is there.
    case glance

    var milliseconds: Int {
      switch self {
      case .long: 600_000
      case .short: 60_000
      case .glance: 10_000
      }
    }
  }

  let http: HTTPClient
  let address: WebAddress
  let terms: ServiceTerms
  let facts: InsightFacts

  var endpoint: String { address.text }

  /// Asks for something the server keeps.
  func get(_ path: String, _ query: [(name: String, value: String)] = []) throws(Failure) -> JSONValue {
    try asked(path, query, .short).json(at: path)
  }

  /// Asks, and gives the answer whatever its status.
  func asked(_ path: String, _ query: [(name: String, value: String)], _ patience: Patience) throws(Failure)
    -> ServerAnswer
  {
    let request = HTTPRequest(
      .get, address.appending(path, query: query), headers: [HTTPHeader("Accept", "application/json")],
      limits: limits(patience))
    return answer(try sent(request), isOnce: false)
  }

  /// Posts JSON, or nothing, and gives the answer whatever its status.
  func posted(_ path: String, _ body: JSONValue?, isOnce: Bool, _ patience: Patience) throws(Failure) -> ServerAnswer {
    var headers = [HTTPHeader("Accept", "application/json")]
    if body != nil { headers.append(HTTPHeader("Content-Type", "application/json")) }
    let request = HTTPRequest(
      .post, address.appending(path), headers: headers, body: body.map { JSONWriter().bytes($0) } ?? [], isOnce: isOnce,
      limits: limits(patience))
    return answer(try sent(request), isOnce: isOnce)
  }

  private func answer(_ response: HTTPResponse, isOnce: Bool) -> ServerAnswer {
    ServerAnswer(response: response, endpoint: endpoint, isOnce: isOnce)
  }

  private func sent(_ request: HTTPRequest) throws(Failure) -> HTTPResponse {
    do throws(TransportError) { return try http.send(request) } catch {
      let failure = error.failure(endpoint: endpoint, isOnce: request.isOnce)
      throw error.isSilence && !request.address.path.hasSuffix("/chat") ? failure.told(Backend.oneAtATime) : failure
    }
  }

  /// Why a question that takes no time may wait for minutes.
  private static let oneAtATime = Phrase(
    "It answers one request at a time, so that a chat which is going on holds all others up.",
    "이 서버는 한 번에 하나씩만 답해서, 대화가 진행 중이면 다른 요청은 기다려야 해요.")

  private func limits(_ patience: Patience) -> HTTPLimits {
    HTTPLimits(
      timeout: terms.timeout.map { $0 * 1000 } ?? patience.milliseconds, deadline: terms.deadline.map { $0 * 1000 })
  }

  /// Throws where personal data would cross a network in the clear.
  func checkPrivacy() throws(Failure) {
    guard !address.isSecure, !address.isLoopback, !terms.allowsPlainHTTP else { return }
    throw Failure(
      "plain_http", .config,
      Phrase(
        "Personal data is not sent to \(endpoint), which is not encrypted. Use https, or set \"allow_plain_http\": true in config.json.",
        "\(endpoint)은(는) 암호화되지 않아서 개인 정보를 보내지 않아요. https를 쓰거나 config.json에 \"allow_plain_http\": true를 적어 주세요."),
      hint: "itravel doctor", field: "endpoint")
  }
}

extension TransportError {
  /// Whether the server took the request and let the time go by.
  fileprivate var isSilence: Bool { hasSent && (problem == .timeout || problem == .deadline) }
}

extension Failure {
  /// The same failure with a sentence more.
  fileprivate func told(_ more: Phrase) -> Failure {
    Failure(
      code, exit, Phrase("\(message.en) \(more.en)", "\(message.ko) \(more.ko)"), hint: hint, field: field,
      isRetryable: isRetryable, retryAfterSeconds: retryAfterSeconds, effect: effect, details: details)
  }
}
