import Civil
import Foundation
import JSON
import Testing
import Travel

@testable import Storage

/// What `history` shows is what was written, row by row.
@Suite struct SealTests {
  let folder = Folder()

  /// Three bookings, the last one cancelled, the first one with something to be due for free until a day.
  private func fill() throws {
    for code in ["A", "B", "C"] { try folder.ledger.booked(code) }
    let ledger = folder.ledger
    let booked = try #require(try ledger.bookings.find("C")?.booking)
    try ledger.bookings.settle(
      "key C", booked.standing(.cancelled), BookingEvent(at: noon, event: "cancelled", details: "refund 100 KRW"))
  }

  @Test func whatIsWrittenIsWhole() throws {
    try fill()
    let check = try folder.ledger.bookings.verify()
    #expect(check == ReceiptCheck(count: 4, firstBroken: nil))
    #expect(check.isWhole)
  }

  @Test(arguments: [
    ("UPDATE bookings SET booking = replace(booking, '473550', '1') WHERE code = 'B'", "B"),
    ("UPDATE bookings SET booking = '{' WHERE code = 'B'", "B"),
    ("UPDATE bookings SET purchase = replace(purchase, 'Namba', 'Umeda') WHERE code = 'A'", "A"),
    ("UPDATE bookings SET status = 'cancelled' WHERE code = 'A'", "A"),
    ("UPDATE bookings SET standing = 'active' WHERE code = 'C'", "C"),
    ("UPDATE bookings SET created_at = created_at + 1 WHERE code = 'B'", "B"),
    ("UPDATE bookings SET starts_on = '2027-01-01' WHERE code = 'B'", "B"),
    ("UPDATE bookings SET session = 's_other' WHERE code = 'B'", "B"),
    ("UPDATE bookings SET endpoint = 'http://other' WHERE code = 'B'", "B"),
    ("UPDATE bookings SET changes = 1 WHERE code = 'B'", "B"),
    ("UPDATE bookings SET code = 'D' WHERE code = 'B'", "D"),
    ("UPDATE bookings SET place = 9 WHERE code = 'B'", "B"),
    ("UPDATE bookings SET key = 'x' WHERE code = 'B'", "B"),
    ("UPDATE bookings SET provider = 'x' WHERE code = 'B'", "B"),
    ("UPDATE bookings SET kind = 'flight' WHERE code = 'B'", "B"),
    ("UPDATE bookings SET salt = 'x' WHERE code = 'B'", "B"),
    ("UPDATE bookings SET body_hash = 'x' WHERE code = 'B'", "B"),
    ("UPDATE bookings SET offer = NULL WHERE code = 'B'", "B"),
    ("DELETE FROM bookings WHERE code = 'B'", "#2"),
    (
      "INSERT INTO bookings SELECT 9, 'x', body_hash, 'X', provider, endpoint, kind, status, standing, starts_on, created_at, session, purchase, booking, offer, changes, salt FROM bookings WHERE code = 'A'",
      "X"
    ),
    ("UPDATE events SET details = 'refund 900 KRW' WHERE event = 'cancelled'", "C"),
    ("UPDATE events SET at = at + 1 WHERE booking = 1 AND event = 'confirmed'", "A"),
    ("DELETE FROM events WHERE event = 'cancelled'", "C"),
    ("INSERT INTO events (booking, at, event) VALUES (1, 0, 'cancel_unknown')", "A"),
    ("DELETE FROM deadlines WHERE booking = 1", "A"),
    ("INSERT INTO deadlines (day, booking) VALUES ('2026-12-01', 1)", "A"),
    ("DELETE FROM seals WHERE booking = 1", "A"),
    ("DELETE FROM seals WHERE sequence = (SELECT max(sequence) FROM seals)", "seals"),
    ("UPDATE seals SET seal = 'x' WHERE sequence = 1", "seals"),
    ("DELETE FROM marks WHERE name = 'last_seal'", "seals"),
    (
      "DELETE FROM bookings; DELETE FROM events; DELETE FROM deadlines; DELETE FROM seals; DELETE FROM marks WHERE name = 'last_seal'",
      "A"
    ),
  ])
  func anEditIsFound(_ sql: String, _ name: String) throws {
    try fill()
    try Connection(path: folder.database).execute(sql)
    let check = try folder.ledger.bookings.verify()
    #expect(check.altered.contains(name), "\(check)")
    #expect(!check.isWhole)
    let receipts = Ledger.integrityCheck(directory: folder.path).first { $0.name == "receipts" }
    #expect(receipts?.status == .fail)
  }

