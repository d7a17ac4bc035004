import Civil
import Travel

/// A page of bookings as one statement, which reads about as many rows as it shows.
struct PageQuery: Sendable {
  let sql: String
  let values: [SQLValue]

  /// `after` is the creation and the place of the last booking before the page.
  init(_ filter: BookingFilter, after: (createdAt: Int64, place: Int64)?, limit: Int) {
    var conditions: [String] = []
    var values: [SQLValue] = []
    func add(_ condition: String, _ more: SQLValue...) {
      conditions.append(condition)
      values += more
    }
    if let due = filter.due {
      add(
        "place IN (SELECT booking FROM deadlines WHERE day BETWEEN ? AND ?)", .text(due.lowerBound.iso),
        .text(due.upperBound.iso))
    }
    if let session = filter.session { add("session = ?", .text(session)) }
    if let standing = filter.status.standing { add("standing = ?", .text(standing)) }
    if let sort = filter.sort { add("kind = ?", .text(sort.rawValue)) }
    if let first = filter.since { add("created_at >= ?", .int(first.midnight)) }
    if let last = filter.until { add("created_at < ?", .int(last.midnight + 86_400)) }
    if let after { add("(created_at, place) < (?, ?)", .int(after.createdAt), .int(after.place)) }
    let condition = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
    sql = """
      SELECT place, code, booking, standing, changes FROM bookings \(PageQuery.index(for: filter))\(condition)
      ORDER BY created_at DESC, place DESC LIMIT ?
      """
    self.values = values + [.int(limit)]
  }

  /// The index to read, named so that no planner of any version chooses worse: some days and a conversation have few
  /// bookings, and every other index gives its rows in the order of the page.
  private static func index(for filter: BookingFilter) -> String {
    if filter.due != nil { return "NOT INDEXED" }
    if filter.session != nil { return "INDEXED BY bookings_by_session" }
    switch (filter.status.standing, filter.sort) {
    case (nil, nil): return "INDEXED BY bookings_by_time"
    case (nil, _): return "INDEXED BY bookings_by_kind"
    case (_, nil): return "INDEXED BY bookings_by_standing"
    case (_, _): return "INDEXED BY bookings_by_standing_and_kind"
    }
  }
}

extension CivilDate {
  /// Its first second in UTC, in seconds since 1970.
  fileprivate var midnight: Int64 { Int64(dayNumber) * 86_400 }
}
