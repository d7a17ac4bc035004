import Grammar
import Insight
import JSON
import Loopback
import Offline
import Testing
import Transport
import Travel

@testable import itravel

@Suite("Nothing bought twice at an InsighTravel server, whatever it says and however it is asked")
struct InsightHonestyTests {
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

  private func looks() -> Int { backend.requests.count { $0.path == "/api/bookings" } }

  @Test(
    "A lost answer is looked for whatever the key of the next run",
    arguments: [
      ("--idempotency-key k1", ""), ("", "--idempotency-key k1"), ("--idempotency-key a", "--idempotency-key b"),
    ])
  func keyChanges(first: String, second: String) {
    backend.fails("/booking/confirm", .dropAfter)
    #expect(box("\(buying) \(first)").exit == .outcomeUnknown)
    let again = box("\(buying) \(second)")
    #expect(again.exit == .ok, "\(again.err)")
    #expect(again["data.repeated"] == "true")
    #expect(backend.commits == 1)
    #expect(box("\(buying) --idempotency-key c")["data.repeated"] == "true")
    #expect(backend.commits == 1)
    #expect(box("\(buying) --idempotency-key c --again")["data.repeated"] == "false")
    #expect(backend.commits == 2)
  }

  @Test("An order that never arrived is sent once under whatever key comes next")
  func absent() {
    backend.fails("/booking/confirm", .dropBefore)
    #expect(box("\(buying) --idempotency-key k1").exit == .outcomeUnknown)
    #expect(box(buying).exit == .outcomeUnknown)
    var later = box
    later.environment["ITRAVEL_NOW"] = "2026-11-30T09:10:00+09:00"
    #expect(later(buying)["data.repeated"] == "false")
    #expect(box("\(buying) --idempotency-key k1")["data.repeated"] == "true")
    #expect(backend.commits == 1)
  }

  @Test("The slash at the end of an endpoint does not make it another server", arguments: ["/", "//", "/#f"])
  func slash(end: String) {
    #expect(box(buying).exit == .ok)
    var other = box
    other.environment["ITRAVEL_ENDPOINT"] = backend.address + end
    _ = other(search)
    #expect(other(buying)["data.repeated"] == "true")
    #expect(backend.commits == 1)
  }

  @Test("To accept an unknown price says nothing of a known one")
  func unknownPrice() {
    let refused = box("\(line) --accept-unknown-price")
    #expect(refused.exit == .unconfirmed, "\(refused.err)")
    #expect(Bench.word(refused.error, "error.hint")?.contains("--max-total") == true)
    #expect(backend.commits == 0)
  }

  @Test("A key that is empty or holds control characters is refused", arguments: ["", " ", "a\u{7}b", "a\nb"])
  func emptyKey(key: String) {
    let words = Shell.split(buying) + ["--idempotency-key", key]
    #expect(box.run(words).exit == .usage)
    #expect(backend.commits == 0)
  }

  @Test(
    "An order that the server received and refused is looked for before it is sent again", arguments: [400, 422, 429])
  func refused(status: Int) {
    backend.fails("/booking/confirm", .brokenAfter(status))
    let first = box(buying)
    #expect(first.exit != .ok && first.exit != .outcomeUnknown, "\(first.err)")
    let before = looks()
    let again = box(buying)
    #expect(looks() > before)
    #expect(again["data.repeated"] == "true", "\(again.err)")
    #expect(backend.commits == 1)
    #expect(box("\(buying) --idempotency-key k")["data.repeated"] == "true")
    #expect(backend.commits == 1)
  }

  @Test("A refusal that was meant frees the offer, and is looked for once")
  func refusedIndeed() {
    backend.fails("/booking/confirm", .answer(.json("{}", status: 429)))
    #expect(box(buying).exit == .rateLimited)
    #expect(box(buying)["data.repeated"] == "false")
    let before = looks()
    #expect(box(buying)["data.repeated"] == "true")
    #expect(looks() == before)
    #expect(backend.commits == 1)
  }

  @Test("A booking that was cancelled at the server after its answer was lost is not told as confirmed")
  func cancelledSince() {
    backend.fails("/booking/confirm", .dropAfter)
    #expect(box(buying).exit == .outcomeUnknown)
    backend.change { state in
      let gone = state.bookings.removeFirst()
      state.cancelled.append((gone.code, gone.type, gone.item, gone.passenger, "2026-11-30T01:00:00"))
    }
    let again = box(buying)
    #expect(again.exit == .conflict, "\(again.out)")
    #expect(Bench.word(again.error, "error.code") == "cancelled_since")
    #expect(box("history --provider offline --json")["data.bookings[0].status"] == "cancelled")
    #expect(backend.commits == 1)
    #expect(box(buying)["data.repeated"] == "false")
  }

