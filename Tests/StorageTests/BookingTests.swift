import Civil
import Foundation
import JSON
import Testing
import Travel

@testable import Storage

@Suite struct BookingTests {
  let folder = Folder()
  var bookings: BookingLedger { folder.ledger.bookings }

  @Test func aPurchaseFromIntentToCancellation() throws {
    let entry = entry("offline||of_aaaa")
    #expect(try bookings.entry(entry.key) == nil)
    try bookings.intend(entry)
    #expect(try bookings.entry(entry.key) == entry)
    #expect(try bookings.unsettled() == [entry])
    #expect(try bookings.find("IT-AAAAAA") == nil)

    let booked = entry.booking.standing(.confirmed, code: "IT-AAAAAA")
    try bookings.settle(
      entry.key, booked, BookingEvent(at: noon.adding(minutes: 1), event: "confirmed", details: "IT-AAAAAA"))
    #expect(try bookings.unsettled().isEmpty)
    #expect(try bookings.keyOf("IT-AAAAAA") == entry.key)
    #expect(try bookings.keyOf("it-aaaaaa") == entry.key)
    let detail = try #require(try bookings.find("IT-AAAAAA"))
    #expect(detail.booking == booked)
    #expect(detail.timeline.map(\.event) == ["intended", "confirmed"])
    #expect(detail.payload["travellers"] == .array([Traveller.record.codec.write(minji)]))
    #expect(detail.payload["key"] == .string(entry.key))

    var gone = booked.standing(.cancelled)
    gone.cancelledAt = noon.adding(minutes: 2)
    try bookings.settle(entry.key, gone, BookingEvent(at: noon.adding(minutes: 2), event: "cancelled", details: nil))
    #expect(try bookings.find("IT-AAAAAA")?.booking == gone)
    #expect(try bookings.verify() == ReceiptCheck(count: 2, firstBroken: nil))
  }

  @Test func aKeyIsTakenOnce() throws {
    try bookings.intend(entry("a"))
    #expect(failure { try bookings.intend(entry("a")) }?.code == "key_taken")
    #expect(try bookings.unsettled().count == 1)
  }

  @Test func whatWasConfirmedCannotBeUnsaid() throws {
    let booked = try folder.ledger.booked("IT-AAAAAA")
    for status in [BookingCard.Status.failed, .unknown, .intended] {
      let event = BookingEvent(at: noon, event: "failed", details: nil)
      #expect(failure { try bookings.settle("key IT-AAAAAA", booked.standing(status), event) }?.exit == .internal)
    }
    #expect(try bookings.find("IT-AAAAAA")?.booking == booked)
    let event = BookingEvent(at: noon, event: "confirmed", details: nil)
    #expect(failure { try bookings.settle("nobody", booked, event) }?.exit == .internal)
  }

  @Test func theUnsettledComeOldestFirst() throws {
    for (minute, key) in [(3, "c"), (1, "a"), (2, "b")] {
      try bookings.intend(entry(key, at: noon.adding(minutes: minute)))
    }
    let lost = entry("b", at: noon.adding(minutes: 2)).booking.standing(.unknown)
    try bookings.settle("b", lost, BookingEvent(at: noon, event: "unknown", details: "timeout"))
    let failed = entry("c", at: noon.adding(minutes: 3)).booking.standing(.failed)
    try bookings.settle("c", failed, BookingEvent(at: noon, event: "failed", details: nil))
    #expect(try bookings.unsettled().map(\.key) == ["a", "b"])
    #expect(try bookings.verify().count == 0)
  }

