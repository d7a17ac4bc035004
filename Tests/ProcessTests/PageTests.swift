import Foundation
import Testing

/// Pages as a browser shows them: Chromium at the widths of a phone, a laptop and a sheet of A4, light and dark.
@Suite("Pages", .enabled(if: Readers.isReady))
struct PageTests {
  private let folder: URL
  private let home: [String: String]

  init() throws {
    folder = URL(fileURLWithPath: try Spawned.folder())
    home = [
      "HOME": folder.path, "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00", "ITRAVEL_SESSION": "page",
      "PATH": "/usr/bin:/bin",
    ]
  }

  private static let who = ["--name", "Mina Kim", "--email", "mina@example.com", "--phone", "+821012345678"]
  private static let trip = "3 nights in Osaka from Seoul on 2026-12-11, two of us, food, budget 900000 KRW"

  private func run(_ words: [String], input: String = "") throws -> Spawned {
    let answer = try Spawned.run(words, environment: home, input: Array(input.utf8))
    #expect(answer.exit == 0, "\(words): \(answer.errorText)")
    return answer
  }

  /// Writes the page of a command line and gives its path.
  private func page(_ name: String, _ words: [String], input: String = "") throws -> String {
    let path = folder.appendingPathComponent("\(name).html")
    try Data(try run(words + ["-o", "html"], input: input).out).write(to: path)
    return path.path
  }

  private func expectGood(_ pages: [String]) throws {
    let read = try Readers.run("read_html.py", pages, input: [])
    #expect(read.exit == 0, "\(read.errorText.suffix(2000))")
    let seen = try Readers.run("look.py", pages, input: [])
    #expect(seen.exit == 0, "\(seen.text)\(seen.errorText.suffix(2000))")
  }

  @Test("of trips, in both languages, stand in every width and can be read by everyone")
  func trips() throws {
    try expectGood([
      try page("chat", ["chat", PageTests.trip]),
      try page("chat-ko", ["chat", "서울에서 2027년 3월 20일에 방콕 4박 5일, 어른 둘 아이 하나(7살), 예산 300만원"]),
      try page("export", ["sessions", "export", "page"]),
      try page("ask", ["chat", "somewhere warm", "--session", "ask"]),
    ])
  }

  @Test("of offers and of the tool itself, too")
  func offers() throws {
    try expectGood([
      try page("flights", ["search", "flight", "NRT", "LAX", "--depart", "2027-01-20", "--flex", "3", "--explain"]),
      try page("hotels", ["search", "hotel", "Osaka", "--check-in", "2026-12-11", "--nights", "3", "--lang", "ko"]),
      try page("sources", ["sources"]), try page("survey", ["survey", "--questions"]), try page("empty", ["history"]),
    ])
  }

  @Test("of bookings show where they stand")
  func bookings() throws {
    _ = try run(["search", "hotel", "Osaka", "--check-in", "2026-12-11", "--nights", "3"])
    let quote = try page("quote", ["book", "hotel", "1", "--dry-run"] + PageTests.who)
    let gate = ["--yes", "--max-total", "99999 USD"]
    let booked = try page("booked", ["book", "hotel", "1"] + PageTests.who + gate)
    let code = try run(["history", "--get", "data.bookings[0].code"]).text.trimmingCharacters(in: .newlines)
    let list = try page("list", ["history"])
    #expect(try String(contentsOfFile: booked, encoding: .utf8).contains(code))
    let detail = try page("detail", ["history", code])
    let cancelled = try page("cancelled", ["cancel", code, "--yes"])
    try expectGood([quote, booked, list, detail, cancelled, try page("old", ["history", "--lang", "ko"])])
    let map = try Readers.run(
      "read_map.py", input: try run(["history", code, "-o", "geojson"]).out)
    #expect(map.text.hasPrefix("Point\tstay\t135.5 34.7"), "\(map.text)\(map.errorText)")
    #expect(try run(["history", code, "-o", "geojson"]).text.contains("\"status\":\"cancelled\""))
  }

  @Test("keep names from outside as words, whatever they look like")
  func hostile() throws {
    let export = try run(["chat", PageTests.trip, "--session", "evil"])
    #expect(!export.out.isEmpty)
    let foul =
      "</script><script>pwned=1</script>\"><img src=x onerror=pwned=1>' onmouseover='pwned=1 =cmd() \\r\\nBEGIN:VEVENT \\u202Egnp.exe <!-- ]]> javascript:pwned=1"
    let good = try run(["sessions", "export", "evil", "--json"]).text
    var bad = good
    for name in [
      "Dotonbori", "Osaka Castle", "Umeda", "Nakanoshima Museum of Art", "Next", "Look through",
    ] {
      bad = bad.replacing(name, with: foul.replacing("\"", with: "\\\""))
    }
    #expect(bad != good)
    let taken = try run(["sessions", "import", "-", "--get", "data.session.id"], input: bad)
    let id = taken.text.trimmingCharacters(in: .newlines)
    let pages = [
      try page("foul", ["sessions", "show", id]), try page("foul-ko", ["sessions", "export", id, "--lang", "ko"]),
    ]
    for page in pages {
      let text = try String(contentsOfFile: page, encoding: .utf8)
      #expect(text.contains("&lt;/script&gt;") && !text.contains("<script") && !text.contains("<img"))
      #expect(!text.contains("\u{202E}") && !text.contains("\r"))
    }
    try expectGood(pages)
    let map = try Readers.run("read_map.py", input: try run(["sessions", "export", id, "-o", "geojson"]).out)
    #expect(map.exit == 0 && map.text.contains("BEGIN:VEVENT"), "\(map.errorText)")
  }

  @Test("are the same bytes twice, and need nothing but themselves")
  func sameBytes() throws {
    let words = ["search", "flight", "ICN", "CDG", "--depart", "2027-01-20"]
    for format in ["html", "geojson"] {
      let twice = try [0, 1].map { _ in try run(words + ["-o", format]).out }
      #expect(twice[0] == twice[1] && !twice[0].isEmpty)
    }
    let page = try run(words + ["-o", "html"]).text
    #expect(page.contains("default-src 'none'; style-src 'sha256-"))
    #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("url("))
  }
}
