import Atlas
import Civil
import Foundation
import Testing
import Travel
import Wording

@testable import Offline

/// Trips to plan, made as a conversation would make them.
enum Trips {
  static let now = Instant(rfc3339: "2026-11-30T00:00:00Z") ?? Instant(seconds: 0)

  static func goal(
    _ destinations: [String], from origin: String? = nil, on depart: String? = nil, month: String? = nil,
    nights: Int? = nil, adults: Int? = 2, childAges: [Int] = [], tags: [String] = [], budget: TripBudget? = nil
  ) -> TripGoalCard {
    var goal = TripGoalCard()
    goal.destinations = destinations
    goal.origin = origin
    goal.depart = depart.flatMap { CivilDate(iso: $0) }
    goal.month = month ?? goal.depart.map { CivilMonth(of: $0).iso }
    goal.nights = nights
    goal.days = nights.map { $0 + 1 }
    goal.returning = goal.depart.flatMap { date in nights.map { date.adding(days: $0) } }
    goal.adults = adults
    goal.children = childAges.isEmpty ? nil : childAges.count
    goal.childAges = childAges
    goal.styleTags = tags
    goal.budget = budget
    return goal
  }

  static func survey(
    _ atmosphere: SurveyCard.Atmosphere? = nil, _ budget: SurveyCard.Spending? = nil,
    _ priority: SurveyCard.Priority? = nil, _ schedule: SurveyCard.Schedule? = nil
  ) -> SurveyCard {
    SurveyCard(atmosphere: atmosphere, budget: budget, priority: priority, schedule: schedule)
  }

  static func query(
    _ goal: TripGoalCard, saying message: String = "…", survey: SurveyCard = .empty, variant: Int = 1,
    language: Language = .en, currency: Currency? = nil, flights: [FlightOffer] = [], hotels: [HotelOffer] = []
  ) -> ChatQuery {
    ChatQuery(
      message: message, session: "s1", turn: 1, goal: goal, earlier: [], survey: survey, flights: flights,
      hotels: hotels, variant: variant, language: language, fallbackLanguage: language, currency: currency, now: now,
      homeZone: nil)
  }

  static func answer(
    _ intent: Intent, _ query: ChatQuery, change: (inout Understood) -> Void = { _ in }
  ) throws -> ChatResult {
    var understood = Understood(
      goal: query.goal, intent: intent, stage: .planning, language: query.language ?? query.fallbackLanguage)
    change(&understood)
    return try Planner(atlas: try Atlas.embedded).answer(query, understood)
  }

  /// The itinerary alone, without a search for flights and stays.
  static func itinerary(_ query: ChatQuery, language: Language = .en) throws -> ItineraryCard {
    let atlas = try Atlas.embedded
    let understood = Understood(goal: query.goal, intent: .itineraryPlanner, stage: .planning, language: language)
    let telling = Telling(atlas: atlas, query: query, understood: understood)
    let outline = try #require(try TripOutline(telling))
    let plan = try TripPlan(outline, telling: telling, flight: nil, variant: query.variant)
    return try ItineraryWriter(telling: telling, plan: plan).card()
  }
}

/// Chance that is the same on every run.
struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  mutating func pick<T>(_ list: [T]) -> T { list[roll(list.count)] }
}

extension Dice {
  /// A request as anyone might make it.
  mutating func query(_ cities: [String]) -> ChatQuery {
    let count = roll(5) == 0 ? 2 + roll(2) : 1
    let destinations = (0..<count).map { _ in pick(cities) }
    let isDated = roll(4) > 0
    let date = CivilDate(dayNumber: 20_800 + roll(900))
    let all = ["food", "nature", "rest", "shopping", "culture", "nightlife", "family", "beach", "hiking", "museum"]
    let tags = (0..<roll(3)).map { _ in pick(all) }
    let goal = Trips.goal(
      destinations, from: roll(3) == 0 ? nil : pick(["Seoul, KR", "London, GB", "New York, US", "Sydney, AU"]),
      on: isDated ? date.iso : nil, month: "2027-0\(1 + roll(9))", nights: roll(9), adults: 1 + roll(4),
      childAges: roll(4) == 0 ? [roll(12)] : [], tags: tags)
    let survey = Trips.survey(
      pick([nil, .city, .nature, .both]), pick([nil, .value, .premium]), pick([nil, .sights, .food, .rest]),
      pick([nil, .planned, .spontaneous, .between]))
    return Trips.query(goal, survey: survey, variant: 1 + roll(4))
  }
}
