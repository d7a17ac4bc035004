import JSON
import Testing

@Suite("What getting around is said to cost")
struct BudgetedWaysTests {
  private let bench = Bench()

  private func items(_ value: JSONValue?) -> [JSONValue] {
    guard case .array(let items)? = value else { return [] }
    return items
  }

  private func amount(_ money: JSONValue?) -> Double {
    guard case .string(let text)? = money?["amount"], let amount = Double(text) else { return 0 }
    return amount
  }

  @Test(
    "It is no less than what the ways of the days come to",
    arguments: [
      "제주 2박 3일 김포에서 12월 18일 둘이, 렌터카 없이", "3 nights in Osaka from Seoul on 2026-12-11, two of us",
      "Honolulu 4 nights from New York on 12 February 2027, two of us",
    ])
  func ways(words: String) throws {
    var sum = (low: 0.0, high: 0.0)
    for question in [words, "how much is it?"] {
      let told = bench.run(["chat", question, "--json", "--currency", "KRW"] + (question == words ? ["--new"] : []))
      let cards = items(told.json?["data"]?["cards"])
      for day in items(cards.first { $0["kind"] == .string("itinerary") }?["days"]) {
        for slot in items(day["slots"]) where slot["purpose"] != .string("travel") {
          let way = items(slot["ways"]).first
          let cost = way?["cost"]
          // What leads from one city to another is part of the journey.
          guard way?["mode"] != .string("train"), way?["mode"] != .string("flight") else { continue }
          let heads = cost?["per"] == .string("party") ? 1.0 : 2
          sum.low += heads * amount(cost?["low"])
          sum.high += heads * amount(cost?["high"])
        }
      }
      let budget = try #require(cards.first { $0["kind"] == .string("budget") }, "\(told.err)\(told.out)")
      let part = try #require(items(budget["parts"]).first { $0["name"] == .string("transport") })
      #expect(sum.low > 0 && sum.high > sum.low)
      // Sums and parts are rounded to two figures.
      #expect(amount(part["price"]?["low"]) >= sum.low * 0.95, "\(question): \(sum)")
      #expect(amount(part["price"]?["high"]) >= sum.high * 0.95, "\(question): \(sum)")
    }
  }
}
