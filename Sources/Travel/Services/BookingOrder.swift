package import Civil
package import JSON

/// An offer as the ledger keeps it, with the search it came from.
package struct KeptOffer: Equatable, Sendable {
  /// What is offered.
  package enum Item: Equatable, Sendable {
    case flight(FlightOffer)
    case hotel(HotelOffer)
  }

  package let item: Item
  /// The conversation it was shown in; nil where a watched search printed it.
  package let session: String?
  package let endpoint: String?
  /// The search as its envelope echoed it, passengers among it.
  package let request: JSONValue
  package let seenAt: Instant

  package init(item: Item, session: String?, endpoint: String?, request: JSONValue, seenAt: Instant) {
    self.item = item
    self.session = session
    self.endpoint = endpoint
    self.request = request
    self.seenAt = seenAt
  }

  package var id: String {
    switch item {
    case .flight(let offer): offer.id
    case .hotel(let offer): offer.id
    }
  }

  package var sort: BookingCard.Sort {
    switch item {
    case .flight: .flight
    case .hotel: .hotel
    }
  }

  package var provider: String {
    switch item {
    case .flight(let offer): offer.provider
    case .hotel(let offer): offer.provider
    }
  }

  package var price: Price {
    switch item {
    case .flight(let offer): offer.price
    case .hotel(let offer): offer.price
    }
  }

  package var expiresAt: Instant? {
    switch item {
    case .flight(let offer): offer.expiresAt
    case .hotel(let offer): offer.expiresAt
    }
  }

  package var isBookable: Bool {
    switch item {
    case .flight(let offer): offer.bookable
    case .hotel(let offer): offer.bookable
    }
  }

  package var json: JSONValue {
    switch item {
    case .flight(let offer): offer.json
    case .hotel(let offer): offer.json
    }
  }
}

/// One purchase, to be sent once under its key.
package struct BookingOrder: Equatable, Sendable {
  /// The idempotency key.
  package let key: String
  package let offer: KeptOffer
  package let travellers: [Traveller]
  package let quote: Quote
  package let session: String
  package let at: Instant
  /// What its total had to be, as the gates of the command line said; null where a person said yes to the review.
  package let gate: JSONValue
  /// Codes that the provider's list held just before the order was sent, so that none of them is this order, whatever the
  /// clocks say; nil where nobody could look.
  package var seen: [String]?
  /// Codes of bookings that are known to belong to other orders; filled in when a lost answer is looked for, never kept.
  package var foreignCodes: [String] = []

  package init(
    key: String, offer: KeptOffer, travellers: [Traveller], quote: Quote, session: String, at: Instant,
    gate: JSONValue = .null, seen: [String]? = nil
  ) {
    self.seen = seen
    self.key = key
    self.offer = offer
    self.travellers = travellers
    self.quote = quote
    self.session = session
    self.at = at
    self.gate = gate
  }
}

/// What a provider said to an order.
package struct BookingReceipt: Equatable, Sendable {
  package let code: String
  package let total: Money?
  /// What a provider says that it booked.
  package enum Contents: Sendable {
    case asOrdered
    case unsaid
    case anotherItem
    case otherTravellers
  }

  package let contents: Contents
  /// Whether the provider said that it booked what was ordered.
  package var hasContents: Bool { contents == .asOrdered }
  /// Whether the provider has cancelled it since.
  package let isCancelled: Bool
  /// The provider's answer as it came, personal data masked.
  package let raw: JSONValue

  package init(
    code: String, total: Money?, contents: Contents = .asOrdered, isCancelled: Bool = false, raw: JSONValue = .null
  ) {
    self.code = code
    self.total = total
    self.contents = contents
    self.isCancelled = isCancelled
    self.raw = raw
  }
}

/// Whether a provider knows an order whose answer was lost.
package enum LookUp: Equatable, Sendable {
  case found(BookingReceipt)
  case absent
  /// Bookings of these codes may be the order, or another's.
  case doubtful([String])
  /// The provider cannot tell.
  case unclear
}
