import Civil
import JSON
import Travel
import Wording

/// Bookings in a store. What is written here outlives a power cut as soon as it is written.
struct StoredBookings: Sendable {
  let store: Store
  let locks: KeyLocks

  var ledger: BookingLedger {
    BookingLedger(
      page: page, find: find, alone: alone, entry: entry, entries: entries, unsettled: unsettled, ordered: ordered,
      lately: lately,
      intend: intend, renew: renew, mark: mark, settle: settle, codes: codes, keyOf: keyOf, forget: forget,
      verify: verify)
  }

  func find(_ code: String) throws(Failure) -> BookingDetail? {
    try store.read { (connection) throws(Failure) in
      guard let row = try connection.booking(of: code) else { return nil }
      // What is due depends on zones, which the store knows nothing of.
      return BookingDetail(
        booking: row.booking, timeline: try connection.events(of: row), deadlines: [], payload: row.order.payload)
    }
  }

  func alone(_ key: String, _ mayWait: Bool, _ work: () throws(Failure) -> Void) throws(Failure) {
    try locks.alone(key, mayWait: mayWait, work)
  }

  func entry(_ key: String) throws(Failure) -> JournalEntry? {
    try store.read { (connection) throws(Failure) in try connection.booking(under: key)?.entry }
  }

  func entries(_ offer: String, _ provider: String, _ endpoint: String?) throws(Failure) -> [JournalEntry] {
    try store.read { (connection) throws(Failure) in
      try connection.rows(
        """
        SELECT \(BookingRow.columns) FROM bookings INDEXED BY bookings_by_offer
        WHERE offer = ?1 AND provider = ?2 AND endpoint IS ?3 ORDER BY created_at, place
        """, [.text(offer), .text(provider), .optional(endpoint)]
      ) { (row) throws(Failure) in try BookingRow(row, in: connection).entry }
    }
  }

  func unsettled() throws(Failure) -> [JournalEntry] {
    try store.read { (connection) throws(Failure) in
      try connection.rows(
        "SELECT \(BookingRow.columns) FROM bookings WHERE standing = ?1 ORDER BY created_at, place",
        [.text(BookingCard.Status.unknown.standing)]
      ) { (row) throws(Failure) in try BookingRow(row, in: connection).entry }
    }
  }

  func ordered(_ offer: String) throws(Failure) -> KeptOffer? {
    try store.read { (connection) throws(Failure) in
      try connection.first(
        "SELECT \(BookingRow.columns) FROM bookings WHERE offer = ?1 ORDER BY created_at DESC, place DESC LIMIT 1",
        .text(offer)
      ) { (row) throws(Failure) in try BookingRow(row, in: connection).order.offer }
    }
  }

  func lately(_ event: String) throws(Failure) -> [JournalEntry] {
    try store.read { (connection) throws(Failure) in
      try connection.rows(
        """
        SELECT \(BookingRow.columns) FROM bookings WHERE standing = ?1 AND ?2 = (
          SELECT event FROM events WHERE events.booking = bookings.place ORDER BY events.place DESC LIMIT 1)
        ORDER BY created_at, place
        """, [.text(BookingCard.Status.failed.standing), .text(event)]
      ) { (row) throws(Failure) in try BookingRow(row, in: connection).entry }
    }
  }

  func intend(_ entry: JournalEntry) throws(Failure) {
    try store.files?.keepReserve()
    try store.write(.full) { (connection) throws(Failure) in
      guard try connection.booking(under: entry.key) == nil else { throw StoredBookings.keyTaken }
      let place = try connection.insert(entry)
      try connection.add(BookingEvent(at: entry.order.at, event: "intended", details: nil), to: place)
      try connection.seal(place)
      store.files?.passed("intending")
    }
  }

  func renew(_ entry: JournalEntry) throws(Failure) {
    try store.files?.keepReserve()
    try store.write(.full) { (connection) throws(Failure) in
      guard let before = try connection.booking(under: entry.key) else { throw StoredBookings.notIntended }
      guard !before.kept.status.isFinal, before.bodyHash == entry.bodyHash else { throw StoredBookings.keyTaken }
      try connection.renew(before.place, to: entry)
      try connection.add(BookingEvent(at: entry.order.at, event: "intended", details: nil), to: before.place)
      try connection.seal(before.place)
      store.files?.passed("intending")
    }
  }

  func mark(_ key: String, _ event: BookingEvent) throws(Failure) {
    try store.write(.full) { (connection) throws(Failure) in
      guard let row = try connection.booking(under: key) else { throw StoredBookings.notIntended }
      try connection.add(event, to: row.place)
      try connection.seal(row.place)
      store.files?.passed("marking")
    }
  }

  func settle(_ key: String, _ booking: BookingCard, _ event: BookingEvent) throws(Failure) {
    do throws(Failure) { try write(key, booking, event) } catch {
      // What a provider answered cannot be had again: it takes the room that was put aside for it.
      guard error.code == "store_full", let files = store.files, files.spendReserve() else { throw error }
      try write(key, booking, event)
    }
  }

  private func write(_ key: String, _ booking: BookingCard, _ event: BookingEvent) throws(Failure) {
    try store.write(.fullAndPatient) { (connection) throws(Failure) in
      guard let before = try connection.booking(under: key) else { throw StoredBookings.notIntended }
      guard !before.kept.status.isFinal || booking.status.isFinal else { throw StoredBookings.unsaid }
      try connection.update(before.place, to: booking, after: event.event)
      try connection.add(event, to: before.place)
      if booking.status.isFinal, booking.status != before.kept.status {
        try connection.append(Receipt(of: booking, quote: before.order.quote, event: event))
      }
      try connection.seal(before.place)
      store.files?.passed("settling")
    }
  }

  func codes(_ provider: String) throws(Failure) -> [String] {
    try store.read { (connection) throws(Failure) in
      try connection.rows(
        "SELECT code FROM bookings WHERE provider = ?1 AND code IS NOT NULL", [.text(provider)]
      ) { (row) throws(Failure) in row.text(0) }
    }
  }

  func keyOf(_ code: String) throws(Failure) -> String? {
    try store.read { (connection) throws(Failure) in try connection.booking(of: code)?.key }
  }

  func verify() throws(Failure) -> ReceiptCheck {
    try store.read { (connection) throws(Failure) in try connection.checkAll() }
  }

  private static let keyTaken = Failure(
    "key_taken", .conflict,
    Phrase(
      "A purchase under this key was begun already; nothing was sent.", "이 키로 시작한 예약이 이미 있어서 보내지 않았어요."))

  private static let notIntended = Failure(
    "internal", .internal,
    Phrase("A booking was settled that was never begun.", "시작하지 않은 예약의 결과가 왔어요."))

  private static let unsaid = Failure(
    "internal", .internal,
    Phrase("What a provider confirmed cannot be unsaid.", "제공자가 확정한 것은 되돌릴 수 없어요."))
}
