import Civil
import Foundation
import JSON
import Testing
import Travel
import Wording

@testable import Storage

/// Stores of which a part is not as it was written: what is told, and what can still be had.
@Suite struct DamageTests {
  let folder = Folder()

  private func change(_ sql: String) throws { try Connection(path: folder.database).execute(sql) }

  @Test(arguments: ["bookings", "turns", "sessions", "receipts", "events", "offers"])
  func aTableThatWasTakenAwayIsDamageAndNoBug(_ table: String) throws {
    let session = try folder.ledger.sessions.start(nil, noon).id
    try folder.ledger.booked("A")
    try change("DROP TABLE \(table)")
    let ledger = folder.ledger
    let told = failure {
      _ = try ledger.sessions.turns(session)
      _ = try ledger.offers.latest(.hotel, session)
      _ = try ledger.bookings.find("A")
      _ = try ledger.bookings.verify()
    }
    #expect(told?.code == "store_corrupt" && told?.exit == .config, "\(String(describing: told))")
    #expect(told?.message.en.contains("damaged") == true)
  }

  @Test func aBookingThatCannotBeReadIsNamedAndTakesNoOtherWithIt() throws {
    for code in ["A", "B", "C"] { try folder.ledger.booked(code) }
    try change("UPDATE bookings SET booking = replace(booking, '\"confirmed\"', '\"flying\"') WHERE code = 'B'")
    let ledger = folder.ledger
    let page = try ledger.bookings.page(BookingFilter(), nil, 50)
    #expect(page.bookings.map(\.code) == ["C", "A"])
    #expect(page.unreadable.count == 1)
    let told = failure { _ = try ledger.bookings.find("B") }
    #expect(told == page.unreadable.first)
    #expect(told?.code == "store_row_unreadable" && told?.exit == .config)
    #expect(told?.message.en.contains("bookings row 2 (B)") == true, "\(String(describing: told?.message.en))")
    #expect(told?.message.en.contains("damaged") == false)
    #expect(try ledger.bookings.find("A")?.booking.code == "A")
    // Its code is known all the same: it is no other order's.
    #expect(try ledger.bookings.codes("offline").sorted() == ["A", "B", "C"])
    // A page that ends with it goes on after it.
    let first = try ledger.bookings.page(BookingFilter(), nil, 2)
    #expect(first.bookings.map(\.code) == ["C"] && first.next == "B")
    #expect(try ledger.bookings.page(BookingFilter(), "B", 2).bookings.map(\.code) == ["A"])
  }

  @Test func aTurnWhoseCardsCannotBeReadKeepsItsWords() throws {
    let ledger = folder.ledger
    let id = try ledger.sessions.start(nil, noon).id
    for number in 1...2 {
      _ = try ledger.sessions.add(
        Turn(number: number, at: noon, message: "m\(number)", reply: "r\(number)", answer: .object([])), nil, id)
    }
    try change("UPDATE turns SET answer = '{\"cards\":[' WHERE number = 1")
    let turns = try folder.ledger.sessions.turns(id)
    #expect(turns.map(\.reply) == ["r1", "r2"])
    #expect(turns.map(\.answer) == [.null, .object([])])
  }

  @Test func anOfferThatCannotBeReadIsNoneAnyMore() throws {
    let ledger = folder.ledger
    let id = try ledger.sessions.start(nil, noon).id
    try ledger.offers.keep([
      kept(.hotel(hotel("of_a", number: 1)), in: id), kept(.hotel(hotel("of_b", number: 2)), in: id),
    ])
    try change("UPDATE offers SET offer = '{}' WHERE id = 'of_a'")
    #expect(try folder.ledger.offers.latest(.hotel, id).map(\.id) == ["of_b"])
    let told = failure { _ = try folder.ledger.offers.find("of_a") }
    #expect(told?.code == "store_row_unreadable" && told?.message.en.contains("offers row 1 (of_a)") == true)
  }

  @Test func aBusyStoreIsNeverCalledDamaged() throws {
    try folder.ledger.booked("A")
    let holder = try Connection(path: folder.database)
    try holder.execute("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE")
    for (patience, code, exit) in [
      (Patience.none, "locked", ExitCode.locked), (.deadline(0), "deadline_passed", .unavailable),
    ] {
      let told = failure {
        _ = try Ledger.sqlite(directory: folder.path, patience: patience).bookings.page(BookingFilter(), nil, 9)
      }
      #expect(told?.code == code && told?.exit == exit)
      let checks = Ledger.integrityCheck(directory: folder.path, patience: patience)
      #expect(checks.contains { $0.name == "store integrity" && $0.status == .warn }, "\(checks)")
      #expect(!checks.contains { $0.status == .fail || $0.detail.contains("damaged") }, "\(checks)")
    }
    try holder.execute("ROLLBACK; PRAGMA locking_mode=NORMAL")
  }

  @Test func theReceiptOfACancellationSaysWhatItCostAndGaveBack() throws {
    let gone = try folder.ledger.booked("A")
    let terms = CancellationQuote(fee: Money(text: "30000 KRW"), refund: Money(text: "270000 KRW"), terms: [])
    try folder.ledger.bookings.settle(
      "key A", gone.standing(.cancelled), BookingEvent(at: noon, event: "cancelled", details: nil, terms: terms))
    let texts = try Connection(path: folder.database).rows("SELECT content FROM receipts ORDER BY sequence") {
      (row) throws(Failure) in row.text(0)
    }
    let receipts = try texts.map { try JSONReader().read($0) }
    #expect(receipts.count == 2)
    #expect(receipts[0]["fee"] == nil)
    #expect(receipts[1]["fee"]?["amount"] == .string("30000") && receipts[1]["refund"]?["amount"] == .string("270000"))
    #expect(try folder.ledger.bookings.verify() == ReceiptCheck(count: 2, firstBroken: nil))
  }
}
