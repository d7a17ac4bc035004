import Grammar
import Travel
import Wording

/// `itravel book --resume`: settles every order and every cancellation whose answer never came. With consent an order
/// that provably did not arrive is sent again, once, under its key.
struct Resumption {
  let terms: Book.Terms
  let ledger: Ledger
  let context: Context

  func made() throws(Failure) -> Outcome {
    if context.globals.isDryRun {
      return Outcome(
        HistoryAnswer(
          bookings: try ledger.bookings.unsettled().map(\.booking.masked), next: nil, whenEmpty: HistoryAnswer.noneOpen)
      )
    }
    var settled: [BookingCard] = []
    var isUnknown: Failure?
    var refused: Failure?
    var hasBought = false
    try OpenEntries(ledger: ledger, context: context).eachSettled { (ending) throws(Failure) in
      switch ending {
      case .settled(let booking, _): settled.append(booking)
      case .open(_, let failure):
        isUnknown = isUnknown ?? failure ?? .stillOpen(self.context.line.description, until: nil, now: self.context.now)
      case .absent(let entry):
        do throws(Failure) {
          let (booking, isBought) = try self.sentAgain(entry)
          settled.append(booking)
          hasBought = hasBought || isBought
        } catch {
          // Nothing was sent, or nobody knows; either way the others are settled first.
          if error.exit == .outcomeUnknown { isUnknown = isUnknown ?? error } else { refused = refused ?? error }
        }
      }
    }
    if let isUnknown { throw isUnknown }
    if let refused, !hasBought { throw refused }
    return Outcome(
      HistoryAnswer(bookings: settled.map(\.masked), next: nil, whenEmpty: HistoryAnswer.noneOpen),
      warnings: refused.map { [Warning("not_sent_again", path: "data.bookings", $0.message)] } ?? [])
  }

  /// Sends an order once more where the line, or a person, agrees; else writes down that it came to nothing.
  private func sentAgain(_ entry: JournalEntry) throws(Failure) -> (booking: BookingCard, isBought: Bool) {
    let order = entry.order
    let settlement = Settlement(ledger: ledger, context: context)
    guard context.globals.isConfirmed || terms.gate.isPresent || context.canAsk else {
      return (try settlement.givenUp(entry), false)
    }
    let gate = context.globals.isConfirmed ? terms.gate.orElse(order.gate) : terms.gate
    let again = Book.Terms(travellers: terms.travellers, gate: gate, key: nil, isAgain: false)
    let purchase = Purchase(
      offer: order.offer, session: order.session, terms: again, ledger: ledger, context: context)
    do throws(Failure) {
      let outcome = try purchase.bought(entry.key, order.travellers, entry.bodyHash, before: entry)
      guard let booking = (outcome.answer as? BookAnswer)?.booking else { return (entry.booking, true) }
      return (booking, true)
    } catch {
      // Who is asked and says no lets it go, and what can be bought no more is over as well.
      let isRefused = error.code == "not_confirmed"
      let isGone = Resumption.lasting.contains(error.code)
      guard isRefused || isGone else { throw error }
      let booking = try settlement.givenUp(entry)
      if isGone { throw error }
      return (booking, false)
    }
  }

  /// Why an order can never be sent again.
  private static let lasting: Set<String> = ["offer_gone", "offer_expired", "offer_not_found", "not_bookable"]
}
