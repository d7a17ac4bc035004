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
  /// The other side ended it by an answer or by closing the connection; one that this side gave up, or that died with
  /// its process, may still be at work there.
  func end(after now: Instant) -> Instant? {
    guard let last, isGivenUp(last) else { return nil }
    let end = last.at.adding(seconds: Attempt.longestWork)
    return end > now ? end : nil
  }

  private func isGivenUp(_ last: BookingEvent) -> Bool {
    switch last.event {
    case "sending", "cancel_intended": true
    case "unknown", "cancel_unknown": last.details.map { Attempt.givenUp.contains($0) } ?? true
    case _: false
    }
  }

  /// Why nobody waited any longer; a gateway gives up for us.
  private static let givenUp: Set<String> = [
    "timed_out", "deadline_passed", "interrupted", "server_error 502", "server_error 503", "server_error 504",
  ]
}

extension Failure {
  /// The cause as the journal keeps it: the code, with the status of a server that broke.
  var cause: String {
    guard code == "server_error", case .number(let status)? = details["status"] else { return code }
    return "\(code) \(status)"
  }

  /// Nobody can tell yet whether something arrived; `end` is when that will be certain, where it is known.
  static func stillOpen(_ line: String, until end: Instant?, now: Instant) -> Failure {
    let wait = end.map { Int($0.seconds - now.seconds) }
    let when = end.map { Phrase(" It will be at \($0.rfc3339).", " \($0.rfc3339)에는 알 수 있어요.") } ?? .same("")
    return Failure(
      "outcome_unknown", .outcomeUnknown,
      Phrase(
        "It is still not known whether the booking arrived, so it was not sent again.\(when.en)",
        "예약이 도착했는지 아직 알 수 없어서 다시 보내지 않았어요.\(when.ko)"),
      hint: line, isRetryable: true, retryAfterSeconds: wait, effect: .unknown)
  }
}
