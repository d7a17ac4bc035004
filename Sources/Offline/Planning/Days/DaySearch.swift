import Travel

/// Finds a good share of a city's sights among the days of a stay: greedy insertion, then exchanges while they gain.
struct DaySearch: Sendable {
  var simulation: DaySimulation
  let frames: [DayFrame]
  let dayTrips: Int
  var plans: [DayPlan]
  var values: [Double]
  var isUsed: [Bool]
  /// What days come to, worked out once for each plan: rounds of exchanges try the same days again and again.
  private var known: [UInt128: Double?] = [:]

  init(simulation: DaySimulation, frames: [DayFrame], taste: Taste) {
    self.simulation = simulation
    self.frames = frames
    plans = frames.map { _ in DayPlan() }
    values = []
    isUsed = simulation.visits.map { _ in false }
    let full = frames.count(where: \.isFull)
    let lovesNature = taste.survey.atmosphere == .nature || !taste.tags.isDisjoint(with: ["nature", "hiking"])
    // Where what a place is known for most is a day out, one goes there on the only full day too.
    let isKnownForOne = simulation.visits.first?.isDayTrip == true && full > 0
    dayTrips = lovesNature ? (full + 1) / 2 : full == 2 || (full == 1 && isKnownForOne) ? 1 : full / 3
    for day in frames.indices { values.append(self.simulation.run(plans[day], in: frames[day]) ?? 0) }
  }

  /// The whole search. Whoever comes to eat has the tables first and the sights around them.
  mutating func solve() {
    let meals = simulation.meals
    // A day that was asked for elsewhere has its place before the tables have theirs.
    let outings = simulation.visits.indices.filter { simulation.visits[$0].outing > 0 }
    if !outings.isEmpty { fill(among: outings) }
    if meals.isFoodie { seat(detour: Meals.farthest) }
    fill(among: simulation.visits.indices.filter { !simulation.visits[$0].isFood })
    reconsiderDayTrips()
    for _ in 0..<4 where improve() { fill(among: openCandidates) }
    for day in plans.indices { order(day) }
    vacate()
    seat(detour: meals.longestDetour)
    if meals.isFoodie { makeRoom() }
    // Who comes to rest has nothing against an empty hour.
    if simulation.pace.idleCost > 0.1 { for day in plans.indices { occupy(day) } }
  }

  var openCandidates: [Int] {
    simulation.visits.indices.filter { !isUsed[$0] && !simulation.visits[$0].isFood }
  }

  /// Puts in the sight that gains most, again and again.
  private mutating func fill(among pool: [Int]) {
    var gains: [[Insertion?]] = plans.indices.map { day in pool.map { insertion(of: $0, into: day) } }
    while true {
      var best: Insertion?
      for day in plans.indices {
        for index in pool.indices where !isUsed[pool[index]] {
          if let found = gains[day][index], found.gain > (best?.gain ?? 1) { best = found }
        }
      }
      guard let best else { return }
      plans[best.day].stops.insert(best.stop, at: best.position)
      values[best.day] += best.gain
      isUsed[best.stop] = true
      gains[best.day] = pool.map { isUsed[$0] ? nil : insertion(of: $0, into: best.day) }
      if simulation.visits[best.stop].outing > 0 { forget(outing: best.stop, outside: best.day, pool, &gains) }
      if tripCount >= dayTrips {
        for day in plans.indices {
          for index in pool.indices where simulation.visits[pool[index]].isDayTrip { gains[day][index] = nil }
        }
      }
    }
  }

  /// The value of a plan on a day; nil when it cannot be done. Leaves nothing else behind.
  mutating func value(of plan: DayPlan, on day: Int) -> Double? {
    guard let key = plan.key(on: day) else { return simulation.run(plan, in: frames[day]) }
    if let value = known[key] { return value }
    let value = simulation.run(plan, in: frames[day])
    known.updateValue(value, forKey: key)
    return value
  }

