import Foundation
import Storage
import Testing
import Travel
import Wording

@Suite("Watching for what is new or cheaper")
struct WatchTests {
  private let shop = Shop()
  private var bench: Bench
  private let line = "search hotel Osaka --check-in 2026-12-11 --nights 3 --changed"

  init() {
    bench = Bench()
    bench.providers = [shop.provider]
  }

  private var file: URL { bench.directory.appendingPathComponent(".local/state/itravel/printed.json") }

  /// The totals printed by one run, one a line.
  private func totals(_ line: String? = nil) -> [String] {
    let result = bench("\(line ?? self.line) --get data.offers.price.total.amount")
    #expect(result.exit == .ok, "\(result.err)")
    return result.out.split(separator: "\n").map(String.init)
  }

  @Test("One offer at 100, 100, 95, 95, 97 gives two lines in all")
  func fivePrices() {
    var printed: [String] = []
    for price in ["100", "100", "95", "95", "97"] {
      shop.charges(price)
      printed += totals()
    }
    #expect(printed == ["100", "95"])
  }

  @Test("What is compared is what was printed last, not what was seen last")
  func lastPrinted() {
    var printed: [String] = []
    for price in ["100", "120", "99", "110", "99", "98"] {
      shop.charges(price)
      printed += totals()
    }
    #expect(printed == ["100", "99", "98"])
  }

  @Test("An outage forgets nothing")
  func outage() {
    #expect(totals() == ["300000"])
    var broken = bench
    broken.providers = [
      Provider(name: "shop") { _ throws(Failure) in throw Failure("down", .unavailable, .same("Down.")) }
    ]
    let failed = broken("\(line) --json")
    #expect(failed.exit == .unavailable)
    #expect(failed.out.isEmpty)
    #expect(totals().isEmpty)
  }

  @Test(
    "Without news there is not a byte, but with JSON an envelope without offers",
    arguments: ["text", "tsv", "ndjson", "markdown"])
  func silence(format: String) throws {
    #expect(!bench("\(line) -o \(format)").out.isEmpty)
    let second = bench("\(line) -o \(format)")
    #expect(second.exit == .ok)
    #expect(second.out.isEmpty)
    #expect(second.err.isEmpty)
    let json = bench("\(line) --json")
    #expect(json.exit == .ok)
    #expect(json["data.offers"] == "[0]")
    #expect(json["request.changed"] == "true")
    #expect(bench("\(line) --fail-empty").exit == .empty)
  }

