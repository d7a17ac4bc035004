import JSON
import Transport
import Travel
import Wording

/// An answer of the server, good or bad.
struct ServerAnswer {
  let response: HTTPResponse
  let endpoint: String
  /// Whether it answers a request that books or cancels.
  let isOnce: Bool

  /// The JSON of a good answer; anything else is a failure.
  func json(at path: String) throws(Failure) -> JSONValue {
    guard (200...299).contains(response.status) else { throw failure }
    guard let value = parsed else {
      throw nonsense(
        Phrase(
          "\(endpoint) answered \(path) with something that is no JSON.", "\(endpoint)이(가) \(path)에 JSON이 아닌 답을 보냈어요."))
    }
    return value
  }

  /// The body as JSON; nil when it is none.
  var parsed: JSONValue? {
    do throws(JSONSyntaxError) { return try JSONReader(loneSurrogates: .replaced).read(response.body) } catch {
      return nil
    }
  }

  /// What a status other than a good one means.
  var failure: Failure {
    switch response.status {
    case 401, 403:
      return Failure(
        "unauthorized", .unauthorized,
        Phrase(
          "\(endpoint) refused the request (\(response.status)).", "\(endpoint)이(가) 요청을 거절했어요 (\(response.status))."),
        effect: .notCommitted)
    case 422: return Rejection(parsed).failure(endpoint: endpoint)
    case 429:
      let seconds = response.header("Retry-After").flatMap { RetryAfter.seconds($0, at: response.header("Date")) }
      return Failure(
        "rate_limited", .rateLimited,
        Phrase(
          "\(endpoint) asks to wait\(seconds.map { " \($0) seconds" } ?? "").",
          "\(endpoint)이(가) \(seconds.map { "\($0)초 " } ?? "잠시 ")기다려 달라고 해요."),
        isRetryable: true, retryAfterSeconds: seconds, effect: .notCommitted)
    case 500...599: return serverFault
    case _:
      return nonsense(
        Phrase(
          "\(endpoint) answered \(response.status). Is it an InsighTravel server?",
          "\(endpoint)이(가) \(response.status)(으)로 답했어요. InsighTravel 서버가 맞나요?"),
        isSettled: isRefusal)
    }
  }

  /// Whether the status says that nothing was done. One that points elsewhere does not: the answer to a purchase may
  /// well be where it can be seen; nor do those that were tired of waiting or will not say.
  private var isRefusal: Bool { (400...499).contains(response.status) && ![408, 425, 499].contains(response.status) }

  /// The server broke. It may have broken after it booked, so a purchase is then of unknown outcome.
  private var serverFault: Failure {
    Failure(
      "server_error", isOnce ? .outcomeUnknown : .unavailable,
      Phrase(
        "The server at \(endpoint) failed (\(response.status)).", "\(endpoint) 서버에 문제가 생겼어요 (\(response.status))."),
      isRetryable: true, effect: isOnce ? .unknown : .notCommitted,
      details: .object([.init("status", .int(response.status))]))
  }

  /// An answer that makes no sense.
  /// - Parameter isSettled: whether it shows that nothing was done.
  func nonsense(_ words: Phrase, isSettled: Bool = false) -> Failure {
    let isUnknown = isOnce && !isSettled
    return Failure(
      "bad_response", isUnknown ? .outcomeUnknown : .unavailable, words, hint: "itravel doctor", isRetryable: isUnknown,
      effect: isUnknown ? .unknown : .notCommitted, details: .object([.init("status", .int(response.status))]))
  }
}
