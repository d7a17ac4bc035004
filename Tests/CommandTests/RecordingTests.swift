import Foundation
import Insight
import JSON
import Loopback
import Offline
import Testing
import Transport
import Travel

@testable import itravel

@Suite("Traffic written down and played again")
struct RecordingTests {
  private let who = "--name \"Minji Kim\" --email minji@example.com --phone +821012345678"
  private let stay = "search hotel Osaka --check-in 2026-12-24 --nights 3"

  private func box(_ backend: FakeBackend) -> Bench {
    var bench = Bench()
    let http = HTTPClient.curl(agent: "itravel/test", environment: { _ in nil })
    bench.providers = [.offline, .insight(http: http, facts: .embedded)]
    bench.environment["ITRAVEL_ENDPOINT"] = backend.address
    return bench
  }

  private func record(_ box: Bench) -> String { box.directory.appendingPathComponent("record").path }

  private func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func everything(_ folder: String) throws -> String {
    try files(folder).map { $0 + "\n" + (try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)) }.joined()
  }

  private func mode(_ path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test("A search is written down, one file an exchange, for the owner alone; played again it gives the same bytes")
  func search() throws {
    let backend = try FakeBackend()
    let box = box(backend)
    _ = box("sessions new --session trip")
    let live = box("\(stay) --session trip --json --record \(record(box))/deep")
    #expect(live.exit == .ok, "\(live.err)")
    let folder = record(box) + "/deep"
    #expect(try files(folder) == ["0001-POST-chat.json", "0002-GET-api-booking-data.json"])
    #expect(try mode(record(box)) == 0o700)
    #expect(try mode(folder) == 0o700)
    for file in try files(folder) { #expect(try mode(folder + "/" + file) == 0o600) }
    backend.stop()
    let again = box("\(stay) --session trip --json --replay \(folder)")
    #expect(again.exit == .ok, "\(again.err)")
    #expect(again.out == live.out)
    #expect(again.err == live.err)
    // A further run goes on with the numbers.
    #expect(box("\(stay) --session trip --record \(folder)").exit == .unavailable)
    #expect(try files(folder).last == "0003-POST-chat.json")
  }

  @Test("A plan of days and a history with strangers in it read the same when played again")
  func chatAndHistory() throws {
    let backend = try FakeBackend()
    backend.change { $0.reply = { _ in SampleReply.planned } }
    backend.change {
      $0.plan =
        "{\"intent\":\"itinerary_planner\",\"tools\":[\"itinerary_planner\"],\"subtasks\":[],\"trip_stage\":\"planning\",\"args\":{}}"
    }
    let (box, other) = (box(backend), box(backend))
    let live = box("chat \"오사카 이틀 일정\" --new --session one -o json --record \(record(box))")
    #expect(live.exit == .ok, "\(live.err)")
    backend.change {
      $0.reply = nil
      $0.plan = nil
    }
    _ = other(stay)
    #expect(other("book hotel 1 \(who) --max-total \"9000000 KRW\" --yes").exit == .ok)
    let history = box("history --json --record \(record(box))")
    #expect(history["data.bookings[0].foreign"] == "true", "\(history.err)")
    backend.stop()
    #expect(box("history --json --replay \(record(box))").out == history.out)
    // Another conversation, on another machine perhaps: its id is all that differs.
    let again = box("chat \"오사카 이틀 일정\" --new --session two -o json --replay \(record(box))")
    #expect(again.exit == .ok, "\(again.err)")
    #expect(Bench.word(again.json, "data.reply") == Bench.word(live.json, "data.reply"))
    #expect(
      JSONSelector("data.cards")?.values(in: try #require(again.json))
        == JSONSelector("data.cards")?.values(in: try #require(live.json)))
  }

  @Test("What is not in the record is an error, and nobody is asked")
  func missing() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box(backend)
    _ = box("\(stay) --record \(record(box))")
    let count = backend.requests.count
    let other = box("search hotel Osaka --check-in 2026-12-25 --nights 3 --json --replay \(record(box))")
    #expect(other.exit == .unavailable)
    #expect(Bench.word(other.error, "error.code") == "not_recorded")
    #expect(Bench.word(other.error, "error.outcome") == "nothing_sent")
    #expect(Bench.word(box("history --json --replay \(record(box))").error, "error.code") == "not_recorded")
    let nowhere = box("\(stay) --json --replay \(record(box))/none")
    #expect(nowhere.exit == .usage)
    #expect(Bench.word(nowhere.error, "error.code") == "no_record")
    #expect(box("\(stay) --record \(record(box)) --replay \(record(box))").exit == .usage)
    #expect(backend.requests.count == count)
  }

  @Test("A record books and cancels nothing, and the ledger stays as it is; a quote may be played")
  func nothingDone() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box(backend)
    _ = box(stay)
    let booked = box("book hotel 1 \(who) --max-total \"9000000 KRW\" --yes --json --record \(record(box))")
    let code = try #require(booked["data.booking.code"])
    let quote = box("book hotel 2 \(who) --dry-run --json --record \(record(box))")
    let count = backend.requests.count
    for line in [
      "book hotel 2 \(who) --max-total \"9000000 KRW\" --yes", "book --resume", "cancel \(code) --yes",
      "cancel BK-5ECCB71D --yes --foreign",
    ] {
      let refused = box("\(line) --json --replay \(record(box))")
      #expect(refused.exit == .usage, "\(line): \(refused.err)")
      #expect(Bench.word(refused.error, "error.code") == "replay_does_nothing")
    }
    #expect(box("book hotel 2 \(who) --dry-run --json --replay \(record(box))").out == quote.out)
    #expect(backend.requests.count == count)
    #expect(backend.commits == 1)
    var offline = box
    offline.environment["ITRAVEL_ENDPOINT"] = nil
    #expect(offline("history --json")["data.bookings"] == "[1]")
    #expect(offline("history --json")["data.bookings[0].status"] == "confirmed")
  }

  @Test("The embedded engine has no traffic: nothing is written, and that is said")
  func offline() throws {
    let box = Bench()
    let found = box("\(stay) --json --record \(record(box))")
    #expect(found.exit == .ok, "\(found.err)")
    #expect(found.out.contains("\"nothing_recorded\""))
    #expect(!FileManager.default.fileExists(atPath: record(box)))
    #expect(box("\(stay) --json --replay \(record(box))").out.contains("\"nothing_replayed\""))
  }

  @Test("A failure is written down too, and comes again")
  func failures() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box(backend)
    backend.fails(
      "/chat", .answer(.plain("Internal Server Error", status: 500)), .dropBefore, .answer(.json("{}", status: 429)))
    for code in ["server_error", "no_answer", "rate_limited"] {
      let live = box("chat 안녕\(code) --json --record \(record(box))")
      #expect(Bench.word(live.error, "error.code") == code)
      let again = box("chat 안녕\(code) --json --replay \(record(box))")
      #expect(again.err == live.err)
      #expect(again.exit == live.exit)
    }
  }

  @Test("Where nothing can be written, nothing is sent")
  func unwritable() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box(backend)
    let refused = box("chat 안녕 --json --record /dev/null/record")
    #expect(refused.exit == .config, "\(refused.err)")
    #expect(Bench.word(refused.error, "error.code") == "unusable_record")
    #expect(backend.requests.isEmpty)
  }

  @Test("Neither the record nor --verbose shows anything personal, however the server echoes it")
  func needles() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box(backend)
    _ = box("search flight ICN KIX --depart 2026-12-24 --return 2026-12-27 --adults 2")
    let person =
      #"{"name":"Minji Kim","email":"minji.kim@example.com","phone":"+821012345678","birth":"1994-03-02","passport":"M12345678","passport_expiry":"2031-05-06","nationality":"KR"}"#
    let echo =
      #"Minji Kim 님(MINJI KIM, KIM/MINJI)의 여권 M12345678, m12345678, 1994.03.02, minji.kim%40example.com, +82 10-1234-5678, 010-1234-5678, TTEyMzQ1Njc4"#
    let inner = JSONWriter().text(
      .object([
        .init(
          "passenger_info", .object([.init("name", .string("Minji Kim")), .init("passport", .string("M12345678"))]))
      ]))
    let answer = JSONValue.object([
      .init("booking_id", .string("BK-5ECCB71C")), .init("type", .string("flight")), .init("item", .object([])),
      .init("message", .string(echo)), .init("debug", .string(inner)),
      .init("passenger_info", (try JSONReader().read(person))), .init("status", .string("confirmed")),
    ])
    let line = "book flight 1 --passengers - --accept-unknown-price --yes -v --record \(record(box))"
    let rejected = #"{"detail":[{"type":"missing","loc":["body","x"],"msg":"no","input":\#(person)}]}"#
    backend.fails(
      "/booking/confirm", .answer(.json(rejected, status: 422)),
      .answer(.raw(Array("HTTP/1.1 400 Bad\r\nContent-Length: 999\r\nX-Echo: M12345678\r\n\r\n\(person)".utf8))),
      .answer(.json(String(JSONWriter().text(answer).dropLast(9)), status: 403)),
      .answer(.json(JSONWriter().text(answer))))
    var said = ""
    for turn in 0..<4 {
      // Each when whatever the one before left open must be over.
      var later = box
      later.environment["ITRAVEL_NOW"] = "2026-11-30T09:\(turn)5:00+09:00"
      let result = later(line, input: person)
      said += result.err
    }
    let again = box(
      "book flight 1 --passengers - --accept-unknown-price --yes -v --json --record \(record(box))", input: person)
    said += again.err
    #expect(Needles("M12345678").found(in: again.out) == [])
    #expect(backend.requests.contains { $0.text.contains("M12345678") }, "the server gets it whole")
    let all = try everything(record(box))
    #expect(all.contains("passenger_info"))
    #expect(all.contains("BK-5ECCB71C"), "a booking's code is no passport number")
    let needles = Needles(
      "M12345678", "minji.kim@example.com", "+821012345678", "821012345678", "10-1234-5678", "1994-03-02", "1994.03.02",
      "2031-05-06", "Minji Kim", "KIM/MINJI")
    #expect(needles.found(in: all) == [])
    #expect(Needles("M12345678", "minji.kim@example.com", "821012345678", "1994-03-02").found(in: said) == [])
  }

  @Test("What somebody says of themselves in a message is hidden by its look")
  func message() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box(backend)
    let words = "오사카 가고 싶어. 연락처 010-1234-5678, juno@example.com, 여권 M87654321, 2026-12-24부터 120만원"
    #expect(box("chat \"\(words)\" -v --record \(record(box))").exit == .ok)
    #expect(backend.requests.first?.text.contains("juno@example.com") == true)
    let all = try everything(record(box))
    #expect(Needles("010-1234-5678", "juno@example.com", "M87654321").found(in: all) == [])
    #expect(all.contains("2026-12-24부터 120만원"))
  }
}
