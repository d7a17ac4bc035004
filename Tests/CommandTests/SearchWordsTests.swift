import Testing
import Travel

/// What the words of searches and bookings are checked for, and what is said where nothing can be known.
@Suite("Words of searches and bookings")
struct SearchWordsTests {
  private let bench = Bench()

  @Test(
    "a flight between a city and one of its airports is none",
    arguments: [
      "SEL ICN --depart +30d", "ICN SEL --depart +30d", "Seoul Gimpo --depart +30d", "TYO NRT --depart +30d",
      "Tokyo TYO --depart +30d", "LON LHR --depart +30d", "Kyoto KIX --depart +30d", "ICN ICN --depart +30d",
      "--leg SEL-ICN@+30d", "--leg ICN-KIX@+30d --leg KIX-OSA@+33d",
    ])
  func samePlace(words: String) {
    let told = bench("search flight \(words) --json")
    #expect(told.exit == .usage)
    #expect(Bench.word(told.error, "error.code") == "same_place")
  }

  @Test(
    "a flight between places that share a country or a region is one",
    arguments: ["SEL PUS --depart +30d", "HNL Hawaii --depart +30d", "Tokyo Osaka --depart +30d"])
  func otherPlace(words: String) {
    #expect(bench("search flight \(words) --json").exit == .ok)
  }

  @Test("that nobody knows offline whether a stay can be cancelled for free is said", arguments: ["en", "ko"])
  func freeCancel(language: String) {
    let line = "search hotel Osaka --check-in +30d --nights 2 --free-cancel --lang \(language)"
    #expect(bench("\(line) --json")["warnings[0].code"] == "terms_unknown")
    #expect(bench(line).err.contains("--free-cancel"))
    #expect(!bench("search hotel Osaka --check-in +30d --nights 2").err.contains("--free-cancel"))
  }

  @Test(
    "who travels is checked before the offer is looked for",
    arguments: [
      ("book of_zzz --name \"Minji Kim\" --email bad --phone +821012345678", "bad_email"),
      ("book of_zzz --name \"Minji Kim\" --email a@b.co --phone 12", "bad_phone"),
      ("book of_zzz --name 123 --email a@b.co --phone +821012345678", "bad_name"),
      ("book of_zzz --name \"Minji Kim\" --birth 2030-01-01", "bad_birth"),
      ("book hotel 99 --name \"Minji Kim\"", "bad_email"), ("book flight 99 --name 123", "bad_name"),
    ])
  func travellersFirst(line: String, code: String) {
    let told = bench("\(line) --json")
    #expect(told.exit == .usage)
    #expect(Bench.word(told.error, "error.code") == code)
  }

  @Test("sound words for an offer that is not known here are still not found")
  func unknownOffer() {
    let who = "--name \"Minji Kim\" --email minji@example.com --phone +821012345678"
    #expect(bench("book of_zzz \(who)").exit == .notFound)
    #expect(bench("book hotel 99 \(who)").exit == .notFound)
  }

  @Test("an empty list of travellers is nobody", arguments: ["--dry-run", "--yes --max-total \"5000 USD\""])
  func nobody(rest: String) {
    _ = bench("search hotel Osaka --check-in +30d --nights 2")
    let told = bench("book hotel 1 --passengers - \(rest) --json", input: "[]")
    #expect(told.exit == .usage)
    #expect(Bench.word(told.error, "error.code") == "no_passengers")
  }
}
