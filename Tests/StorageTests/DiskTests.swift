import Civil
import Foundation
import JSON
import Testing
import Travel

@testable import Storage

#if os(Linux)
import Glibc
#endif

/// Disks that are full, slow to give way or may not be written.
@Suite struct DiskTests {
  let folder = Folder()

  /// SQLite says that the disk is full when the file may not grow: the same code, without a disk to fill.
  private func filled(_ store: Store) throws {
    try store.use { (connection) throws(Failure) in
      let pages = try connection.number("PRAGMA page_count")
      try connection.execute("PRAGMA max_page_count=\(pages)")
    }
  }

  @Test func aFullDiskIsToldAndNothingIsHalfWritten() throws {
    let store = Store(directory: folder.path)
    let ledger = Ledger(store: store, locks: .threads(ThreadLocks()))
    let session = try ledger.sessions.start(nil, noon).id
    try filled(store)
    let long = String(repeating: "x", count: 100_000)
    let told = failure {
      _ = try ledger.sessions.add(Turn(number: 1, at: noon, message: long, reply: "", answer: .null), nil, session)
    }
    #expect(told?.code == "store_full" && told?.exit == .config && told?.isRetryable == true)
    #expect(try ledger.sessions.turns(session).isEmpty)
    #expect(try folder.ledger.sessions.find(session)?.title == session)
    // The connection goes on when there is room again.
    try store.use { (connection) throws(Failure) in try connection.execute("PRAGMA max_page_count=100000") }
    _ = try ledger.sessions.add(Turn(number: 1, at: noon, message: long, reply: "", answer: .null), nil, session)
    #expect(try ledger.sessions.turns(session).count == 1)
  }

  @Test func roomIsPutAsideBeforeAPurchaseAndSpentOnItsOutcome() throws {
    let store = Store(directory: folder.path)
    let ledger = Ledger(store: store, locks: .threads(ThreadLocks()))
    let stay = entry("a")
    try ledger.bookings.intend(stay)
    #expect(StoreFiles.look(folder.files.reserve)?.bytes == 262_144)
    try filled(store)
    let details = String(repeating: "terms ", count: 20_000)
    let told = failure {
      try ledger.bookings.settle(
        "a", stay.booking.standing(.confirmed, code: "A"),
        BookingEvent(at: noon, event: "confirmed", details: details))
    }
    // This disk stays full, so the second try fails as well; what was put aside was given back for it.
    #expect(told?.code == "store_full")
    #expect(StoreFiles.look(folder.files.reserve) == nil)
    #expect(try folder.ledger.bookings.entry("a")?.booking.status == .intended)
    try folder.ledger.bookings.intend(entry("b"))
    #expect(StoreFiles.look(folder.files.reserve) != nil)
  }

