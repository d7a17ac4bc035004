import JSON
import Testing
import Travel

@Suite("A dry run changes nothing, and what contradicts itself is refused")
struct RehearsalTests {
  @Test("Conversations are neither started, renamed, chosen, taken in nor talked to")
  func sessions() {
    let bench = Bench()
    #expect(bench("sessions new --session K -n").exit == .ok)
    #expect(bench("sessions list --json")["data.sessions"] == "[0]")
    #expect(bench("sessions new --session K").exit == .ok)
    #expect(bench("sessions new --session L").exit == .ok)
    let renamed = bench("sessions rename K \"Another name\" -n")
    #expect(renamed.exit == .ok)
    #expect(renamed.out.contains("would be called"))
    #expect(bench("sessions use K -n").exit == .ok)
    let list = bench("sessions list --json")
    #expect(list["data.sessions[0].name"] == "L")
    #expect(list["data.sessions[0].current"] == "true")
    #expect(!list.out.contains("Another name"))
    #expect(bench("sessions new --session K -n").exit == .usage)
    let export = bench("sessions export K --json").out
    #expect(bench("sessions import - -n", input: export).exit == .ok)
    let chat = bench("chat hello -n --session L")
    #expect(chat.exit == .usage)
    #expect(chat.err.contains("hint: itravel chat hello --session L"), "\(chat.err)")
    #expect(bench("sessions list --json")["data.sessions"] == "[2]")
    #expect(bench("sessions show L --json")["data.turns"] == "[0]")
  }

  @Test("A survey shows how it would stand; nothing is kept")
  func survey() {
    let bench = Bench()
    let whole = "--atmosphere city --budget value --priority food --schedule planned"
    #expect(bench("survey \(whole) -n --json")["data.answers.priority"] == "food")
    #expect(bench("survey \(whole) -n --json")["data.submitted"] == "false")
    #expect(bench("sessions list --json")["data.sessions"] == "[0]")
    #expect(bench("survey \(whole)").exit == .ok)
    #expect(bench("survey --clear -n --json")["data.answers.priority"] == "null")
    #expect(bench("survey --show --json")["data.answers.priority"] == "food")
  }

  @Test("A search numbers nothing anew and starts no conversation")
  func search() {
    let bench = Bench()
    let hotel = "search hotel Osaka --check-in +30d --nights 2 --json"
    #expect(bench("\(hotel) -n").exit == .ok)
    #expect(bench("sessions list --json")["data.sessions"] == "[0]")
    let first = bench(hotel)["data.offers[0].id"]
    _ = bench("search hotel Paris --check-in +30d --nights 2 -n")
    let quote = bench("book hotel 1 -n --json")
    #expect(quote["data.quote.offer"] == first, "\(quote.err)")
  }

  @Test(
    "Options that ask for different things are refused and do neither",
    arguments: [
      "survey --show --clear", "survey --questions --show", "survey --clear --budget value",
      "sessions delete K --older-than 90d --yes",
    ])
  func contradictions(line: String) {
    let bench = Bench()
    _ = bench("survey --atmosphere city --session K")
    let told = bench("\(line) --json")
    #expect(told.exit == .usage, "\(told.out)")
    #expect(told.out.isEmpty)
    #expect(Bench.word(told.error, "error.code") == "conflicting_options")
    #expect(bench("survey --show --session K --json")["data.answers.atmosphere"] == "city")
  }

  @Test("An imported conversation keeps its name where it is free, and says so where it is not")
  func importedName() {
    let (home, away) = (Bench(), Bench())
    _ = home("survey --atmosphere city --session honeymoon")
    let export = home("sessions export honeymoon --json").out
    #expect(away("sessions import - --json", input: export)["data.session.name"] == "honeymoon")
    let again = away("sessions import - --json", input: export)
    #expect(again["data.session.name"] == "null")
    #expect(again["warnings[0].code"] == "name_not_kept")
  }
}
