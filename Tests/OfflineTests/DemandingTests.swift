import Atlas
import Civil
import Testing
import Travel
import Wording

@testable import Offline

/// What a traveller who reads every line of a plan stumbled over.
@Suite("A plan stands up to being read")
struct DemandingTests {
  @Test(
    "Nobody is sent on foot over water that has no bridge there",
    arguments: [
      ("Venice, IT", "Doge's Palace", "San Giorgio Maggiore"),
      ("Hong Kong, HK", "Tsim Sha Tsui Promenade", "Central and the Mid-Levels Escalators"),
      ("Bangkok, TH", "Wat Pho", "Wat Arun"), ("Bangkok, TH", "Wang Lang Market", "Wat Pho"),
      ("Shanghai, CN", "The Bund", "Shanghai Tower"),
      ("Dubai, AE", "Al Fahidi Historical District", "Gold and Spice Souks, Deira"),
      ("Amsterdam, NL", "Anne Frank House", "A'DAM Lookout"), ("Stockholm, SE", "Fotografiska", "ABBA The Museum"),
      ("Kaohsiung, TW", "British Consulate at Takao", "Cijin Island"),
    ])
  func water(city: String, one: String, other: String) throws {
    let place = try #require(try Destination(city, in: try Atlas.embedded))
    func position(_ name: String) throws -> Spot {
      try #require(place.sights.first { $0.englishName == name }).position
    }
    let (from, to) = (try position(one), try position(other))
    let water = Water(near: place.position)
    #expect(water.parts(from, from: to) && water.parts(to, from: from))
    let leg = GroundLeg(kilometres: from.kilometres(to: to), isParted: true)
    #expect(!leg.isWalkable && leg.minutes > GroundLeg(kilometres: 0).minutes)
    #expect(!water.parts(from, from: from))
  }

  @Test(
    "Bridges are walked over",
    arguments: [
      ("New York, US", "Brooklyn Bridge", "DUMBO"), ("Venice, IT", "Rialto Bridge", "Doge's Palace"),
      ("Bangkok, TH", "Wat Pho", "Grand Palace and Wat Phra Kaew"),
    ])
  func bridges(city: String, one: String, other: String) throws {
    let place = try #require(try Destination(city, in: try Atlas.embedded))
    func position(_ name: String) throws -> Spot {
      try #require(place.sights.first { $0.englishName == name }).position
    }
    #expect(!Water(near: place.position).parts(try position(one), from: try position(other)))
  }

  @Test("The stay in Venice is not taken to be across the water from everything")
  func venetianStay() throws {
    let card = try Trips.itinerary(
      Trips.query(Trips.goal(["Venice, IT"], from: "Rome, IT", on: "2027-05-09", nights: 2)))
    #expect(!card.days.flatMap(\.slots).contains { $0.place.name.contains("Giudecca") })
  }

  @Test(
    "Markets of certain days bear them in their names",
    arguments: [
      ("Hagatna, GU", "Chamorro Village Wednesday Market", Weekday.wednesday),
      ("Cairns, AU", "Rusty's Friday to Sunday Market", .friday),
      ("Cape Town, ZA", "Old Biscuit Mill Weekend Market", .sunday),
    ])
  func marketDays(city: String, name: String, day: Weekday) throws {
    let place = try #require(try Destination(city, in: try Atlas.embedded))
    let sight = try #require(place.sights.first { $0.englishName == name })
    #expect(sight.isOpen(on: day) && !sight.isOpen(on: .tuesday))
  }

