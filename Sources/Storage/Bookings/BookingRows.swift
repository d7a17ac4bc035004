import Civil
import JSON
import Travel
import Wording

/// A booking as it is stored.
struct BookingRow: Sendable {
  /// Where it stands; grows with each booking.
  let place: Int64
  let key: String
  let bodyHash: String
  let order: BookingOrder
  /// The booking as it was written: confirmed while its cancellation is open.
  let kept: BookingCard
  /// The booking as it is told.
  let booking: BookingCard
  let last: BookingEvent?

  /// What `init(_:in:)` reads, in its order.
  static let columns = """
    place, key, body_hash, purchase, booking, code, standing, changes,
    (SELECT at FROM events WHERE events.booking = bookings.place ORDER BY events.place DESC LIMIT 1),
    (SELECT event FROM events WHERE events.booking = bookings.place ORDER BY events.place DESC LIMIT 1),
    (SELECT details FROM events WHERE events.booking = bookings.place ORDER BY events.place DESC LIMIT 1)
    """

  init(_ row: Row, in connection: Connection) throws(Failure) {
    place = row.int64(0)
    key = row.text(1)
    bodyHash = row.text(2)
    let here = StoredPlace("bookings", place, row.optionalText(5))
    order = try BookingOrder.record.codec.read(stored: row.text(3), in: connection, of: here)
    kept = try BookingCard.keys.codec.read(stored: row.text(4), in: connection, of: here)
    booking = kept.told(standing: row.text(6), changes: row.int(7))
    last = row.optionalText(9).map { event in
      BookingEvent(at: Instant(seconds: row.int64(8)), event: event, details: row.optionalText(10))
    }
  }

  var entry: JournalEntry {
    JournalEntry(key: key, bodyHash: bodyHash, order: order, booking: booking, last: last)
  }
}

extension Connection {
  func booking(under key: String) throws(Failure) -> BookingRow? {
    try first("SELECT \(BookingRow.columns) FROM bookings WHERE key = ?1", .text(key)) { (row) throws(Failure) in
      try BookingRow(row, in: self)
    }
  }

  /// The newest booking of a code, however its letters are written.
  func booking(of code: String) throws(Failure) -> BookingRow? {
    try first(
      "SELECT \(BookingRow.columns) FROM bookings WHERE code = ?1 ORDER BY created_at DESC, place DESC LIMIT 1",
      .text(code)
    ) { (row) throws(Failure) in try BookingRow(row, in: self) }
  }

  func events(of booking: BookingRow) throws(Failure) -> [BookingEvent] {
    try rows("SELECT at, event, details FROM events WHERE booking = ?1 ORDER BY place", [.int(booking.place)]) {
      (row) throws(Failure) in
      BookingEvent(at: Instant(seconds: row.int64(0)), event: row.text(1), details: row.optionalText(2))
    }
  }

  func add(_ event: BookingEvent, to booking: Int64) throws(Failure) {
    try run(
      "INSERT INTO events (booking, at, event, details) VALUES (?1, ?2, ?3, ?4)", .int(booking),
      .int(event.at.seconds), .text(event.event), .optional(event.details))
  }

  /// After every place that anything was ever written of: what was left of a booking that was removed by hand must not
  /// become part of another's story.
  private static let nextPlace = """
    1 + max(
      ifnull((SELECT max(place) FROM bookings), 0), ifnull((SELECT max(booking) FROM events), 0),
      ifnull((SELECT max(booking) FROM deadlines), 0), ifnull((SELECT max(booking) FROM seals), 0))
    """

  func insert(_ entry: JournalEntry) throws(Failure) -> Int64 {
    let booking = entry.booking
    try run(
      """
      INSERT INTO bookings (
        place, key, body_hash, code, provider, endpoint, kind, status, standing, starts_on, created_at, session, purchase,
        booking, offer, salt)
      VALUES (\(Connection.nextPlace), ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, hex(randomblob(16)))
      """, .text(entry.key), .text(entry.bodyHash), .optional(booking.code), .text(booking.provider),
      .optional(booking.endpoint), .text(booking.sort.rawValue), .text(booking.status.rawValue),
      .text(booking.status.standing), .optional(booking.startsOn), .int(booking.createdAt.seconds),
      .optional(booking.session), BookingOrder.record.codec.stored(entry.order),
      BookingCard.keys.codec.stored(booking), .text(entry.order.offer.id))
    let place = lastRow
    try keepDueDays(of: booking, at: place)
    return place
  }

  /// Writes the booking of a place anew; an event of an open cancellation leaves it neither active nor cancelled.
  func update(_ place: Int64, to booking: BookingCard, after event: String?) throws(Failure) {
    let isOpen = booking.status == .confirmed && event.map(BookingEvent.opensCancellation) ?? false
    try run(
      """
      UPDATE bookings SET code = ?2, status = ?3, standing = ?4, starts_on = ?5, booking = ?6, changes = changes + ?7
      WHERE place = ?1
      """, .int(place), .optional(booking.code), .text(booking.status.rawValue),
      .text(isOpen ? BookingCard.Status.unknown.standing : booking.status.standing), .optional(booking.startsOn),
      BookingCard.keys.codec.stored(booking), .int(event == BookingEvent.changed ? 1 : 0))
    try run("DELETE FROM deadlines WHERE booking = ?1", .int(place))
    try keepDueDays(of: booking, at: place)
  }

  /// Writes what is ordered now in the place of what was ordered before.
  func renew(_ place: Int64, to entry: JournalEntry) throws(Failure) {
    try run(
      "UPDATE bookings SET created_at = ?2, session = ?3, purchase = ?4 WHERE place = ?1", .int(place),
      .int(entry.booking.createdAt.seconds), .optional(entry.booking.session),
      BookingOrder.record.codec.stored(entry.order))
    try update(place, to: entry.booking, after: nil)
  }

  private func keepDueDays(of booking: BookingCard, at place: Int64) throws(Failure) {
    for day in booking.dueDays {
      try run("INSERT INTO deadlines (day, booking) VALUES (?1, ?2)", .text(day), .int(place))
    }
  }
}

extension Failure {
  static func bookingGone(_ code: String) -> Failure {
    Failure(
      "booking_not_found", .notFound,
      Phrase("There is no booking “\(code)” on this machine.", "이 컴퓨터에 “\(code)” 예약이 없어요."),
      hint: "itravel history", field: "code")
  }
}
