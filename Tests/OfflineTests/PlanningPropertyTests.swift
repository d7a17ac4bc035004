import Atlas
import Civil
import Testing
import Travel
import Wording

@testable import Offline

/// What holds for every plan there is.
@Suite("Plans keep their promises")
struct PlanningPropertyTests {
  private static let cities: [String] = {
    let known = (try? Atlas.embedded.citiesWithSights.map { "\($0.names.en), \($0.country)" }) ?? []
    return known + ["Tbilisi, GE", "Bali, ID", "Okinawa, JP", "Jeju, KR", "Windhoek, NA"]
  }()

  @Test("2,000 requests of all sorts", arguments: 0..<8)
  func plansAreSane(part: Int) throws {
    var dice = Dice(part + 1)
    for _ in 0..<250 {
      let query = dice.query(Self.cities)
      // The clock is checked on every plan: a spontaneous one hides it, so it is planned by the clock here.
      var survey = query.survey
      if survey.schedule == .spontaneous { survey.schedule = .between }
      let timed = Trips.query(query.goal, survey: survey, variant: query.variant)
      let card = try Trips.itinerary(timed)
      check(card, query.goal)
    }
  }

  @Test("Who comes to eat never eats anywhere twice a day while a food quarter is left that is near")
  func foodiesEatWell() throws {
    let atlas = try Atlas.embedded
    for city in Self.cities {
      let goal = Trips.goal([city], on: "2027-04-0\(1 + city.count % 7)", nights: 3, tags: ["food"])
      let query = Trips.query(goal)
      let telling = Telling(
        atlas: atlas, query: query,
        understood: Understood(goal: goal, intent: .itineraryPlanner, stage: .planning, language: .en))
      let outline = try #require(try TripOutline(telling))
      let days = try #require(try TripPlan(outline, telling: telling, flight: nil, variant: 1).cities.first)
      let meals = Meals(isFoodie: true)
      for day in days.entries.indices where days.search.frames[day].isFull {
        let open: [Int] = days.entries[day].compactMap { entry in
          entry.action == .lunch(nil) || entry.action == .dinner(nil) ? entry.from : nil
        }
        guard open.count == 2 else { continue }
        let near = days.search.unusedQuarters.filter { food in
          let quarter = days.candidates[food]
          return quarter.sight.isOpen(on: days.search.frames[day].weekday) && !quarter.visit.isDayTrip
            && (meals.canLunch(quarter.visit) && days.legs.minutes(open[0], food + 1) <= 25
              || meals.canDine(quarter.visit) && days.legs.minutes(open[1], food + 1) <= 25)
        }
        #expect(near.isEmpty, "\(city), day \(day + 1): \(near.map { days.candidates[$0].sight.englishName })")
      }
    }
  }

  @Test("The famous quarters of Osaka come first")
  func famousFirst() throws {
    for month in ["2026-12", "2027-04", "2027-10"] {
      let card = try Trips.itinerary(
        Trips.query(Trips.goal(["Osaka, JP"], from: "Seoul, KR", month: month, nights: 3, tags: ["food"])))
      let meals = card.days.flatMap(\.slots).filter { $0.purpose == .meal }.map(\.place.name)
      #expect(meals.contains("Dotonbori") && meals.contains("Kuromon Market"))
      for day in card.days[1...2] {
        #expect(day.slots.filter { $0.purpose == .meal }.allSatisfy { $0.place.kind == "food" }, "\(month) \(day.day)")
      }
    }
  }

  private func check(_ card: ItineraryCard, _ goal: TripGoalCard) {
    let what = Comment(
      rawValue: "\(goal.destinations) \(goal.depart?.iso ?? "-") \(goal.nights ?? -1) \(goal.styleTags)")
    #expect(card.days.map(\.day) == Array(1...card.days.count), what)
    #expect(card.days.count == (goal.nights ?? 0) + 1, what)
    var seen: Set<String> = []
    for day in card.days {
      check(day, what)
      for slot in day.slots where slot.purpose == .sight || (slot.purpose == .meal && slot.place.kind == "food") {
        #expect(seen.insert(slot.place.name).inserted, "\(slot.place.name) twice: \(what)")
      }
    }
  }

  private func check(_ day: ItineraryDay, _ what: Comment) {
    let timed = day.slots.filter { $0.start != nil }
    for (one, other) in zip(timed, timed.dropFirst()) {
      guard let end = one.end ?? one.start, let start = other.start else { continue }
      let way = other.ways.first?.minutes ?? 0
      let isRide = other.purpose == .travel
      #expect(end.minutes + (isRide ? 0 : way) <= start.minutes, "overlap on day \(day.day) at \(start.text): \(what)")
    }
    // Someone who lands in the night sleeps first, and a way between continents is as long as it is.
    if let first = timed.first?.start, first.minutes >= 360,
      let last = timed.last(where: { $0.purpose != .depart }), let end = last.end ?? last.start,
      !day.slots.contains(where: { $0.purpose == .travel })
    {
      #expect(end.minutes - first.minutes <= 660, "long day \(day.day): \(what)")
    }
    let moving = day.slots.filter { $0.purpose != .travel }.reduce(0) { $0 + ($1.ways.first?.minutes ?? 0) }
    let edges = day.slots.filter { $0.purpose == .depart || $0.purpose == .arrive }.isEmpty
    #expect(moving <= 150 || !edges, "\(moving) minutes moving on day \(day.day): \(what)")
    let isEatenThere = day.slots.contains { $0.why?.hasSuffix("lunch there") == true }
    let isEaten = day.slots.contains { $0.purpose == .meal && ($0.start?.minutes ?? 0) < 900 }
    #expect(!(isEatenThere && isEaten), "two lunches on day \(day.day): \(what)")
    for slot in day.slots {
      for way in slot.ways { check(way, what) }
      guard slot.purpose == .meal, let start = slot.start else { continue }
      #expect(
        (690...810).contains(start.minutes) || (1080...1200).contains(start.minutes), "meal at \(start.text): \(what)")
    }
  }

  private func check(_ way: Travel.Way, _ what: Comment) {
    guard let minutes = way.minutes, let metres = way.metres else { return }
    let fastest: Double =
      switch way.mode {
      case .walk: 5
      case .transit, .taxi, .car: 80
      case .bus: 90
      case .train: 200
      case .ferry: 45
      case .flight: 1000
      }
    #expect(Double(metres) / 1000 / fastest * 60 <= Double(minutes), "\(way.mode) too fast: \(what)")
    if let low = way.cost?.low, let high = way.cost?.high { #expect(low.amount < high.amount) }
  }
}