  @Test func forgettingLeavesNoTraceOfThePerson() throws {
    let ledger = folder.ledger
    try ledger.booked("IT-AAAAAA")
    let booked = try #require(try ledger.bookings.find("IT-AAAAAA")?.booking)
    try ledger.bookings.settle(
      "key IT-AAAAAA", booked.standing(.cancelled),
      BookingEvent(at: noon, event: "cancelled", details: "called by minji, refund 100 KRW"))
    try ledger.bookings.settle(
      "key IT-AAAAAA", booked.standing(.cancelled), BookingEvent(at: noon, event: "noted", details: "refund 100 KRW"))
    try Data("kept Minji".utf8).write(to: URL(filePath: folder.files.backup(ofVersion: 1)))
    #expect(bytes(of: folder).contains("M70689098"))

    try ledger.bookings.forget("IT-AAAAAA", noon.adding(minutes: 9))
    let detail = try #require(try ledger.bookings.find("IT-AAAAAA"))
    #expect(detail.booking.travellers == [Traveller(name: nil, type: .adult)])
    #expect(detail.booking.code == "IT-AAAAAA" && detail.booking.total == booked.total)
    #expect(detail.timeline.map(\.event) == ["intended", "confirmed", "cancelled", "noted", "forgotten"])
    #expect(detail.timeline.map(\.details) == [nil, "IT-AAAAAA", nil, "refund 100 KRW", nil])
    let rest = bytes(of: folder)
    for trace in ["Minji", "minji", "M70689098", "821012345678", "1994-05-02", SHA256.hex("key IT-AAAAAA")] {
      #expect(!rest.contains(trace), "\(trace) lingers")
    }
    #expect(try ledger.bookings.verify() == ReceiptCheck(count: 2, firstBroken: nil))
    #expect(failure { try ledger.bookings.forget("IT-NOBODY", noon) }?.code == "booking_not_found")
  }

  /// Everything in every file of the store, as Latin-1.
  private func bytes(of folder: Folder) -> String {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { FileManager.default.contents(atPath: "\(folder.path)/\($0)") }
      .map { String(data: $0, encoding: .isoLatin1) ?? "" }.joined()
  }
}

@Suite struct ReceiptTests {
  let folder = Folder()

  private func tamper(_ sql: String) throws {
    try Connection(path: folder.database).execute(sql)
  }

  @Test func theChainHolds() throws {
    #expect(try folder.ledger.bookings.verify() == ReceiptCheck(count: 0, firstBroken: nil))
    for code in ["A", "B", "C"] { try folder.ledger.booked(code) }
    #expect(try folder.ledger.bookings.verify() == ReceiptCheck(count: 3, firstBroken: nil))
    let contents = try Connection(path: folder.database).rows("SELECT content FROM receipts") { $0.text(0) }
    for trace in ["Minji", "minji", "M70689098", "8210", "1994"] {
      #expect(!contents.joined().contains(trace))
    }
    #expect(contents.first?.contains(#""total":{"amount":"473550","currency":"KRW"}"#) == true)
  }

  @Test(arguments: [
    ("UPDATE receipts SET content = replace(content, '473550', '100000') WHERE sequence = 2", 2),
    ("DELETE FROM receipts WHERE sequence = 2", 2), ("DELETE FROM receipts WHERE sequence = 1", 1),
    ("DELETE FROM receipts WHERE sequence = 3", 3), ("DELETE FROM receipts", 1),
    ("UPDATE receipts SET hash = 'x' WHERE sequence = 1", 1),
    ("UPDATE receipts SET sequence = 9 WHERE sequence = 3", 3),
    ("DELETE FROM marks", 4),
  ])
  func aChangeIsFound(_ sql: String, _ broken: Int) throws {
    for code in ["A", "B", "C"] { try folder.ledger.booked(code) }
    try tamper(sql)
    #expect(try folder.ledger.bookings.verify().firstBroken == broken)
  }

  @Test func theCommandLineIsKeptWithoutPeople() throws {
    let ledger = folder.ledger
    for (key, command) in [("a", "book hotel 1 --yes"), ("b", "book hotel 1 --name Minji")] {
      let entry = entry(key)
      try ledger.bookings.intend(entry)
      try ledger.bookings.settle(
        key, entry.booking.standing(.confirmed, code: key),
        BookingEvent(at: noon, event: "confirmed", details: nil, command: command))
    }
    let contents = try Connection(path: folder.database).rows("SELECT content FROM receipts") { $0.text(0) }
    #expect(contents.first?.contains(#""command":"book hotel 1 --yes""#) == true)
    #expect(contents.last?.contains(#""command":null"#) == true)
  }
}