  @Test("A booking that was there before the order was sent is not taken for it, whatever the clocks say")
  func older() {
    let other = Bench(now: "2026-11-30T09:00:00+09:00")
    var first = other
    first.providers = box.providers
    first.environment["ITRAVEL_ENDPOINT"] = backend.address
    var later = box
    later.environment["ITRAVEL_NOW"] = "2026-11-30T10:00:00+09:00"
    _ = first(search)
    #expect(first(buying).exit == .ok)
    backend.fails("/booking/confirm", .dropBefore)
    #expect(box(buying).exit == .outcomeUnknown)
    #expect(box(buying).exit == .outcomeUnknown)
    #expect(backend.commits == 1)
    #expect(later(buying)["data.repeated"] == "false")
    #expect(backend.commits == 2)
  }

  @Test("Of an open order for other travellers nothing is said to be booked")
  func openForOthers() {
    backend.fails("/booking/confirm", .dropBefore)
    #expect(box(buying).exit == .outcomeUnknown)
    let other = box(
      "book hotel 1 --name \"Juno Park\" --email j@example.com --phone +821087654321 --yes --json --max-total \"9000000 KRW\""
    )
    #expect(other.exit == .conflict)
    #expect(Bench.word(other.error, "error.code") == "order_open")
    #expect(Bench.word(other.error, "error.hint") == "itravel book --resume")
    #expect(backend.commits == 0)
  }

  @Test("Booking in a conversation that is not there starts none")
  func unknownSession() {
    let refused = box("\(buying) --session zz")
    #expect(refused.exit == .notFound)
    #expect(!box("sessions list --json").out.contains("\"name\":\"zz\""))
    #expect(box(buying).exit == .ok)
  }

  @Test("A confirmation that is none is of unknown outcome", arguments: ["failed", "pending"])
  func otherStatus(status: String) {
    backend.fails(
      "/booking/confirm", .answer(.json("{\"booking_id\":\"BK-0000ABCD\",\"item\":{},\"status\":\"\(status)\"}")))
    let result = box(buying)
    #expect(result.exit == .outcomeUnknown, "\(result.out)")
  }

  @Test("A confirmation of something else is kept, and told")
  func somethingElse() {
    let other = JSONWriter().text(FakeBackend.hotels[2])
    backend.fails(
      "/booking/confirm", .answer(.json("{\"booking_id\":\"BK-1\",\"item\":\(other),\"status\":\"confirmed\"}")))
    let result = box(buying)
    #expect(result.exit == .partial)
    #expect(result["warnings[0].code"] == "item_differs", "\(result.out)")
  }

  @Test("A confirmation for another traveller is kept, and told")
  func someoneElse() throws {
    let chosen = box("book hotel 1 --dry-run --json")["data.quote.title"]
    let item = try #require(FakeBackend.hotels.first { $0["name"] == chosen.map { .string($0) } })
    backend.fails(
      "/booking/confirm",
      .answer(
        .json(
          "{\"booking_id\":\"BK-1\",\"item\":\(JSONWriter().text(item)),\"passenger_info\":{\"name\":\"Someone Else\"}}"
        )))
    let result = box(buying)
    #expect(result.exit == .partial)
    #expect(result["warnings[0].code"] == "traveller_differs", "\(result.out)")
  }

  @Test("A cancellation of another booking is not believed, and a refusal is told in the server's words")
  func cancelling() throws {
    let code = try #require(box(buying)["data.booking.code"])
    backend.fails("/cancel", .answer(.json(#"{"ok":true,"booking_code":"BK-00000000"}"#)))
    #expect(box("cancel \(code) --yes").exit == .outcomeUnknown)
    backend.fails("/cancel", .answer(.json(#"{"ok":false,"message":"non-refundable"}"#)))
    let refused = box("cancel \(code) --yes")
    #expect(refused.exit == .conflict)
    #expect(refused.err.contains("non-refundable"))
    #expect(box("cancel \(code) --yes").exit == .ok)
  }

  @Test(
    "A price that is below nothing or has an exponent is no price; dollars stay dollars",
    arguments: [("KRW 1e9", "null"), ("-5,000원", "null"), ("$20", "66.00"), ("US$20", "66.00")])
  func oddPrices(price: String, total: String) {
    backend.change { state in
      state.searchHotels = [
        .object([
          .init("source", .string("Amadeus")), .init("name", .string("Odd Hotel")), .init("price", .string(price)),
        ])
      ]
    }
    _ = box(search)
    let quote = box("book hotel 1 --dry-run --json")
    #expect(quote["data.quote.total.amount"] ?? "null" == total, "\(quote.out) \(quote.err)")
  }

  @Test("Hotels of another city are dropped and counted")
  func otherCity() {
    let kyoto = box("search hotel Kyoto --check-in 2026-12-24 --nights 3 --json")
    #expect(kyoto["data.offers"] == "[0]", "\(kyoto.out)")
    #expect(kyoto["warnings[0].code"] == "place_mismatch")
  }
}
