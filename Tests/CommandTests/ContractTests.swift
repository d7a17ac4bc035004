import JSON
import Testing
import Travel

@Suite("The JSON contract")
struct ContractTests {
  private let who = "--name \"Minji Kim\" --email minji@example.com --phone +821012345678"

  /// The keys of an object, in order.
  private func keys(_ value: JSONValue?, _ path: String) -> [String] {
    guard let value, case .object(let members)? = JSONSelector(path)?.values(in: value).first else { return [] }
    return members.map(\.key)
  }

  @Test("search flight has the keys of the contract, in order")
  func flight() {
    let found = Bench()("search flight ICN KIX --depart 2026-12-20 --json")
    #expect(found.exit == .ok, "\(found.err)")
    let json = found.json
    guard case .object(let members)? = json else {
      Issue.record("no object: \(found.out.prefix(200))")
      return
    }
    #expect(members.map(\.key) == ["schema", "ok", "request", "data", "warnings", "meta"])
    #expect(found["schema"] == "itravel.search.flight/1")
    #expect(found["ok"] == "true")
    #expect(keys(json, "request").prefix(5) == ["origin", "destination", "depart", "return", "passengers"])
    #expect(keys(json, "request.origin") == ["code", "kind", "name", "country", "zone"])
    #expect(found["request.origin.code"] == "ICN")
    #expect(found["request.origin.kind"] == "airport")
    #expect(found["request.origin.country"] == "KR")
    #expect(found["request.origin.zone"] == "Asia/Seoul")
    #expect(found["request.return"] == "null")
    #expect(
      keys(json, "data.offers[0]").prefix(9) == [
        "id", "number", "kind", "provider", "live", "expires_at", "bookable", "price", "slices",
      ])
    #expect(
      keys(json, "data.offers[0].price") == ["basis", "total", "low", "high", "per", "tax", "as_of", "source"])
    #expect(keys(json, "data.offers[0].price.low") == ["amount", "currency"])
    #expect(
      keys(json, "data.offers[0].slices[0]") == ["depart", "arrive", "duration", "duration_min", "stops", "segments"])
    #expect(keys(json, "data.offers[0].slices[0].depart") == ["at", "zone", "place", "basis"])
    #expect(keys(json, "data.offers[0].slices[0].arrive") == ["at", "zone", "place", "day_offset", "basis"])
    #expect(keys(json, "meta") == ["provider", "live", "generated_at", "session", "complete"])
    #expect(found["meta.generated_at"] == "2026-11-30T00:00:00Z")
    #expect(found["data.offers[0].price.total"] == "null", "a lone estimated price is never printed")
  }

  @Test("search hotel has the keys of the contract, in order")
  func hotel() {
    let found = Bench()("search hotel Osaka --check-in 2026-12-11 --nights 3 --json")
    #expect(
      keys(found.json, "data.offers[0]") == [
        "id", "number", "kind", "provider", "live", "expires_at", "bookable", "name", "local_name", "stars", "rating",
        "address", "quarter", "position", "check_in", "check_out", "nights", "rooms", "free_cancel_until", "price",
      ])
    #expect(found["data.offers[0].kind"] == "hotel")
    #expect(found["data.offers[0].nights"] == "3")
  }

  @Test("chat has the keys of the contract, in order")
  func chat() {
    let said = Bench()("chat \"3 nights in Osaka from Seoul on 2026-12-11, two of us, food\" --json")
    #expect(
      keys(said.json, "data") == [
        "session", "turn", "intent", "stage", "reply", "goal", "questions", "plan", "cards", "action",
      ])
    #expect(
      keys(said.json, "data.goal") == [
        "origin", "destinations", "depart", "return", "depart_window", "nights", "days", "adults", "children",
        "child_ages", "budget", "style_tags", "constraints", "status", "month", "said",
      ])
    #expect(keys(said.json, "data.plan") == ["steps", "stays"])
    #expect(said["data.intent"] == "itinerary_planner")
    #expect(said["data.goal.origin"] == "Seoul, KR")
    #expect(said["data.goal.destinations[0]"] == "Osaka, JP")
    #expect(said["data.goal.depart"] == "2026-12-11")
    #expect(said["data.goal.nights"] == "3")
    let kinds = said.json.flatMap { JSONSelector("data.cards.kind")?.values(in: $0) } ?? []
    for kind in ["trip_goal", "planner", "itinerary", "hotel", "flight"] {
      #expect(kinds.contains(.string(kind)), "no \(kind) card among \(kinds)")
    }
  }

  @Test("book, history, cancel and their shapes")
  func booking() throws {
    let bench = Bench()
    _ = bench("search hotel Osaka --check-in 2026-12-11 --nights 3")
    let quote = bench("book hotel 1 \(who) --dry-run --json")
    #expect(quote.exit == .ok)
    #expect(keys(quote.json, "data") == ["booking", "quote", "repeated"])
    #expect(quote["data.booking"] == "null")
    let booked = bench("book hotel 1 \(who) --max-total \"9000 USD\" --yes --json")
    #expect(booked.exit == .ok, "\(booked.err)")
    let bookingKeys = [
      "code", "kind", "status", "provider", "endpoint", "live", "practice", "foreign", "title", "place", "start", "end",
      "offer", "travellers", "total", "created_at", "cancelled_at", "session",
    ]
    #expect(keys(booked.json, "data.booking") == bookingKeys)
    #expect(booked["data.booking.live"] == "false")
    #expect(booked["data.booking.practice"] == "true")
    let code = try #require(booked["data.booking.code"])
    #expect(code.wholeMatch(of: /IT-[A-Z2-9]{6}/) != nil, "\(code)")
    let history = bench("history --json")
    #expect(keys(history.json, "data") == ["bookings", "next"])
    #expect(keys(history.json, "data.bookings[0]") == bookingKeys)
    let one = bench("history \(code) --json")
    #expect(one["schema"] == "itravel.history.show/1")
    #expect(keys(one.json, "data.booking") == bookingKeys + ["timeline", "deadlines", "payload"])
    let cancelled = bench("cancel \(code) --yes --json")
    #expect(cancelled.exit == .ok, "\(cancelled.err)")
    #expect(keys(cancelled.json, "data") == ["booking", "fee", "refund"])
    #expect(cancelled["data.booking.status"] == "cancelled")
    #expect(bench("cancel \(code) --yes --json").exit == .conflict)
    #expect(
      keys(bench("sessions list --json").json, "data.sessions[0]") == [
        "id", "name", "title", "turns", "last_used", "current",
      ])
  }

  @Test("An error is one JSON line on standard error, and standard output stays empty")
  func error() {
    let failed = Bench()("search flight ICN Goa --depart +30d --json")
    #expect(failed.exit == .usage)
    #expect(failed.out.isEmpty)
    #expect(
      keys(failed.error, "error") == [
        "code", "exit", "message", "hint", "field", "retryable", "retry_after_s", "outcome", "details",
      ])
    #expect(Bench.word(failed.error, "schema") == "itravel.error/1")
    #expect(Bench.word(failed.error, "error.code") == "place_ambiguous")
    #expect(Bench.word(failed.error, "error.field") == "destination")
    #expect(Bench.word(failed.error, "error.outcome") == "nothing_sent")
  }

  @Test(
    "Every rendering of a practice booking says that nothing was reserved",
    arguments: ["text", "markdown", "tsv", "json", "ndjson"])
  func practice(format: String) {
    let bench = Bench()
    _ = bench("search hotel Osaka --check-in 2026-12-11 --nights 3")
    let booked = bench("book hotel 1 \(who) --max-total \"9000 USD\" --yes -o \(format)")
    #expect(booked.exit == .ok, "\(booked.err)")
    #expect((booked.out + booked.err).contains("Practice booking: nothing was reserved."), "\(booked.out)")
    let listed = bench("history -o \(format)")
    #expect((listed.out + listed.err).contains("Practice booking: nothing was reserved."), "\(listed.out)")
  }
}