  @Test("The same question in other words, another order or length is the same question")
  func normalised() {
    #expect(totals().count == 1)
    #expect(
      totals("search hotel 오사카 --check-in 2026-12-11 --check-out 2026-12-14 --sort stars --limit 3 --changed").isEmpty)
    #expect(totals("search hotel Osaka --check-in 2026-12-12 --nights 3 --changed").count == 1)
    #expect(totals("search hotel Osaka --check-in 2026-12-11 --nights 3 --adults 1 --changed").count == 1)
  }

  @Test("A day counted from today is the same question tomorrow, and its offer the same offer")
  func rolling() {
    let rolling = "search hotel Osaka --check-in +30d --nights 3 --changed"
    #expect(totals(rolling) == ["300000"])
    var tomorrow = self
    tomorrow.bench.environment["ITRAVEL_NOW"] = "2026-12-01T09:00:00+09:00"
    #expect(tomorrow.totals(rolling).isEmpty)
    shop.charges("290000")
    #expect(tomorrow.totals(rolling) == ["290000"])
  }

  @Test("It neither renumbers the offers of a conversation nor becomes the current one")
  func apart() {
    let before = bench("search hotel Kyoto --check-in 2026-12-20 --nights 1 --json")
    let sessions = bench("sessions --json").out
    #expect(totals().count == 1)
    #expect(totals("search hotel Osaka --check-in 2026-12-11 --nights 3 --below \"300001 KRW\"").count == 1)
    #expect(bench("sessions --json").out == sessions)
    let quote = bench("book hotel 1 --name M --email m@example.com --phone +821012345678 --dry-run --json")
    #expect(quote["data.quote.offer"] == before["data.offers[0].id"], "\(quote.err)")
    #expect(bench("\(line) --json --session other")["meta.session"] == "null")
    #expect(bench("sessions --json").out == sessions)
  }

  /// Runs a line twice and sees that all is printed each time, with a warning that says how to mend it.
  private func expectForgetful(_ line: String, _ bench: Bench, fix: String) {
    for _ in 1...2 {
      let json = bench("\(line) --json")
      #expect(json.exit == .ok, "\(json.err)")
      #expect(json["data.offers"] == "[1]")
      #expect(json["warnings[0].code"] == "not_kept")
      #expect(json["warnings[0].path"] == "request.changed")
      #expect(json["warnings[0].message"]?.contains(fix) == true, "\(json.out)")
      #expect(json.err.isEmpty)
      let text = bench(line)
      #expect(text.exit == .ok)
      #expect(text.out.contains("Shop Hotel"))
      #expect(text.err.contains(fix), "\(text.err)")
      let korean = bench("\(line) --lang ko")
      #expect(korean.err.contains("모두 출력해요") && korean.err.contains(fix), "\(korean.err)")
    }
  }

  @Test(
    "A damaged file never means that nothing changed: all is printed, it is told how to mend it, and it is left as it is",
    arguments: ["{\"schema\":", "[]", "{\"schema\":\"itravel.state/1\",\"questions\":[{}]}", "hello"])
  func damaged(text: String) throws {
    let path = bench.directory.appendingPathComponent("state.json")
    try text.write(to: path, atomically: true, encoding: .utf8)
    expectForgetful("\(line) --state \(path.path)", bench, fix: "mv \(path.path) \(path.path).damaged")
    #expect(try String(contentsOf: path, encoding: .utf8) == text)
  }

  @Test("A file of a later version is not taken for a damaged one, and an empty one is new")
  func otherFiles() throws {
    let path = bench.directory.appendingPathComponent("state.json")
    try "{\"schema\":\"itravel.state/2\"}".write(to: path, atomically: true, encoding: .utf8)
    expectForgetful("\(line) --state \(path.path)", bench, fix: "itravel doctor")
    try "".write(to: path, atomically: true, encoding: .utf8)
    #expect(totals("\(line) --state \(path.path)").count == 1)
    #expect(totals("\(line) --state \(path.path)").isEmpty)
  }

  @Test("The file and its folder are for their owner alone, and nothing else is left beside it")
  func modes() throws {
    #expect(totals().count == 1)
    let folder = file.deletingLastPathComponent()
    func mode(_ url: URL) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }
    #expect(try mode(file) == 0o600)
    #expect(try mode(folder) == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["printed.json"])
  }

  @Test("A dry run prints the news and keeps it news")
  func dryRun() {
    #expect(totals("\(line) --dry-run").count == 1)
    #expect(totals("\(line) --dry-run").count == 1)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("--below prints only if the cheapest is under it; equal is not under")
  func below() {
    let stay = "search hotel Osaka --check-in 2026-12-11 --nights 3"
    #expect(totals("\(stay) --below \"300001 KRW\"") == ["300000"])
    #expect(totals("\(stay) --below \"300000 KRW\"").isEmpty)
    #expect(bench("\(stay) --below \"300000 KRW\"").out.isEmpty)
    // What was held back by --below was not printed, so it is news later.
    #expect(totals("\(line) --below \"1 KRW\"").isEmpty)
    #expect(totals() == ["300000"])
  }

  @Test("--below in another currency is brought in by a dated rate that is shown")
  func otherCurrency() {
    let stay = "search hotel Osaka --check-in 2026-12-11 --nights 3"
    let under = bench("\(stay) --below \"900 EUR\" --json")
    #expect(under["data.offers"] == "[1]")
    #expect(under["warnings[0].code"] == "limit_converted")
    #expect(under["warnings[0].message"]?.contains(" on 20") == true, "\(under.out)")
    #expect(under["request.below.amount"] == "900.00")
    #expect(bench("\(stay) --below \"9 EUR\"").out.isEmpty)
    #expect(bench("\(stay) --below 300").exit == .usage)
  }

  @Test("--state without --changed is refused, and so is standard input")
  func words() {
    #expect(Bench.word(bench("search flight ICN KIX --depart +30d --state x --json").error, "error.field") == "changed")
    #expect(bench("search flight ICN KIX --depart +30d --changed --state -").exit == .usage)
  }

  @Test("With nowhere to keep it all is printed each time, with a way out")
  func noHome() {
    var homeless = bench
    homeless.environment["HOME"] = nil
    expectForgetful(line, homeless, fix: "--state /path/to/a/file")
  }

  @Test("What can be compared but not remembered is printed while it is news, and silence means that nothing is")
  func unwritable() throws {
    var full = bench
    full.openWatch = { path, patience throws(Failure) in
      let watch = try Watch.file(path, patience: patience)
      return Watch(
        printed: watch.printed,
        prepare: { _, _, _ throws(Failure) in throw Failure("store_full", .config, .same("The disk is full.")) },
        commit: watch.commit)
    }
    for _ in 1...2 {
      let json = full("\(line) --json")
      #expect(json.exit == .ok)
      #expect(json["data.offers"] == "[1]")
      #expect(json["warnings[0].code"] == "not_kept")
      #expect(
        json["warnings[0].message"]?.contains("it will be printed again: The disk is full.") == true, "\(json.out)")
    }
    #expect(totals() == ["300000"])
    let silent = full(line)
    #expect(silent.exit == .ok)
    #expect(silent.out.isEmpty && silent.err.isEmpty, "\(silent.err)")
  }

  @Test("history --changed needs its file: without one it is exit 10, and nothing is printed")
  func historyNeedsIt() throws {
    let path = bench.directory.appendingPathComponent("state.json")
    try "hello".write(to: path, atomically: true, encoding: .utf8)
    let failed = bench("history --changed --state \(path.path) --json")
    #expect(failed.exit == .config)
    #expect(failed.out.isEmpty)
    #expect(Bench.word(failed.error, "error.code") == "state_damaged")
  }
}

