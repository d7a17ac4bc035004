import JSON
import Testing
import Travel

/// `chat --variant`: another plan for the same request.
@Suite("Variants differ")
struct VariantTests {
  private let bench = Bench()

  private func plan(_ words: String, _ variant: Int) -> (visits: Set<Set<String>>, reply: String) {
    let told = bench.run(["chat", "--new", words, "--variant", String(variant), "--json"])
    guard case .array(let cards)? = told.json?["data"]?["cards"],
      let itinerary = cards.first(where: { $0["kind"] == .string("itinerary") }),
      case .array(let days)? = itinerary["days"]
    else { return ([], told.err) }
    let visits = days.map { day -> Set<String> in
      guard case .array(let slots)? = day["slots"] else { return [] }
      return Set(slots.compactMap { Bench.word($0, "place.name") })
    }
    return (Set(visits), told["data.reply"] ?? "")
  }

  @Test(
    "as long as there is matter, each is unlike the others",
    arguments: [
      "3 nights in Osaka from Seoul on 2026-12-11", "서울에서 부산 2박 3일 둘이서",
      "London to Tokyo and Kyoto from 3 April to 10 April 2027, two adults",
    ])
  func differ(words: String) {
    let plans = (1...6).map { plan(words, $0) }
    #expect(Set(plans.map(\.visits)).count == 6)
    #expect(plans.allSatisfy { !$0.visits.isEmpty && !$0.reply.contains("no other plan") })
  }

  @Test("where there is no other plan, that is said", arguments: [("en", "no other plan"), ("ko", "다른 계획은 없어요")])
  func exhausted(language: String, words: String) {
    for variant in [2, 5] {
      let told = bench.run(
        [
          "chat", "--new", "3 nights in Tbilisi from Seoul on 2026-12-11", "--variant", String(variant), "--lang",
          language,
        ])
      #expect(told.out.contains(words))
    }
    #expect(!bench.run(["chat", "--new", "3 nights in Tbilisi", "--lang", language]).out.contains(words))
  }

  @Test("a variant is the same whenever it is asked for")
  func stable() {
    let words = "3 nights in Osaka from Seoul on 2026-12-11"
    #expect(plan(words, 4).visits == plan(words, 4).visits)
  }
}