  @Test("Airlines without frills are not named for the far end of a continent, nor those of one country's short ways")
  func airlines() throws {
    let book = AirBook(try Atlas.embedded)
    func codes(_ from: String, _ to: String) throws -> [String] {
      let (start, end) = (try #require(try book.atlas.airport(from)), try #require(try book.atlas.airport(to)))
      let kilometres = start.position.kilometres(to: end.position)
      return try LikelyAirline.flying(start, end, kilometres: kilometres, in: book).map(\.facts.code)
    }
    let tokyo = try codes("LHR", "HND")
    #expect(tokyo.contains("BA") && tokyo.contains("JL") && !tokyo.contains("6J") && !tokyo.contains("BC"))
    #expect(try !codes("LHR", "NRT").contains("ZG"))
    #expect(try codes("ICN", "LAX").contains("YP"))
    #expect(try codes("NRT", "LAX").contains("ZG"))
    #expect(try codes("HND", "FUK").contains("BC"))
  }

  @Test("Every city of a trip has a cheap, a middling and a dear hotel to choose from")
  func threeLevels() throws {
    let goal = Trips.goal(
      ["Tokyo, JP", "Kyoto, JP", "Hiroshima, JP"], from: "London, GB", on: "2027-04-03", nights: 12)
    let hotels = try #require(try Trips.answer(.itineraryPlanner, Trips.query(goal)).hotels)
    try #require(hotels.count == 9)
    for city in 0..<3 {
      let prices = hotels[(city * 3)..<(city * 3 + 3)].map { $0.price.comparable?.amount.approximate ?? 0 }
      #expect(prices[0] < prices[1] && prices[1] < prices[2], "\(prices)")
      #expect(prices[1] / prices[0] > 1.15 && prices[2] / prices[1] > 1.15, "\(prices)")
    }
  }

  @Test("The flights of the budget cost what the first flight on offer does")
  func oneFare() throws {
    for goal in [
      Trips.goal(["New York, US"], from: "Chicago, US", on: "2027-10-09", nights: 3),
      Trips.goal(["Rome, IT", "Venice, IT"], from: "Seoul, KR", on: "2027-05-03", nights: 8),
    ] {
      let result = try Trips.answer(.itineraryPlanner, Trips.query(goal))
      let budget = try #require(result.answer.cards.lazy.compactMap { $0 as? BudgetCard }.first)
      let part = try #require(budget.parts.first { $0.name == "flights" })
      let offer = try #require(result.flights?.first)
      #expect(part.price.low == offer.price.low && part.price.high == offer.price.high)
    }
  }

  @Test("Nobody is sent across a border for a flight home, nor shows a passport where none is asked for")
  func borders() throws {
    let goal = Trips.goal(["Hong Kong, HK"], from: "London, GB", on: "2027-09-13", nights: 4)
    let flights = try #require(try Trips.answer(.itineraryPlanner, Trips.query(goal)).flights)
    #expect(flights.flatMap(\.slices).allSatisfy { $0.depart.place != "SZX" && $0.arrive.place != "SZX" })
    var night = goal
    (night.nights, night.days) = (4, 6)
    #expect(try !Trips.itinerary(Trips.query(night)).days.flatMap(\.slots).contains { $0.place.name.contains("SZX") })
    for (city, isAsked) in [("Lisbon, PT", false), ("London, GB", true)] {
      let goal = Trips.goal([city], from: "Berlin, DE", on: "2027-11-12", nights: 2)
      let words = try Trips.itinerary(Trips.query(goal)).days.flatMap(\.slots).compactMap(\.why)
      #expect(words.contains { $0.contains("passport") } == isAsked, "\(city)")
    }
  }

  @Test("The way between the cities of a trip and what to pack are answered from what is known")
  func asked() throws {
    let trip = "Lisbon and Porto, 5 days in November from Berlin, couple, 1500 EUR"
    #expect(
      try #require(try replies([trip, "can we go by train between them?"]).last).contains("From Lisbon to Porto"))
    #expect(try #require(try replies([trip, "what should we pack?"]).last).contains("jacket"))
  }

  @Test("What is left of a budget, or lacks, is told to two digits")
  func roughly() {
    let reader = Reader(language: .en, now: Trips.now) { $0.name }
    for (units, scale, currency, words) in [
      (2_105_500, 0, Currency.krw, "2,100,000 KRW"), (-190_400, 0, .krw, "190,000 KRW"), (81_949, 2, .usd, "820 USD"),
      (0, 0, .krw, "0 KRW"),
    ] {
      #expect(reader.roughly(Money(ExactDecimal(units: units, scale: scale), currency)) == words)
    }
  }

  @Test("A flight within one country has neither passports nor a way back to the home country")
  func domestic() throws {
    for language in [Language.en, .ko] {
      let goal = Trips.goal(["Jeju, KR"], from: "Seoul, KR", on: "2027-04-10", nights: 2)
      let words = try Trips.itinerary(Trips.query(goal, language: language), language: language).days.flatMap(\.slots)
        .compactMap(\.why)
      #expect(!words.contains { $0.contains("passport") || $0.contains("입국") || $0.contains("귀국") })
      #expect(words.contains { $0 == "Arrival and bags" || $0 == "도착 후 짐 찾기" })
    }
  }

  @Test(
    "Ages and counts of people are no nights",
    arguments: [
      ("Osaka from London 3 April 2027 for 10 days with kids 8 and 12", 10), ("Osaka 10 days with kids 8 and 5", 10),
      ("Osaka for 10 days, child of 6", 10), ("5 days in Osaka for two adults and a child of 8", 5),
      ("2 nights in Nice and 3 in Paris", 6), ("rome 3 nights, florence 2", 6),
    ])
  func ages(message: String, days: Int) throws {
    #expect(try understood(message).goal.days == days)
  }

  @Test(
    "Thanks and greetings are answered as such, and announce nothing",
    arguments: [
      ("Thanks", "You are welcome."), ("thank you!", "You are welcome."), ("고마워", "천만에요."), ("감사합니다", "천만에요."),
      ("hello", "Hello!"), ("안녕하세요", "안녕하세요!"),
    ])
  func manners(message: String, words: String) throws {
    for before in [[], [FollowUpTests.family]] {
      let reply = try #require(try replies(before + [message]).last)
      #expect(reply.hasPrefix(words), "\(reply)")
      #expect(!reply.contains("noted") && !reply.contains("기억"))
    }
  }

  @Test(
    "A sight wished for by name is planned, told of where it is, or said to be unknown",
    arguments: [
      (FollowUpTests.family, "the kids want a day at Universal Studios", "Universal Studios Japan is in Osaka"),
      (FollowUpTests.italy, "유니버설 스튜디오도 가고 싶어요", "유니버설 스튜디오"),
      (FollowUpTests.family, "we want to see the Skytree", "Tokyo Skytree is on day"),
      (FollowUpTests.family, "디즈니랜드 하루 넣어 주세요", "일차에 있어요."),
      (FollowUpTests.family, "we would love to see Nijo Castle", "Nijo Castle is on day"),
      (
        FollowUpTests.family, "we want to visit the Ghibli Museum", "“Ghibli Museum” is not among the places known here"
      ),
    ])
  func wished(first: String, message: String, words: String) throws {
    #expect(try #require(try replies([first, message]).last).contains(words))
  }

  @Test("Korean particles follow the sound of the word before them")
  func particles() throws {
    for (city, words) in [("Tokyo, JP", "도쿄로 이동"), ("Los Angeles, US", "로스앤젤레스로 이동"), ("Bangkok, TH", "방콕으로 이동")] {
      let goal = Trips.goal(
        [city], from: city == "Bangkok, TH" ? "New York, US" : "London, GB", on: "2027-04-03", nights: 5)
      let query = Trips.query(goal, language: .ko)
      let days = try #require(
        try Trips.answer(.itineraryPlanner, query).answer.cards.lazy.compactMap { $0 as? ItineraryCard }.first
      ).days
      let names = days.flatMap(\.slots).map(\.place.name)
      #expect(!names.contains { $0.contains("(으)로") })
      if names.contains(where: { $0.hasSuffix(" 이동") && !$0.hasPrefix("집") }) {
        #expect(names.contains(words), "\(names)")
      }
    }
    let reply = try #require(try replies([FollowUpTests.italy, "호텔 예약해줘"]).last)
    #expect(!reply.contains("호텔으로"), "\(reply)")
  }

