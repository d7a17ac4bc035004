import Testing

/// What the text of an answer says once, where it belongs, and in the reader's language.
@Suite("An answer is read line by line")
struct DemandingTests {
  private let bench = Bench()
  private let family =
    "London to Tokyo, Kyoto and Hiroshima from 3 April to 16 April 2027, two adults and kids 8 and 11, budget 9000 GBP"
  private let parents = "서울에서 로마 피렌체 베네치아 9일, 부모님 두 분과 저, 예산 1200만원, 기차로 이동, 2027년 5월 3일 출발"

  private func say(_ words: String, _ more: String...) -> Bench.Result { bench.run(["chat", words, "--new"] + more) }

  @Test("What goes on for days is told once in each city, with its last day")
  func eventsOnce() {
    let plan = say(family).out
    #expect(plan.split(separator: "\n").count { $0.contains("Cherry Blossom Season") } == 1, "\(plan)")
    #expect(plan.contains("Until about Wed 7 Apr: Cherry Blossom Season"))
    let korean = say(parents).out
    #expect(korean.split(separator: "\n").count { $0.contains("비엔날레") } == 1, "\(korean)")
  }

  @Test("Hotels of several cities say for which nights, those of one city say it once")
  func nights() {
    let plan = say(family).out
    for days in ["4–8 Apr", "8–12 Apr", "12–16 Apr"] { #expect(plan.contains(days), "\(plan)") }
    let one = say("3 nights in Osaka from Seoul on 2026-12-24").out
    #expect(one.contains("Thu 24 Dec – Sun 27 Dec, 3 nights") && !one.contains("24–27 Dec"), "\(one)")
  }

  @Test("Under Korean, hotels and quarters have their Korean names, and a city one name throughout")
  func koreanNames() {
    let plan = say(parents).out
    for name in ["호텔 에덴", "테르미니", "플러스 피렌체", "주데카"] { #expect(plan.contains(name), "\(plan)") }
    #expect(plan.contains("→ 베네치아") && plan.contains("·베네치아") && !plan.contains("→ 베니스"), "\(plan)")
    #expect(!plan.contains("Termini") && !plan.contains("Giudecca"))
    let english = say(parents, "--lang", "en").out
    #expect(english.contains("Hotel Eden") && english.contains("Termini"), "\(english)")
    // What a script reads keeps the names that hotels trade under.
    #expect(say(parents, "--json").out.contains("\"Hotel Eden\""))
  }

  @Test("A holiday says what it means for the day")
  func holiday() {
    let plan = say("New York from Chicago, 3 nights, 9 October 2027, just me").out
    #expect(plan.contains("Today: Columbus Day · Public holiday: some shops and museums may be closed"), "\(plan)")
  }
}
