import JSON
import Travel

extension StoredBookings {
  func page(_ filter: BookingFilter, _ after: String?, _ limit: Int) throws(Failure) -> BookingPage {
    try store.read { (connection) throws(Failure) in
      let mark: (createdAt: Int64, place: Int64)? =
        if let after { try connection.mark(after) } else { nil }
      // One more is read than is shown, to know whether anything follows.
      let query = PageQuery(filter, after: mark, limit: limit + 1)
      let rows = try connection.rows(query.sql, query.values) { (row) throws(Failure) in
        PageRow(row, in: connection)
      }
      let shown = rows.prefix(limit)
      let next: String? =
        if rows.count > limit, let last = shown.last { try connection.word(for: last.place, code: last.code) } else {
          nil
        }
      return BookingPage(
        bookings: shown.compactMap(\.booking), next: next, unreadable: shown.compactMap(\.problem))
    }
  }

  /// A row of a page. One that cannot be read must not take the others with it.
  private struct PageRow {
    let place: Int64
    let code: String?
    var booking: BookingCard?
    var problem: Failure?

    init(_ row: Row, in connection: Connection) {
      place = row.int64(0)
      code = row.optionalText(1)
      do throws(Failure) {
        booking = try BookingCard.keys.codec.read(
          stored: row.text(2), in: connection, of: StoredPlace("bookings", place, code)
        ).told(standing: row.text(3), changes: row.int(4))
      } catch { problem = error }
    }
  }
}

extension Connection {
  /// Where the word of a page leads: a code, or `#` and a place.
  fileprivate func mark(_ word: String) throws(Failure) -> (createdAt: Int64, place: Int64) {
    let place = word.first == "#" ? Int64(word.dropFirst()) : nil
    let found = try first(
      """
      SELECT created_at, place FROM bookings WHERE \(place == nil ? "code" : "place") = ?1
      ORDER BY created_at DESC, place DESC LIMIT 1
      """, place.map { .int($0) } ?? .text(word)
    ) { (row) throws(Failure) in (createdAt: row.int64(0), place: row.int64(1)) }
    guard let found else { throw .bookingGone(word) }
    return found
  }

  /// The word that leads to a booking: its code, unless it has none or a newer booking has the same.
  fileprivate func word(for place: Int64, code: String?) throws(Failure) -> String {
    guard let code, try mark(code).place == place else { return "#\(place)" }
    return code
  }
}
