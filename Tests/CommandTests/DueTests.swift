import Civil
import Foundation
import JSON
import Testing
import Travel

@Suite("What is due, what changed, and what may be kept of it")
struct DueTests {
  private var bench: Bench
  private let who = "--name \"Minji Kim\" --email minji@example.com --phone +821012345678"

  init() { bench = Bench() }

  private func book(_ search: String, _ sort: String) {
    let found = bench("search \(search)")
    #expect(found.exit == .ok, "\(found.err)")
    let booked = bench("book \(sort) 1 \(who) --yes --max-total \"90000 USD\"")
    #expect(booked.exit == .ok, "\(booked.err)")
  }

  private func at(_ now: String) -> Bench {
    var later = bench
    later.environment["ITRAVEL_NOW"] = now
    return later
  }

  private func due(_ result: Bench.Result) -> [[String]] {
    guard case .array(let all)? = result.json.flatMap({ JSONSelector("data.due")?.values(in: $0) })?.first else {
      return []
    }
    return all.map { item in ["kind", "at", "zone", "left_min"].map { Bench.word(item, $0) ?? "–" } }
  }

  @Test("A check-in is due by the calendar of its own place, with its zone and the time left to its day")
  func checkIn() {
    book("hotel Honolulu --check-in 2026-12-11 --nights 3", "hotel")
    // 11 December begins in Honolulu at 10:00 UTC.
    let before = at("2026-12-09T09:59:00Z")("history --due 48h --json")
    #expect(before.exit == .ok, "\(before.err)")
    #expect(due(before).isEmpty)
    let first = at("2026-12-09T10:00:00Z")("history --due 48h --json")
    #expect(due(first) == [["check_in", "2026-12-11", "Pacific/Honolulu", "2880"]])
    #expect(first["data.bookings[0].start"] == "2026-12-11")
    #expect(due(at("2026-12-11T09:58:30Z")("history --due 1h --json")).map { $0[3] } == ["2"])
    // All day long it is due; then it is over.
    #expect(due(at("2026-12-12T09:59:00Z")("history --due 1h --json")).map { $0[3] } == ["0"])
    #expect(due(at("2026-12-12T10:00:00Z")("history --due 1h --json")).isEmpty)
  }

  @Test("Each departure of a return flight is due, in the zone it leaves from")
  func departures() throws {
    book("flight ICN KIX --depart 2026-12-11 --return 2026-12-14 --nonstop", "flight")
    let all = due(at("2026-12-10T09:00:00+09:00")("history --due 7d --json"))
    #expect(all.map { $0[0] } == ["departure", "departure"])
    #expect(all.map { $0[2] } == ["Asia/Seoul", "Asia/Tokyo"])
    #expect(all.map { String($0[1].prefix(10)) } == ["2026-12-11", "2026-12-14"])
    let way = try #require(Instant(rfc3339: all[1][1]))
    // The way back alone is still ahead the day before it.
    let back = due(at(way.adding(seconds: -3600).rfc3339)("history --due 48h --json"))
    #expect(back.map { $0[3] } == ["60"])
    #expect(due(at(way.adding(seconds: 60).rfc3339)("history --due 48h --json")).isEmpty)
  }

  @Test("What is due comes soonest first, reads in both languages, and is none of a cancelled booking")
  func order() {
    book("hotel Osaka --check-in 2026-12-12 --nights 2", "hotel")
    book("hotel Tokyo --check-in 2026-12-11 --nights 1", "hotel")
    let box = at("2026-12-10T15:00:00+09:00")
    #expect(due(box("history --due 3d --json")).map { $0[1] } == ["2026-12-11", "2026-12-12"])
    let english = box("history --due 3d")
    #expect(english.out.contains("Check-in") && english.out.contains("1 d 9 h"), "\(english.out)")
    let korean = box("history --due 3d --lang ko")
    #expect(korean.out.contains("체크인") && korean.out.contains("1일 9시간"), "\(korean.out)")
    #expect(box("history --due 3d -o ndjson").out.split(separator: "\n").count == 2)
    let code = box("history --due 3d --get data.due[0].code").out.split(separator: "\n").first.map(String.init) ?? ""
    #expect(box("cancel \(code) --yes").exit == .ok)
    #expect(due(box("history --due 3d --json")).map { $0[1] } == ["2026-12-12"])
    #expect(at("2027-05-01T00:00:00Z")("history --due 2w --fail-empty").exit == .empty)
  }

  @Test(
    "A span is a number with its unit and nothing else",
    arguments: ["48", "h", "0h", "-1d", "+2d", "1.5h", "400d", "2y", ""])
  func spans(word: String) {
    let refused = bench.run(["history", "--due=\(word)", "--json"])
    #expect(refused.exit == .usage, "\(word): \(refused.out)")
  }

  @Test("--due goes with no other question")
  func together() {
    #expect(bench("history --due 48h --recheck").exit == .usage)
    #expect(bench("history --due 48h --after IT-AAAAAA").exit == .usage)
    #expect(bench("history --due 48h --status cancelled").exit == .usage)
  }

