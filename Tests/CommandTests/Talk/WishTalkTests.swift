import JSON
import Testing
import Travel

/// Wishes besides the slots of a trip: each is met, or told of as not taken into account.
@Suite("No wish is passed over in silence")
struct WishTalkTests {
  private let bench = Bench()
  private let trip = "3 nights in Osaka from Seoul on 18 December, two of us, food"

  private func say(_ words: String, new: Bool = false) -> Bench.Result {
    bench.run(["chat", words, "--json"] + (new ? ["--new"] : []))
  }

  private func cards(_ told: Bench.Result, _ kind: String) -> [JSONValue] {
    guard case .array(let cards)? = told.json?["data"]?["cards"] else { return [] }
    return cards.filter { $0["kind"] == .string(kind) }
  }

  static let unknown = [
    ("3 nights in Osaka, hotel with a pool", "“pool”"), ("오사카 3박 수영장 있는 호텔", "“수영장”"),
    ("3 nights in Osaka with our dog", "“with our dog”"), ("오사카 3박 강아지랑 같이", "“강아지”"),
    ("3 nights in Osaka, business class flights", "“business class”"), ("오사카 3박 대한항공 타고", "“대한항공”"),
    ("3 nights in Osaka, flying Korean Air", "“Korean Air”"), ("3 nights in Osaka, gluten free", "“gluten free”"),
    ("3 nights in Osaka, nut allergy", "“nut allergy”"), ("3 nights in Osaka, we hate crowds", "“hate crowds”"),
    ("Osaka 3 nights, breakfast, near the station", "“breakfast” and “near the station”"),
    ("제주 3박 렌터카로", "“렌터카”"), ("Jeju 3 nights with a rental car", "“rental car”"),
    ("3 nights in Osaka, my son is in a wheelchair", "step-free ways are not known here"),
  ]

  @Test("what nothing here can go by is said in the first answer, as it was typed", arguments: unknown)
  func first(message: String, words: String) {
    let reply = say(message, new: true)["data.reply"] ?? ""
    #expect(reply.contains(words), "\(reply)")
    #expect(reply.contains("taken into account") || reply.contains("반영하지 못했어요"))
  }

  @Test(
    "and in later ones, with the search or without a plan",
    arguments: [
      ("a hotel with a pool", "“pool”", true), ("수영장 있는 호텔로", "“수영장”", true),
      ("a hotel near the airport", "“near the airport”", true),
      ("change the hotel to Hilton Osaka", "“Hilton Osaka”", true),
      ("호텔을 힐튼으로 바꿔 주세요", "“힐튼”", true), ("change the hotel to The Blue Flamingo", "“The Blue Flamingo”", true),
      ("we have a dog with us", "“have a dog”", false), ("we are allergic to nuts", "“allergic to nuts”", false),
    ])
  func later(message: String, words: String, isSearch: Bool) {
    let before = say(trip, new: true)
    let told = say(message)
    #expect(told["data.reply"]?.contains(words) == true, "\(told["data.reply"] ?? "")")
    #expect(cards(told, "hotel").isEmpty == !isSearch && cards(told, "itinerary").isEmpty)
    for slot in ["depart", "nights", "adults", "destinations[0]", "style_tags[0]", "style_tags[1]"] {
      #expect(told["data.goal.\(slot)"] == before["data.goal.\(slot)"], "\(slot)")
    }
  }

