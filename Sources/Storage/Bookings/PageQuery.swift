import Civil
import Travel

/// A page of bookings as one statement, which reads as many rows as it shows.
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
    // A conversation has few bookings, and so have some days. The plus keeps the planner from preferring an index of many.
    let plus = filter.session == nil ? "" : "+"
    if let due = filter.due {
      add(
        "place IN (SELECT booking FROM deadlines WHERE day BETWEEN ? AND ?)", .text(due.lowerBound.iso),
        .text(due.upperBound.iso))
    }
    if let session = filter.session { add("session = ?", .text(session)) }
    if let standing = filter.status.standing { add("\(plus)standing = ?", .text(standing)) }
    if let sort = filter.sort { add("\(plus)kind = ?", .text(sort.rawValue)) }
    if let first = filter.since { add("created_at >= ?", .int(first.midnight)) }
    if let last = filter.until { add("created_at < ?", .int(last.midnight + 86_400)) }
    if let after { add("(created_at, place) < (?, ?)", .int(after.createdAt), .int(after.place)) }
    let condition = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
    let table = filter.due == nil ? "bookings" : "bookings NOT INDEXED"
    sql = "SELECT place, code, booking FROM \(table)\(condition) ORDER BY created_at DESC, place DESC LIMIT ?"
    self.values = values + [.int(limit)]
  }
}

extension CivilDate {
  /// Its first second in UTC, in seconds since 1970.
  fileprivate var midnight: Int64 { Int64(dayNumber) * 86_400 }
}
