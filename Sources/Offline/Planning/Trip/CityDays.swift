import Atlas

/// The plan of one stay: what is done on which of its days.
struct CityDays: Sendable {
  let stay: Int
  /// Day of the trip by day of the stay.
  let dayNumbers: [Int]
  private(set) var search: DaySearch
  let taste: Taste

  init(
    stay: Int, sights: [SightFacts], at point: Spot, hours: DayHours, pace: Pace, taste: Taste, variant: Int,
    wanted: Set<String>, ground: Ground, outings: [String: Int] = [:]
  ) {
    self.stay = stay
    self.taste = taste
    dayNumbers = hours.days.indices.filter { hours.days[$0].stay == stay }
    let frames = dayNumbers.map { hours.days[$0].frame }
    let candidates = Candidate.all(
      sights, for: taste, fullDays: frames.count(where: \.isFull), variant: variant, wanted: wanted, outings: outings)
    let simulation = DaySimulation(
      candidates: candidates, legs: LegTable(stay: point, candidates: candidates, ground: ground), pace: pace,
      meals: Meals(isFoodie: taste.isFoodie))
    search = DaySearch(simulation: simulation, frames: frames, taste: taste)
    search.solve()
  }

  var candidates: [Candidate] { search.simulation.candidates }
  var legs: LegTable { search.simulation.legs }

  /// The entries of every day by the clock.
  var entries: [[DayEntry]] {
    var search = search
    return dayNumbers.indices.map { search.entries(of: $0) }
  }

  /// Roofs near each day's stops for when it rains, at most two, used nowhere else; the one named least comes
  /// first, and none two days running.
  var plansB: [[Candidate]] {
    var named: [Int: Int] = [:]
    var before: [Int] = []
    return dayNumbers.indices.map { day in
      let found = roofs(near: day).filter { !before.contains($0) }
      let fresh = found.enumerated().sorted {
        (named[$0.element] ?? 0, $0.offset) < (named[$1.element] ?? 0, $1.offset)
      }.prefix(2).map(\.element)
      before = fresh
      for index in fresh { named[index, default: 0] += 1 }
      return fresh.map { candidates[$0] }
    }
  }

  private func roofs(near day: Int) -> [Int] {
    let frame = search.frames[day]
    guard frame.isRainy else { return [] }
    let stops = search.plans[day].stops
    guard stops.contains(where: { candidates[$0].sight.shelter == .outdoors }) else { return [] }
    let points = stops.map { $0 + 1 } + [0]
    return search.unused
      .filter {
        let sight = candidates[$0].sight
        return sight.shelter == .indoors && !sight.isDayTrip && sight.kind != .food
          && sight.isOpen(on: frame.weekday)
      }
      .map { open in (open, points.map { legs.minutes($0, open + 1) }.min() ?? 0) }
      .filter { $0.1 <= 40 }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }
}
