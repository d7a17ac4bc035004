import Civil
import Grammar
import JSON
import Travel
import Wording

/// One purchase, from the checks to the receipt. The order of its steps is the promise that nothing is booked twice.
struct Purchase {
  let offer: KeptOffer
  let session: String
  let terms: Book.Terms
  let ledger: Ledger
  let context: Context

  /// Checks everything, then books once, or finds the booking that was made before.
  func made(for people: [Traveller]) throws(Failure) -> Outcome {
    if context.globals.isDryRun, people.isEmpty { return try quoted(isNamed: false) }
    let (travellers, warnings) = try TravellerCheck.checked(people, for: offer, in: context)
    if context.globals.isDryRun { return try quoted(isNamed: true).warned(warnings) }
    var outcome: Outcome?
    // Whatever the key, an offer is bought by one process at a time.
    try ledger.bookings.alone(offer.lockName, !context.globals.noWait) { () throws(Failure) in
      outcome = try self.settled(travellers)
    }
    guard let outcome else {
      throw Failure("internal", .internal, Phrase("The booking ended without a result.", "예약이 결과 없이 끝났어요."))
    }
    let booking = (outcome.answer as? BookAnswer)?.booking
    return outcome.warned(warnings + context.practiceWarnings(booking.map { [$0] } ?? []))
  }

  /// The quote alone; nothing is sent but the question what it costs.
  private func quoted(isNamed: Bool) throws(Failure) -> Outcome {
    try checkExpiry()
    let quote = try service().quote(offer, context.now)
    return outcome(booking: nil, quote: quote.told(of: offer), next: next(quote, isNamed: isNamed))
  }

  /// What happens while no other process works on the same offer.
  private func settled(_ travellers: [Traveller]) throws(Failure) -> Outcome {
    let hash = SHA256.hex(bodyText(travellers))
    try settleCancellations()
    if let found = try lookUpFailed(hash, travellers) { return found }
    let key = try freeKey(hash)
    let before = try before(key, hash)
    if let before {
      guard isSame(before, hash, travellers) else { throw alreadyBooked(before) }
      switch before.booking.status {
      case .confirmed: return try repeated(before.booking, before)
      case .cancelled: throw keyUsed(before)
      // It provably came to nothing, so the same purchase goes on under its key.
      case .failed: break
      case .unknown, .intended:
        guard !before.booking.isCancelOpen else { throw cancelOpen(before.booking) }
        do throws(Failure) {
          if let found = try lookUp(before) { return found }
        } catch {
          // Who says so buys another one where nobody can tell and nobody is at work on the first any more.
          guard terms.isAgain, error.code == "outcome_unclear",
            Attempt(last: before.last).end(after: context.now) == nil
          else { throw error }
          return try bought(try freeKey(hash, isPastOpen: true), travellers, hash, before: nil)
        }
        // Whatever comes of this run, that order came to nothing.
        _ = try Settlement(ledger: ledger, context: context).givenUp(before)
      }
    }
    return try bought(before?.key ?? key, travellers, before?.bodyHash ?? hash, before: before)
  }

  /// Buys it, new or once more under the key of an order that did not arrive: every check, and the order.
  func bought(_ key: String, _ travellers: [Traveller], _ hash: String, before: JournalEntry?) throws(Failure)
    -> Outcome
  {
    try checkExpiry()
    try checkConsent()
    let quote = try service().quote(offer, context.now)
    try checkPrice(quote)
    try terms.gate.check(quote.total, for: context.line)
    try checkLimit(quote.total)
    try ask(quote)
    context.world.passed("quoted")
    let order = BookingOrder(
      key: key, offer: offer, travellers: travellers, quote: quote, session: session, at: context.now,
      gate: context.globals.isConfirmed ? terms.gate.kept : .null)
    return try sent(order, hash, isFirst: before == nil)
  }

  /// Writes the intent, sends once, writes what came back.
  private func sent(_ order: BookingOrder, _ hash: String, isFirst: Bool) throws(Failure) -> Outcome {
    let service = try service()
    var order = order
    order.seen = Purchase.listed(by: service)
    var booking = order.booking(in: service)
    let entry = JournalEntry(key: order.key, bodyHash: hash, order: order, booking: booking)
    if isFirst { try ledger.bookings.intend(entry) } else { try ledger.bookings.renew(entry) }
    context.world.passed("intended")
    context.prepareForSignals(inPurchase: .unknown)
    // From here on it may have arrived; until here it provably did not.
    try ledger.bookings.mark(order.key, BookingEvent(at: try context.world.now(), event: "sending", details: nil))
    context.world.passed("sending")
    let receipt: BookingReceipt
    do throws(Failure) { receipt = try service.book(numbered(order)) } catch {
      context.world.passed("unanswered")
      booking.status = error.effect == .unknown ? .unknown : .failed
      // Where this cannot be written the entry stays as sent, which the next run takes for unknown as well; what
      // became of the order is what is to be told.
      do throws(Failure) {
        let name = error.isRefusal ? BookingEvent.refused : booking.status.rawValue
        try ledger.bookings.settle(order.key, booking, event(name, error.cause, order.travellers))
      } catch {}
      throw error.effect == .unknown ? outcomeUnknown(error) : error
    }
    context.world.passed("answered")
    booking.confirm(receipt)
    try settle(order, booking, receipt)
    context.world.passed("settled")
    context.prepareForSignals(inPurchase: .committed)
    context.world.passed("made")
    let done = outcome(booking: booking, quote: order.quote)
    guard let doubt = Purchase.doubt(receipt.contents) else { return done }
    return done.warned([doubt]).ending(.partial)
  }

