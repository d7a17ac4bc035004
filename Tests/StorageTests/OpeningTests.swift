import Civil
import Foundation
import JSON
import Testing
import Travel
import Wording

@testable import Storage

@Suite struct OpeningTests {
  let folder = Folder()

  private func mode(_ path: String) -> String? { StoreFiles.look(path)?.permissions }

  private func opening() -> Failure? { failure { _ = try folder.ledger.sessions.list(nil) } }

  @Test func nothingIsTouchedBeforeItIsNeeded() {
    _ = folder.ledger
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  /// Under any umask, as SecurityProcessTests shows; here it would be that of the tests beside this one too.
  @Test func onlyTheOwnerCanReadIt() throws {
    let files = StoreFiles(directory: folder.path + "/deep/down")
    let ledger = Ledger.sqlite(directory: files.directory)
    try ledger.booked("A")
    var locks: [String?] = []
    try ledger.bookings.alone("a", true) { () throws(Failure) in
      let names = try? FileManager.default.contentsOfDirectory(atPath: files.locks)
      locks = (names ?? []).map { mode("\(files.locks)/\($0)") }
    }
    #expect(locks == ["0600"])
    for path in [folder.path, folder.path + "/deep", files.directory, files.locks] { #expect(mode(path) == "0700") }
    for path in [files.database, files.log, files.database + "-shm", files.reserve] { #expect(mode(path) == "0600") }
  }

  @Test func aMissingLibraryIsNamed() {
    let failure = failure { try SQLiteLibrary.load(["libsqlite3-that-is-not-there.so.0"]) }
    #expect(failure?.code == "missing_library" && failure?.exit == .config)
    #expect(failure?.message.en.contains("libsqlite3-0") == true)
    #expect(failure?.message.ko.contains("libsqlite3-0") == true)
  }

  @Test func aFileThatIsNoDatabaseIsLeftAlone() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let text = Data(String(repeating: "Dear diary, today I went to Osaka. ", count: 100).utf8)
    try text.write(to: URL(filePath: folder.database))
    let failure = opening()
    #expect(failure?.code == "store_corrupt" && failure?.exit == .config && failure?.hint == "itravel doctor")
    #expect(FileManager.default.contents(atPath: folder.database) == text)
    #expect(Ledger.integrityCheck(directory: folder.path).contains { $0.status == .fail })
  }

  @Test func aDamagedPageIsTold() throws {
    let ledger = folder.ledger
    for index in 0..<40 { try ledger.booked("IT-\(index)") }
    try Connection(path: folder.database).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let file = try #require(FileHandle(forUpdatingAtPath: folder.database))
    let end = try file.seekToEnd()
    for page in stride(from: UInt64(8 * 4096), to: end, by: 4096) {
      try file.seek(toOffset: page)
      try file.write(contentsOf: Data(repeating: 0xA5, count: 512))
    }
    try file.close()
    #expect(
      failure { for index in 0..<40 { _ = try folder.ledger.bookings.find("IT-\(index)") } }?.code == "store_corrupt")
    #expect(Ledger.integrityCheck(directory: folder.path).contains { $0.status == .fail })
  }

  @Test func aNewerFileIsRefused() throws {
    try folder.ledger.booked("A")
    try Connection(path: folder.database).execute("PRAGMA user_version=\(Migration.latest + 1)")
    let failure = opening()
    #expect(failure?.code == "store_newer" && failure?.exit == .config)
    #expect(Ledger.integrityCheck(directory: folder.path).contains { $0.name == "store" && $0.status == .fail })
  }

  @Test func aDatabaseOfAnotherProgramIsLeftAlone() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    #expect(FileManager.default.createFile(atPath: folder.database, contents: nil))
    try Connection(path: folder.database).execute("CREATE TABLE songs (title TEXT)")
    let before = FileManager.default.contents(atPath: folder.database)
    #expect(opening()?.code == "store_foreign")
    #expect(FileManager.default.contents(atPath: folder.database) == before)
  }

