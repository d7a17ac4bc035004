package import Civil
import JSON

/// Which bookings a list shows.
package struct BookingFilter: Equatable, Sendable {
  package enum Status: String, CaseIterable, Sendable { case active, cancelled, unknown, all }

  package var status: Status = .all
  package var sort: BookingCard.Sort?
  package var since: CivilDate?
  package var until: CivilDate?
  package var session: String?
  /// Bookings with something due on these days.
  package var due: ClosedRange<CivilDate>?

  package init() {}
}

/// Some bookings of a longer list.
package struct BookingPage: Equatable, Sendable {
  package let bookings: [BookingCard]
  /// What to go on after; nil when nothing follows.
  package let next: String?
  /// Entries among them that cannot be read any more, each as its code and why.
  package let unreadable: [Failure]

  package init(bookings: [BookingCard], next: String?, unreadable: [Failure] = []) {
    self.bookings = bookings
    self.next = next
    self.unreadable = unreadable
  }
}

/// What the journal knows of one purchase.
package struct JournalEntry: Equatable, Sendable {
  package let key: String
  /// A hash of offer, travellers and gate: the same key with another body is a conflict.
  package let bodyHash: String
  package let order: BookingOrder
  package let booking: BookingCard
  /// The latest event; nil before it is written down.
  package let last: BookingEvent?

  package init(key: String, bodyHash: String, order: BookingOrder, booking: BookingCard, last: BookingEvent? = nil) {
    self.key = key
    self.bodyHash = bodyHash
    self.order = order
    self.booking = booking
    self.last = last
  }
}

/// Bookings and their journal. What is written here is durable when the closure returns.
package struct BookingLedger: Sendable {
  /// A page, newest first, after the booking of a code or a `next` of an earlier page.
  package let page: @Sendable (_ filter: BookingFilter, _ after: String?, _ limit: Int) throws(Failure) -> BookingPage
  /// One in full, passport numbers as they were given.
  package let find: @Sendable (_ code: String) throws(Failure) -> BookingDetail?
  /// Runs work while no other process works on the same key; throws `locked` when it may not wait.
  package let alone:
    @Sendable (_ key: String, _ mayWait: Bool, _ work: () throws(Failure) -> Void) throws(Failure) ->
      Void
  /// The latest entry under a key.
  package let entry: @Sendable (_ key: String) throws(Failure) -> JournalEntry?
  /// Every entry of an offer as a provider at an endpoint gave it, whatever its key, oldest first.
  package let entries:
    @Sendable (_ offer: String, _ provider: String, _ endpoint: String?) throws(Failure) -> [JournalEntry]
  /// Entries that were begun or sent and never answered, oldest first.
  package let unsettled: @Sendable () throws(Failure) -> [JournalEntry]
  /// The offer that was bought under an id, which outlives the conversation it was shown in; nil where none was.
  package let ordered: @Sendable (_ offer: String) throws(Failure) -> KeptOffer?
  /// Entries whose last event is this, oldest first.
  package let lately: @Sendable (_ event: String) throws(Failure) -> [JournalEntry]
  /// Writes that a purchase is about to be sent.
  package let intend: @Sendable (_ entry: JournalEntry) throws(Failure) -> Void
  /// Writes that a purchase that did not arrive is about to be sent again under its key, as it is ordered now. Throws
  /// `conflict` when it stands otherwise.
  package let renew: @Sendable (_ entry: JournalEntry) throws(Failure) -> Void
  /// Writes something that happened to a purchase and changes nothing about it.
  package let mark: @Sendable (_ key: String, _ event: BookingEvent) throws(Failure) -> Void
  /// Writes what became of a purchase or of a cancellation: the booking as it stands now and what happened.
  package let settle: @Sendable (_ key: String, _ booking: BookingCard, _ event: BookingEvent) throws(Failure) -> Void
  /// The codes of all bookings made here with a provider.
  package let codes: @Sendable (_ provider: String) throws(Failure) -> [String]
  /// The key of a booking's purchase, by its code.
  package let keyOf: @Sendable (_ code: String) throws(Failure) -> String?
  /// Removes the personal data of a booking.
  package let forget: @Sendable (_ code: String, _ at: Instant) throws(Failure) -> Void

  /// Proves the chain of receipts, and that every booking and its journal is what was written.
  package let verify: @Sendable () throws(Failure) -> ReceiptCheck

  package init(
    page: @escaping @Sendable (BookingFilter, String?, Int) throws(Failure) -> BookingPage,
    find: @escaping @Sendable (String) throws(Failure) -> BookingDetail?,
    alone: @escaping @Sendable (String, Bool, () throws(Failure) -> Void) throws(Failure) -> Void,
    entry: @escaping @Sendable (String) throws(Failure) -> JournalEntry?,
    entries: @escaping @Sendable (String, String, String?) throws(Failure) -> [JournalEntry],
    unsettled: @escaping @Sendable () throws(Failure) -> [JournalEntry],
    ordered: @escaping @Sendable (String) throws(Failure) -> KeptOffer?,
    lately: @escaping @Sendable (String) throws(Failure) -> [JournalEntry],
    intend: @escaping @Sendable (JournalEntry) throws(Failure) -> Void,
    renew: @escaping @Sendable (JournalEntry) throws(Failure) -> Void,
    mark: @escaping @Sendable (String, BookingEvent) throws(Failure) -> Void,
    settle: @escaping @Sendable (String, BookingCard, BookingEvent) throws(Failure) -> Void,
    codes: @escaping @Sendable (String) throws(Failure) -> [String],
    keyOf: @escaping @Sendable (String) throws(Failure) -> String?,
    forget: @escaping @Sendable (String, Instant) throws(Failure) -> Void,
    verify: @escaping @Sendable () throws(Failure) -> ReceiptCheck
  ) {
    self.page = page
    self.find = find
    self.alone = alone
    self.entry = entry
    self.entries = entries
    self.unsettled = unsettled
    self.ordered = ordered
    self.lately = lately
    self.intend = intend
    self.renew = renew
    self.mark = mark
    self.settle = settle
    self.codes = codes
    self.keyOf = keyOf
    self.forget = forget
    self.verify = verify
  }
}

/// What a look at the chain of receipts, and at the bookings that it covers, found.
package struct ReceiptCheck: Equatable, Sendable {
  package let count: Int
  /// The first receipt that does not follow from the one before; nil when all do.
  package let firstBroken: Int?
  /// Bookings that are not as they were written, are gone or cannot be read: each by its code, or `#` and its place.
  package let altered: [String]

  package init(count: Int, firstBroken: Int?, altered: [String] = []) {
    self.count = count
    self.firstBroken = firstBroken
    self.altered = altered
  }

  /// Whether everything is as it was written.
  package var isWhole: Bool { firstBroken == nil && altered.isEmpty }
}
