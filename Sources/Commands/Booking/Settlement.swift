import Civil
import JSON
import Travel
import Wording

/// Finds out what became of an order whose answer never came.
struct Settlement {
  let ledger: Ledger
  let context: Context

  /// Looks the order up and writes what is found; nil when it provably did not arrive. Throws when nobody can tell.
  func settled(_ entry: JournalEntry) throws(Failure) -> BookingCard? {
    let service = try context.service(named: entry.order.offer.provider, at: entry.order.offer.endpoint)
    var order = entry.order
    // What was bought under another key is not this order, however alike they are.
    order.foreignCodes = try ledger.bookings.codes(entry.order.offer.provider)
    let found = try service.lookUp(order)
    context.world.passed("looked-up")
    switch found {
    case .absent: return nil
    case .found(let receipt):
      var booking = entry.booking
      booking.confirm(receipt)
      if receipt.isCancelled {
        booking.status = .cancelled
        booking.cancelledAt = context.now
      }
      let event = BookingEvent(at: context.now, event: "found", details: receipt.code)
      try ledger.bookings.settle(entry.key, booking, event)
      context.world.passed("found")
      return booking
    case .unclear:
      throw Failure(
        "outcome_unknown", .outcomeUnknown,
        Phrase(
          "It is still not known whether the booking arrived, so it was not sent again.",
          "예약이 도착했는지 아직 알 수 없어서 다시 보내지 않았어요."),
        hint: "itravel history --status unknown", isRetryable: true, effect: .unknown)
    }
  }
}

/// `itravel book --resume`: settles every order whose answer never came.
struct Resumption {
  let ledger: Ledger
  let context: Context

  func made() throws(Failure) -> Outcome {
    var settled: [BookingCard] = []
    for entry in try ledger.bookings.unsettled() {
      var found: BookingCard?
      try ledger.bookings.alone(entry.order.offer.lockName, !context.globals.noWait) { () throws(Failure) in
        // Another process may have settled it while this one waited.
        guard let entry = try self.ledger.bookings.entry(entry.key),
          entry.booking.status == .unknown || entry.booking.status == .intended
        else { return }
        found = try Settlement(ledger: self.ledger, context: self.context).settled(entry)
        if found == nil {
          var booking = entry.booking
          booking.status = .failed
          let event = BookingEvent(at: self.context.now, event: "absent", details: nil)
          try self.ledger.bookings.settle(entry.key, booking, event)
          found = booking
        }
      }
      if let found { settled.append(found.masked) }
    }
    return Outcome(HistoryAnswer(bookings: settled, next: nil))
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
