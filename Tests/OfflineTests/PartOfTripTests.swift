import Atlas
import Testing
import Travel

@testable import Offline

/// Messages that ask for less than they seem to: a day of the trip, a thank you, another currency.
@Suite("A later message takes no more than it asks for")
struct PartOfTripTests {
  static let osaka = "3 nights in Osaka from Seoul on 18 December, two of us"

  @Test(
    "a day elsewhere leaves the trip as it was, and is one day of the plan",
    arguments: [
      ("I want to go to Nara one day", ["Nara"]), ("a day trip to Nara", ["Nara"]),
      ("add a day trip to Nara", ["Nara"]),
      ("spend one of the days in Nara", ["Nara"]), ("one day in Nara", ["Nara"]),
      ("can we do a day trip to Nara?", ["Nara"]),
      ("I'd like to spend a day in Kyoto", ["Kyoto"]), ("a day trip to Nara on 20 December", ["Nara"]),
      ("a day trip from Osaka to Nara", ["Nara"]), ("start with one day in Nara", ["Nara"]),
      ("and one day in Kobe please", ["Kobe"]), ("하루는 나라 가고 싶어", ["Nara"]), ("나라 당일치기도 넣어줘", ["Nara"]),
      ("하루는 교토에 가고 싶어요", ["Kyoto"]), ("교토 당일치기로 다녀올래", ["Kyoto"]),
      ("we'd like a day in Nara and a day in Kobe", ["Nara", "Kobe"]),
    ])
  func dayTrip(message: String, cities: [String]) throws {
    let before = try understood(Self.osaka).goal
    let after = try understood([Self.osaka, message])
    #expect(summary(after.goal) == summary(before))
    // It stays in the plan when the next message is of something else.
    for answer in [try answered([Self.osaka, message]), try answered([Self.osaka, message, "slower pace please"])] {
      let days = try #require(answer.cards.lazy.compactMap { $0 as? ItineraryCard }.first).days
      for city in cities {
        let place = try #require(try Destination("\(city), JP", in: try Atlas.embedded))
        let names = Set(place.sights.flatMap { [$0.englishName, $0.koreanName ?? $0.englishName] })
        let there = days.filter { $0.slots.contains { names.contains($0.place.name) } }
        #expect(there.count == 1, "\(answer.reply)")
        #expect((there.first?.slots.count { names.contains($0.place.name) } ?? 0) >= 1)
      }
    }
    let reply = try answered([Self.osaka, message]).reply
    #expect(reply.contains(" is for \(cities[0]).") || reply.contains("일차에"), "\(reply)")
    if message.contains("20 December") { #expect(reply.contains("“20 December”")) }
  }

  @Test(
    "a day trip of the first message is no stay",
    arguments: [
      "3 nights in Osaka from Seoul on 18 December, two of us, with a day trip to Nara",
      "서울에서 오사카 3박 4일, 12월 18일 출발, 둘이서, 나라 당일치기 포함",
    ])
  func firstMessage(message: String) throws {
    let goal = try understood(message).goal
    #expect(goal.destinations == ["Osaka, JP"] && goal.nights == 3)
    let reply = try answered([message]).reply
    #expect(reply.contains(" is for Nara.") || reply.contains("나라에 다녀와요"), "\(reply)")
  }

  @Test(
    "a day at a place that is too far, or in a trip without a whole day, is said not to be in it",
    arguments: [
      ("a day trip to Hiroshima", osaka, "Hiroshima is too far for a day"), ("히로시마 당일치기", osaka, "당일치기는 넣지 못했어요"),
      ("a day trip to Kyoto", "1 night in Osaka from Seoul on 18 December, two of us", "does not fit into these days"),
    ])
  func noDayTrip(message: String, trip: String, words: String) throws {
    #expect(summary(try understood([trip, message]).goal) == summary(try understood(trip).goal))
    #expect(try answered([trip, message]).reply.contains(words))
  }

  @Test(
    "a place that is added or takes the trip's place still does",
    arguments: [
      ("add Nara", ["Osaka, JP", "Nara, JP"]), ("Nara instead", ["Nara, JP"]),
      ("나라도 추가해 줘", ["Osaka, JP", "Nara, JP"]), ("오사카 말고 나라로", ["Nara, JP"]),
    ])
  func others(message: String, places: [String]) throws {
    #expect(try understood([Self.osaka, message]).goal.destinations == places)
  }

  @Test(
    "the words that are offered for a night there do what they say",
    arguments: ["a day trip to Hiroshima", "히로시마 당일치기"])
  func offeredWords(message: String) throws {
    let reply = try answered([Self.osaka, message]).reply
    let offered = try #require(reply.split(separator: "“").last?.split(separator: "”").first)
    #expect(try understood([Self.osaka, String(offered)]).goal.destinations == ["Osaka, JP", "Hiroshima, JP"])
  }

  @Test(
    "kinds of sights refused in the first message are in no day",
    arguments: [
      "3 nights in Paris from Seoul on 18 December, two of us, no museums",
      "Paris for 4 days without museums", "파리 3박 4일 박물관 빼고 짜줘",
    ])
  func noMuseums(message: String) throws {
    let plan = try answered([message])
    #expect(plan.reply.contains("Left out: museums.") || plan.reply.contains("박물관은 뺐어요."))
    let place = try #require(try Destination("Paris, FR", in: try Atlas.embedded))
    let museums = place.sights.filter { [.museum, .gallery].contains($0.kind) }
    let names = Set(museums.flatMap { [$0.englishName, $0.koreanName ?? $0.englishName] })
    let days = plan.cards.compactMap { $0 as? ItineraryCard }.flatMap(\.days)
    #expect(!museums.isEmpty && !days.isEmpty)
    #expect(days.flatMap(\.slots).filter { names.contains($0.place.name) }.isEmpty)
  }

  @Test(
    "thanks that put the booking off are answered with a welcome",
    arguments: [
      "고마워, 예약은 나중에 할게", "thanks, I'll book later", "thank you, we'll book it later",
      "thanks, I will book the hotel later",
      "감사합니다 호텔 예약은 나중에 할게요", "thanks, I'll book tomorrow",
    ])
  func putOff(message: String) throws {
    let answer = try answered([Self.osaka, message])
    #expect(answer.reply.hasPrefix("You are welcome.") || answer.reply.hasPrefix("천만에요."))
    #expect(answer.action == nil)
  }

  @Test(
    "a booking that is put off without thanks is not asked about",
    arguments: ["I'll book later", "I'm not ready to book yet", "don't book yet", "아직 예약 안 할래요"])
  func putOffPlainly(message: String) throws {
    let answer = try answered([Self.osaka, message])
    #expect(answer.action == nil && !answer.reply.contains("which") && !answer.reply.contains("예약할까요"))
    #expect(answer.reply.contains("stands as it is") || answer.reply.contains("그대로 있어요"))
  }

  @Test("a booking is still one", arguments: ["book hotel 1", "1번 호텔 예약해줘", "book it now, I'll pay"])
  func booking(message: String) throws {
    #expect(try understood([Self.osaka, message]).intent == .bookingAction)
  }

  @Test(
    "prices in another currency name the option",
    arguments: [
      ("show prices in euros", "EUR"), ("how much in euros?", "EUR"), ("what does it cost in pounds", "GBP"),
      ("유로로 보여줘", "EUR"), ("가격을 엔화로 알려줘", "JPY"), ("can you show it in dollars?", "USD"), ("prices in JPY", "JPY"),
      ("in EUR please", "EUR"), ("what is that in yen?", "JPY"), ("can I see this in euro", "EUR"),
    ])
  func currency(message: String, code: String) throws {
    let answer = try answered([Self.osaka, message])
    #expect(answer.reply.contains("itravel chat --currency \(code) \""))
    #expect(summary(answer.goal) == summary(try understood(Self.osaka).goal))
  }

  @Test(
    "adults that were reckoned are said",
    arguments: [
      ("family of four to Osaka, 3 nights from Seoul on 18 December with a 5-year-old", "3 adults and 1 child"),
      ("부산 3박 4일 가족 4명 5살 아이랑", "성인 3명"),
    ])
  func reckoned(message: String, words: String) throws {
    #expect(try answered([message]).reply.contains(words))
  }

  @Test(
    "adults that were said, or are two, are not said again",
    arguments: [
      "family of three to Osaka, 3 nights from Seoul on 18 December with a 5-year-old",
      "3 adults and a 5-year-old to Osaka, 3 nights from Seoul on 18 December",
    ])
  func counted(message: String) throws {
    #expect(!(try answered([message]).reply.contains("I assumed")))
  }

  private func answered(_ messages: [String]) throws -> ChatAnswer {
    var goal = TripGoalCard()
    var earlier: [ChatQuery.Earlier] = []
    var last: ChatAnswer?
    let atlas = try Atlas.embedded
    for message in messages {
      let query = Conversation.query(message, goal: goal, earlier: earlier)
      let answer = try Planner(atlas: atlas).answer(query, Understanding(atlas: atlas).read(query)).answer
      goal = answer.goal
      earlier.append(.init(message: message, reply: answer.reply))
      last = answer
    }
    return try #require(last)
  }
}
