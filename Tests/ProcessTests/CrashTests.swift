import Foundation
import Loopback
import Testing

@Suite("Killed and run again: never twice, never lost", .serialized)
struct CrashTests {
  /// A purchase that dies at a point is one booking after the same command, and the ledger knows it.
  @Test("A purchase killed at every labelled point", arguments: Buyer.buying)
  func buying(point: String) throws {
    let buyer = try Buyer()
    if point == "unanswered" { buyer.backend.fails("/booking/confirm", .dropAfter) }
    let dead = try buyer.run(Buyer.book, with: ["ITRAVEL_KILL_AT": point])
    #expect(dead.signal == SIGKILL, "\(point) was not passed: \(dead.exit) \(dead.errorText)")
    if point == "sending" {
      // It may have been sent, so a server that does not list it yet may still be at work on it.
      #expect(try buyer.run(Buyer.book).exit == 11)
      #expect(buyer.backend.commits == 0)
      #expect(try buyer.run(Buyer.book, with: Buyer.later).exit == 0)
    }
    try settles(buyer)
  }

  @Test("A purchase whose answer was lost, killed again at every point of the second run", arguments: Buyer.again)
  func again(point: String) throws {
    let buyer = try Buyer()
    buyer.backend.fails("/booking/confirm", .dropAfter)
    #expect(try buyer.run(Buyer.book).exit == 11)
    let dead = try buyer.run(Buyer.book, with: ["ITRAVEL_KILL_AT": point])
    #expect(dead.signal == SIGKILL, "\(point) was not passed: \(dead.exit) \(dead.errorText)")
    try settles(buyer)
  }

  @Test("A cancellation killed at every labelled point", arguments: Buyer.cancelling)
  func cancelling(point: String) throws {
    let buyer = try Buyer()
    #expect(try buyer.run(Buyer.book).exit == 0)
    let code = try #require(try buyer.codes("confirmed").first)
    if point == "cancel-unanswered" { buyer.backend.fails("/cancel", .dropAfter) }
    let words = ["cancel", code, "--yes", "--json"]
    let dead = try buyer.run(words, with: ["ITRAVEL_KILL_AT": point])
    #expect(dead.signal == SIGKILL, "\(point) was not passed: \(dead.exit) \(dead.errorText)")
    let second = try buyer.run(words)
    // Once it is written down that it is cancelled, the same command says so.
    #expect(second.exit == (["cancel-settled", "cancelled"].contains(point) ? 9 : 0), "\(second.errorText)")
    #expect(try buyer.codes("cancelled") == [code])
    #expect(buyer.backend.look { $0.cancelled.map(\.code) } == [code])
    #expect(try buyer.damage().isEmpty)
  }

  private func settles(_ buyer: Buyer) throws {
    let second = try buyer.run(Buyer.book)
    #expect(second.exit == 0, "\(second.errorText)")
    #expect(buyer.backend.commits == 1)
    #expect(try buyer.codes("confirmed") == buyer.backend.look { $0.bookings.map(\.code) })
    #expect(try buyer.damage().isEmpty)
  }

  private static let fixtures = Spawned.repository.appendingPathComponent("Tests/StorageTests/Fixtures")

  @Test(
    "An upgrade killed at every labelled point is done by the next command",
    arguments: ["backed-up", "step-2", "step-3", "step-4", "step-5", "migrated"])
  func upgrading(point: String) throws {
    let folder = try Spawned.folder()
    let environment = ["HOME": folder, "ITRAVEL_DATA_DIR": folder, "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00"]
    let store = folder + "/itravel.db"
    try FileManager.default.copyItem(atPath: CrashTests.fixtures.appendingPathComponent("v1.db").path, toPath: store)
    chmod(store, 0o600)
    let dead = try Spawned.run(
      ["history", "--json"], environment: environment.merging(["ITRAVEL_KILL_AT": point]) { $1 })
    #expect(dead.signal == SIGKILL, "\(point) was not passed: \(dead.errorText)")
    let listed = try Spawned.run(["history", "--get", "data.bookings.code"], environment: environment)
    #expect(listed.text.contains("IT-AAAAAA") && listed.text.contains("IT-BBBBBB"), "\(listed.errorText)")
    #expect(try Spawned.run(["history", "--verify"], environment: environment).exit == 0)
    #expect(try Spawned.run(["doctor"], environment: environment).text.contains("every page and every reference holds"))
  }

  @Test(
    "A store killed while it is made is made by the next command",
    arguments: ["made", "step-1", "step-2", "step-3", "step-4", "step-5", "migrated"])
  func making(point: String) throws {
    let home = ["HOME": try Spawned.folder(), "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00"]
    let dead = try Spawned.run(["sessions", "new"], environment: home.merging(["ITRAVEL_KILL_AT": point]) { $1 })
    #expect(dead.signal == SIGKILL, "\(point) was not passed: \(dead.errorText)")
    #expect(try Spawned.run(["sessions", "new"], environment: home).exit == 0)
    #expect(try Spawned.run(["sessions", "list", "--get", "data.sessions.id"], environment: home).text.count == 9)
  }
}
