import Foundation
import Loopback
import Testing

/// Cases 20 to 25 of the standards, word for word, by real processes against a real server.
@Suite("Standards, cases 20–25", .serialized)
struct StandardCaseTests {
  private func code(_ ended: Spawned) throws -> String {
    let root = try JSONSerialization.jsonObject(with: Data(ended.out)) as? [String: Any]
    let booking = (root?["data"] as? [String: Any])?["booking"] as? [String: Any]
    return try #require(booking?["code"] as? String, "\(ended.exit) \(ended.errorText)")
  }

  private func error(_ ended: Spawned) throws -> [String: Any] {
    let line = ended.errorText.split(separator: "\n").last ?? ""
    let root = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return try #require(root?["error"] as? [String: Any], "\(ended.errorText)")
  }

  @Test("20. The server commits and drops the connection: exit 11; run again: one booking, the same code")
  func case20() throws {
    let buyer = try Buyer()
    buyer.backend.fails("/booking/confirm", .dropAfter)
    let first = try buyer.run(Buyer.book)
    #expect(first.exit == 11)
    #expect(first.out.isEmpty)
    let second = try buyer.run(Buyer.book)
    #expect(second.exit == 0, "\(second.errorText)")
    #expect(buyer.backend.commits == 1)
    #expect(try [code(second)] == buyer.backend.look { $0.bookings.map(\.code) })
    #expect(try code(buyer.run(Buyer.book)) == code(second))
    #expect(buyer.backend.commits == 1)
  }

  @Test(
    "21. Two and eight books of one offer at the same moment: one booking, and all report its code", arguments: [2, 8])
  func case21(count: Int) throws {
    let buyer = try Buyer()
    let outcomes = Gathered()
    DispatchQueue.concurrentPerform(iterations: count) { _ in outcomes.add { try buyer.run(Buyer.book) } }
    let ended = try outcomes.all()
    #expect(ended.map(\.exit) == Array(repeating: 0, count: count), "\(ended.map(\.errorText))")
    #expect(buyer.backend.commits == 1)
    #expect(try Set(ended.map { try code($0) }) == Set(buyer.backend.look { $0.bookings.map(\.code) }))
  }

  @Test("22. Without --yes or without a gate and without a terminal: exit 6, and no request was made")
  func case22() throws {
    let buyer = try Buyer()
    let before = buyer.backend.requests.count
    let words = ["book", "hotel", "1"] + Buyer.who + ["--json"]
    for more in [[], ["--yes"], ["--max-total", "9000000 KRW"], ["--expect-total", "473550 KRW"]] {
      let refused = try buyer.run(words + more)
      #expect(refused.exit == 6, "\(more): \(refused.errorText)")
      #expect(try error(refused)["outcome"] as? String == "nothing_sent")
    }
    #expect(buyer.backend.requests.count == before)
  }

  @Test("22. A quote whose total is not the expected one: exit 9, and both numbers are named")
  func case22Total() throws {
    let buyer = try Buyer()
    let quoted = try buyer.run(
      ["book", "hotel", "1"] + Buyer.who + ["--dry-run", "--get", "data.quote.total.amount"])
    let total = quoted.text.trimmingCharacters(in: .whitespacesAndNewlines)
    let other = try String(#require(Int(total), "\(quoted.errorText)") - 1)
    let refused = try buyer.run(
      ["book", "hotel", "1"] + Buyer.who + ["--yes", "--expect-total", "\(other) KRW", "--json"])
    #expect(refused.exit == 9)
    let message = (try error(refused)["message"] as? String ?? "").replacingOccurrences(of: ",", with: "")
    #expect(message.contains(total) && message.contains(other), "\(message)")
    #expect(buyer.backend.commits == 0)
  }

  @Test("23. An offer past its expires_at: exit 9 offer_expired, and nothing was sent")
  func case23() throws {
    let buyer = try Buyer()
    // The server's offers have no end, so the kept one is given one that has passed.
    let script = """
      import sqlite3, sys
      store = sqlite3.connect(sys.argv[1])
      store.execute("UPDATE offers SET offer = json_set(offer, '$.expires_at', '2026-11-29T23:59:59Z')")
      store.commit()
      """
    let edited = try Spawned.run(["-c", script, buyer.data + "/itravel.db"], program: "/usr/bin/python3")
    #expect(edited.exit == 0, "\(edited.errorText)")
    let before = buyer.backend.requests.count
    let refused = try buyer.run(Buyer.book)
    #expect(refused.exit == 9)
    #expect(try error(refused)["code"] as? String == "offer_expired")
    #expect(buyer.backend.requests.count == before)
  }

  @Test("24. cancel prints fee and refund before anything is sent")
  func case24() throws {
    let buyer = try Buyer()
    let code = try code(buyer.run(Buyer.book))
    let before = buyer.backend.requests.count
    let asked = try buyer.run(["cancel", code])
    #expect(asked.exit == 6)
    #expect(asked.errorText.contains("cost") && asked.errorText.contains("back"), "\(asked.errorText)")
    #expect(buyer.backend.requests.count == before)
    let told = buyer.folder + "/told"
    let seen = Gathered()
    buyer.backend.change { state in
      state.arrived = { path in
        guard path == "/cancel" else { return }
        seen.note((try? String(contentsOfFile: told, encoding: .utf8)) ?? "")
      }
    }
    let done = try buyer.run(["cancel", code, "--yes"], redirections: [2: told])
    buyer.backend.change { $0.arrived = nil }
    #expect(done.exit == 0)
    let first = try #require(seen.notes.first)
    #expect(first.contains("cost") && first.contains("back"), "\(first)")
  }

  @Test("25. Another number of travellers than the offer takes: exit 2")
  func case25() throws {
    let buyer = try Buyer()
    let two = buyer.folder + "/party.json"
    let person = #"{"name":"Minji Kim","email":"minji@example.com","phone":"+821012345678"}"#
    try "[\(person),\(person)]".write(toFile: two, atomically: true, encoding: .utf8)
    let before = buyer.backend.requests.count
    let words = ["book", "hotel", "1", "--passengers", two, "--max-total", "9000000 KRW", "--yes", "--json"]
    let refused = try buyer.run(words)
    #expect(refused.exit == 2)
    #expect(try error(refused)["code"] as? String == "traveller_count")
    #expect(buyer.backend.requests.count == before)
    // An offline flight for two takes two, not one.
    let offline = ["--provider", "offline"]
    #expect(
      try buyer.run(["search", "flight", "ICN", "KIX", "--depart", "2026-12-20", "--adults", "2"] + offline).exit == 0)
    let one = try buyer.run(
      ["book", "flight", "1"] + Buyer.who + ["--max-total", "9000 USD", "--yes", "--json"] + offline)
    #expect(one.exit == 2)
    #expect(try error(one)["code"] as? String == "traveller_count")
  }
}

/// What several threads came to.
final class Gathered: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Result<Spawned, any Error>] = []
  private(set) var notes: [String] = []

  func add(_ work: () throws -> Spawned) {
    let result = Result { try work() }
    lock.withLock { results.append(result) }
  }

  func note(_ words: String) { lock.withLock { notes.append(words) } }

  func all() throws -> [Spawned] { try lock.withLock { results }.map { try $0.get() } }
}