  struct Insertion { let stop: Int, day: Int, position: Int, gain: Double }

  private var tripCount: Int {
    plans.count { plan in plan.stops.contains { simulation.visits[$0].isDayTrip } }
  }

  @_optimize(speed)
  private mutating func insertion(of stop: Int, into day: Int) -> Insertion? {
    let stops = plans[day].stops
    guard stops.count < stopLimit(day), allows(stop, with: stops), !isElsewhere(stop, than: day) else { return nil }
    if simulation.visits[stop].isDayTrip && tripCount >= dayTrips { return nil }
    var best: Insertion?
    var plan = plans[day]
    plan.stops.insert(stop, at: 0)
    for position in 0...stops.count {
      // One place further each time, in the same list.
      if position > 0 { plan.stops.swapAt(position - 1, position) }
      guard let value = self.value(of: plan, on: day) else { continue }
      let gain = value - values[day]
      if gain > best?.gain ?? -.infinity { best = Insertion(stop: stop, day: day, position: position, gain: gain) }
    }
    return best
  }

  /// Shorter days hold fewer stops.
  private func stopLimit(_ day: Int) -> Int {
    let frame = frames[day]
    if frame.isFull { return simulation.pace.stops }
    return min(simulation.pace.stops, max(0, (min(frame.end, simulation.pace.bedtime) - frame.start) / 110))
  }

  /// Lets days out and days in the city stand against each other: neither can be reached from the other in small steps.
  private mutating func reconsiderDayTrips() {
    let trips = simulation.visits.indices.filter { simulation.visits[$0].isDayTrip }
    for day in plans.indices where frames[day].isFull {
      let before = (plans, values, isUsed)
      let hasTrip = plans[day].stops.contains { trips.contains($0) }
      if !hasTrip && (tripCount >= dayTrips || trips.allSatisfy { isUsed[$0] }) { continue }
      for stop in plans[day].stops { isUsed[stop] = false }
      plans[day].stops = []
      values[day] = self.value(of: plans[day], on: day) ?? 0
      if !hasTrip {
        let best = trips.filter { !isUsed[$0] }.compactMap { insertion(of: $0, into: day) }.max { $0.gain < $1.gain }
        if let best {
          plans[day].stops.append(best.stop)
          values[day] += best.gain
          isUsed[best.stop] = true
        }
      }
      fill(among: openCandidates.filter { !simulation.visits[$0].isDayTrip })
      if values.reduce(0, +) <= before.1.reduce(0, +) + 1 { (plans, values, isUsed) = before }
    }
  }

  /// Moves, swaps and replaces stops while that gains; says whether anything did.
  private mutating func improve() -> Bool {
    var hasGained = false
    for _ in 0..<3 {
      for day in plans.indices { order(day) }
      let moved = relocate()
      let swapped = swap()
      let reseated = simulation.meals.isFoodie && exchangeMeals()
      let gained = replace() || moved || swapped || reseated
      guard gained else { break }
      hasGained = true
    }
    return hasGained
  }

  private mutating func relocate() -> Bool {
    var hasGained = false
    for from in plans.indices {
      var index = 0
      while index < plans[from].stops.count {
        let stop = plans[from].stops[index]
        var without = plans[from]
        without.stops.remove(at: index)
        if !simulation.visits[stop].isDayTrip, let rest = self.value(of: without, on: from) {
          let loss = values[from] - rest
          var best: Insertion?
          for day in plans.indices where day != from {
            if let found = insertion(of: stop, into: day), found.gain > max(best?.gain ?? 0, loss + 1) { best = found }
          }
          if let best {
            (plans[from], values[from]) = (without, rest)
            plans[best.day].stops.insert(stop, at: best.position)
            values[best.day] += best.gain
            hasGained = true
            continue
          }
        }
        index += 1
      }
    }
    return hasGained
  }

