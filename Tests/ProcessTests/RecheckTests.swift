import Foundation
import Loopback
import Testing

@Suite("What changed at the provider")
struct RecheckTests {
  private func data(_ ended: Spawned) throws -> [String: Any] {
    let root = try JSONSerialization.jsonObject(with: Data(ended.out)) as? [String: Any]
    return try #require(root?["data"] as? [String: Any], "\(ended.exit) \(ended.errorText)")
  }

  private func changes(_ ended: Spawned) throws -> [[String]] {
    let all = try #require(try data(ended)["changes"] as? [[String: Any]])
    return all.map { change in ["field", "was", "now"].map { change[$0] as? String ?? "null" } }
  }

  @Test("A cancellation made elsewhere is told once and kept, with its receipt")
  func cancelled() throws {
    let buyer = try Buyer()
    #expect(try buyer.run(Buyer.book).exit == 0)
    let recheck = ["history", "--recheck", "--json"]
    #expect(try changes(buyer.run(recheck)).isEmpty)
    buyer.backend.change { state in
      let gone = state.bookings.removeFirst()
      state.cancelled.append((gone.code, gone.type, gone.item, gone.passenger, "2026-11-30T01:00:00"))
    }
    let told = try buyer.run(recheck)
    #expect(try changes(told) == [["status", "confirmed", "cancelled"]])
    let listed = try #require(try data(told)["bookings"] as? [[String: Any]])
    #expect(listed.first?["status"] as? String == "cancelled")
    #expect(try buyer.codes("cancelled").count == 1)
    #expect(try changes(buyer.run(recheck)).isEmpty)
    #expect(try buyer.damage().isEmpty)
    // The offer is free again.
    #expect(try buyer.run(Buyer.book).exit == 0)
    #expect(buyer.backend.look { $0.bookings.count } == 1)
  }

  @Test("A booking that the provider lists no more is told, and stays what it is")
  func unlisted() throws {
    let buyer = try Buyer()
    #expect(try buyer.run(Buyer.book).exit == 0)
    buyer.backend.change { $0.bookings[0].isVisible = false }
    #expect(try changes(buyer.run(["history", "--recheck", "--json"])) == [["listed", "true", "false"]])
    #expect(try buyer.codes("confirmed").count == 1)
    let korean = try buyer.run(["history", "--recheck", "--lang", "ko"])
    #expect(korean.text.contains("제공자 목록") && korean.text.contains("없음"), "\(korean.text)")
  }

  @Test("A provider that cannot be reached is told, and the bookings are shown all the same")
  func unreachable() throws {
    let buyer = try Buyer()
    #expect(try buyer.run(Buyer.book).exit == 0)
    buyer.backend.stop()
    let shown = try buyer.run(["history", "--recheck", "--json"])
    #expect(shown.exit == 0, "\(shown.errorText)")
    #expect(shown.text.contains("\"provider_not_asked\"") && shown.text.contains("\"complete\":false"))
    #expect(try changes(shown).isEmpty)
  }
}