  @Test("Nothing of a traveller is corrected silently")
  func travellers() {
    _ = bench("search hotel Osaka --check-in 2026-12-12 --nights 2")
    let gate = ["--yes", "--max-total", "90000 USD", "--json"]
    func book(_ name: String, _ email: String, _ phone: String) -> Bench.Result {
      bench.run(["book", "hotel", "1", "--name", name, "--email", email, "--phone", phone] + gate)
    }
    for (name, email, phone, code) in [
      ("Minji Kim", "minji@exam\u{202E}ple.com", "+821012345678", "bad_email"),
      ("Minji Kim", "min\u{200B}ji@example.com", "+821012345678", "bad_email"),
      ("Minji\u{202E} Kim", "minji@example.com", "+821012345678", "bad_name"),
      ("Minji Kim", "minji@example.com", "+8210\u{202C}12345678", "bad_phone"),
      ("Minji Kim", "minji@example.com", "2027-02-30", "bad_phone"),
      ("Minji Kim", "minji@example.com", "30.02.2027", "bad_phone"),
    ] {
      let refused = book(name, email, phone)
      #expect(refused.exit == .usage)
      #expect(Bench.word(refused.error, "error.code") == code)
    }
    let party = #"{"name":"Minji Kim","email":"a@b.cd","phone":"+821012345678","passport":"M12\#u{202E}345"}"#
    let refused = bench.run(["book", "hotel", "1", "--passengers", "-"] + gate, input: Array(party.utf8))
    #expect(refused.exit == .usage, "\(refused.err)")
    #expect(Bench.word(refused.error, "error.field") == "passport")
    #expect(bench("history --json")["data.bookings"] == "[0]")
    #expect(book("김민지", "minji@example.com", "010-1234-5678").exit == .ok)
  }

  @Test("Only an export of a conversation is taken in, whole and of this version")
  func imports() {
    _ = bench("chat \"3 nights in Osaka from Seoul on 2026-12-11, two of us\"")
    _ = bench("survey --atmosphere city --budget value --priority food --schedule planned")
    let export = bench("sessions export current --json").out
    #expect(bench("sessions import -", input: export).exit == .ok)
    let copy = bench("sessions list --json")["data.sessions[1].id"] ?? ""
    #expect(bench("survey --show --session \(copy) --json")["data.answers.priority"] == "food")
    let longest = String(repeating: "가", count: 120)
    for (from, to) in [
      ("\"itravel.sessions.show/1\"", "\"itravel.sessions.show/2\""),
      ("\"itravel.sessions.show/1\"", "\"itravel.chat/1\""),
      ("\"ok\":true", "\"ok\":false"), ("\"ok\":true", "\"ok\":\"true\""), ("{\"turn\":1,", "{\"turn\":0,"),
      ("{\"turn\":1,", "{\"turn\":-3,"), ("{\"turn\":1,", "{\"turn\":9999999,"),
      ("\"title\":\"", "\"title\":\"\(longest)"), ("\"schema\":", "\"scheme\":"),
    ] {
      let changed = export.replacingFirst(from, with: to)
      #expect(changed != export, "\(from)")
      let refused = bench("sessions import - --json", input: changed)
      #expect(refused.exit == .usage, "\(to)")
      #expect(Bench.word(refused.error, "error.code") == "bad_export")
    }
    #expect(bench.run(["sessions", "rename", "current", longest]).exit == .ok)
    #expect(bench.run(["sessions", "rename", "current", longest + "나"]).exit == .usage)
  }
}

extension String {
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = range(of: part) else { return self }
    return replacingCharacters(in: range, with: other)
  }
}

@Suite("Pages of the history")
struct HistoryPageTests {
  private let bench: Bench

  init() {
    bench = Bench()
    let who = "--name \"Minji Kim\" --email minji@example.com --phone +821012345678"
    _ = bench("search hotel Osaka --check-in 2026-12-11 --nights 3")
    for number in 1...3 { _ = bench("book hotel \(number) \(who) --yes --max-total \"90000 USD\"") }
    _ = bench("search flight ICN KIX --depart 2026-12-11")
    _ = bench("book flight 1 \(who) --yes --max-total \"90000 USD\"")
  }

  @Test("Pages hang together, and the way on keeps the filters")
  func pages() {
    let first = bench("history --kind hotel --limit 2")
    let way = first.out.split(separator: "\n").first { $0.contains("--after") }.map(String.init) ?? ""
    #expect(way.contains("itravel history --kind hotel --limit 2 --after "), "\(first.out)")
    let json = bench("history --kind hotel --limit 2 --json")
    let next = json["data.next"] ?? ""
    #expect(next == json["data.bookings[1].code"])
    let second = bench("history --kind hotel --limit 2 --after \(next) --json")
    #expect(second["data.bookings"] == "[1]" && second["data.next"] == "null")
    let third = bench("history --kind hotel --limit 2 --after IT-ZZZZZZ --json")
    #expect(third.exit == .notFound)
  }

  @Test("Every filter narrows and is echoed")
  func filters() {
    #expect(bench("history --json")["data.bookings"] == "[4]")
    #expect(bench("history --kind flight --json")["data.bookings"] == "[1]")
    #expect(bench("history --status cancelled --json")["data.bookings"] == "[0]")
    #expect(bench("history --since +1d --json")["data.bookings"] == "[0]")
    #expect(bench("history --since today --until today --json")["data.bookings"] == "[4]")
    #expect(bench("history --until 2026-11-29 --json")["data.bookings"] == "[0]")
    #expect(bench("history --session current --json")["data.bookings"] == "[4]")
    _ = bench("sessions new --session other")
    #expect(bench("history --session other --json")["data.bookings"] == "[0]")
    #expect(bench("history --kind flight --status active --json")["request.kind"] == "flight")
  }
}