@Suite("A streamed turn")
struct StreamTests {
  @Test("is numbered lines from hello to one result, which is the envelope")
  func lines() throws {
    let told = Bench()("chat --stream \"3 nights in Osaka from Seoul on 2026-12-11\"")
    #expect(told.exit == .ok, "\(told.err)")
    let lines = try told.out.split(separator: "\n").map { try JSONReader().read(Array($0.utf8)) }
    #expect(lines.map { Bench.word($0, "seq") } == (1...lines.count).map { String($0) })
    let events = lines.compactMap { Bench.word($0, "event") }
    #expect(events.first == "hello" && events.last == "result")
    #expect(events.filter { $0 == "result" || $0 == "error" }.count == 1)
    #expect(events.contains("card"))
    #expect(Bench.word(lines.last, "result.schema") == "itravel.chat/1")
  }

  @Test("ends with its error, and the exit code says so")
  func error() throws {
    var bench = Bench()
    bench.providers = [Shop().provider]
    let told = bench("chat --stream \"3 nights in Osaka\"")
    #expect(told.exit == .unavailable)
    let last = try told.out.split(separator: "\n").last.map { try JSONReader().read(Array($0.utf8)) }
    #expect(Bench.word(last, "event") == "error")
    #expect(Bench.word(last, "error.code") == "not_here")
  }
}
