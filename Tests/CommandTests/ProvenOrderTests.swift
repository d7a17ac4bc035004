import Grammar
import Insight
import JSON
import Loopback
import Offline
import Testing
import Transport
import Travel

@testable import itravel

@Suite("What proves that an order arrived, and what does not")
struct ProvenOrderTests {
  private let backend: FakeBackend
  private let box: Bench
  private let search = "search hotel Osaka --check-in 2026-12-24 --nights 3"
  private let line =
    "book hotel 1 --name \"Minji Kim\" --email minji@example.com --phone +821012345678 --yes --json"
  private var buying: String { line + " --max-total \"9000000 KRW\"" }

  init() throws {
    backend = try FakeBackend()
    var box = Bench(now: "2026-11-30T09:00:00+09:00")
    box.providers = [
      .offline, .insight(http: .curl(agent: "itravel/test", environment: { _ in nil }), facts: .embedded),
    ]
    box.environment["ITRAVEL_ENDPOINT"] = backend.address
    self.box = box
    _ = box(search)
  }

  @Test(
    "A lost order is found however far the clocks are apart",
    arguments: ["2026-11-28T09:00:00+09:00", "2026-11-30T10:00:00+09:00", "2026-12-01T08:00:00+09:00"])
  func clocks(now: String) {
    backend.fails("/booking/confirm", .dropAfter)
    var wrong = box
    wrong.environment["ITRAVEL_NOW"] = now
    #expect(wrong(buying).exit == .outcomeUnknown)
    #expect(box(buying)["data.repeated"] == "true")
    #expect(backend.commits == 1)
  }

  @Test("Where the list was moved under the order, what may be it is named, and only --again buys another")
  func moved() {
    backend.fails("/booking/confirm", .dropAfter)
    #expect(box(buying).exit == .outcomeUnknown)
    backend.change { $0.bookings[0].item = $0.lists["demo-session-1"]?["hotel"]?.last ?? .null }
    var later = box
    later.environment["ITRAVEL_NOW"] = "2026-11-30T10:00:00+09:00"
    let code = backend.look { $0.bookings[0].code }
    let told = later(buying)
    #expect(told.exit == .outcomeUnknown && told.err.contains(code) && told.err.contains("--again"), "\(told.err)")
    #expect(later("book --resume --yes --json").exit == .outcomeUnknown)
    #expect(box("\(buying) --again").exit == .outcomeUnknown, "somebody may be at work on it yet")
    #expect(backend.commits == 1)
    #expect(later("\(buying) --again")["data.repeated"] == "false")
    #expect(backend.commits == 2)
  }

  @Test("An order that was given up is looked for again before it is sent again, and by a look at what changed")
  func lagging() {
    var later = box
    later.environment["ITRAVEL_NOW"] = "2026-11-30T10:00:00+09:00"
    for isBought in [true, false] {
      let line = buying.replacing("hotel 1", with: isBought ? "hotel 1" : "hotel 2")
      backend.fails("/booking/confirm", .dropAfter)
      #expect(box(line).exit == .outcomeUnknown)
      backend.fails("/api/bookings", .answer(.json("{\"items\":[]}")))
      #expect(later("book --resume --json")["data.bookings[0].status"] == "failed")
      if isBought {
        #expect(later(line)["data.repeated"] == "true")
      } else {
        #expect(later("history --recheck --json")["data.changes[0].was"] == "failed")
      }
    }
    #expect(backend.commits == 2)
  }

  @Test("A booking whose conversation was deleted is still the same purchase")
  func withoutConversation() throws {
    let id = try #require(box("\(search) --json")["data.offers[0].id"])
    let line = buying.replacing("hotel 1", with: id)
    backend.fails("/booking/confirm", .dropAfter)
    #expect(box(line).exit == .outcomeUnknown)
    #expect(box("sessions delete current --yes").exit == .ok)
    #expect(box(line)["data.repeated"] == "true")
    #expect(backend.commits == 1)
  }

  @Test("The same people in another order or other letters are the same people")
  func samePeople() {
    #expect(box(buying)["data.repeated"] == "false")
    #expect(box(buying.replacing("Minji Kim", with: "MINJI KIM"))["data.repeated"] == "true")
    #expect(box(buying.replacing("minji@", with: "Minji@"))["data.repeated"] == "true")
    #expect(backend.commits == 1)
  }

  @Test("What was doubtful when it was confirmed is told each time it is asked for again")
  func doubtful() {
    backend.fails("/booking/confirm", .brokenAfter(500))
    #expect(box(buying).exit == .outcomeUnknown)
    backend.change { $0.bookings[0].item = .object([]) }
    for _ in 0..<2 {
      let again = box(buying)
      #expect(again.exit == .partial && again["data.repeated"] == "true", "\(again.err)")
      #expect(again["warnings[0].code"] == "item_empty" || again["warnings[1].code"] == "item_empty")
    }
  }

  @Test("A cancellation is done only where the server says of which booking, and a false one is put right")
  func falseCancellation() throws {
    let code = try #require(box(buying)["data.booking.code"])
    for answer in ["{\"ok\":true}", "{\"ok\":\"true\"}"] {
      backend.fails("/cancel", .answer(.json(answer)))
      #expect(box("cancel \(code) --yes").exit == .outcomeUnknown)
    }
    backend.fails("/cancel", .answer(.json("{\"ok\":true,\"booking_code\":\"\(code)\"}", status: 202)))
    #expect(box("cancel \(code) --yes").exit == .outcomeUnknown)
    backend.fails("/cancel", .answer(.json("{\"ok\":true,\"booking_code\":\"\(code)\"}")))
    #expect(box("cancel \(code) --yes").exit == .ok)
    let told = box("history --recheck --json")
    #expect(told["data.changes[0].now"] == "confirmed" && told["data.bookings[0].status"] == "confirmed", "\(told.out)")
    #expect(box("history --recheck --json")["data.changes"] == "[0]")
    #expect(box("history --verify").exit == .ok)
    #expect(box(buying)["data.repeated"] == "true")
  }
}
