import Civil
import Grammar
import JSON
import Travel
import Wording

/// Finds out what became of an order, or of a cancellation, whose answer never came.
struct Settlement {
  let ledger: Ledger
  let context: Context

  /// Looks the order up and writes what is found; nil when it provably did not arrive. Throws when nobody can tell.
  func settled(_ entry: JournalEntry) throws(Failure) -> BookingCard? {
    let service = try service(of: entry)
    var order = entry.order
    // What was bought under another key is not this order, however alike they are.
    order.foreignCodes = try ledger.bookings.codes(entry.order.offer.provider) + (order.seen ?? [])
    let found: LookUp
    do throws(Failure) { found = try service.lookUp(order) } catch {
      // One that was refused is as it was: this look sent nothing.
      throw entry.booking.isOpen ? Settlement.stillUnknown(error) : error
    }
    context.world.passed("looked-up")
    switch found {
    case .absent:
      // What the embedded engine did is in the ledger alone; a server may only now be doing what it was sent.
      let end = service.endpoint == nil ? nil : Attempt(last: entry.last).end(after: context.now)
      guard end == nil else {
        throw .stillOpen(context.line.description, until: end, now: context.now)
      }
      return nil
    case .found(let receipt):
      var booking = entry.booking
      booking.confirm(receipt)
      if receipt.isCancelled {
        booking.status = .cancelled
        booking.cancelledAt = context.now
      }
      try ledger.bookings.settle(entry.key, booking, event("found", receipt.told, entry))
      context.world.passed("found")
      return booking
    case .doubtful(let codes): throw .unclear(codes)
    case .unclear: throw .unclear([])
    }
  }

  /// A look that fails leaves an open order as unknown as it was, also where the server is too old to have lists.
  private static func stillUnknown(_ failure: Failure) -> Failure {
    switch failure.exit {
    case .unavailable, .rateLimited, .unauthorized:
      Failure(
        failure.code, .outcomeUnknown, failure.message, hint: failure.hint, isRetryable: true,
        retryAfterSeconds: failure.retryAfterSeconds, effect: .unknown, details: failure.details)
    case .ok, .internal, .usage, .empty, .notFound, .unconfirmed, .conflict, .config, .outcomeUnknown, .partial,
      .locked, .interrupted, .terminated:
      failure
    }
  }

  /// Writes down that an order provably did not arrive, which frees its offer.
  func givenUp(_ entry: JournalEntry) throws(Failure) -> BookingCard {
    var booking = entry.booking
    booking.status = .failed
    guard entry.last?.event != BookingEvent.absent else { return booking }
    try ledger.bookings.settle(entry.key, booking, event(BookingEvent.absent, nil, entry))
    return booking
  }

  /// Asks the provider whether a cancellation was done and writes what it says; nil when nobody can tell yet.
  func settledCancellation(_ entry: JournalEntry) throws(Failure) -> BookingCard? {
    let service = try service(of: entry)
    var booking = entry.booking.uncancelled
    if service.endpoint != nil {
      let there = try service.bookings().first { $0.code == booking.code }
      context.world.passed("looked-up")
      guard let there else { return nil }
      if there.status == .cancelled {
        booking.status = .cancelled
        booking.cancelledAt = there.cancelledAt ?? context.now
        try ledger.bookings.settle(entry.key, booking, event("cancelled", "found at the provider", entry))
        return booking
      }
      guard Attempt(last: entry.last).end(after: context.now) == nil else { return nil }
    }
    // What was to be cancelled stands as it did.
    try ledger.bookings.settle(entry.key, booking, event("cancel_absent", nil, entry))
    return booking
  }

  private func service(of entry: JournalEntry) throws(Failure) -> TravelService {
    try context.service(named: entry.order.offer.provider, at: entry.order.offer.endpoint)
  }

  private func event(_ name: String, _ details: String?, _ entry: JournalEntry) throws(Failure) -> BookingEvent {
    BookingEvent(
      at: try context.world.now(), event: name, details: details,
      command: context.line.agreed(by: entry.order.travellers, of: entry.order.offer.id))
  }
}

extension BookingOrder {
  /// The booking as it stands before anything is sent.
  func booking(in service: TravelService) -> BookingCard {
    BookingCard(
      code: nil, sort: offer.sort, status: .intended, provider: offer.provider, endpoint: offer.endpoint,
      live: quote.live, practice: quote.practice, foreign: false, title: quote.title, place: place,
      start: quote.start, end: quote.end, offer: offer.json, travellers: travellers, total: quote.total,
      createdAt: at, cancelledAt: nil, session: session)
  }

  private var place: String? {
    switch offer.item {
    case .flight(let flight): flight.slices.first?.arrive.place
    case .hotel(let hotel): hotel.quarter ?? hotel.address
    }
  }
}

extension BookingReceipt {
  /// The code, with what is doubtful about it, for the journal.
  var told: String { [code, Purchase.doubt(contents)?.code].compactMap { $0 }.joined(separator: " ") }
}

extension BookingCard {
  /// Takes what the provider said.
  mutating func confirm(_ receipt: BookingReceipt) {
    code = receipt.code
    status = .confirmed
  }

  /// The same booking with passport numbers hidden.
  var masked: BookingCard {
    var copy = self
    copy.travellers = travellers.map(\.masked)
    return copy
  }
}