  /// Exchanges stops between two days, each in the other's place in the order.
  private mutating func swap() -> Bool {
    var hasGained = false
    for one in plans.indices {
      for other in plans.indices where other > one {
        for first in plans[one].stops.indices {
          for second in plans[other].stops.indices {
            let (here, there) = (plans[one].stops[first], plans[other].stops[second])
            guard !simulation.visits[here].isDayTrip, !simulation.visits[there].isDayTrip else { continue }
            var (left, right) = (plans[one], plans[other])
            (left.stops[first], right.stops[second]) = (there, here)
            guard allows(there, with: left.stops), allows(here, with: right.stops), let leftValue = best(&left, one),
              let rightValue = best(&right, other), leftValue + rightValue > values[one] + values[other] + 1
            else { continue }
            (plans[one], plans[other]) = (left, right)
            (values[one], values[other]) = (leftValue, rightValue)
            hasGained = true
          }
        }
      }
    }
    return hasGained
  }

  /// The value of a day as it stands or turned round in its better half; nil when neither can be done.
  private mutating func best(_ plan: inout DayPlan, _ day: Int) -> Double? {
    let value = self.value(of: plan, on: day)
    plan.stops.reverse()
    if let turned = self.value(of: plan, on: day), turned > value ?? -.infinity { return turned }
    plan.stops.reverse()
    return value
  }

  private mutating func replace() -> Bool {
    var hasGained = false
    for day in plans.indices {
      for index in plans[day].stops.indices {
        var plan = plans[day]
        for stop in openCandidates
        where !simulation.visits[stop].isDayTrip
          && simulation.visits[stop].outing == simulation.visits[plans[day].stops[index]].outing
        {
          let old = plans[day].stops[index]
          guard !simulation.visits[old].isDayTrip else { break }
          plan.stops[index] = stop
          guard allows(stop, with: plan.stops), let value = self.value(of: plan, on: day), value > values[day] + 1
          else { continue }
          (plans[day], values[day]) = (plan, value)
          (isUsed[old], isUsed[stop]) = (false, true)
          hasGained = true
        }
      }
    }
    return hasGained
  }

  /// Turns stretches of a day round while that gains (2-opt).
  private mutating func order(_ day: Int) {
    var isBetter = true
    while isBetter {
      isBetter = false
      let count = plans[day].stops.count
      guard count > 1 else { return }
      for first in 0..<(count - 1) {
        for last in (first + 1)..<count {
          var plan = plans[day]
          plan.turn(first, last)
          if let value = self.value(of: plan, on: day), value > values[day] + 0.1 {
            (plans[day], values[day]) = (plan, value)
            isBetter = true
          }
        }
      }
    }
  }

  /// Hours that may stand empty on a day.
  private static let longestIdling = 120

  /// Gives hours that would stand empty to whatever is left that one may look at, be it a quarter to eat in.
  private mutating func occupy(_ day: Int) {
    for _ in 0..<2 {
      guard simulation.run(plans[day], in: frames[day]) != nil,
        simulation.idling(in: frames[day]) >= DaySearch.longestIdling
      else { return }
      var best: Insertion?
      for stop in unused where !simulation.visits[stop].isDayTrip && allows(stop, with: plans[day].stops) {
        for position in 0...plans[day].stops.count {
          var plan = plans[day]
          plan.stops.insert(stop, at: position)
          guard let value = simulation.run(plan, in: frames[day]) else { continue }
          let gain = value - values[day]
          if gain > best?.gain ?? -20 { best = Insertion(stop: stop, day: day, position: position, gain: gain) }
        }
      }
      guard let best else { return }
      plans[day].stops.insert(best.stop, at: best.position)
      values[day] += best.gain
      isUsed[best.stop] = true
    }
  }

  /// The sights in no day, best first.
  var unused: [Int] { simulation.visits.indices.filter { !isUsed[$0] } }

  /// A day by the clock.
  mutating func entries(of day: Int) -> [DayEntry] {
    guard simulation.run(plans[day], in: frames[day]) != nil else { return [] }
    return simulation.entries
  }
}
