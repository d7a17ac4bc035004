import Foundation
import JSON
import Testing
import Travel
import Wording

@testable import Storage

/// Links that somebody put, before the program came, where it is about to write: each leads to a file that must stay.
@Suite struct PlantedLinkTests {
  let folder = Folder()
  private let words = Data("Dear diary".utf8)

  /// A folder of the store's with a link at a name, to a file that holds words.
  private func plant(_ name: String, in directory: String? = nil) throws -> (link: String, victim: String) {
    let (directory, victim) = (directory ?? folder.path, folder.path + "/diary")
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try words.write(to: URL(filePath: victim))
    try FileManager.default.createSymbolicLink(atPath: directory + "/" + name, withDestinationPath: victim)
    return (directory + "/" + name, victim)
  }

  private func kept(_ victim: String) -> Bool { FileManager.default.contents(atPath: victim) == words }

  @Test(arguments: ["-wal", "-shm", "-journal"])
  func besideTheStore(_ end: String) throws {
    let (_, victim) = try plant("itravel.db" + end)
    let refused = failure { try folder.ledger.booked("A") }
    #expect(
      refused?.code == "store_unsafe" && refused?.message.en.contains(end) == true, "\(String(describing: refused))")
    #expect(kept(victim))
  }

  @Test func besideAStoreThatIsReachedThroughALink() throws {
    let there = Folder()
    try there.ledger.booked("A")
    for end in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: there.database + end) }
    let (link, victim) = try plant("seen")
    try FileManager.default.createSymbolicLink(atPath: there.database + "-wal", withDestinationPath: link)
    try FileManager.default.createSymbolicLink(atPath: folder.database, withDestinationPath: there.database)
    #expect(failure { _ = try folder.ledger.bookings.find("A") }?.code == "store_unsafe")
    #expect(kept(victim))
  }

  @Test func atTheCopyThatIsPutAside() throws {
    let (link, victim) = try plant("itravel.db.v1.backup.draft")
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/v1.db").path
    try FileManager.default.copyItem(atPath: fixture, toPath: folder.database)
    chmod(folder.database, 0o600)
    _ = try folder.ledger.sessions.list(nil)
    #expect(kept(victim) && StoreFiles.look(link, follows: false) == nil)
    #expect(StoreFiles.look(folder.files.backup(ofVersion: 1), follows: false)?.isPlain == true)
  }

  @Test func atTheRoomPutAside() throws {
    let (_, victim) = try plant("itravel.reserve")
    try folder.ledger.booked("A")
    #expect(kept(victim))
  }

  @Test func atALock() throws {
    let name = "\(SHA256.hex("offer").prefix(32)).lock"
    let (_, victim) = try plant(name, in: folder.files.locks)
    chmod(victim, 0o600)
    var ran = false
    let refused = failure { try folder.ledger.bookings.alone("offer", true) { () throws(Failure) in ran = true } }
    #expect(refused?.code == "store_unopenable" && !ran)
    #expect(kept(victim))
  }

  /// Whoever owns the folder could remove a lock that is held, and let two purchases run. Only root can give one away.
  @Test(.enabled(if: geteuid() == 0), arguments: [true, false])
  func atTheFolderOfLocks(_ isLink: Bool) throws {
    let theirs = Folder()
    try FileManager.default.createDirectory(atPath: theirs.path, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    if isLink {
      try FileManager.default.createSymbolicLink(atPath: folder.files.locks, withDestinationPath: theirs.path)
    } else {
      try FileManager.default.createDirectory(atPath: folder.files.locks, withIntermediateDirectories: true)
    }
    #expect(lchown(folder.files.locks, 65_534, 65_534) == 0)
    var ran = false
    let refused = failure { try folder.ledger.bookings.alone("offer", true) { () throws(Failure) in ran = true } }
    #expect(refused?.code == "store_unsafe" && !ran)
    #expect(try FileManager.default.contentsOfDirectory(atPath: theirs.path).isEmpty)
  }

  @Test(arguments: [".new", ".lock"])
  func besideAStateFile(_ end: String) throws {
    let (link, victim) = try plant("printed.json" + end)
    let state = folder.path + "/printed.json"
    let refused = failure {
      let watch = try Watch.file(state)
      try watch.prepare(Watch.Question(asked: .string("q")), [:], noon)
      try watch.commit()
    }
    if end == ".new" {
      #expect(refused == nil && StoreFiles.look(link, follows: false) == nil)
      #expect(StoreFiles.look(state, follows: false)?.permissions == "0600")
    } else {
      #expect(refused?.code == "store_unopenable")
    }
    #expect(kept(victim))
  }

  /// An empty file is taken for a new state file, so only where the link comes from tells that it is not ours to fill.
  @Test(.enabled(if: geteuid() == 0))
  func atAStateFile() throws {
    let (link, victim) = try plant("printed.json")
    try Data().write(to: URL(filePath: victim))
    #expect(lchown(link, 65_534, 65_534) == 0)
    let refused = failure {
      let watch = try Watch.file(link)
      try watch.prepare(Watch.Question(asked: .string("q")), [:], noon)
      try watch.commit()
    }
    #expect(refused?.code == "store_unopenable")
    #expect(FileManager.default.contents(atPath: victim) == Data())
  }
}
