import JSON
import Travel

extension Migration {
  /// The offer of a booking, to find what was bought of it before; how often a booking changed; seals over all that is
  /// written of one; and bookings whose cancellation is open among those that are not settled.
  static let five = Migration(version: 5) { connection throws(Failure) in
    try connection.execute(
      """
      ALTER TABLE bookings ADD COLUMN offer TEXT;
      ALTER TABLE bookings ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE bookings ADD COLUMN salt TEXT NOT NULL DEFAULT '';
      CREATE INDEX bookings_by_offer ON bookings (offer, created_at);

      CREATE TABLE seals (
        sequence INTEGER PRIMARY KEY,
        booking INTEGER NOT NULL,
        seal TEXT NOT NULL,
        hash TEXT NOT NULL
      );
      CREATE INDEX seals_by_booking ON seals (booking);

      UPDATE bookings SET standing = 'unknown' WHERE standing = 'active' AND (
        SELECT event FROM events WHERE events.booking = bookings.place ORDER BY events.place DESC LIMIT 1
      ) IN ('cancel_intended', 'cancel_unknown');
      """)
    let places = try connection.rows("SELECT place FROM bookings ORDER BY place") { (row) throws(Failure) in
      row.int64(0)
    }
    let look = try Statement("SELECT purchase, booking FROM bookings WHERE place = ?1", on: connection)
    let update = try Statement(
      "UPDATE bookings SET offer = ?2, salt = hex(randomblob(16)) WHERE place = ?1", on: connection)
    var sound: [Int64] = []
    for place in places {
      // Read as plain JSON: what an order is may change, what this step does may not.
      let texts = try look.run([.int(place)]) { (row) throws(Failure) in [row.text(0), row.text(1)] }.first ?? []
      let values = texts.compactMap { JSONValue.readable($0, in: connection) }
      var offer: String?
      if case .string(let id)? = values.first?["offer"]?["offer"]?["id"] { offer = id }
      try update.run([.int(place), .optional(offer)])
      // What cannot be read is not vouched for.
      if values.count == 2 { sound.append(place) }
    }
    try connection.seal(sound)
  }
}
