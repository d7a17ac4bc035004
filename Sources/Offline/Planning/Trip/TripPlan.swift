import Atlas
import Civil
import Travel

extension SightFacts {
  /// Bars and the like, also where one may eat there, though not a night market: nothing for children.
  var isForNightsOut: Bool {
    if kind == .nightlife { return !tags.contains(.family) }
    guard kind == .food, tags.contains(.nightlife) else { return false }
    let words = (englishName + " " + englishReason).lowercased().split { !$0.isLetter }
    let drinking: Set<Substring> = ["bar", "bars", "beer", "pub", "counters", "izakaya", "makgeolli", "cocktails"]
    return words.contains { drinking.contains($0) }
  }
}

/// A whole trip by the day: the search of every stay put together.
struct TripPlan: Sendable {
  let outline: TripOutline
  let arrivals: StayArrivals
  let ends: TripEnds
  let hours: DayHours
  let cities: [CityDays]
  /// How many plans there are for the trip, where that is fewer than the variant asked for.
  let planCount: Int?
  let stayPoints: [Spot]
  /// How each stay is called where one is suggested; nil for somewhere central.
  let quarters: [String?]
  /// By stay; nil where the climate is not known.
  let climates: [[MonthClimate]?]

  /// - Parameter hotels: Where the stays are likely to be, the first suggestion of each city.
  init(
    _ outline: TripOutline, telling: Telling, flight: FlightOffer?, variant: Int
  ) throws(AtlasError) {
    let atlas = telling.atlas
    let goal = telling.goal
    self.outline = outline
    let taste = Taste(survey: telling.query.survey, tags: Set(goal.styleTags), hasChildren: outline.party.hasChildren)
    let pace = Pace(survey: taste.survey, tags: taste.tags, hasChildren: taste.hasChildren)
    let arrivals = try StayArrivals(outline, telling: telling, flight: flight)
    ends = arrivals.ends
    self.arrivals = arrivals
    var points: [Spot] = []
    var quarters: [String?] = []
    var climates: [[MonthClimate]?] = []
    var sunsets: [Int?] = []
    for stay in outline.stays {
      let quarter = try StayQuarter(stay.destination, goal: goal, survey: taste.survey, telling: telling)
      points.append(quarter.position)
      quarters.append(quarter.name)
      sunsets.append(try TripPlan.sunset(at: stay, of: outline, in: atlas))
      if let city = stay.destination.city {
        climates.append(try atlas.climate(of: city))
      } else {
        climates.append(try atlas.climate(at: stay.destination.position))
      }
    }
    (stayPoints, self.quarters, self.climates) = (points, quarters, climates)
    let known = climates
    hours = DayHours(outline, ends: ends, transfers: arrivals.transfers, stays: points, pace: pace, sunsets: sunsets) {
      stay, day in
      guard let month = outline.month(ofDay: day), let climate = known[stay] else { return nil }
      return TypicalWeather(climate[month - 1], month: month).rainChance
    }
    var cities: [CityDays] = []
    var counts: [Int?] = []
    var seen: Set<String> = []
    let daysOut = try DaysOut(goal).sights(from: outline.stays.map(\.destination), in: atlas)
    let wanted = Wanted(goal).sights.union(daysOut.values.joined().map(\.sight.englishName))
    for index in outline.stays.indices {
      let out = (daysOut[index] ?? []).filter { !seen.contains($0.sight.englishName) }
      let sights = TripPlan.sights(of: index, outline, besides: seen) + out.map(\.sight)
      let outings = Dictionary(out.map { ($0.sight.englishName, $0.outing) }) { first, _ in first }
      seen.formUnion(sights.map(\.englishName))
      let ground = Ground(at: points[index], in: outline.stays[index].destination.country)
      let variants = Variants(variant) { [hours] shake in
        CityDays(
          stay: index, sights: sights, at: points[index], hours: hours, pace: pace, taste: taste, variant: shake,
          wanted: wanted, ground: ground, outings: outings)
      }
      cities.append(variants.days)
      counts.append(variants.count)
    }
    self.cities = cities
    let whole = counts.compactMap(\.self)
    planCount = whole.count == counts.count ? whole.max() : nil
  }

  /// When the sun sets as a stay begins, by the clocks there; nil where no day of the year is known.
  private static func sunset(
    at stay: TripOutline.Stay, of outline: TripOutline, in atlas: Atlas
  ) throws(AtlasError) -> Int? {
    guard let date = outline.reckoningDate?.adding(days: stay.firstDay), let noon = ClockTime(hour: 12, minute: 0),
      let time = try atlas.zone(stay.destination.zone)?.zoned(CivilTime(date, noon)).first
    else { return nil }
    return Sunset.minutes(on: date, at: stay.destination.position, ahead: time.offset / 60)
  }

  /// The sights of a stay that no other stay of the trip has, and no days out to where one stays anyway.
  private static func sights(of stay: Int, _ outline: TripOutline, besides seen: Set<String>) -> [SightFacts] {
    guard outline.meeting == nil else { return [] }
    let others = outline.stays.indices.filter { $0 != stay }.map { outline.stays[$0].destination }
    let hasChildren = outline.party.hasChildren
    let month = outline.month(ofDay: outline.stays[stay].firstDay)
    let season = HourWords(
      start: 0, end: 0, sunset: nil, month: month, latitude: outline.stays[stay].destination.position.latitude)
    return outline.stays[stay].destination.sights.filter { sight in
      !(hasChildren && sight.isForNightsOut) && !seen.contains(sight.englishName) && !outline.without.covers(sight)
        && !season.isShut(sight.englishReason)
        && (!sight.isDayTrip || others.allSatisfy { $0.position.kilometres(to: sight.position) > 15 })
    }
  }

  /// The weather of a day at its stay; nil when the month or the climate is not known.
  func weather(ofDay day: Int) -> TypicalWeather? {
    guard let stay = hours.days[day].stay, let month = outline.month(ofDay: day), let climate = climates[stay] else {
      return nil
    }
    return TypicalWeather(climate[month - 1], month: month)
  }
}
