import Foundation
import JSON
import Testing
import Travel

/// What a stranger stumbled over when they planned a trip and went to book it.
@Suite("A stranger's evening")
struct StrangerTests {
  private let bench = Bench()
  private let family =
    "London to Tokyo, Kyoto and Hiroshima from 3 April to 16 April 2027, two adults and kids 8 and 11, budget 9000 GBP"
  private let parents = "서울에서 로마 피렌체 베네치아 9일, 부모님 두 분과 저, 예산 1200만원, 기차로 이동, 2027년 5월 3일 출발"

  private func say(_ words: String, _ more: String...) -> Bench.Result { bench.run(["chat", words] + more) }

  @Test("A hotel asked for in one city of a trip is for that city's nights in the plan, and the trip stays whole")
  func cityNights() throws {
    let plan = say(family, "--new", "--json")
    let kyoto = try #require((0..<3).first { plan["data.plan.stays[\($0)].place"] == "Kyoto, JP" })
    let (first, last) = (plan["data.plan.stays[\(kyoto)].depart"], plan["data.plan.stays[\(kyoto)].return"])
    try #require(first != nil && last != nil && first != "2027-04-03" && last != "2027-04-16")
    let stays = say("show me hotels in Kyoto", "--json")
    #expect(stays["data.goal.destinations"] == "[3]")
    #expect(stays["data.plan.stays"] == "[1]")
    let hotels = try #require(stays.json?["data"]?["cards"])
    guard case .array(let cards) = hotels else { return }
    let offers = cards.filter { $0["kind"] == .string("hotel") }
    #expect(!offers.isEmpty)
    for offer in offers {
      #expect(offer["check_in"] == first.map { .string($0) })
      #expect(offer["check_out"] == last.map { .string($0) })
    }
    let quote = bench("book hotel 1 --dry-run --json")
    #expect(quote["data.quote.start"] == first)
    #expect(quote["data.quote.end"] == last)
  }

  @Test("A flight through the night moves the first check-in to the day it lands")
  func nightOnThePlane() {
    let plan = say(family, "--new", "--json")
    #expect(plan["data.plan.stays[0].place"] == "Tokyo, JP")
    #expect(plan["data.plan.stays[0].depart"] == "2027-04-04")
    #expect(bench("book hotel 1 --dry-run --json")["data.quote.start"] == "2027-04-04")
    let short = say("3 nights in Osaka from Seoul on 2026-12-24", "--new", "--json")
    #expect(short["data.plan.stays[0].depart"] == "2026-12-24")
  }

  @Test("No hint makes a traveller up and consents for them")
  func nobodyMadeUp() throws {
    _ = say(family, "--new")
    for line in [
      "book hotel 1 --dry-run", "book hotel 1", "book hotel 1 --traveller me --max-total \"9000000 KRW\" --yes",
    ] {
      for language in ["en", "ko"] {
        let told = bench("\(line) --lang \(language)")
        let words = told.out + told.err
        #expect(!words.contains("Minji") && !words.contains("minji@"), "\(words)")
      }
    }
    let quote = bench("book hotel 1 --dry-run").out
    #expect(quote.contains("--traveller me") && !quote.contains("--yes"), "\(quote)")
    let kept = #"{"me": {"name": "<name as in the passport>", "email": "<e-mail>", "phone": "<phone>"}}"#
    try bench.configure("travellers.json", kept)
    #expect(bench("book hotel 1 --traveller me --max-total \"90000 USD\" --yes").exit == .usage)
  }

  @Test("The line that books names as many travellers as the offer takes, or leads to a file for as many")
  func asManyAsTaken() throws {
    _ = bench("search flight ICN KIX --depart +30d --adults 3")
    let who = #"{"name": "Juno Park", "email": "j@example.com", "phone": "+821012345678", "birth": "1990-01-01"}"#
    let line = #"book flight 1 --max-total "9000 USD" --yes"#
    #expect(bench("book flight 1 --dry-run").out.contains("itravel book flight 1 --passengers party.json --max-total"))
    let none = bench("\(line) --passengers party.json --json")
    #expect(Bench.word(none.error, "error.hint")?.contains("> party.json") == true, "\(none.err)")
    let few = bench("\(line) --passengers - --json", input: who)
    let template = try #require(Bench.word(few.error, "error.hint"))
    let list = try #require(template.firstIndex(of: "[").map { template[$0...].prefix { $0 != "'" } })
    guard case .array(let people) = try JSONReader().read(Array(list.utf8)) else {
      Issue.record("no list: \(template)")
      return
    }
    #expect(people.count == 3)
    #expect(bench("\(line) --passengers -", input: String(list)).exit == .usage)
    try bench.configure("travellers.json", "{\"a\": \(who), \"b\": \(who), \"c c\": \(who)}")
    let quote = bench("book flight 1 --dry-run").out
    #expect(quote.contains("--traveller a --traveller b --traveller \"c c\" --max-total"), "\(quote)")
    #expect(bench("\(line) --traveller a --traveller b --traveller 'c c'").exit == .ok)
  }

