import Foundation
import JSON
import Testing
import Travel

@Suite("What scripts rely on")
struct ScriptingTests {
  private let bench = Bench()
  private let search = "search flight ICN KIX --depart 2026-12-20"

  @Test("--fields takes an item by its index, alone, beside others and beside every item")
  func indexedFields() {
    func offers(_ fields: String) -> String {
      guard let data = bench("\(search) --fields '\(fields)'").json?["data"] else { return "–" }
      return JSONWriter().text(data)
    }
    let all = bench("\(search) --json")
    let ids = (0...2).map { all["data.offers[\($0)].id"] ?? "" }
    #expect(offers("offers[0].id") == "{\"offers\":[{\"id\":\"\(ids[0])\"}]}")
    #expect(offers("offers[2].id,offers[0].number") == "{\"offers\":[{\"number\":1},{\"id\":\"\(ids[2])\"}]}")
    #expect(offers("offers[999].id") == "{\"offers\":[]}")
    #expect(
      offers("offers.number,offers[1].id").hasPrefix(
        "{\"offers\":[{\"number\":1},{\"id\":\"\(ids[1])\",\"number\":2},{\"number\":3}"))
    #expect(bench("\(search) --fields 'offers[0].nothing'").exit == .usage)
  }

  @Test(
    "A word of 100 kB is cut in what is said of it, as text and as JSON",
    arguments: [
      "search flight ICN KIX --depart WORD", "search hotel WORD --check-in +30d --nights 2", "history WORD", "WORD",
      "--WORD",
      "sessions show WORD", "search flight ICN KIX --depart +30d --provider WORD", "schema WORD",
      "book of_WORD --dry-run",
      "search flight ICN KIX --depart +30d --max-price WORD", "sessions import WORD", "help WORD",
    ])
  func longWords(line: String) {
    for word in [String(repeating: "x", count: 100_000), String(repeating: "ㅋ ", count: 20_000)] {
      let words = line.split(separator: " ").map { $0.replacingOccurrences(of: "WORD", with: word) }
      let told = bench.run(words)
      #expect(told.exit != .ok)
      #expect(told.err.utf8.count < 8_000, "\(told.err.utf8.count) bytes: \(told.err.prefix(200))")
      #expect(told.err.contains("…"), "\(told.err.prefix(300))")
      let json = bench.run(words + ["--json"])
      #expect(json.err.utf8.count < 12_000, "\(json.err.utf8.count)")
      #expect(json.error?["error"] != nil)
    }
  }

  @Test("Standard input is called so and not by its dash")
  func standardInput() {
    for line in ["survey --answers -", "sessions import -"] {
      let told = bench(line, input: "{")
      #expect(told.err.contains("Standard input"), "\(told.err)")
      #expect(bench(line + " --lang ko", input: "{").err.contains("표준 입력"))
    }
  }

  @Test(
    "A time without a calendar is refused",
    arguments: ["9999-12-31T00:00:00Z", "2100-01-01T00:00:00Z", "1969-12-31T23:59:59Z"])
  func impossibleNow(now: String) {
    var late = bench
    late.environment["ITRAVEL_NOW"] = now
    let told = late("\(search) --json")
    #expect(told.exit == .usage)
    #expect(Bench.word(told.error, "error.field") == "ITRAVEL_NOW")
  }

  @Test("The last day of the calendar works, and what lies beyond it is told with a date of four digits")
  func lastDay() {
    var late = bench
    late.environment["ITRAVEL_NOW"] = "2099-12-31T23:59:59Z"
    let told = late("search flight ICN KIX --depart +30d --json")
    #expect(Bench.word(told.error, "error.code") == "date_too_far", "\(told.err)")
  }
}

@Suite("Files that people write")
struct WrittenFileTests {
  private let bench = Bench()

  @Test(
    "A configuration that cannot be meant is exit 10 that names path, key and what would do",
    arguments: [
      (#"{"providr":"offline"}"#, "“providr” is not a setting. Did you mean “provider”?", "providr"),
      (#"{"zzz":1}"#, "There are: provider, endpoint, lang, currency, output, allow_plain_http.", "zzz"),
      (#"{"lang":7}"#, "“lang” must be text.", "lang"),
      (#"{"allow_plain_http":"yes"}"#, "“allow_plain_http” must be true or false.", "allow_plain_http"),
      ("[]", "a JSON object was expected.", nil), (#"{"lang":"fr"}"#, "config.json: lang:", "lang"),
      ("{", "it is not JSON", nil),
    ])
  func configuration(text: String, says: String, field: String?) throws {
    try bench.configure("config.json", text)
    let told = bench("search hotel Osaka --check-in +30d --nights 2 --json")
    #expect(told.exit == .config)
    let message = Bench.word(told.error, "error.message") ?? ""
    #expect(message.contains(says), "\(message)")
    #expect(message.contains("/config.json"))
    #expect(Bench.word(told.error, "error.field") == field ?? "null")
    #expect(Bench.word(told.error, "error.hint") == "itravel schema config")
    let doctor = bench("doctor --json")
    #expect(doctor.exit == .config)
    #expect(doctor["data.checks[0].status"] == "fail")
    #expect(Bench.word(doctor.error, "error.code") == "checks_failed")
  }

  @Test("Settings tell where they come from")
  func origins() throws {
    try bench.configure("config.json", #"{"currency":"EUR","lang":"en"}"#)
    var other = bench
    other.environment["ITRAVEL_OUTPUT"] = "json"
    let report = other("doctor --show-origin")
    let details = report.json.flatMap { JSONSelector("data.checks.detail")?.values(in: $0) } ?? []
    #expect(details.contains(.string("EUR (file \(bench.directory.path)/.config/itravel/config.json)")), "\(details)")
    #expect(details.contains(.string("json (environment ITRAVEL_OUTPUT)")))
  }

  @Test("A traveller's key that cannot be meant is told with the nearest, and a name too")
  func travellers() throws {
    _ = bench("search hotel Osaka --check-in +30d --nights 2")
    try bench.configure("travellers.json", #"{"me":{"name":"Minji Kim","emial":"m@example.com"}}"#)
    let line = "book hotel 1 --max-total \"9000 USD\" --yes --json --traveller"
    let misspelt = bench("\(line) me")
    #expect(misspelt.exit == .usage)
    #expect(Bench.word(misspelt.error, "error.message")?.contains("Did you mean “email”?") == true, "\(misspelt.err)")
    #expect(Bench.word(misspelt.error, "error.hint") == "itravel schema travellers")
    try bench.configure("travellers.json", #"{"minji":{"name":7}}"#)
    #expect(Bench.word(bench("\(line) minji").error, "error.message")?.contains("“name” must be text") == true)
    #expect(Bench.word(bench("\(line) minju").error, "error.hint")?.contains("--traveller minji") == true)
    #expect(bench("doctor").exit == .config)
    try bench.configure("travellers.json", #"{"minji":{"name":"Minji"}}"#, mode: 0o644)
    let doctor = bench("doctor")
    #expect(doctor.exit == .config)
    #expect(doctor.err.contains("chmod 600"))
  }
}
