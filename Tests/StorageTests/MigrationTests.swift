import Civil
import Foundation
import JSON
import Testing
import Travel

@testable import Storage

private let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures").path

/// A file of every version that was ever released is kept, and every one of them opens.
@Suite struct MigrationTests {
  /// Writes the file of the version that this program writes, when asked: RECORD_STORE=1 swift test --filter Migration.
  private func recordIfAsked(_ version: Int) throws {
    guard version == Migration.latest, ProcessInfo.processInfo.environment["RECORD_STORE"] != nil else { return }
    let folder = Folder()
    try fill(folder.ledger)
    let kept = "\(fixtures)/v\(version).db"
    try? FileManager.default.removeItem(atPath: kept)
    try Connection(path: folder.database).run("VACUUM INTO ?1", .text(kept))
  }

  @Test(arguments: 1...Migration.latest)
  func opensEveryVersion(_ version: Int) throws {
    try recordIfAsked(version)
    let folder = try folder(version)
    let ledger = folder.ledger
    let session = try #require(try ledger.sessions.find("osaka"))
    #expect(session.title == "3 nights in Osaka,")
    #expect(try ledger.sessions.goal(session.id).destinations == ["Osaka, JP"])
    #expect(try ledger.sessions.survey(session.id).isSubmitted)
    let turns = try ledger.sessions.turns(session.id)
    #expect(
      turns.first?.answer["cards"]
        == .array([
          .object([.init("kind", .string("hologram")), .init("depth", .number("1.50"))])
        ]))
    #expect(try ledger.offers.latest(.hotel, session.id).map(\.id) == ["of_hhhh"])
    #expect(try ledger.offers.find("of_ffff")?.sort == .flight)
    if version >= 4 {
      let loose = try #require(try ledger.offers.find("of_llll"))
      #expect(loose.session == nil)
    }
    #expect(try ledger.bookings.page(BookingFilter(), nil, 9).bookings.map(\.code) == [nil, "IT-BBBBBB", "IT-AAAAAA"])
    #expect(try ledger.bookings.unsettled().map(\.key) == ["key c"])
    #expect(try ledger.bookings.find("IT-AAAAAA")?.booking.travellers == [minji])
    #expect(try ledger.bookings.verify() == ReceiptCheck(count: 3, firstBroken: nil))
    var filter = BookingFilter()
    filter.due = CivilDate(iso: "2026-12-22")!...CivilDate(iso: "2026-12-22")!
    let due = try ledger.bookings.page(filter, nil, 9).bookings.map(\.code)
    #expect(due == ["IT-AAAAAA"])
    filter.due = CivilDate(iso: "2026-12-24")!...CivilDate(iso: "2026-12-28")!
    #expect(try ledger.bookings.page(filter, nil, 9).bookings.map(\.code) == [nil, "IT-AAAAAA"])
    #expect(Ledger.integrityCheck(directory: folder.path).allSatisfy { $0.status == .ok })
  }

  @Test func aFileIsPutAsideBeforeItIsBroughtUpToDate() throws {
    let folder = try folder(1)
    _ = try folder.ledger.sessions.list(nil)
    let backup = folder.files.backup(ofVersion: 1)
    #expect(StoreFiles.look(backup)?.permissions == "0600")
    let kept = try Connection(path: backup)
    #expect(try kept.state().version == 1)
    #expect(try kept.number("SELECT count(*) FROM bookings") == 3)
    #expect(!FileManager.default.fileExists(atPath: backup + ".draft"))
    // A backup put in its place is a store again.
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: folder.database + suffix) }
    try FileManager.default.copyItem(atPath: backup, toPath: folder.database)
    #expect(try folder.ledger.bookings.find("IT-AAAAAA") != nil)
  }

  @Test func anUpgradeThatFailsLeavesTheFileAsItWas() throws {
    let folder = try folder(1)
    // A name that the second step needs is taken.
    try Connection(path: folder.database).execute("CREATE TABLE deadlines (x)")
    #expect(failure { _ = try folder.ledger.sessions.list(nil) } != nil)
    #expect(try Connection(path: folder.database).state().version == 1)
    try Connection(path: folder.database).execute("DROP TABLE deadlines")
    #expect(try folder.ledger.bookings.find("IT-AAAAAA") != nil)
  }

  /// A row that cannot be read is told when it is asked for; it must not keep the file from being opened.
  @Test func anUpgradePassesARowThatCannotBeRead() throws {
    let folder = try folder(1)
    try Connection(path: folder.database).execute("UPDATE bookings SET booking = '{' WHERE code = 'IT-BBBBBB'")
    let page = try folder.ledger.bookings.page(BookingFilter(), nil, 9)
    #expect(page.bookings.map(\.code) == [nil, "IT-AAAAAA"] && page.unreadable.count == 1)
  }

  @Test func oneOfManyBringsItUpToDate() throws {
    let folder = try folder(1)
    inThreads(8) { _ in
      #expect(failure { _ = try folder.ledger.bookings.find("IT-AAAAAA") } == nil)
    }
    #expect(try Connection(path: folder.database).state().version == Migration.latest)
    #expect(try Connection(path: folder.files.backup(ofVersion: 1)).state().version == 1)
    // Those who waited found it done.
    #expect(StoreFiles.look(folder.files.backup(ofVersion: Migration.latest)) == nil)
  }

  @Test func versionsAreNumberedInOrder() {
    #expect(Migration.all.map(\.version) == Array(1...Migration.latest))
    for version in 1...Migration.latest {
      #expect(
        FileManager.default.fileExists(atPath: "\(fixtures)/v\(version).db"), "record the file of version \(version)")
    }
  }

  private func folder(_ version: Int) throws -> Folder {
    let folder = Folder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: "\(fixtures)/v\(version).db", toPath: folder.database)
    chmod(folder.path, 0o700)
    chmod(folder.database, 0o600)
    return folder
  }

  private func fill(_ ledger: Ledger) throws {
    let first = try ledger.sessions.start("osaka", noon)
    var goal = TripGoalCard()
    goal.destinations = ["Osaka, JP"]
    let answer = JSONValue.object([
      .init("turn", .int(1)),
      .init("cards", .array([.object([.init("kind", .string("hologram")), .init("depth", .number("1.50"))])])),
    ])
    _ = try ledger.sessions.add(
      Turn(number: 1, at: noon, message: "3 nights in Osaka, two of us", reply: "Gladly.", answer: answer), goal,
      first.id)
    try ledger.sessions.keepSurvey(
      KeptSurvey(
        answers: SurveyCard(atmosphere: .city, budget: .value, priority: .food, schedule: .between), isSubmitted: true),
      first.id, noon)
    try ledger.offers.keep([kept(.hotel(hotel("of_llll")), in: nil)])
    try ledger.offers.keep([
      kept(.hotel(hotel("of_hhhh", number: 1, freeUntil: "2026-12-22")), in: first.id),
      kept(.flight(flight("of_ffff", number: 1)), in: first.id),
    ])
    let stay = entry("key a", offer: hotel("of_hhhh", freeUntil: "2026-12-22"), session: first.id)
    try ledger.bookings.intend(stay)
    try ledger.bookings.settle(
      "key a", stay.booking.standing(.confirmed, code: "IT-AAAAAA"),
      BookingEvent(at: noon, event: "confirmed", details: "IT-AAAAAA"))
    let gone = try ledger.booked("IT-BBBBBB", at: noon.adding(minutes: 1), session: first.id, start: "2026-12-28")
    try ledger.bookings.settle(
      "key IT-BBBBBB", gone.standing(.cancelled), BookingEvent(at: noon, event: "cancelled", details: nil))
    try ledger.bookings.intend(entry("key c", session: first.id, at: noon.adding(minutes: 2)))
  }
}
