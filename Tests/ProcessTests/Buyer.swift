import Foundation
import Loopback
import Testing

/// A person who books one stay at a server of their own and runs the command again until it says what became of it.
final class Buyer: Sendable {
  let backend: FakeBackend
  let folder: String
  private let environment: [String: String]

  static let who = ["--name", "Minji Kim", "--email", "minji@example.com", "--phone", "+821012345678"]
  static let book = ["book", "hotel", "1"] + who + ["--max-total", "9000000 KRW", "--yes", "--json"]

  /// Every labelled point of a purchase and of a cancellation, in the order they are passed; `looked-up` and `found` are
  /// passed when it is run again.
  static let buying = [
    "quoted", "intending", "intended", "marking", "sending", "unanswered", "answered", "settling", "settled", "made",
  ]
  static let again = ["looked-up", "settling", "found"]
  static let cancelling = [
    "cancel-intended", "cancel-unanswered", "cancel-answered", "settling", "cancel-settled",
    "cancelled",
  ]

  init() throws {
    backend = try FakeBackend()
    folder = try Spawned.folder()
    environment = [
      "HOME": folder, "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00", "ITRAVEL_ENDPOINT": backend.address,
      "LANG": "C.UTF-8",
    ]
    let found = try run(["search", "hotel", "Osaka", "--check-in", "2026-12-24", "--nights", "3"])
    try #require(found.exit == 0, "\(found.errorText)")
  }

  deinit {
    backend.stop()
    try? FileManager.default.removeItem(atPath: folder)
  }

  var data: String { folder + "/.local/share/itravel" }

  func run(
    _ words: [String], with more: [String: String] = [:], redirections: [Int32: String?] = [:],
    meanwhile: ((pid_t) throws -> Void)? = nil
  ) throws -> Spawned {
    try Spawned.run(
      words, environment: environment.merging(more) { $1 }, redirections: redirections, meanwhile: meanwhile)
  }

  /// The environment of a run after any server is done with what nobody waited for.
  static let later = ["ITRAVEL_NOW": "2026-11-30T09:15:00+09:00"]

  /// Runs a line as a shell would split it.
  func shell(_ line: String) throws -> Spawned {
    try Spawned.shell("exec $I \(line)", environment: environment)
  }

  private func members(_ words: [String]) throws -> [String: Any] {
    let ended = try run(words)
    let root = try JSONSerialization.jsonObject(with: Data(ended.out)) as? [String: Any]
    return try #require(root?["data"] as? [String: Any], "\(words): \(ended.exit) \(ended.errorText)")
  }

  /// The codes of bookings that the ledger says are confirmed, or cancelled.
  func codes(_ status: String) throws -> [String] {
    let listed = try #require(
      try members(["history", "--provider", "offline", "--json"])["bookings"] as? [[String: Any]])
    return listed.filter { $0["status"] as? String == status }.compactMap { $0["code"] as? String }.sorted()
  }

  /// What `doctor` finds wrong with the store and the receipts.
  func damage() throws -> [String] {
    let checks = try #require(try members(["doctor", "--json"])["checks"] as? [[String: Any]])
    let ofStore = checks.filter { ($0["name"] as? String).map { $0.hasPrefix("store") || $0 == "receipts" } ?? false }
    #expect(ofStore.count >= 4)
    let bad = ofStore.filter { $0["status"] as? String == "fail" }.map { "\($0)" }
    let verified = try run(["history", "--verify"])
    return bad + (verified.exit == 0 ? [] : ["verify: \(verified.exit) \(verified.errorText)"])
  }
}
