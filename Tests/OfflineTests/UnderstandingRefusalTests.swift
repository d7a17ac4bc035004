import Atlas
import Civil
import Testing
import Travel

@testable import Offline

@Suite("What cannot be planned is said and asked for")
struct UnderstandingRefusalTests {
  /// The answer to the last of some messages.
  private func answer(_ messages: [String]) throws -> (understood: Understood, result: ChatResult) {
    var conversation = Conversation()
    for message in messages.dropLast() { _ = try conversation.say(message) }
    let before = conversation.goal
    let message = try #require(messages.last)
    let understood = try conversation.say(message)
    let result = try Planner(atlas: try Atlas.embedded).answer(Conversation.query(message, goal: before), understood)
    return (understood, result)
  }

  @Test(
    "a trip named after ideas is planned",
    arguments: [
      ["where should I go in May", "Osaka, 3 nights, from Seoul"],
      ["5월에 어디 갈까요?", "오사카 3박, 서울에서 출발"],
      ["a beach in February, under 900000 KRW", "3 nights in Osaka from Seoul in December, two of us, food"],
      ["where should I go in May", "from Seoul", "Osaka for 3 nights"],
    ])
  func afterIdeas(messages: [String]) throws {
    let (understood, result) = try answer(messages)
    #expect(understood.intent == .itineraryPlanner)
    #expect(understood.goal.nights == 3)
    #expect(result.answer.cards.contains { $0 is ItineraryCard })
    #expect(result.answer.cards.contains { $0 is BudgetCard })
    #expect(result.flights?.isEmpty == false)
    #expect(result.hotels?.isEmpty == false)
  }

  @Test(
    "days that run backwards are not taken, and the question names both",
    arguments: [
      ("from Seoul to Osaka 2026-12-20 to 2026-12-18", "2026-12-20", "2026-12-18"),
      ("Seoul to Osaka, depart 2026-12-20, return 2026-12-18", "2026-12-20", "2026-12-18"),
      ("Osaka from 20 Dec to 18 Dec", "2026-12-20", "2026-12-18"),
      ("Osaka from Dec 20 to Dec 18, 2027", "2027-12-20", "2027-12-18"),
      ("Osaka 2026-12-20 to Nov 15", "2026-12-20", "2026-11-15"),
      ("12월 31일에서 12월 29일까지 오사카", "2026-12-31", "2026-12-29"),
      ("오사카 2027년 2월 10일부터 2월 8일까지", "2027-02-10", "2027-02-08"),
      ("hotels in Osaka from 2026-12-20 to 2026-12-18", "2026-12-20", "2026-12-18"),
    ])
  func backwards(message: String, first: String, last: String) throws {
    let (understood, result) = try answer([message])
    let goal = understood.goal
    #expect(goal.depart == nil && goal.returning == nil && goal.nights == nil && goal.days == nil)
    #expect(result.answer.questions.first?.field == "depart")
    #expect(result.answer.reply.contains(first) && result.answer.reply.contains(last))
    #expect(!result.answer.cards.contains { $0 is ItineraryCard })
    #expect(result.hotels == nil && result.flights == nil)
  }

  @Test(
    "a range over New Year, and the year of one end alone",
    arguments: [
      ("오사카 12월 30일부터 1월 2일까지", "to Osaka, JP, on 2026-12-30, back 2027-01-02, 3N4D"),
      ("Osaka from Dec 30 to Jan 2", "to Osaka, JP, on 2026-12-30, back 2027-01-02, 3N4D"),
      ("Osaka from 30 Dec to 2 Jan 2028", "to Osaka, JP, on 2027-12-30, back 2028-01-02, 3N4D"),
      ("Osaka from Feb 3 to Feb 6, 2028", "to Osaka, JP, on 2028-02-03, back 2028-02-06, 3N4D"),
    ])
  func overNewYear(message: String, expected: String) throws {
    #expect(summary(try understood(message).goal) == expected)
  }

  @Test("a return before the known departure leaves the trip as it was")
  func knownDeparture() throws {
    let (understood, result) = try answer(["3 nights in Osaka from Seoul on 2026-12-20", "return on 2026-12-18"])
    #expect(summary(understood.goal) == "from Seoul, KR, to Osaka, JP, on 2026-12-20, back 2026-12-23, 3N4D")
    #expect(result.answer.reply.contains("2026-12-18 comes before 2026-12-20"))
  }

  @Test(
    "days that are over are said to be, and nothing is offered for them",
    arguments: [
      ("3 nights in Osaka from Seoul on 2020-01-01", "2020-01-01"),
      ("3 nights in Osaka from Seoul on 2026-11-29", "2026-11-29"),
      ("flights from Seoul to Osaka on 2026-11-29", "2026-11-29"),
      ("2026년 11월 29일 오사카 3박, 서울에서", "2026-11-29"),
      ("오사카 호텔 2026-11-20부터 2박", "2026-11-20"),
      ("3 nights in Osaka in March 2026", "2026-03-01"),
    ])
  func past(message: String, day: String) throws {
    let (understood, result) = try answer([message])
    #expect(understood.goal.depart == nil && understood.goal.departWindow == nil)
    #expect(understood.goal.destinations == ["Osaka, JP"])
    #expect(result.answer.reply.contains(day))
    #expect(result.answer.questions.first?.field == "depart")
    #expect(result.hotels == nil && result.flights == nil)
    #expect(!result.answer.cards.contains { $0 is ItineraryCard })
  }

  @Test("the day is that of where one leaves")
  func dayThere() throws {
    // It is still the 29th in Los Angeles.
    #expect(try understood("3 nights in Osaka from Los Angeles on 2026-11-29").goal.depart?.iso == "2026-11-29")
  }

  @Test(
    "a place that is not known is said to be",
    arguments: [
      ("3 nights in Asdfghville", "Asdfghville"), ("3 nights in asdfghville from Seoul", "asdfghville"),
      ("Narnia, 3 nights", "Narnia"), ("I want to go to Narnia in May", "Narnia"), ("3 nights in 火星", "火星"),
      ("아스드프 3박 4일", "아스드프"), ("아스드프로 여행 가고 싶어요", "아스드프"), ("아스드프에 3박", "아스드프"),
    ])
  func unknownPlace(message: String, name: String) throws {
    let (_, result) = try answer([message])
    #expect(result.answer.reply.contains("“\(name)”"))
    #expect(result.answer.reply.first == "“" || result.answer.reply.hasPrefix("I do not know"))
  }

  @Test(
    "no other words are taken for a place",
    arguments: [
      "3 nights in December", "where should I go in May", "a beach in February, under 900000 KRW", "오사카 3박 4일",
      "따뜻한 나라 3박", "somewhere warm, 5 nights", "3 nights in Osaka from Seoul", "Japan 5 days", "신혼여행 5박 추천해줘",
      "A week in Autumn", "3 nights in style",
    ])
  func knownWords(message: String) throws {
    #expect(try understood(message).unknownPlace == nil)
  }
}
