import JSON
import Travel

/// What stands of a booking in the store, as one hash: its row, all that happened to it and all that is due.
///
/// It is salted, so that what is forgotten cannot be guessed back from old seals once the salt is another.
struct Seal {
  private let row: Statement
  private let events: Statement
  private let days: Statement

  /// SQLite quotes each value, so that no two rows read alike.
  init(in connection: Connection) throws(Failure) {
    row = try Statement(
      """
      SELECT quote(key) || quote(body_hash) || quote(code) || quote(provider) || quote(endpoint) || quote(kind)
        || quote(status) || quote(standing) || quote(starts_on) || quote(created_at) || quote(session)
        || quote(purchase) || quote(booking) || quote(offer) || quote(changes) || quote(salt)
      FROM bookings WHERE place = ?1
      """, on: connection)
    events = try Statement(
      "SELECT quote(at) || quote(event) || quote(details) FROM events WHERE booking = ?1 ORDER BY place", on: connection
    )
    days = try Statement("SELECT quote(day) FROM deadlines WHERE booking = ?1 ORDER BY day", on: connection)
  }

  func of(_ booking: Int64) throws(Failure) -> String {
    var text = ""
    for statement in [row, events, days] {
      _ = try statement.run([.int(booking)]) { (row) throws(Failure) in
        text += row.text(0)
        text += "\n"
      }
      text += "\n"
    }
    return SHA256.hex(text)
  }
}

/// Seals are links of a chain: whoever edits, adds or removes a booking by hand leaves one that no seal fits.
extension Connection {
  /// The hash of the last link, kept apart from the chain, so that one whose end was cut off is told from a whole one.
  private static let head = "last_seal"

  /// Binds a booking as it stands now. Whatever writes one ends with this.
  func seal(_ booking: Int64) throws(Failure) { try seal([booking]) }

  /// Binds bookings as they stand now.
  func seal(_ bookings: [Int64]) throws(Failure) {
    guard !bookings.isEmpty else { return }
    let last = try first("SELECT sequence, hash FROM seals ORDER BY sequence DESC LIMIT 1") {
      (row) throws(Failure) in (sequence: row.int64(0), hash: row.text(1))
    }
    let seal = try Seal(in: self)
    let insertion = try Statement("INSERT INTO seals (sequence, booking, seal, hash) VALUES (?1, ?2, ?3, ?4)", on: self)
    var (sequence, hash) = (last?.sequence ?? 0, last?.hash ?? Receipt.origin)
    for booking in bookings {
      let made = try seal.of(booking)
      sequence += 1
      hash = Connection.link(booking, made, after: hash)
      try insertion.run([.int(sequence), .int(booking), .text(made), .text(hash)])
    }
    try run(
      "INSERT INTO marks (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      .text(Connection.head), .text(hash))
  }

  private static func link(_ booking: Int64, _ seal: String, after previous: String) -> String {
    Receipt.hash("\(booking) \(seal)", after: previous)
  }

  /// Follows the receipts, then the seals, and looks at every booking that `history` could show.
  func checkAll() throws(Failure) -> ReceiptCheck {
    let receipts = try checkReceipts()
    var altered = try alteredBookings()
    // Sealed, told of or receipted, and there no more.
    altered += try rows(
      """
      SELECT '#' || booking FROM (
        SELECT booking FROM seals UNION SELECT booking FROM events UNION SELECT booking FROM deadlines
      ) WHERE booking NOT IN (SELECT place FROM bookings)
      UNION SELECT DISTINCT code FROM receipts WHERE code NOT IN (SELECT code FROM bookings WHERE code IS NOT NULL)
      """
    ) { (row) throws(Failure) in row.text(0) }
    if try !areSealsChained() { altered.append("seals") }
    return ReceiptCheck(count: receipts.count, firstBroken: receipts.firstBroken, altered: altered)
  }

  private func areSealsChained() throws(Failure) -> Bool {
    var (hash, count, isWhole) = (Receipt.origin, 0, true)
    _ = try rows("SELECT sequence, booking, seal, hash FROM seals ORDER BY sequence") { (row) throws(Failure) in
      count += 1
      hash = Connection.link(row.int64(1), row.text(2), after: hash)
      if row.int(0) != count || row.text(3) != hash { isWhole = false }
    }
    let head = try first("SELECT value FROM marks WHERE name = ?1", .text(Connection.head)) { (row) throws(Failure) in
      row.text(0)
    }
    return isWhole && hash == head ?? Receipt.origin
  }

  /// Every booking that is not as it was last sealed: what this program wrote it can read.
  private func alteredBookings() throws(Failure) -> [String] {
    let seal = try Seal(in: self)
    var altered: [String] = []
    _ = try rows(
      """
      SELECT place, code, (SELECT seal FROM seals WHERE seals.booking = place ORDER BY sequence DESC LIMIT 1)
      FROM bookings ORDER BY place
      """
    ) { (row) throws(Failure) in
      guard row.optionalText(2) != (try seal.of(row.int64(0))) else { return }
      altered.append(row.optionalText(1) ?? "#\(row.int64(0))")
    }
    return altered
  }
}
