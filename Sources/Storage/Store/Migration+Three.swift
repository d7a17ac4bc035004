import JSON
import Travel

extension Migration {
  /// The days of every further departure: the way back is due as well.
  static let three = Migration(version: 3) { connection throws(Failure) in
    let insertion = try Statement("INSERT OR IGNORE INTO deadlines (day, booking) VALUES (?1, ?2)", on: connection)
    _ = try connection.rows(
      "SELECT place, booking FROM bookings WHERE standing IN ('active', 'unknown') AND kind = 'flight'"
    ) { (row) throws(Failure) in
      // Read as plain JSON: what a card is may change, what this step does may not.
      let booking = JSONValue.readable(row.text(1), in: connection)
      guard case .array(let slices)? = booking?["offer"]?["slices"] else { return }
      for slice in slices {
        guard case .string(let at)? = slice["depart"]?["at"] else { continue }
        try insertion.run([.text(String(at.prefix(10))), .int(row.int64(0))])
      }
    }
  }
}
