import Civil
import Foundation
import Testing
import Travel

@testable import Storage

/// A power cut leaves what had reached the disk: the file and some beginning of its log.
@Suite struct CrashTests {
  let folder = Folder()

  /// What a cut leaves, in a folder of its own. The log's index lives in memory and is gone.
  private func cut(logBytes: Int? = nil) throws -> Folder {
    let after = Folder()
    try FileManager.default.createDirectory(atPath: after.path, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: folder.database, toPath: after.database)
    let log = FileManager.default.contents(atPath: folder.files.log) ?? Data()
    try log.prefix(logBytes ?? log.count).write(to: URL(filePath: after.files.log))
    return after
  }

  @Test func whatWasSettledIsThereAfterEveryCut() throws {
    let ledger = folder.ledger
    for index in 0..<12 {
      let entry = entry("k\(index)", at: noon.adding(minutes: index))
      try ledger.bookings.intend(entry)
      let begun = try cut()
      #expect(try begun.ledger.bookings.unsettled().map(\.key) == ["k\(index)"])
      try ledger.bookings.settle(
        entry.key, entry.booking.standing(.confirmed, code: "C\(index)"),
        BookingEvent(at: noon, event: "confirmed", details: nil))
      let done = try cut()
      let page = try done.ledger.bookings.page(BookingFilter(), nil, 50)
      #expect(page.bookings.map(\.code) == (0...index).reversed().map { "C\($0)" })
      #expect(try done.ledger.bookings.verify() == ReceiptCheck(count: index + 1, firstBroken: nil))
      #expect(Ledger.integrityCheck(directory: done.path).allSatisfy { $0.status != .fail })
    }
  }

  /// A transaction that was not written whole did not happen; the one before it did.
  @Test func everyBeginningOfTheLogIsAStateThatWas() throws {
    let ledger = folder.ledger
    for index in 0..<3 { try ledger.booked("C\(index)", at: noon.adding(minutes: index)) }
    let log = Int(StoreFiles.look(folder.files.log)?.bytes ?? 0)
    var seen: Set<Int> = []
    for bytes in stride(from: 0, through: log, by: 1_499) {
      let after = try cut(logBytes: bytes)
      let bookings = try after.ledger.bookings.page(BookingFilter(), nil, 50).bookings
      let confirmed = bookings.filter { $0.status == .confirmed }
      // At most the newest was begun and not settled, and the receipts are those of the others.
      #expect(bookings.count - confirmed.count <= 1)
      #expect(confirmed.map(\.code) == (0..<confirmed.count).reversed().map { "C\($0)" })
      #expect(try after.ledger.bookings.verify() == ReceiptCheck(count: confirmed.count, firstBroken: nil))
      let integrity = Ledger.integrityCheck(directory: after.path)
      #expect(integrity.allSatisfy { $0.status != .fail }, "\(bytes) bytes: \(integrity)")
      seen.insert(confirmed.count)
    }
    #expect(seen.contains(2))
  }

  /// Bytes that turned in the log are no part of it.
  @Test func aTornLogIsReadUpToTheTear() throws {
    let ledger = folder.ledger
    for index in 0..<3 { try ledger.booked("C\(index)") }
    let after = try cut()
    var log = try #require(FileManager.default.contents(atPath: after.files.log))
    for index in log.indices.suffix(2_000) { log[index] ^= 0x5A }
    try log.write(to: URL(filePath: after.files.log))
    let bookings = try after.ledger.bookings.page(BookingFilter(), nil, 50).bookings
    #expect(bookings.filter { $0.status == .confirmed }.count == 2)
    #expect(try after.ledger.bookings.verify() == ReceiptCheck(count: 2, firstBroken: nil))
  }

  @Test func anUnfinishedTransactionIsGone() throws {
    let ledger = folder.ledger
    try ledger.booked("C0")
    let open = try Connection(path: folder.database)
    try open.execute("PRAGMA cache_size=1; BEGIN IMMEDIATE")
    try open.execute("UPDATE bookings SET booking = 'half', status = 'failed'")
    let after = try cut()
    #expect(try after.ledger.bookings.find("C0")?.booking.status == .confirmed)
    try open.execute("ROLLBACK")
  }
}
