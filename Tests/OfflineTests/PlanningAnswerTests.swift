import Atlas
import Civil
import JSON
import Testing
import Travel
import Wording

@testable import Offline

/// What each intent is answered with.
@Suite("Answers of the planner")
struct PlanningAnswerTests {
  private func kinds(_ result: ChatResult) -> [String] { result.answer.cards.map { type(of: $0).kind } }

  private static let osaka = Trips.goal(
    ["Osaka, JP"], from: "Seoul, KR", on: "2026-12-24", nights: 3, tags: ["food"],
    budget: TripBudget(money: Money(ExactDecimal(units: 1_200_000), .krw), scope: .total))

  @Test("A plan has its goal, steps, days, budget, flights and stays")
  func planIsWhole() throws {
    let result = try Trips.answer(.itineraryPlanner, Trips.query(Self.osaka, language: .ko))
    let kinds = kinds(result)
    for kind in ["trip_goal", "planner", "itinerary", "budget", "flight", "hotel"] { #expect(kinds.contains(kind)) }
    #expect(result.flights?.map(\.number) == [1, 2, 3])
    #expect(result.hotels?.map(\.number) == [1, 2, 3])
    #expect(result.flightRequest?["depart"] == .string("2026-12-24"))
    #expect(result.hotelRequest?["check_out"] == .string("2026-12-27"))
    #expect(result.answer.goal.status == .planningItinerary)
    #expect(
      result.answer.plan.stays
        == [PlannedStay(place: "Osaka, JP", nights: 3, depart: "2026-12-24", returning: "2026-12-27")])
    #expect(result.answer.reply.contains("오사카"))
  }

  @Test("The parts of a budget add up exactly, and the gap is the budget less the middle", arguments: [1, 2, 3, 4])
  func budgetAddsUp(seed: Int) throws {
    var dice = Dice(seed)
    for _ in 0..<12 {
      var goal = dice.query(["Osaka, JP", "Paris, FR", "Jeju, KR", "Cairo, EG", "Lima, PE", "Tbilisi, GE"]).goal
      let currency = dice.pick([Currency.krw, .usd, .eur])
      goal.budget = TripBudget(
        money: Money(ExactDecimal(units: 100 + dice.roll(3_000_000)), currency),
        scope: dice.pick([.total, .perPerson, .unknown]))
      let result = try Trips.answer(.budgetPlanner, Trips.query(goal))
      let card = try #require(result.answer.cards.compactMap { $0 as? BudgetCard }.first)
      let lows = card.parts.compactMap(\.price.low)
      let highs = card.parts.compactMap(\.price.high)
      #expect(lows.count == card.parts.count && highs.count == card.parts.count)
      #expect(lows.dropFirst().reduce(lows[0]) { $0.adding($1) ?? $0 } == card.total.low)
      #expect(highs.dropFirst().reduce(highs[0]) { $0.adding($1) ?? $0 } == card.total.high)
      let names = ["flights", "stay", "food", "transport", "sights"]
      #expect(card.parts.map(\.name) == names.filter { name in card.parts.contains { $0.name == name } })
      let party = Party(goal)
      let whole = goal.budget.map { $0.money.amount.approximate * ($0.scope == .perPerson ? Double(party.count) : 1) }
      let middle = ((card.total.low?.amount.approximate ?? 0) + (card.total.high?.amount.approximate ?? 0)) / 2
      #expect(abs((card.gap?.amount.approximate ?? 0) - ((whole ?? 0) - middle)) <= 1)
      #expect(card.enough == ((card.gap?.amount.units ?? 0) >= 0))
    }
  }

  @Test("Without dates the days have none, and nothing is claimed of weekdays")
  func undatedPlan() throws {
    let result = try Trips.answer(
      .itineraryPlanner, Trips.query(Trips.goal(["Kyoto, JP"], month: "2027-04", nights: 2)))
    let card = try #require(result.answer.cards.compactMap { $0 as? ItineraryCard }.first)
    #expect(card.days.allSatisfy { $0.date == nil && $0.weather?.basis == .model && $0.events.isEmpty })
  }

