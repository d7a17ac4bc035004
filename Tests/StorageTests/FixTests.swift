import Foundation
import Testing
import Travel
import Wording

@testable import Storage

/// What `doctor` says mends a store, pasted into a shell as it is.
@Suite struct FixTests {
  private let path = NSTemporaryDirectory() + "itravel it's a store \(UUID().uuidString)"
  private var database: String { path + "/itravel.db" }
  private var ledger: Ledger { .sqlite(directory: path) }

  private func check(_ name: String) -> DoctorAnswer.Check? {
    Ledger.integrityCheck(directory: path).first { $0.name == name }
  }

  private func paste(_ line: String?) throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-euc", try #require(line)]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0, "\(line ?? "")")
  }

  private func breakPages() throws {
    for index in 0..<40 { try ledger.booked("IT-\(index)") }
    try Connection(path: database).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let file = try #require(FileHandle(forUpdatingAtPath: database))
    let end = try file.seekToEnd()
    for page in stride(from: UInt64(8 * 4096), to: end, by: 4096) {
      try file.seek(toOffset: page)
      try file.write(contentsOf: Data(repeating: 0xA5, count: 512))
    }
    try file.close()
  }

  @Test func othersCannotReadItAnyMore() throws {
    try ledger.booked("A")
    chmod(database, 0o644)
    chmod(path, 0o755)
    let told = try #require(check("store privacy"))
    #expect(told.status == .warn && told.words.ko != told.words.en)
    try paste(told.fix)
    #expect(check("store privacy")?.status == .ok)
  }

  @Test func aDamagedStoreIsPutAsideAndOneStartsAfresh() throws {
    try breakPages()
    let told = try #require(Ledger.integrityCheck(directory: path).first { $0.status == .fail })
    try paste(told.fix)
    #expect(FileManager.default.fileExists(atPath: path + ".damaged/itravel.db"))
    #expect(Ledger.integrityCheck(directory: path).allSatisfy { $0.status == .ok })
    try ledger.booked("B")
    #expect(Ledger.integrityCheck(directory: path).allSatisfy { $0.status == .ok })
  }

  @Test func aBackupTakesThePlaceOfADamagedStore() throws {
    try ledger.booked("IT-KEPT")
    let backup = StoreFiles(directory: path).backup(ofVersion: Migration.latest)
    try Connection(path: database).run("VACUUM INTO ?1", .text(backup))
    chmod(backup, 0o600)
    try breakPages()
    let told = try #require(Ledger.integrityCheck(directory: path).first { $0.status == .fail })
    try paste(told.fix)
    #expect(FileManager.default.fileExists(atPath: path + ".damaged/itravel.db"))
    #expect(Ledger.integrityCheck(directory: path).allSatisfy { $0.status == .ok })
    #expect(try ledger.bookings.find("IT-KEPT") != nil)
  }

  @Test func aNewerStoreAndAnothersAreToldInBothLanguages() throws {
    try ledger.booked("A")
    let connection = try Connection(path: database)
    try connection.execute("PRAGMA user_version=\(Migration.latest + 1)")
    let newer = try #require(check("store"))
    #expect(newer.status == .fail && newer.words.ko.contains("버전") && newer.fix?.contains("swift build") == true)
    try connection.execute("PRAGMA application_id=7")
    let foreign = try #require(check("store"))
    #expect(foreign.status == .fail && foreign.words.ko.contains("다른 프로그램"))
    try paste(foreign.fix)
  }

  @Test func everyCheckSpeaksBothLanguages() throws {
    try ledger.booked("A")
    for told in Ledger.integrityCheck(directory: path) where !["sqlite", "store log"].contains(told.name) {
      #expect(told.words.ko != told.words.en, "\(told.name)")
    }
  }
}