  @Test(
    "A holiday counted from another has a Korean name as well",
    arguments: [
      ("The Day following Mid-Autumn Festival", "중추절 다음 날"), ("The second day of Chinese New Year", "춘절 둘째 날"),
      ("Third Day of Lunar New Year", "음력설 셋째 날"), ("Day of Silence", "Day of Silence"),
      ("Christmas Day (observed)", "크리스마스 대체 휴일"),
    ])
  func holidays(english: String, korean: String) { #expect(HolidayNames.korean(english) == korean) }

  @Test("One day wished for in a long trip does not become the trip")
  func oneDay() throws {
    let (before, after) = (
      try understood(FollowUpTests.family).goal.days, try goal([FollowUpTests.family, "디즈니랜드 하루 넣어 주세요"]).days
    )
    #expect(before == 14 && after == 14)
  }

  @Test("Ideas for one country name it once, and say how to see several of its cities")
  func route() throws {
    let reply = try #require(try replies(["two weeks in Japan from London in April, two adults"]).last)
    #expect(!reply.contains("Japan, ") && !reply.contains("Tokyo, Japan"))
    let start = try #require(reply.firstRange(of: "say “"))
    let hint = String(reply[start.upperBound...].prefix { $0 != "”" })
    let goal = try goal(["two weeks in Japan from London in April, two adults", hint])
    #expect(goal.days == 14 && goal.destinations.count == 3, "\(hint): \(goal.destinations)")
  }

  @Test(
    "A place added for a day has a night, lies on the way, and takes none of the others' nights",
    arguments: [
      (["Tokyo and Kyoto from London 3 April 2027 for 10 days", "add a day in Hakone"], ["Tokyo", "Hakone", "Kyoto"]),
      ([FollowUpTests.family, "add a quiet day in Hakone"], ["Tokyo", "Hakone", "Kyoto", "Hiroshima"]),
      ([FollowUpTests.family, "add a day in Nara at the end"], ["Tokyo", "Kyoto", "Hiroshima", "Nara"]),
      ([FollowUpTests.italy, "볼로냐도 하루 넣어 주세요"], ["Rome", "Florence", "Bologna", "Venice"]),
    ])
  func addedDay(messages: [String], cities: [String]) throws {
    let (before, after) = (try stays([messages[0]]), try stays(messages))
    #expect(after.map { $0.place.prefix { $0 != "," } } == cities.map { $0[...] })
    for stay in after {
      let nights = before.first { $0.place == stay.place }?.nights ?? 1
      #expect(stay.nights == nights, "\(stay.place)")
    }
  }

  @Test("The city of a wished sight can be added by the words that the answer gives")
  func hintWorks() throws {
    let first = [FollowUpTests.family, "the kids want a day at Universal Studios"]
    let reply = try #require(try replies(first).last)
    let start = try #require(reply.firstRange(of: "say “"))
    let hint = String(reply[start.upperBound...].prefix { $0 != "”" })
    #expect(try stays(first + [hint]).map(\.place) == ["Tokyo, JP", "Kyoto, JP", "Osaka, JP", "Hiroshima, JP"])
    let told = try #require(try replies(first + [hint, first[1]]).last)
    #expect(told.contains("Universal Studios Japan is on day"), "\(told)")
  }

  private func stays(_ messages: [String]) throws -> [PlannedStay] { try talk(messages).stays }

  // MARK: Conversations

  private func understood(_ message: String) throws -> Understood {
    Understanding(atlas: try Atlas.embedded).read(Conversation.query(message))
  }

  private func goal(_ messages: [String]) throws -> TripGoalCard { try talk(messages).goal }

  private func replies(_ messages: [String]) throws -> [String] { try talk(messages).replies }

  private func talk(_ messages: [String]) throws -> (goal: TripGoalCard, replies: [String], stays: [PlannedStay]) {
    var stays: [PlannedStay] = []
    var goal = TripGoalCard()
    var earlier: [ChatQuery.Earlier] = []
    let atlas = try Atlas.embedded
    for message in messages {
      let query = Conversation.query(message, goal: goal, earlier: earlier)
      let answer = try Planner(atlas: atlas).answer(query, Understanding(atlas: atlas).read(query)).answer
      goal = answer.goal
      stays = answer.plan.stays
      earlier.append(.init(message: message, reply: answer.reply))
    }
    return (goal, earlier.map(\.reply), stays)
  }
}
