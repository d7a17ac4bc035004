import JSON
import Travel

extension Migration {
  /// The days on which something is due, so that `history --due` reads only those.
  static let two = Migration(version: 2) { connection throws(Failure) in
    try connection.execute(
      """
      CREATE TABLE deadlines (
        day TEXT NOT NULL,
        booking INTEGER NOT NULL REFERENCES bookings (place) ON DELETE CASCADE,
        PRIMARY KEY (day, booking)
      ) WITHOUT ROWID;
      CREATE INDEX deadlines_by_booking ON deadlines (booking);
      """)
    let insertion = try Statement("INSERT OR IGNORE INTO deadlines (day, booking) VALUES (?1, ?2)", on: connection)
    _ = try connection.rows(
      "SELECT place, starts_on, booking FROM bookings WHERE standing IN ('active', 'unknown')"
    ) { (row) throws(Failure) in
      // Read as plain JSON: what a card is may change, what this step does may not.
      let booking = JSONValue.readable(row.text(2), in: connection)
      var days = [row.optionalText(1)]
      if case .string(let until)? = booking?["offer"]?["free_cancel_until"] { days.append(String(until.prefix(10))) }
      for day in days.compactMap({ $0 }) { try insertion.run([.text(day), .int(row.int64(0))]) }
    }
  }
}