  @Test("A month is enough for flights and stays that can be booked, of example days that are told")
  func monthIsPriced() throws {
    for language in Language.allCases {
      let goal = Trips.goal(["Osaka, JP"], from: "Seoul, KR", month: "2026-12", nights: 3, tags: ["food"])
      let result = try Trips.answer(.itineraryPlanner, Trips.query(goal, language: language))
      #expect(result.flights?.map(\.number) == [1, 2, 3] && result.hotels?.map(\.number) == [1, 2, 3])
      // The second Friday is eleven days away, too near to say what a flight in December costs.
      #expect(result.flightRequest?["depart"] == .string("2026-12-18"))
      #expect(result.hotelRequest?["check_in"] == .string("2026-12-18"))
      #expect(result.hotelRequest?["check_out"] == .string("2026-12-21"))
      #expect(kinds(result).contains("budget"))
      #expect(result.answer.goal.depart == nil && result.answer.goal.returning == nil)
      let said = language == .ko ? "12월 18–21일" : "18–21 Dec"
      let card = try #require(result.answer.cards.compactMap { $0 as? ItineraryCard }.first)
      #expect(result.answer.reply.contains(said) && card.notes.contains { $0.contains(said) })
      let flight = try #require(result.flights?.first)
      let ends = [card.days.first?.slots.first, card.days.last?.slots.last].compactMap { $0?.place.name }
      #expect(ends.count == 2 && ends.allSatisfy { $0.contains("(\(flight.slices[0].arrive.place))") })
      #expect(ends.allSatisfy { $0.contains("(KIX)") })
    }
  }

