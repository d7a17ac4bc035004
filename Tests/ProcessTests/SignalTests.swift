import Foundation
import Loopback
import Testing

@Suite("Signals between the requests of a purchase", .serialized)
struct SignalTests {
  /// The error that stands in the last line of standard error.
  private func error(_ ended: Spawned) throws -> [String: Any] {
    let line = try #require(ended.errorText.split(separator: "\n").last, "nothing was said: \(ended.exit)")
    let root = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return try #require(root?["error"] as? [String: Any], "\(line)")
  }

  private static let names = ["ITRAVEL_INT_AT", "ITRAVEL_TERM_AT"]

  @Test(
    "Before anything was sent it is interrupted, and nothing was bought",
    arguments: ["quoted", "intending", "intended"])
  func before(point: String) throws {
    for (name, number) in zip(SignalTests.names, [SIGINT, SIGTERM]) {
      let buyer = try Buyer()
      let ended = try buyer.run(Buyer.book, with: [name: point])
      #expect(ended.signal == number, "\(ended.exit) \(ended.errorText)")
      #expect(ended.out.isEmpty)
      #expect(try error(ended)["code"] as? String == "interrupted")
      #expect(buyer.backend.commits == 0)
      #expect(try buyer.run(Buyer.book).exit == 0)
      #expect(buyer.backend.commits == 1)
    }
  }

  @Test(
    "Once it was sent it ends as 11, and the same command finds the one booking",
    arguments: zip(
      ["answered", "settling", "settled", "made"], ["unknown", "unknown", "unknown", "committed"]))
  func during(point: String, outcome: String) throws {
    for name in SignalTests.names {
      let buyer = try Buyer()
      let ended = try buyer.run(Buyer.book, with: [name: point])
      #expect(ended.exit == 11, "\(ended.signal) \(ended.errorText)")
      #expect(ended.out.isEmpty)
      let error = try error(ended)
      #expect(error["code"] as? String == "outcome_unknown")
      #expect(error["outcome"] as? String == outcome)
      let again = try buyer.run(Buyer.book)
      #expect(again.exit == 0, "\(again.errorText)")
      #expect(again.text.contains("\"repeated\":true"))
      #expect(buyer.backend.commits == 1)
      #expect(try buyer.damage().isEmpty)
    }
  }

  @Test("About to be sent it ends as 11, and nothing is sent again until that is certainly over")
  func sending() throws {
    for name in SignalTests.names {
      let buyer = try Buyer()
      #expect(try buyer.run(Buyer.book, with: [name: "sending"]).exit == 11)
      let early = try buyer.run(Buyer.book)
      #expect(early.exit == 11)
      #expect(try error(early)["retry_after_s"] as? Int == 600)
      #expect(try buyer.run(Buyer.book, with: Buyer.later).exit == 0)
      #expect(buyer.backend.commits == 1)
    }
  }

  @Test("A lost answer and then a signal is 11 as well")
  func unanswered() throws {
    let buyer = try Buyer()
    buyer.backend.fails("/booking/confirm", .dropAfter)
    let ended = try buyer.run(Buyer.book, with: ["ITRAVEL_INT_AT": "unanswered"])
    #expect(ended.exit == 11, "\(ended.signal) \(ended.errorText)")
    #expect(try buyer.run(Buyer.book).exit == 0)
    #expect(buyer.backend.commits == 1)
  }

  @Test(
    "A cancellation that was sent ends as 11, and the same command settles it",
    arguments: ["cancel-answered", "cancel-settled", "cancelled"])
  func cancelling(point: String) throws {
    for name in SignalTests.names {
      let buyer = try Buyer()
      #expect(try buyer.run(Buyer.book).exit == 0)
      let code = try #require(try buyer.codes("confirmed").first)
      let words = ["cancel", code, "--yes", "--json"]
      let ended = try buyer.run(words, with: [name: point])
      #expect(ended.exit == 11, "\(ended.signal) \(ended.errorText)")
      #expect(ended.out.isEmpty)
      #expect(try error(ended)["code"] as? String == "outcome_unknown")
      // Once it is written down that it is cancelled, the same command says so.
      #expect(try buyer.run(words).exit == (point == "cancel-answered" ? 0 : 9))
      #expect(try buyer.codes("cancelled") == [code])
    }
  }

  @Test("A cancellation that was not sent yet is only interrupted")
  func beforeCancelling() throws {
    let buyer = try Buyer()
    #expect(try buyer.run(Buyer.book).exit == 0)
    let code = try #require(try buyer.codes("confirmed").first)
    let ended = try buyer.run(["cancel", code, "--yes", "--json"], with: ["ITRAVEL_TERM_AT": "cancel-intended"])
    #expect(ended.signal == SIGTERM)
    #expect(buyer.backend.look { $0.cancelled.isEmpty })
    #expect(try buyer.run(["cancel", code, "--yes", "--json"]).exit == 0)
  }

  @Test("Eight watches of the bookings at once print a new one once")
  func watching() throws {
    let buyer = try Buyer()
    #expect(try buyer.run(Buyer.book).exit == 0)
    let code = try #require(try buyer.codes("confirmed").first)
    let script =
      "for i in 1 2 3 4 5 6 7 8; do \"$I\" history --changed --provider offline --get data.bookings.code & done; wait"
    let printed = try Spawned.shell(script, environment: ["HOME": buyer.folder])
    #expect(printed.text == code + "\n", "\(printed.errorText)")
    #expect(printed.errorText.isEmpty)
  }
}
