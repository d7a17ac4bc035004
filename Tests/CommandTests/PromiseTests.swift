import Foundation
import Insight
import JSON
import Loopback
import Offline
import Testing
import Transport
import Travel

@testable import itravel

@Suite("Promises of the contract, each by a line that once broke it")
struct PromiseTests {
  private func box(_ backend: FakeBackend) -> Bench {
    var bench = Bench(now: "2026-11-30T09:00:00+09:00")
    let http = HTTPClient.curl(agent: "itravel/test", environment: { _ in nil })
    bench.providers = [.offline, .insight(http: http, facts: .embedded)]
    bench.environment["ITRAVEL_ENDPOINT"] = backend.address
    return bench
  }

  @Test(
    "Three capitals are a code and never another place; what is written so is offered as a command",
    arguments: ["NEW", "ABO", "HUE", "BOW", "AND", "CHL", "CAD", "BUY"])
  func capitals(word: String) throws {
    let bench = Bench()
    let flight = bench("search flight ICN \(word) --depart +30d --json")
    let hotel = bench("search hotel \(word) --check-in +30d --nights 2 --json")
    for told in [flight, hotel] {
      if told.exit == .ok {
        let code = told["request.destination.code"] ?? told["request.place.code"]
        #expect(code == word, "\(word) became \(code ?? "nothing")")
      } else {
        #expect(told.exit == .usage)
        #expect(Bench.word(told.error, "error.code") == "place_not_found")
      }
    }
    #expect(bench("search flight ICN NYC --depart +30d --json")["request.destination.code"] == "NYC")
    let andorra = bench("search hotel AND --check-in +30d --nights 2")
    #expect(andorra.err.contains("hint: itravel search hotel \"Andorra, AD\""), "\(andorra.err)")
  }