  /// What this program did since does not vouch for what was edited before.
  @Test func aLaterWriteOfAnotherHidesNothing() throws {
    try fill()
    try Connection(path: folder.database).execute("UPDATE bookings SET status = 'cancelled' WHERE code = 'A'")
    try folder.ledger.booked("E")
    #expect(try folder.ledger.bookings.verify().altered == ["A"])
  }

  @Test func whatAnUpgradeCannotReadIsNotVouchedFor() throws {
    try fill()
    let connection = try Connection(path: folder.database)
    try connection.execute(
      """
      UPDATE bookings SET booking = '{' WHERE code = 'B';
      DROP INDEX bookings_by_offer; DROP TABLE seals; DELETE FROM marks WHERE name = 'last_seal';
      ALTER TABLE bookings DROP COLUMN offer; ALTER TABLE bookings DROP COLUMN changes;
      ALTER TABLE bookings DROP COLUMN salt; PRAGMA user_version = 4;
      """)
    #expect(try folder.ledger.bookings.verify().altered == ["B"])
    #expect(try connection.rows("SELECT code FROM bookings WHERE offer = 'of_aaaa'") { $0.text(0) } == ["A", "B", "C"])
  }

  @Test func whatIsForgottenCannotBeGuessedFromOldSeals() throws {
    try fill()
    let connection = try Connection(path: folder.database)
    func salt() throws -> String? { try connection.first("SELECT salt FROM bookings WHERE code = 'C'") { $0.text(0) } }
    let before = try #require(try salt())
    #expect(before.count == 32)
    try folder.ledger.bookings.forget("C", noon)
    #expect(try salt() != before)
    #expect(try folder.ledger.bookings.verify().isWhole)
  }

  @Test func anOpenCancellationIsNeitherActiveNorCancelled() throws {
    try folder.ledger.booked("A")
    let ledger = folder.ledger
    let booked = try #require(try ledger.bookings.find("A")?.booking)
    func list(_ status: BookingFilter.Status) throws -> [BookingCard] {
      var filter = BookingFilter()
      filter.status = status
      return try ledger.bookings.page(filter, nil, 9).bookings
    }
    for event in ["cancel_intended", "cancel_unknown"] {
      try ledger.bookings.settle("key A", booked, BookingEvent(at: noon, event: event, details: nil))
      #expect(try list(.unknown).map(\.status) == [.unknown])
      #expect(try list(.unknown).first?.isCancelOpen == true)
      #expect(try list(.active).isEmpty)
      #expect(try ledger.bookings.unsettled().map(\.key) == ["key A"])
    }
    try ledger.bookings.settle("key A", booked, BookingEvent(at: noon, event: "cancel_absent", details: nil))
    #expect(try list(.active).map(\.isCancelOpen) == [false])
    #expect(try ledger.bookings.unsettled().isEmpty)
    #expect(try ledger.bookings.verify() == ReceiptCheck(count: 1, firstBroken: nil))
  }

  @Test func whatDidNotArriveIsOrderedAnewUnderItsKey() throws {
    let ledger = folder.ledger
    let first = entry("k")
    try ledger.bookings.intend(first)
    let later = entry("k", offer: hotel("of_aaaa", total: "500000 KRW"), at: noon.adding(minutes: 30))
    try ledger.bookings.renew(later)
    let kept = try #require(try ledger.bookings.entry("k"))
    #expect(kept.order == later.order && kept.booking == later.booking)
    #expect(kept.last?.event == "intended" && kept.last?.at == later.order.at)
    try ledger.bookings.settle(
      "k", later.booking.standing(.confirmed, code: "A"), BookingEvent(at: noon, event: "confirmed", details: nil))
    #expect(failure { try ledger.bookings.renew(later) }?.code == "key_taken")
    let contents = try Connection(path: folder.database).rows("SELECT content FROM receipts") { $0.text(0) }
    #expect(contents.first?.contains("500000") == true)
  }
}
