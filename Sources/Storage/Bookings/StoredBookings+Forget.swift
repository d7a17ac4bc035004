import CSQLite
import Civil
import JSON
import Travel

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension StoredBookings {
  /// Removes the personal data of a booking from its card, its order, its events and the free parts of the file.
  func forget(_ code: String, _ at: Instant) throws(Failure) {
    try store.use { (connection) throws(Failure) in
      // What is overwritten becomes zeros, so that the old names do not linger in the file.
      try connection.execute("PRAGMA secure_delete=ON")
      try connection.writing(.full) { (connection) throws(Failure) in
        guard let row = try connection.booking(of: code) else { throw .bookingGone(code) }
        var booking = row.kept
        booking.travellers = booking.travellers.map(\.forgotten)
        try connection.update(row.place, to: booking, after: row.last?.event)
        // The hash of names and numbers could be guessed back from candidates, and so could the seals by their salt.
        try connection.run(
          "UPDATE bookings SET body_hash = 'forgotten', salt = hex(randomblob(16)), purchase = ?2 WHERE place = ?1",
          .int(row.place),
          BookingOrder.record.codec.stored(row.order.forgotten))
        try connection.removeMentions(of: row.booking.travellers + row.order.travellers, at: row.place)
        try connection.add(BookingEvent(at: at, event: "forgotten", details: nil), to: row.place)
        try connection.seal(row.place)
      }
      // The log still holds the pages as they were, and so do the copies that upgrades put aside.
      if store.files != nil { try connection.emptyLog() }
      try connection.execute("PRAGMA secure_delete=OFF")
    }
    guard let files = store.files else { return }
    for version in 1...Migration.latest {
      let backup = files.backup(ofVersion: version)
      guard unlink(backup) == 0 || errno == ENOENT else { throw StoreFiles.failure(backup) }
    }
  }
}

extension Connection {
  /// Folds the log back whole. Throws when other processes keep it from that, since old names stand in it: run again.
  fileprivate func emptyLog() throws(Failure) {
    guard try number("PRAGMA wal_checkpoint(TRUNCATE)") == 0 else { throw failure(CSQLITE_BUSY) }
  }

  /// Empties the details of every event that mentions a traveller.
  fileprivate func removeMentions(of travellers: [Traveller], at booking: Int64) throws(Failure) {
    let details = try rows("SELECT place, details FROM events WHERE booking = ?1", [.int(booking)]) {
      (row) throws(Failure) in (place: row.int64(0), text: row.optionalText(1))
    }
    for detail in details where travellers.unmentioned(in: detail.text) == nil {
      try run("UPDATE events SET details = NULL WHERE place = ?1", .int(detail.place))
    }
  }
}