  @Test("What was taken out of a provider's words is told with its path")
  func cleaned() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box(backend)
    backend.change { $0.reply = { _ in "A\u{1B}[31mB\u{7}" } }
    let chat = box("chat hello --json")
    #expect(chat["data.reply"] == "AB", "\(chat.err)")
    #expect(chat["warnings[0].code"] == "text_cleaned")
    #expect(chat["warnings[0].path"] == "data.reply")
    backend.change { state in
      state.reply = nil
      state.searchHotels = state.searchHotels.map { item in
        guard case .object(let members) = item else { return item }
        return .object(members.map { $0.key == "name" ? .init("name", .string("Ho\u{1B}[31mtel\u{7}")) : $0 })
      }
    }
    let hotels = box("search hotel Osaka --check-in 2026-12-24 --nights 3 --json")
    #expect(hotels["data.offers[0].name"] == "Hotel", "\(hotels.err)\(hotels.out)")
    #expect(hotels["warnings[0].path"] == "data.offers[0].name", "\(hotels.out)")
    backend.change { state in
      guard case .object(let members)? = state.searchHotels.first else { return }
      state.searchHotels = [
        .object(
          members.map { member in
            guard case .string(let text) = member.value, member.key != "price" else { return member }
            return .init(member.key, .string(text + "\u{1B}[31m\u{202E}"))
          })
      ]
    }
    let all = box("search hotel Osaka --check-in 2026-12-24 --nights 3 --json").json ?? .null
    let paths = JSONSelector("warnings.path")?.values(in: all) ?? []
    let told = ["", ".name", ".rating", ".address"].map { JSONValue.string("data.offers[0]" + $0) }
    #expect(paths.filter(told.contains) == told, "\(paths)")
  }

  @Test("The schema of history knows what its other forms have beside the bookings, and asks for none of it")
  func schemaOfHistory() {
    let data = Bench()("schema history").json?["properties"]?["data"]
    guard case .object(let properties)? = data?["properties"] else {
      Issue.record("no properties")
      return
    }
    #expect(properties.map(\.key) == ["bookings", "next", "due", "changes"])
    #expect(data?["required"] == .array([.string("bookings"), .string("next")]))
    #expect(data?["properties"]?["due"]?["items"]?["properties"]?["left_min"] != nil)
  }

  @Test("A stream begins with its conversation, and its schema knows every event")
  func stream() {
    let bench = Bench()
    let lines = bench("chat \"3 nights in Osaka from Seoul on 2026-12-11\" --stream --session trip").out
      .split(separator: "\n").compactMap { try? JSONReader().read(Array($0.utf8)) }
    let id = bench("sessions list --json")["data.sessions[0].id"]
    #expect(Bench.word(lines.first, "session") == id)
    let schema = bench("schema stream").json
    let named = schema.flatMap { JSONSelector("oneOf.properties.event.const")?.values(in: $0) } ?? []
    for line in lines { #expect(named.contains(line["event"] ?? .null)) }
    let lost = bench("chat hi --stream --session s_zzzzzz").out.split(separator: "\n")
    #expect(lost.count == 2)
    #expect(lost.first?.contains("\"session\":null") == true)
  }

  @Test("The questions of the survey come in every format of machines")
  func questions() {
    let bench = Bench()
    let json = bench("survey --questions --json")
    #expect(json["data.questions"] == "[4]")
    #expect(json["data.questions[2].choices[1].word"] == "food")
    #expect(bench("survey --questions -o ndjson").out.split(separator: "\n").count == 4)
    #expect(bench("survey --questions -o tsv").out.split(separator: "\n").count == 13)
    #expect(bench("survey --questions --json --lang ko")["data.questions[0].question"]?.contains("여행") == true)
  }

  @Test("--state without a path is refused before anything is printed")
  func emptyState() {
    let told = Bench()("search hotel Osaka --check-in +30d --nights 2 --changed --json --state \"\"")
    #expect(told.exit == .usage)
    #expect(told.out.isEmpty)
  }

  @Test("--explain stands in JSON too")
  func explained() {
    let told = Bench()("search flight ICN KIX --depart +30d --nonstop --max-price \"1 KRW\" --explain --json")
    #expect(told.out.contains("{\"filter\":\"--max-price\",\"count\":"), "\(told.out.prefix(400))")
    #expect(Bench()("search flight ICN KIX --depart +30d --nonstop --json")["data.removed"] == "[0]")
  }

  @Test("What speaks no HTTP is a bad answer, and what Retry-After cannot mean is no number")
  func strangeServers() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box(backend)
    backend.fails("/chat", .answer(.raw(Array("hello there\n".utf8))))
    let raw = box("chat hello --json")
    #expect(raw.exit == .unavailable, "\(raw.err)")
    #expect(Bench.word(raw.error, "error.code") == "bad_response")
    func waited(_ head: String) -> String? {
      backend.fails(
        "/chat", .answer(.raw(Array("HTTP/1.1 429 Slow\r\n\(head)\r\nContent-Length: 0\r\n\r\n".utf8))))
      return Bench.word(box("chat hello --json").error, "error.retry_after_s")
    }
    #expect(waited("Retry-After: 120") == "120")
    #expect(waited("Retry-After: -5") == "null")
    #expect(
      waited("Date: Mon, 30 Nov 2026 09:00:00 GMT\r\nRetry-After: Mon, 30 Nov 2026 09:02:05 GMT") == "125")
    #expect(
      waited("Date: Mon, 30 Nov 2026 09:00:00 GMT\r\nRetry-After: Mon, 30 Nov 2026 08:00:00 GMT") == "0")
    #expect(waited("Retry-After: soon") == "null")
  }

  @Test("A quote stands in calendars, maps and linked data as the offer did", arguments: ["ics", "geojson", "jsonld"])
  func quotes(format: String) {
    let bench = Bench()
    let listed = bench("search hotel Osaka --check-in +30d --nights 2 --limit 1 -o \(format)")
    let quoted = bench("book hotel 1 -n -o \(format)")
    #expect(quoted.exit == .ok, "\(quoted.err)")
    #expect(quoted.out == listed.out)
    _ = bench("search flight ICN KIX --depart 2026-12-20 --limit 1")
    let flight = bench("book flight 1 -n -o \(format)")
    if format == "ics" { #expect(flight.out.contains("DTSTART;TZID=Asia/Seoul:2026"), "\(flight.out)") }
  }
}