  /// What a provider lists before an order is sent; nil where it does not say, or lists more than anybody keeps.
  private static func listed(by service: TravelService) -> [String]? {
    guard service.endpoint != nil else { return nil }
    do throws(Failure) {
      let codes = try service.bookings().compactMap(\.code)
      return codes.count <= 5_000 ? codes : nil
    } catch { return nil }
  }

  /// The order beside the codes that are taken: a service that makes its codes up knows only what it is told.
  private func numbered(_ order: BookingOrder) throws(Failure) -> BookingOrder {
    var order = order
    order.foreignCodes = try ledger.bookings.codes(offer.provider)
    return order
  }

  /// Writes the answer down. When that fails the entry stays as it was intended, so that the next run looks the booking
  /// up instead of buying again.
  private func settle(_ order: BookingOrder, _ booking: BookingCard, _ receipt: BookingReceipt) throws(Failure) {
    do throws(Failure) {
      try ledger.bookings.settle(order.key, booking, event("confirmed", receipt.told, order.travellers))
    } catch {
      throw Failure(
        "booked_not_recorded", .outcomeUnknown,
        Phrase(
          "It was booked as \(receipt.code), but that could not be written down: \(error.message.en)",
          "\(receipt.code)로 예약됐지만 기록하지 못했어요. \(error.message.ko)"),
        hint: "itravel book --resume", isRetryable: true, effect: .committed,
        details: .object([.init("code", .string(receipt.code))]))
    }
  }

  private func event(_ name: String, _ details: String?, _ travellers: [Traveller]) throws(Failure) -> BookingEvent {
    BookingEvent(
      at: try context.world.now(), event: name, details: details,
      command: context.line.agreed(by: travellers, of: offer.id))
  }

  /// Asks the provider whether an order with a lost answer arrived; nil when it provably did not.
  private func lookUp(_ entry: JournalEntry) throws(Failure) -> Outcome? {
    guard let booking = try Settlement(ledger: ledger, context: context).settled(entry) else { return nil }
    return try repeated(booking, entry)
  }

  /// A booking that turned out to be there, as the answer to making it.
  func repeated(_ booking: BookingCard, _ entry: JournalEntry) throws(Failure) -> Outcome {
    guard booking.status != .cancelled else { throw cancelledSince(booking) }
    let done = outcome(booking: booking, quote: entry.order.quote, isRepeated: true)
    // What was doubtful when it was confirmed, or found, is so ever after.
    guard let doubt = Purchase.doubt(in: try ledger.bookings.entry(entry.key)?.last) else { return done }
    return done.warned([doubt]).ending(.partial)
  }

  private func service() throws(Failure) -> TravelService {
    try context.service(named: offer.provider, at: offer.endpoint)
  }

  /// The same line as a booking, with the total as its limit: consent only for travellers who were named already, and
  /// nobody made up.
  private func next(_ quote: Quote, isNamed: Bool) -> String {
    let words = context.line.words.filter { $0 != "--dry-run" && $0 != "-n" && $0 != "--yes" && $0 != "-y" }
    let limit = quote.total.map { ["--max-total", $0.argument] } ?? ["--accept-unknown-price"]
    return Shell.line(
      [context.line.program] + words + (isNamed ? [] : context.whoTravels(TravellerCheck.seats(of: offer)))
        + (terms.gate.isPresent ? [] : limit)
        + (isNamed ? ["--yes"] : []))
  }

  private func outcome(booking: BookingCard?, quote: Quote, isRepeated: Bool = false, next: String? = nil) -> Outcome {
    Outcome(
      BookAnswer(
        booking: booking?.masked, quote: quote, isRepeated: isRepeated, next: next, offered: offer.item.offered),
      request: .object([.init("offer", .string(offer.id)), .init("kind", .string(offer.sort.rawValue))]),
      provider: offer.provider, isLive: quote.live, session: session, isEstimate: quote.basis == .estimate)
  }

  /// The key of this purchase: the one given, else provider, endpoint and offer. After a cancelled booking, after one
  /// of other travellers that failed, and with `--again` it is the next free one.
  private func freeKey(_ hash: String, isPastOpen: Bool = false) throws(Failure) -> String {
    if let key = terms.key?.text, !isPastOpen { return key }
    let base = offer.lockName
    var generation = 1
    while true {
      let key = generation == 1 ? base : "\(base)#\(generation)"
      guard let entry = try ledger.bookings.entry(key) else { return key }
      switch entry.booking.status {
      case .cancelled: break
      case .failed: if entry.bodyHash == hash { return key }
      case .unknown where isPastOpen, .intended where isPastOpen: break
      case .confirmed where terms.isAgain: break
      case .unknown where terms.isAgain && entry.booking.isCancelOpen: break
      case .confirmed, .unknown, .intended: return key
      }
      generation += 1
    }
  }

  /// What makes two purchases the same: offer and travellers, in whatever order and letters they are written, and not the
  /// gate, which may be retyped.
  private func bodyText(_ travellers: [Traveller]) -> String {
    let people = travellers.map { JSONWriter().text(Traveller.record.codec.write($0)).lowercased() }.sorted()
    let body = JSONValue.object([
      .init("offer", .string(offer.id)), .init("travellers", .array(people.map { .string($0) })),
    ])
    return JSONWriter().text(body)
  }

  /// Whether an order is for the same travellers; older versions hashed them as they were written.
  func isSame(_ entry: JournalEntry, _ hash: String, _ travellers: [Traveller]) -> Bool {
    entry.bodyHash == hash || bodyText(entry.order.travellers) == bodyText(travellers)
  }
}