  @Test("The review says how many travel, and of a stay how many nights and rooms")
  func review() {
    _ = say(family, "--new")
    let hotel = bench("book hotel 1 --dry-run").out
    #expect(hotel.contains("4 nights, 2 rooms") || hotel.contains("5 nights, 2 rooms"), "\(hotel)")
    #expect(hotel.contains("Travellers") && hotel.contains("4\n"), "\(hotel)")
    let flight = bench("book flight 1 --dry-run --lang ko").out
    #expect(flight.contains("여행자") && flight.contains("4명"), "\(flight)")
  }

  @Test("An offer that comes home from elsewhere says so, and what its price is for")
  func openJaw() throws {
    let plan = say(family, "--new").out
    #expect(plan.contains("1 back: ") && plan.contains("for the whole party, there and back"), "\(plan)")
    let title = try #require(bench("book flight 1 --dry-run --json")["data.quote.title"])
    #expect(title.contains(", HIJ → "), "\(title)")
    let round = bench("search flight ICN KIX --depart 2026-12-20 --return 2026-12-23 --json")
    #expect(round["data.offers[0].number"] == "1")
    #expect(bench("book flight 1 --dry-run --json")["data.quote.title"]?.contains(",") == false)
  }

  @Test("A budget within the range is not called enough")
  func budget() {
    let plan = say(family, "--new").out
    #expect(plan.contains("may not be enough"), "\(plan)")
    #expect(!plan.contains("budget is enough"))
  }

  @Test("Ways between cities say whom their price is for, and a train alone is listed where only trains are wanted")
  func ways() {
    let plan = say(parents, "--new").out
    #expect(plan.contains("1인 "), "\(plan)")
    #expect(!plan.contains("• 버스"), "\(plan)")
    // The ride is told once: as what is done, not above it as well.
    let lines = plan.split(separator: "\n").filter { $0.contains("기차, 약") && !$0.contains("→") }
    #expect(lines.allSatisfy { !$0.contains("↓") }, "\(lines)")
  }

  @Test("Sums of won are written so in Korean text, and never in JSON")
  func won() {
    let plan = say(parents, "--new")
    #expect(plan.out.contains("원") && !plan.out.contains("KRW"), "\(plan.out)")
    let json = say(parents, "--new", "--json")
    #expect(json["data.goal.budget.money.currency"] ?? json["data.goal.budget.currency"] == "KRW")
    _ = bench("search hotel 오사카 --check-in 2026-12-20 --nights 3 --lang ko")
    let rows = bench("search hotel 오사카 --check-in 2026-12-20 --nights 3 --lang ko -o tsv").out
    #expect(rows.contains("KRW") && !rows.contains("0원"), "\(rows)")
  }

  @Test("With children no bars are planned, nor proposed for rain")
  func children() {
    let plan = say(family, "--new").out
    for name in ["Golden Gai", "Omoide"] { #expect(!plan.contains(name), "\(name)") }
    let days = say(family, "--new", "--cards", "itinerary", "--json")
    let rainy = (0..<14).map { days["data.cards[0].days[\($0)].plan_b[0]"] }
    #expect(rainy.contains { $0 != nil })
    for (one, next) in zip(rainy, rainy.dropFirst()) { #expect(one == nil || one != next, "\(rainy)") }
  }

  @Test(
    "A sum of won may be written with its ten thousands",
    arguments: ["150만원", "150만 원", "1.5억 원", "1억 2,000만원", "3만5천원"])
  func tenThousands(sum: String) {
    let told = bench.run(["search", "flight", "ICN", "KIX", "--depart", "2026-12-20", "--below", sum])
    #expect(told.exit == .ok || told.exit == .empty, "\(told.err)")
  }

  @Test("Hints that stand where nothing is there yet lead somewhere")
  func firstHints() {
    _ = say(family, "--new")
    let one = bench("book flight 1 --name \"Kim Minji\" --max-total \"90000 USD\" --yes --json")
    #expect(Bench.word(one.error, "error.hint")?.hasPrefix("(umask 077; echo '[{") == true)
    let file = bench("book flight 1 --passengers nothing.json --dry-run --json")
    #expect(Bench.word(file.error, "error.hint")?.hasSuffix("> nothing.json)") == true)
    #expect(bench("help book flight").out.contains("JSON list"))
    #expect(Bench.word(bench("cancel --json").error, "error.hint") == "itravel history")
    #expect(bench("chat --lang ko --json").err.contains("오사카"))
    let limit = bench("book hotel 1 --traveller me --max-total \"150만\" --yes --json")
    #expect(
      Bench.word(limit.error, "error.hint")?.contains("--traveller me --max-total \"1500000 KRW\" --yes") == true,
      "\(limit.err)")
  }
}