  @Test func anEmptyFileBecomesAStore() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    #expect(FileManager.default.createFile(atPath: folder.database, contents: nil))
    #expect(opening() == nil)
  }

  @Test func aDirectoryInItsPlaceIsTold() throws {
    try FileManager.default.createDirectory(atPath: folder.database, withIntermediateDirectories: true)
    #expect(opening()?.code == "store_unopenable")
    let file = Folder()
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    let failure = failure { _ = try file.ledger.sessions.list(nil) }
    #expect(failure?.code == "store_unopenable" && failure?.exit == .config)
  }

  @Test func aLinkOfOnesOwnIsFollowed() throws {
    let elsewhere = Folder()
    try elsewhere.ledger.booked("A")
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.database, withDestinationPath: elsewhere.database)
    #expect(try folder.ledger.bookings.find("A") != nil)
  }

  /// Only root can give a file away.
  @Test(.enabled(if: geteuid() == 0), arguments: [true, false])
  func aLinkOfAnotherIsRefused(_ isTargetTheirs: Bool) throws {
    let elsewhere = Folder()
    try elsewhere.ledger.booked("A")
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.database, withDestinationPath: elsewhere.database)
    #expect(lchown(isTargetTheirs ? elsewhere.database : folder.database, 65_534, 65_534) == 0)
    let failure = opening()
    #expect(failure?.code == "store_unsafe" && failure?.exit == .config)
  }

  @Test func aLinkToNowhereIsNotFilled() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.database, withDestinationPath: folder.path + "/gone")
    #expect(opening()?.code == "store_unopenable")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/gone"))
  }

  @Test func aLongLogIsFoldedBackWhenTheStoreIsClosed() throws {
    func bytes() -> Int64 { StoreFiles.look(folder.files.log)?.bytes ?? -1 }
    try folder.ledger.booked("A")
    #expect(bytes() > 0 && bytes() < Store.longLog)
    try writeMuch()
    #expect(bytes() == 0)
    #expect(try folder.ledger.bookings.find("A") != nil)
  }

  /// Writes more than a log should hold, and closes the store on return.
  private func writeMuch() throws {
    let store = Store(directory: folder.path)
    try store.use { (connection) throws(Failure) in
      try connection.execute("PRAGMA wal_autocheckpoint=0; PRAGMA journal_size_limit=-1")
    }
    let ledger = Ledger(store: store, locks: .threads(ThreadLocks()))
    let session = try ledger.sessions.start(nil, noon).id
    let long = String(repeating: "x", count: 400_000)
    for number in 1...3 {
      _ = try ledger.sessions.add(
        Turn(number: number, at: noon, message: long, reply: "", answer: .null), nil, session)
    }
    #expect(StoreFiles.look(folder.files.log)?.bytes ?? 0 > Store.longLog)
  }

  @Test func doctorFindsNothingWrong() throws {
    #expect(Ledger.integrityCheck(directory: folder.path).allSatisfy { $0.status == .ok })
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    try folder.ledger.booked("A")
    let checks = Ledger.integrityCheck(directory: folder.path)
    #expect(checks.map(\.name) == ["sqlite", "store", "store privacy", "store log", "store integrity", "receipts"])
    #expect(checks.allSatisfy { $0.status == .ok && $0.fix == nil }, "\(checks)")
  }

  @Test func doctorFindsWhatOthersMayRead() throws {
    try folder.ledger.booked("A")
    chmod(folder.database, 0o644)
    let check = Ledger.integrityCheck(directory: folder.path).first { $0.name == "store privacy" }
    #expect(check?.status == .warn)
    #expect(check?.fix == "chmod go= \(folder.database)")
  }

  @Test func doctorFindsABrokenReceiptAndAStrayRow() throws {
    try folder.ledger.booked("A")
    let connection = try Connection(path: folder.database)
    try connection.execute(
      "UPDATE receipts SET content = 'x'; INSERT INTO events (booking, at, event) VALUES (99, 0, 'x')")
    let checks = Ledger.integrityCheck(directory: folder.path)
    #expect(checks.filter { $0.status == .fail }.map(\.name) == ["store integrity", "receipts"])
  }
}
