import Testing
import Travel

/// Questions of what one money comes to in another.
@Suite("A question of currencies is no trip and no budget")
struct CurrencyTalkTests {
  private let bench = Bench()

  private func say(_ words: String, _ more: String...) -> Bench.Result { bench.run(["chat", words, "--json"] + more) }

  private static let sums = [
    ("how much is 100 USD in KRW", "100.00 USD is about 133,5"), ("100달러는 원화로 얼마예요?", "100.00 USD: 2026년 10월"),
    ("what is 500 euros in dollars?", "500.00 EUR is about"), ("convert 50000 yen to won", "50,000 JPY is about 424,"),
    ("1만엔은 얼마야?", "10,000 JPY: "), ("50만원은 엔으로 얼마예요?", "500,000원: "),
    ("what's the exchange rate for yen?", "JPY is about"),
    ("엔화 환율 알려줘", "100 JPY: "),
  ]

  @Test("a sum is told by the dated rate, with a trip and without", arguments: sums)
  func sum(message: String, words: String) {
    let alone = say(message, "--new")
    #expect(alone["data.reply"]?.contains(words) == true, "\(alone["data.reply"] ?? "")")
    #expect(alone["data.reply"]?.contains("2026") == true)
    #expect(alone["data.goal.budget"] == "null" && alone["data.cards"] == "[0]")
    let trip = say("3 nights in Osaka from Seoul on 18 December, two of us", "--new")
    let asked = say(message)
    #expect(asked["data.reply"]?.contains(words) == true, "\(asked["data.reply"] ?? "")")
    #expect(asked["data.goal.budget"] == "null" && asked["data.goal.depart"] == trip["data.goal.depart"])
  }

  @Test("the rate of the trip's own money needs no name")
  func ofTheTrip() {
    _ = say("오사카 3박 4일, 12월 18일 출발, 둘이서", "--new")
    #expect(say("환율 알려줘")["data.reply"]?.contains("100 JPY: ") == true)
  }

  @Test(
    "prices in another currency name the option, before a trip is known too",
    arguments: [
      ("show prices in euros", "EUR"), ("how much in euros?", "EUR"), ("유로로 보여줘", "EUR"), ("가격을 엔화로 알려줘", "JPY"),
    ])
  func option(message: String, code: String) {
    let told = say(message, "--new")
    #expect(told["data.reply"]?.contains("--currency \(code)") == true)
    #expect(told["data.questions"] == "[0]" && told["data.goal.budget"] == "null")
  }

  @Test(
    "a sum of a trip is still its budget",
    arguments: [
      "Osaka 3 nights, budget 500 USD", "what can I do in Osaka for 3 nights with 500 USD", "오사카 3박 500달러로 될까?",
    ])
  func budget(message: String) {
    #expect(say(message, "--new")["data.goal.budget.amount"] == "500.00")
  }

  @Test("more money than there is ends no run", arguments: ["9223372036854775", "99999999999999999999"])
  func huge(sum: String) {
    #expect(say("how much is \(sum) USD in VND", "--new").exit == .ok)
  }
}
