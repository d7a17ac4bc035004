import Foundation
import Testing

@Suite("Booking by real processes")
struct BookingProcessTests {
  private let home: [String: String]
  private let line =
    "$I book hotel 1 --name 'Minji Kim' --email minji@example.com --phone +821012345678 --yes --max-total '9000 USD' --json"

  init() throws {
    home = ["HOME": try Spawned.folder(), "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00"]
    let found = try Spawned.shell("$I search hotel Osaka --check-in 2026-12-11 --nights 3 --json", environment: home)
    #expect(found.exit == 0, "\(found.errorText)")
  }

  private func bookings() throws -> [[String: Any]] {
    let listed = try Spawned.shell("$I history --json", environment: home)
    let root = try JSONSerialization.jsonObject(with: Data(listed.out)) as? [String: Any]
    return (root?["data"] as? [String: Any])?["bookings"] as? [[String: Any]] ?? []
  }

  @Test("Eight processes at the same moment make one booking and all report its code")
  func race() throws {
    let ended = try Spawned.shell(
      "for n in 1 2 3 4 5 6 7 8; do \(line) --get data.booking.code & done; wait", environment: home)
    let codes = ended.text.split(separator: "\n")
    #expect(codes.count == 8, "\(ended.errorText)")
    #expect(Set(codes).count == 1)
    #expect(try bookings().count == 1)
  }

  @Test(
    "Killed at any point and run again, there is one booking and the ledger knows it",
    arguments: ["intended", "answered", "settled"])
  func killed(point: String) throws {
    let dead = try Spawned.shell("exec \(line)", environment: home.merging(["ITRAVEL_KILL_AT": point]) { $1 })
    #expect(dead.signal == SIGKILL)
    let again = try Spawned.shell(line, environment: home)
    #expect(again.exit == 0, "\(again.errorText)")
    let kept = try bookings()
    #expect(kept.count == 1)
    #expect(kept.first?["status"] as? String == "confirmed")
  }

  @Test("A person at a terminal is asked, and yes books", .enabled(if: Spawned.has("script")))
  func terminal() throws {
    let words = "book hotel 1 --name 'Minji Kim' --email minji@example.com --phone +821012345678"
    let asked = try Spawned.shell(
      "printf 'yes\\n' | script -qec \"$I \(words.replacingOccurrences(of: "'", with: "\\\""))\" /dev/null",
      environment: home.merging(["TERM": "xterm-256color", "SHELL": "/bin/sh"]) { $1 })
    #expect(asked.text.contains("Type yes to book"), "\(asked.text)")
    #expect(try bookings().count == 1)
  }

  @Test("Without a terminal nothing is asked and nothing is sent")
  func noTerminal() throws {
    let refused = try Spawned.shell(
      "printf 'yes\\n' | $I book hotel 1 --name 'Minji Kim' --email minji@example.com --phone +821012345678",
      environment: home)
    #expect(refused.exit == 6)
    #expect(try bookings().isEmpty)
  }
}