@Suite("Watching flights offline")
struct WatchedFlightTests {
  @Test("The same answer twice prints nothing the second time, on fixed and on moving days")
  func twice() {
    let bench = Bench()
    for days in ["--depart 2026-12-20", "--depart +30d --return +33d", "--depart today"] {
      let line = "search flight ICN KIX \(days) --changed -o ndjson"
      #expect(!bench(line).out.isEmpty)
      #expect(bench(line).out.isEmpty)
    }
    #expect(!bench("search flight --leg ICN-KIX@+30d --leg KIX-NRT@+33d --changed").out.isEmpty)
    #expect(bench("search flight --leg ICN-KIX@+30d --leg KIX-NRT@+33d --changed").out.isEmpty)
  }

  @Test("--below finds the cheapest though another order and a short list would hide it")
  func hiddenCheapest() throws {
    let bench = Bench()
    let line = "search hotel Osaka --check-in 2026-12-11 --nights 3"
    let cheapest = try #require(
      bench("\(line) --json")["data.offers[0].price.low.amount"].flatMap { Double($0) })
    let first = bench("\(line) --sort stars --limit 1 --json")
    let shown = try #require(first["data.offers[0].price.low.amount"].flatMap { Double($0) })
    try #require(shown > cheapest)
    let found = bench("\(line) --sort stars --limit 1 --below \"\(Int(cheapest) + 1) USD\" --json")
    #expect(found["data.offers"] == "[1]")
  }
}