  @Test(
    "what is not eaten leaves out what is known for it, and food stays what the trip is for",
    arguments: ["no seafood", "we don't eat fish", "해산물은 빼고", "해산물은 못 먹어요", "we are vegan", "채식이에요"])
  func diet(message: String) {
    let plain = say(trip, new: true)
    #expect(plain.out.contains("Kuromon Market") || plain.out.contains("구로몬"))
    for told in [say(message), say("\(trip), \(message)", new: true)] {
      #expect(
        told["data.reply"]?.contains("single restaurants") ?? false || told["data.reply"]?.contains("식당마다") ?? false)
      let plan = cards(told, "itinerary").map { JSONWriter().text($0) }.joined()
      #expect(!plan.isEmpty && !plan.contains("Kuromon Market") && !plan.contains("구로몬"))
      #expect(told["data.goal.style_tags[0]"] == "food")
    }
    #expect(!say("where should we eat?").out.contains("Kuromon Market"))
  }

  @Test(
    "nobody is sent to eat without a word on what they do not eat",
    arguments: ["vegan restaurants in Osaka", "오사카 비건 맛집 추천해줘"])
  func restaurants(message: String) {
    let told = say(message, new: true)
    #expect(
      told["data.reply"]?.contains("“vegan” is not known") ?? false || told["data.reply"]?.contains("“비건”") ?? false)
    #expect(!told["data.reply"]!.contains("start with") && !told.out.contains("Kuromon Market"))
  }

  @Test(
    "a hotel near a sight, and one by its name, come first, in the search and in the plan after it",
    arguments: [
      ("a hotel near the castle", "Osaka Castle"), ("오사카성 근처 호텔 보여줘", "오사카성"), ("성 근처 호텔로", "오사카성"),
      ("change the hotel to the St. Regis", "The St. Regis Osaka"), ("호텔을 크로스 호텔로 바꿔 주세요", "크로스 호텔 오사카"),
    ])
  func stays(message: String, name: String) {
    let before = cards(say(trip, new: true), "hotel").compactMap { Bench.word($0, "name") }
    let told = say(message)
    #expect(told["data.reply"]?.contains(name) == true, "\(told["data.reply"] ?? "")")
    let after = cards(told, "hotel").compactMap { Bench.word($0, "name") }
    #expect(after != before && !after.isEmpty)
    #expect(told["data.goal.style_tags"] == "[1]")
    #expect(cards(say("no museums"), "hotel").compactMap { Bench.word($0, "name") } == after)
  }

  @Test(
    "cheaper ones are cheaper, or none is", arguments: ["cheaper hotel", "더 싼 호텔", "show me cheaper hotels please"])
  func cheaper(message: String) {
    func prices(_ told: Bench.Result) -> [Double] {
      cards(told, "hotel").compactMap { Bench.word($0, "price.low.amount").flatMap(Double.init) }
    }
    let before = prices(say(trip, new: true))
    let first = say(message)
    #expect(
      first["data.reply"]?.contains("None known here is cheaper") ?? false
        || first["data.reply"]?.contains("보다 저렴한 것은") ?? false)
    _ = say("change the hotel to the St. Regis")
    let again = say("cheaper hotel")
    #expect(again["data.reply"]?.contains("cheapest") ?? false)
    let after = prices(again)
    #expect(after == after.sorted() && after.count == 3)
    // A few are shown from the cheapest to the dearest, and now only the cheapest.
    #expect((after.last ?? .infinity) < (before.last ?? 0) / 2)
  }

  @Test("a cheaper flight is one, or there is none")
  func cheaperFlight() {
    _ = say(trip, new: true)
    let reply = say("cheaper flight")["data.reply"] ?? ""
    #expect(reply.contains("cheaper"), "\(reply)")
  }

  @Test(
    "nobody drives in a plan, and who would not is told so",
    arguments: [
      ("제주 3박 렌터카 없이", true), ("Jeju 3 nights without a rental car", true), ("렌터카 없이", false),
      ("without a rental car", false),
    ])
  func withoutCar(message: String, isFirst: Bool) {
    if !isFirst { _ = say(trip, new: true) }
    let told = say(message, new: isFirst)
    #expect(
      told["data.reply"]?.contains("no car is rented") ?? false || told["data.reply"]?.contains("렌터카는 없어요") ?? false)
    #expect(cards(told, "itinerary").count == 1)
  }

  @Test(
    "a slow first message makes light days",
    arguments: [
      "Osaka 3 nights at a slower pace", "Osaka 3 nights, we cannot walk much", "오사카 3박, 많이 못 걸어요", "오사카 3박 천천히",
    ])
  func slow(message: String) {
    let told = say(message, new: true)
    #expect(told["data.reply"]?.contains("kept light") ?? false || told["data.reply"]?.contains("여유롭게") ?? false)
    #expect(told["data.goal.style_tags[0]"] == "rest")
  }

  @Test(
    "some of the days in another place are taken from the trip, and its length stays",
    arguments: ["이틀은 교토에", "이틀은 교토에서 보내고 싶어요", "two days in Kyoto", "two of the days in Kyoto"])
  func split(message: String) {
    _ = say(trip, new: true)
    let told = say(message)
    #expect(told["data.goal.destinations[0]"] == "Osaka, JP" && told["data.goal.destinations[1]"] == "Kyoto, JP")
    #expect(told["data.goal.nights"] == "3" && told["data.goal.depart"] == "2026-12-18")
    #expect(told["data.plan.stays[0].nights"] == "1" && told["data.plan.stays[1].nights"] == "2")
  }

  @Test("more days than there are do not fit, and a place in stead of another still does")
  func others() {
    _ = say(trip, new: true)
    let told = say("three nights in Kyoto")
    #expect(told["data.reply"]?.contains("do not fit") == true && told["data.goal.destinations"] == "[1]")
    #expect(say("Kyoto instead, 2 nights")["data.goal.destinations[0]"] == "Kyoto, JP")
  }
}
