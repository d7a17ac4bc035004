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
  /// Neither a connection that closes nor an answer that makes no sense ends it before: the work may go on behind both.
  func end(after now: Instant) -> Instant? {
    guard let last, Attempt.isOpen(last.event) else { return nil }
    let end = last.at.adding(seconds: Attempt.longestWork)
    return end > now ? end : nil
  }

  private static func isOpen(_ event: String) -> Bool {
    ["sending", "unknown", "cancel_intended", "cancel_unknown"].contains(event)
  }
}

extension Failure {
  /// The cause as the journal keeps it: the code, with the status of the answer where there was one.
  var cause: String {
    guard case .number(let status)? = details["status"] else { return code }
    return "\(code) \(status)"
  }

  /// The provider's list does not tell whether something arrived: `codes` are bookings that may be it.
  static func unclear(_ codes: [String]) -> Failure {
    let names = codes.joined(separator: ", ")
    return Failure(
      "outcome_unclear", .outcomeUnknown,
      codes.isEmpty
        ? Phrase(
          "The provider's list does not tell whether the booking arrived, so it was not sent again. Ask the provider; if it did not arrive, --again buys it.",
          "제공자의 목록만으로는 예약이 도착했는지 알 수 없어서 다시 보내지 않았어요. 제공자에게 확인하고, 도착하지 않았다면 --again으로 예약할 수 있어요.")
        : Phrase(
          "\(names) at the provider may be this booking, or somebody else's, so it was not sent again. If it is not yours, --again buys it.",
          "제공자의 \(names) 예약이 이 예약일 수도, 다른 사람의 예약일 수도 있어서 다시 보내지 않았어요. 아니라면 --again으로 예약할 수 있어요."),
      hint: "itravel history", isRetryable: true, effect: .unknown,
      details: .object([.init("codes", .array(codes.map { .string($0) }))]))
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
