import Testing
import Travel

/// Who travels, as people list themselves, and when a weekend is.
@Suite("People and weekends, as they are said")
struct PartyTalkTests {
  private let bench = Bench()

  @Test(
    "whoever lists oneself among the others is counted",
    arguments: [
      ("my wife, our kids 4 and 9 and me, Osaka 3 nights", "2", "2"), ("아내, 4살 9살 아이들과 저, 오사카 3박", "2", "2"),
      ("me, my wife, and our two kids, Osaka 3 nights", "2", "2"), ("저, 아내, 아이 둘(4살, 9살) 오사카 3박", "2", "2"),
      ("my husband, our 4 year old and me, Osaka 3 nights", "2", "1"), ("남편과 저, 8살 딸 오사카 3박", "2", "1"),
      ("us two and our 3 kids, Osaka 3 nights", "2", "3"),
      ("two parents and two kids aged 4 and 9, Osaka 3 nights", "2", "2"),
      ("my mom, my dad and I, Osaka 3 nights", "3", "null"), ("엄마, 아빠, 저 오사카 3박", "3", "null"),
      ("Osaka 3 nights, me and two parents", "3", "null"), ("Osaka 3 nights with my two parents", "3", "null"),
      ("family of 5 with a baby, Osaka 3 nights", "4", "1"),
    ])
  func listed(message: String, adults: String, children: String) {
    let told = bench.run(["chat", "--new", message, "--json"])
    #expect(told["data.goal.adults"] == adults && told["data.goal.children"] == children, "\(told["data.reply"] ?? "")")
  }

  @Test(
    "what was reckoned of a family is said",
    arguments: ["family of 5 with a baby, Osaka 3 nights", "4인 가족 5살 아이, 오사카 3박"])
  func reckoned(message: String) {
    let reply = bench.run(["chat", "--new", message])
    #expect(reply.out.contains("I assumed 4 adults and 1 child") || reply.out.contains("성인 3명, 아이 1명 기준"))
  }

  @Test("a wife who is only spoken of makes no party")
  func spokenOf() {
    let told = bench.run(["chat", "--new", "my wife loves food, plan Osaka 3 nights for kids and me", "--json"])
    #expect(told["data.goal.adults"] == "null" && told["data.questions[0].field"] == "adults")
  }

  @Test("a weekend of two nights begins on its Friday, one of a night on its Saturday")
  func weekend() {
    for message in ["Osaka this weekend from Seoul, 2 nights", "이번 주말에 서울에서 오사카 2박"] {
      let told = bench.run(["chat", "--new", message, "--json"])
      let reply = told["data.reply"] ?? ""
      #expect(reply.contains("4–6 Dec") || reply.contains("12월 4–6일"), "\(reply)")
    }
    let short = bench.run(["chat", "--new", "이번 주말 서울에서 부산 1박 2일", "--json"])
    #expect(short["data.plan.stays[0].depart"] == "2026-12-05")
  }
}
