import Civil
import Grammar
import JSON
import Travel
import Wording

/// One cancellation, from the checks to the receipt, by the protocol of a booking: what is about to be sent is written
/// down first, so that an answer that is lost can be told from a cancellation by someone else.
struct Cancellation {
  /// The booking to be cancelled, which may be one whose cancellation was begun before.
  let booking: BookingCard
  /// What happened to it so far, as the ledger knows it.
  let timeline: [BookingEvent]
  /// Its key in the ledger; nil for another's booking, of which nothing is kept.
  let key: String?
  let service: TravelService
  let ledger: Ledger
  let context: Context

  /// Sends it once and writes what came back; gives the booking as it stands then, and what it cost.
  func made(quote: CancellationQuote) throws(Failure) -> (booking: BookingCard, terms: CancellationQuote) {
    try keep(uncancelled, "cancel_intended", quote)
    context.world.passed("cancel-intended")
    context.prepareForSignals(inCancellation: .unknown)
    let done: CancellationQuote
    do throws(Failure) { done = try service.cancel(booking, context.now) } catch {
      context.world.passed("cancel-unanswered")
      return try settled(after: error, quote)
    }
    context.world.passed("cancel-answered")
    return try settled(done)
  }

  /// The booking as it stands until it is known to be cancelled.
  private var uncancelled: BookingCard { booking.uncancelled }

  /// Whether an earlier run sent it and got no answer.
  private var wasSent: Bool {
    timeline.last.map { BookingEvent.opensCancellation($0.event) } ?? false
  }

  private func settled(_ terms: CancellationQuote) throws(Failure) -> (booking: BookingCard, terms: CancellationQuote) {
    var gone = uncancelled
    gone.status = .cancelled
    gone.cancelledAt = context.now
    do throws(Failure) { try keep(gone, "cancelled", terms) } catch {
      throw Failure(
        "cancelled_not_recorded", .outcomeUnknown,
        Phrase(
          "It was cancelled, but that could not be written down: \(error.message.en)",
          "취소됐지만 기록하지 못했어요. \(error.message.ko)"),
        hint: context.line.description, isRetryable: true, effect: .committed)
    }
    context.world.passed("cancel-settled")
    context.prepareForSignals(inCancellation: .committed)
    context.world.passed("cancelled")
    return (gone, terms)
  }

  private func settled(
    after failure: Failure, _ quote: CancellationQuote
  ) throws(Failure) -> (booking: BookingCard, terms: CancellationQuote) {
    if failure.code == "already_cancelled" {
      let settled = try settled(quote)
      // The answer that was lost said that it is done; otherwise someone else was first, which is told.
      guard wasSent else { throw failure }
      return settled
    }
    let isUnknown = failure.effect == .unknown
    // Where this cannot be written, the last event says that it was about to be sent, which comes to the same.
    do throws(Failure) {
      try keep(uncancelled, isUnknown ? "cancel_unknown" : "cancel_failed", nil, failure.cause)
    } catch {}
    guard isUnknown else { throw failure }
    throw Failure(
      "outcome_unknown", .outcomeUnknown,
      Phrase(
        "The cancellation was sent, but no answer came. Run the same command again: it finds out.",
        "취소를 보냈지만 답이 오지 않았어요. 같은 명령을 다시 실행하면 확인해요."),
      hint: context.line.description, isRetryable: true, effect: .unknown,
      details: .object([.init("cause", .string(failure.code))]))
  }

  private func keep(
    _ booking: BookingCard, _ event: String, _ terms: CancellationQuote?, _ details: String? = nil
  ) throws(Failure) {
    guard let key else { return }
    let said = terms.map { Cancellation.said($0) } ?? details
    try ledger.bookings.settle(
      key, booking,
      BookingEvent(
        at: try context.world.now(), event: event, details: said,
        command: context.line.agreed(by: booking.travellers), terms: terms))
  }

  /// Fee and refund in a line of the timeline, as far as they are known.
  private static func said(_ terms: CancellationQuote) -> String? {
    let parts = [terms.fee.map { "fee \($0.text)" }, terms.refund.map { "refund \($0.text)" }].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension BookingCard {
  /// The booking as it stands while nobody knows whether it was cancelled.
  var uncancelled: BookingCard {
    var copy = self
    if isCancelOpen { copy.status = .confirmed }
    copy.isCancelOpen = false
    return copy
  }
}
