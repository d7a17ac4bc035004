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
        (
          place: row.int64(0), code: row.optionalText(1),
          booking: try BookingCard.keys.codec.read(stored: row.text(2), in: connection)
        )
      }
      let shown = rows.prefix(limit)
      guard rows.count > limit, let last = shown.last else {
        return BookingPage(bookings: shown.map(\.booking), next: nil)
      }
      return BookingPage(
        bookings: shown.map(\.booking), next: try connection.word(for: last.place, code: last.code))
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