  @Test(
    "A window stands for a day in it that can still be had",
    arguments: [
      ("2026-12-05", "2026-12-06", "2026-12-05"), ("2026-11-28", "2026-12-02", "2026-12-01"),
      ("2026-12-01", "2026-12-31", "2026-12-18"), ("2027-02-01", "2027-02-28", "2027-02-12"),
      ("2027-06-01", "2027-08-31", "2027-07-09"), ("2026-11-01", "2026-11-30", "2026-11-30"),
      ("2026-11-02", "2026-11-20", nil),
    ])
  func exampleDay(first: String, last: String, day: String?) throws {
    let window = DateWindow(first: try #require(CivilDate(iso: first)), last: try #require(CivilDate(iso: last)))
    let today = try #require(CivilDate(iso: "2026-11-30"))
    #expect(JourneyDays.example(in: window, today: today)?.iso == day)
  }

  @Test("Without an origin there are stays, and one question for the flights")
  func noOrigin() throws {
    let result = try Trips.answer(
      .itineraryPlanner, Trips.query(Trips.goal(["Paris, FR"], month: "2027-05", nights: 3)))
    #expect(result.flights == nil && result.hotels?.isEmpty == false)
    let anyTime = try Trips.answer(.itineraryPlanner, Trips.query(Trips.goal(["Jeju, KR"], nights: 2)))
    #expect(anyTime.hotels?.isEmpty == false && anyTime.answer.reply.contains("18–20 Dec as an example"))
    let card = try #require(anyTime.answer.cards.compactMap { $0 as? ItineraryCard }.first)
    // Nothing was said of when, so that nothing is said of the weather.
    #expect(card.days.allSatisfy { $0.weather == nil && $0.date == nil })
    #expect(result.answer.questions.map(\.field) == ["origin"])
    #expect(result.answer.reply.count { $0 == "?" } == 1)
  }

  @Test("The length of a whole trip is not that of its last city")
  func wholeLength() throws {
    let goal = Trips.goal(["Tokyo, JP", "Kyoto, JP", "Osaka, JP"], from: "Seoul, KR", month: "2027-04", nights: 9)
    let result = try Trips.answer(.itineraryPlanner, Trips.query(goal)) { $0.nightsAt = ["Osaka, JP": 9] }
    #expect(result.answer.plan.stays.allSatisfy { ($0.nights ?? 0) >= 2 })
  }

  @Test("Another variant is another plan, and the same one each time")
  func variants() throws {
    let plans = try (1...3).map { try Trips.itinerary(Trips.query(Self.osaka, variant: $0)) }
    #expect(plans[0] != plans[1] && plans[1] != plans[2])
    #expect(try Trips.itinerary(Trips.query(Self.osaka, variant: 2)) == plans[1])
  }

  @Test("No place is closed on the day one is sent there")
  func closedDays() throws {
    let atlas = try Atlas.embedded
    guard case .one(.city(let city)) = try atlas.resolve("Seoul, KR") else { throw Desk.Unknown(word: "Seoul") }
    let closed = Dictionary(
      try atlas.sights(in: city).compactMap { sight in sight.closed.map { (sight.englishName, $0) } }
    ) { one, _ in one }
    #expect(!closed.isEmpty)
    for start in 4..<11 {
      let date = "2027-04-\(start < 10 ? "0" : "")\(start)"
      let card = try Trips.itinerary(Trips.query(Trips.goal(["Seoul, KR"], on: date, nights: 4)))
      for day in card.days {
        for slot in day.slots {
          #expect(closed[slot.place.name] == nil || closed[slot.place.name] != day.date?.weekday)
        }
      }
    }
  }

  @Test("A spontaneous plan has no clock, a planned one has")
  func clocks() throws {
    let free = try Trips.itinerary(Trips.query(Self.osaka, survey: Trips.survey(nil, nil, nil, .spontaneous)))
    #expect(free.days.flatMap(\.slots).allSatisfy { $0.start == nil && $0.end == nil })
    let planned = try Trips.itinerary(Trips.query(Self.osaka, survey: Trips.survey(nil, nil, nil, .planned)))
    #expect(planned.days.flatMap(\.slots).allSatisfy { $0.start != nil })
  }

  @Test("A city that nothing is written of gets an honest short plan")
  func unknownCity() throws {
    let card = try Trips.itinerary(Trips.query(Trips.goal(["Windhoek, NA"], on: "2027-03-01", nights: 2)))
    #expect(card.days.flatMap(\.slots).allSatisfy { $0.purpose != .sight && $0.purpose != .meal })
    #expect(card.notes.contains { $0.contains("No sights") })
  }

  @Test("Rain has a roof at hand")
  func planB() throws {
    let card = try Trips.itinerary(Trips.query(Trips.goal(["Seoul, KR"], on: "2027-07-12", nights: 3)))
    #expect(card.days.contains { !$0.planB.isEmpty })
    #expect(card.days.allSatisfy { ($0.weather?.rainChance ?? 0) >= 40 })
  }

  @Test("Words for an offer lead to the command that books it")
  func booking() throws {
    let shown = try Trips.answer(.itineraryPlanner, Trips.query(Self.osaka))
    let query = Trips.query(
      Self.osaka, saying: "book the second hotel", flights: shown.flights ?? [], hotels: shown.hotels ?? [])
    let second = try Trips.answer(.bookingAction, query) {
      $0.reference = OfferReference(kind: .hotel, pick: .number(2))
    }
    #expect(second.answer.action?.suggested == 2 && second.answer.action?.hotels.count == 3)
    let ninth = try Trips.answer(.bookingAction, query) {
      $0.reference = OfferReference(kind: .hotel, pick: .number(9))
    }
    #expect(ninth.answer.action?.suggested == nil)
    let cheapest = try Trips.answer(.bookingAction, query) {
      $0.reference = OfferReference(kind: .hotel, pick: .cheapest)
    }
    #expect(cheapest.answer.action?.suggested == 1)
    let either = try Trips.answer(.bookingAction, query) {
      $0.reference = OfferReference(kind: .either, pick: .number(1))
    }
    #expect(either.answer.action?.suggested == nil && either.answer.reply.contains("flight or the hotel"))
  }

  @Test("Ideas are three to five, with reasons, and none that was ruled out")
  func ideas() throws {
    let goal = Trips.goal([], from: "Seoul, KR", month: "2027-02", nights: 4, tags: ["beach"])
    let result = try Trips.answer(.tripIdeation, Trips.query(goal)) { $0.excluded = ["TH", "Bali, ID"] }
    let card = try #require(result.answer.cards.compactMap { $0 as? PlacesCard }.first)
    #expect(card.topic == .destinations && (3...5).contains(card.places.count))
    #expect(card.places.allSatisfy { $0.why?.contains("February") == true && $0.price?.basis == .estimate })
    #expect(!card.places.contains { $0.name.contains("Thailand") || $0.name.contains("Bali") })
    #expect(result.answer.goal.status == .choosingCity)
  }

  @Test(
    "Look-ups answer with cards",
    arguments: [
      (Intent.weatherLookup, "weather"), (.eventSearch, "events"), (.foodSpotSearch, "places"), (.localGuide, "places"),
      (.transportationSearch, "transport"), (.travelWarningSearch, "notice"),
    ])
  func lookUps(intent: Intent, kind: String) throws {
    for language in Language.allCases {
      let goal = Trips.goal(["Kyoto, JP"], from: "Tokyo, JP", on: "2027-07-10", nights: 2)
      let result = try Trips.answer(intent, Trips.query(goal, language: language))
      #expect(kinds(result).contains(kind))
      #expect(!result.answer.reply.isEmpty && result.language == language)
    }
  }

  @Test("What is out of scope is declined in a sentence, with no cards")
  func declined() throws {
    let result = try Trips.answer(.outOfScope, Trips.query(TripGoalCard()))
    #expect(result.answer.cards.isEmpty && result.answer.reply.count { $0 == "." } == 1)
  }

  @Test("Every intent answers an empty trip in both languages", arguments: Intent.allCases)
  func emptyTrip(intent: Intent) throws {
    for language in Language.allCases {
      let result = try Trips.answer(intent, Trips.query(TripGoalCard(), language: language))
      #expect(!result.answer.reply.isEmpty)
      #expect(JSONSchemaCheck.isWritten(result.answer.json))
    }
  }
}

/// That an answer can be written and read back.
enum JSONSchemaCheck {
  static func isWritten(_ value: JSONValue) -> Bool {
    (try? ChatAnswer.record.codec.read(value, .root)) != nil
  }
}
