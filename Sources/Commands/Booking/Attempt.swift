import Civil
import JSON
import Travel
import Wording

/// What is known of the last time that an order, or a cancellation, was sent.
struct Attempt {
  let last: BookingEvent?

  /// How long a server may still be at work on what it was sent when nobody waits for it any more, in seconds: as long as
  /// a purchase is waited for where nothing else is said.
  private static let longestWork: Int64 = 600

  /// When it is certainly over, so that what a provider does not list by then never arrived; nil when it is over now.
  /// Only an answer of the server ends it before: a connection that closes says nothing of the work behind it.
  func end(after now: Instant) -> Instant? {
    guard let last, isAtWork(last) else { return nil }
    let end = last.at.adding(seconds: Attempt.longestWork)
    return end > now ? end : nil
  }

  private func isAtWork(_ last: BookingEvent) -> Bool {
    switch last.event {
    case "sending", "cancel_intended": true
    case "unknown", "cancel_unknown": !(last.details.map(Attempt.isAnswer) ?? false)
    case _: false
    }
  }

  /// Whether a cause is an answer of the server that did the work. A gateway answers for a server that may go on, one
  /// that points elsewhere leaves it open who does the work, and one that is tired of waiting says so of us.
  private static func isAnswer(_ cause: String) -> Bool {
    guard let space = cause.lastIndex(of: " "), let status = Int(cause[cause.index(after: space)...]) else {
      return false
    }
    return !(300...399).contains(status) && ![408, 502, 503, 504].contains(status)
  }
}

extension Failure {
  /// The cause as the journal keeps it: the code, with the status of the answer where there was one.
  var cause: String {
    guard case .number(let status)? = details["status"] else { return code }
    return "\(code) \(status)"
  }

  /// Nobody can tell yet whether something arrived; `end` is when that will be certain, where it is known.
  static func stillOpen(_ line: String, until end: Instant?, now: Instant) -> Failure {
    let wait = end.map { Int($0.seconds - now.seconds) }
    let when = end.map { Phrase(" It will be known at \($0.rfc3339).", " \($0.rfc3339)에는 알 수 있어요.") } ?? .same("")
    return Failure(
      "outcome_unknown", .outcomeUnknown,
      Phrase(
        "It is still not known whether the booking arrived, so it was not sent again.\(when.en)",
        "예약이 도착했는지 아직 알 수 없어서 다시 보내지 않았어요.\(when.ko)"),
      hint: line, isRetryable: true, retryAfterSeconds: wait, effect: .unknown)
  }
}
