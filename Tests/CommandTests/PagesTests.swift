import Testing
import Travel

@Suite("Help, hints and completions that mislead nobody")
struct PagesTests {
  private let who = "--name \"Minji Kim\" --email minji@example.com --phone +821012345678"

  @Test("A command that there is not has no help; help on help is the list of all")
  func help() {
    let bench = Bench()
    #expect(bench("nosuch --help").exit == .usage)
    #expect(bench("nosuch --help").out.isEmpty)
    #expect(bench("help help").out == bench("help").out)
    #expect(bench("help help").exit == .ok)
    for page in ["search", "book", "sessions", "completions", "sessions show", "completions bash"] {
      #expect(bench("help \(page)").out.contains("Example"), "\(page)")
    }
  }

  @Test("A path that leads to nothing is empty for --fail-empty")
  func nothingThere() {
    let line = "search flight ICN KIX --depart +30d --get"
    let bench = Bench()
    #expect(bench("\(line) data.offers[99].id --fail-empty").exit == .empty)
    #expect(bench("\(line) data.offers[0].id --fail-empty").exit == .ok)
    #expect(bench("\(line) data.offers[99].id").exit == .ok)
  }

  @Test("The command that cancels is the line that asked, in earnest")
  func cancelHint() throws {
    let bench = Bench()
    _ = bench("search hotel Osaka --check-in +30d --nights 2")
    let code = try #require(
      bench("book hotel 1 \(who) --yes --max-total \"9000 USD\" --json")["data.booking.code"])
    let told = bench("cancel \(code) -n --foreign --provider offline")
    #expect(told.out.contains("itravel cancel \(code) --foreign --provider offline --yes"), "\(told.out)")
  }

  @Test("Passport numbers are shown with a booking, hidden unless they are asked for")
  func passports() throws {
    let bench = Bench()
    _ = bench("search flight ICN KIX --depart 2026-12-20")
    let people = """
      [{"name":"Minji Kim","email":"minji@example.com","phone":"+821012345678","birth":"1990-01-01",\
      "passport":"M12345678","passport_expiry":"2031-01-01"}]
      """
    let booked = bench(
      "book flight 1 --passengers - --yes --max-total \"9000 USD\" --json", input: people)
    let code = try #require(booked["data.booking.code"], "\(booked.err)")
    #expect(bench("history \(code) --reveal").out.contains("M12345678"))
    #expect(!bench("history \(code)").out.contains("M12345678"))
    #expect(bench("history \(code)").out.contains("•78"))
  }

  @Test("Completed words begin as they were typed when they differ in capitals", arguments: ["os", "se", "pa"])
  func completions(typed: String) {
    let words = Bench()("completions --values places \(typed)").out.split(separator: "\n")
    #expect(words.count > 1)
    let beginnings = Set(words.map { $0.prefix(2) })
    #expect(beginnings.count == 1, "\(beginnings)")
  }
}
