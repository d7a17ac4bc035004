import Foundation
import Testing
import Travel

@testable import Storage

@Suite("A store that somebody wrote in by hand")
struct EditedStoreTests {
  private let box = Bench(now: "2026-11-30T09:00:00+09:00")
  private let line =
    "book hotel 1 --name \"Minji Kim\" --email minji@example.com --phone +821012345678 --yes --json --max-total \"9000 USD\""

  init() throws {
    let found = box("search hotel Osaka --check-in 2026-12-11 --nights 3")
    try #require(found.exit == .ok, "\(found.err)")
  }

  private func edit(_ sql: String) throws {
    let path = box.directory.appendingPathComponent(".local/share/itravel/itravel.db").path
    try Connection(path: path).execute("PRAGMA foreign_keys = OFF; \(sql)")
  }

  @Test(
    "Bookings that were removed are told as gone, not as never made", arguments: ["", " -q", " --lang ko", " -o ics"])
  func gone(words: String) throws {
    let code = try #require(box(line)["data.booking.code"])
    try edit("DELETE FROM bookings")
    let listed = box("history\(words)")
    #expect(listed.exit == .config && listed.out.isEmpty && listed.err.contains(code), "\(listed.out)\(listed.err)")
    #expect(listed.err.contains("history --verify"))
    #expect(box("history --verify").exit == .config)
  }

  @Test("A purchase that was made unknown by an edit does not lend its code to the next")
  func codes() throws {
    let first = try #require(box(line)["data.booking.code"])
    try edit("UPDATE bookings SET key = 'x', body_hash = 'x', offer = 'of_other'")
    let second = try #require(box(line)["data.booking.code"])
    #expect(first != second)
    #expect(box("cancel \(second) --yes").exit == .ok)
    #expect(box("history \(first) --json")["data.booking.status"] == "confirmed")
    #expect(box("history \(second) --json")["data.booking.status"] == "cancelled")
    #expect(box("history --verify").exit == .config)
  }

  @Test("What is left of a removed booking becomes no part of the next, and is seen")
  func leftovers() throws {
    _ = box(line)
    try edit("DELETE FROM bookings; DELETE FROM receipts; DELETE FROM seals; DELETE FROM marks")
    #expect(box("history --verify").exit == .config)
    let booked = box(line)
    let code = try #require(booked["data.booking.code"], "\(booked.err)")
    let events = box("history \(code) --get data.booking.timeline.event").out
    #expect(events.split(separator: "\n") == ["intended", "sending", "confirmed"], "\(events)")
  }

  @Test("A store whose file is gone is not begun anew over what was written last")
  func fileGone() throws {
    let code = try #require(box(line)["data.booking.code"])
    let path = box.directory.appendingPathComponent(".local/share/itravel/itravel.db").path
    try FileManager.default.moveItem(atPath: path, toPath: path + ".away")
    let log = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
    let told = box("history")
    #expect(told.exit == .config && told.out.isEmpty && told.err.contains("is gone"), "\(told.err)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path + "-wal")) == log)
    try FileManager.default.moveItem(atPath: path + ".away", toPath: path)
    #expect(box("history --json")["data.bookings[0].code"] == code)
  }
}