  /// A real disk of a megabyte, which only root can mount.
  @Test(.enabled(if: canMount))
  func theOutcomeOfAPurchaseFitsOnAFullDisk() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try #require(run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder.path) == 0)
    defer { _ = run("umount", "-l", folder.path) }
    let stay = entry("a")
    try folder.ledger.bookings.intend(stay)
    fill(folder.path + "/ballast")
    #expect(failure { try folder.ledger.bookings.intend(entry("b")) }?.code == "store_full")
    try folder.ledger.bookings.settle(
      "a", stay.booking.standing(.confirmed, code: "A"), BookingEvent(at: noon, event: "confirmed", details: nil))
    #expect(try folder.ledger.bookings.find("A")?.booking.status == .confirmed)
    // Without room to put aside, nothing is begun.
    fill(folder.path + "/more")
    #expect(failure { try folder.ledger.bookings.intend(entry("c")) }?.code == "store_full")
    #expect(try folder.ledger.bookings.entry("c") == nil)
    #expect(Ledger.integrityCheck(directory: folder.path).allSatisfy { $0.status != .fail })
  }

  private func fill(_ path: String) {
    let file = open(path, O_CREAT | O_WRONLY, 0o600)
    let block = [UInt8](repeating: 1, count: 4096)
    while write(file, block, block.count) > 0 {}
    close(file)
  }

  @Test func aWriterThatNeverEndsIsNotWaitedForForever() throws {
    try folder.ledger.booked("A")
    let holder = try Connection(path: folder.database)
    try holder.execute("BEGIN IMMEDIATE")
    let store = Store(directory: folder.path)
    try store.use { (connection) throws(Failure) in try connection.execute("PRAGMA busy_timeout=1") }
    let ledger = Ledger(store: store, locks: .threads(ThreadLocks()))
    let told = failure { _ = try ledger.sessions.start(nil, noon) }
    #expect(told?.code == "store_locked" && told?.exit == .config && told?.isRetryable == true)
    // Reading goes on meanwhile.
    #expect(try ledger.bookings.find("A") != nil)
    try holder.execute("ROLLBACK")
    #expect(try ledger.sessions.start(nil, noon).isCurrent)
  }

  @Test func aStoreThatMayNotBeWrittenCanBeRead() throws {
    try folder.ledger.booked("A")
    try asReader {
      let page = try folder.ledger.bookings.page(BookingFilter(), nil, 50)
      #expect(page.bookings.count == 1)
      let told = failure { _ = try folder.ledger.sessions.start(nil, noon) }
      #expect(told?.code == "store_read_only" && told?.exit == .config)
      #expect(failure { try folder.ledger.bookings.alone("a", true) { () throws(Failure) in } }?.exit == .config)
      #expect(Ledger.integrityCheck(directory: folder.path).contains { $0.name == "store" && $0.status == .warn })
    }
  }

  /// As a copy on a medium: one file, without log and index.
  @Test func aLoneFileThatMayNotBeWrittenCanBeRead() throws {
    try folder.ledger.booked("A")
    try Connection(path: folder.database).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for suffix in ["-wal", "-shm"] { try FileManager.default.removeItem(atPath: folder.database + suffix) }
    try asReader {
      let found = try folder.ledger.bookings.find("A")
      #expect(found != nil)
    }
  }

  @Test func anOldFileThatMayNotBeWrittenIsTold() throws {
    try folder.ledger.booked("A")
    let connection = try Connection(path: folder.database)
    try connection.execute("PRAGMA user_version=1; PRAGMA wal_checkpoint(TRUNCATE)")
    try asReader { #expect(failure { _ = try folder.ledger.bookings.find("A") }?.code == "store_read_only") }
  }

  @Test func aDirectoryThatCannotBeMadeIsTold() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try asReader {
      let told = failure { _ = try Ledger.sqlite(directory: folder.path + "/in").sessions.list(nil) }
      #expect(told?.code == "store_read_only" && told?.exit == .config)
    }
  }

  /// Runs work as one who may read the folder and not write it. Root may write anywhere, so on Linux this thread becomes
  /// someone else as far as files go.
  private func asReader(_ work: () throws -> Void) throws {
    #if os(Linux)
    let isRoot = geteuid() == 0
    #else
    let isRoot = false
    if geteuid() == 0 { return }
    #endif
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).map { "\(folder.path)/\($0)" }
    for name in names { chmod(name, isRoot ? 0o444 : 0o400) }
    chmod(folder.path, isRoot ? 0o555 : 0o500)
    defer { chmod(folder.path, 0o700) }
    #if os(Linux)
    if isRoot { becomeForFiles(65_534) }
    defer { if isRoot { becomeForFiles(0) } }
    #endif
    try work()
  }

  private static var canMount: Bool {
    guard geteuid() == 0, FileManager.default.isExecutableFile(atPath: "/usr/bin/mount") else { return false }
    let folder = Folder()
    try? FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    guard run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder.path) == 0 else { return false }
    return run("umount", folder.path) == 0
  }
}

#if os(Linux)
/// setfsuid(2), which changes one thread alone.
private func becomeForFiles(_ user: UInt32) {
  guard let found = dlsym(nil, "setfsuid") else { return }
  _ = unsafeBitCast(found, to: (@convention(c) (UInt32) -> Int32).self)(user)
}
#endif

private func run(_ name: String, _ arguments: String...) -> Int32 {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/\(name)")
  process.arguments = arguments
  process.standardError = FileHandle.nullDevice
  do { try process.run() } catch { return -1 }
  process.waitUntilExit()
  return process.terminationStatus
}
