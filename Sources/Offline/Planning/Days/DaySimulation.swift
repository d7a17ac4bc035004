import Atlas

/// Walks through a day by the clock: whether a plan can be done, what it is worth, and when everything happens.
struct DaySimulation: Sendable {
  let candidates: [Candidate]
  /// The same, as far as a walk through a day needs them.
  let visits: [Visit]
  let legs: LegTable
  let pace: Pace
  let meals: Meals
  private(set) var entries: [DayEntry] = []
  private(set) var moving = 0

  private var clock = 0
  private var here = 0
  private var value = 0.0
  private var needsLunch = false
  private var needsDinner = false
  private var isFullDay = false
  private var hasEatenWell = false
  /// From when the day is good for what wants the sunset, and for what wants the dark.
  private var dusk = 0
  private var night = 0
  /// When the sun sets; nil where no day is known.
  private var sunset: Int?

  static let lunchTimes = 690...810
  static let dinnerTimes = 1080...1200
  /// What a minute on the way costs against the worth of sights.
  private let movingCost: Double
  /// What it is worth to do anything at all on a day.
  private static let outing = 60.0
  /// Minutes that what comes at dusk may take, the way back included.
  private static let lateOuting = 135

  init(candidates: [Candidate], legs: LegTable, pace: Pace, meals: Meals) {
    let visits = candidates.map(\.visit)
    self.candidates = candidates
    self.visits = visits
    self.legs = legs
    self.pace = pace
    self.meals = meals
    // Where everything lies far apart, as on an island, ways are the rule and cost less.
    let ways = visits.indices.filter { !visits[$0].isDayTrip }.map { legs.minutes(0, $0 + 1) }.sorted()
    let usual = ways.isEmpty ? 20 : ways[ways.count / 2]
    movingCost = 1.4 * min(1, 26 / Double(usual))
  }

  /// Does a day; nil when it cannot be done. Leaves its `entries` behind.
  ///
  /// A day that goes on into the night may start late or as usual, whichever makes the better day.
  mutating func run(_ plan: DayPlan, in frame: DayFrame) -> Double? {
    let isLate = frame.isFull && pace.lateStart > 0 && plan.stops.contains { visits[$0].isLate }
    guard isLate, !plan.stops.contains(where: { visits[$0].isDayTrip }) else {
      return run(plan, in: frame, from: frame.start)
    }
    let early = run(plan, in: frame, from: frame.start)
    guard let late = run(plan, in: frame, from: frame.start + pace.lateStart), late > early ?? -.infinity else {
      return early == nil ? nil : run(plan, in: frame, from: frame.start)
    }
    return late
  }

  // Hundreds of days are tried for every trip: this and what it calls is to be fast, where the rest is to be small.
  @_optimize(speed)
  private mutating func run(_ plan: DayPlan, in frame: DayFrame, from start: Int) -> Double? {
    entries.removeAll(keepingCapacity: true)
    clock = start
    let dayStart = frame.isFull ? clock : frame.dayStart
    let latest = min(frame.end, dayStart + Pace.longestDay)
    // As late as the sun says, as long as there is still time for it.
    let last = latest - DaySimulation.lateOuting
    (dusk, night) = (min((frame.sunset ?? 0) - 60, last), min(frame.sunset ?? 0, last))
    sunset = frame.sunset
    (here, moving, value) = (0, frame.moved, 0)
    (isFullDay, hasEatenWell) = (frame.isFull, false)
    needsLunch = clock <= 805 && latest >= DaySimulation.lunchTimes.lowerBound + pace.lunch + 45
    needsDinner = latest >= DaySimulation.dinnerTimes.lowerBound + pace.dinner + 45
    var visiting = 0
    for (order, stop) in plan.stops.enumerated() {
      guard go(to: stop, order: order, plan: plan, frame: frame) else { return nil }
      visiting += visits[stop].isDayTrip ? 120 : visits[stop].minutes
    }
    guard visiting <= pace.visiting(stops: plan.stops.count), finish(plan, latest: latest), moving <= Pace.longestMoving
    else { return nil }
    if !plan.stops.isEmpty { value += frame.isFull ? DaySimulation.outing : DaySimulation.outing / 2 }
    // On the day of coming or going nobody wants to cross the island.
    return value - repetition(plan.stops) - Double(moving) * movingCost * (frame.isFull ? 1 : 1.15)
  }

  @_optimize(speed)
  private mutating func go(to stop: Int, order: Int, plan: DayPlan, frame: DayFrame) -> Bool {
    let visit = visits[stop]
    if visit.isDayTrip && !frame.isFull { return false }
    guard visit.isOpen(on: frame.weekday) else { return false }
    if needsLunch, begin(visit, stop) + visit.minutes > DaySimulation.lunchTimes.upperBound {
      // A long visit from the morning on has its lunch in it.
      if visit.minutes >= 200 && begin(visit, stop) <= 720 {
        needsLunch = false
      } else if !eatLunch(plan.lunch) {
        return false
      }
    }
    if needsDinner, begin(visit, stop) + visit.minutes > DaySimulation.dinnerTimes.upperBound {
      guard eatDinner(plan.dinner) else { return false }
    }
    let leg = legs.minutes(here, stop + 1)
    let start = begin(visit, stop)
    let wait = start - clock - leg
    guard start + visit.minutes <= min(visit.hours.closes, visit.light == .daylight ? nightfall : .max), wait <= 105
    else { return false }
    if wait >= 45 { pass(wait, towards: stop + 1) }
    value += visit.worth * DaySimulation.share(order) * (frame.isRainy ? wetness(visit) : 1)
    value -= Double(wait) * pace.idleCost + untimeliness(visit, start)
    // The ride is part of a day out.
    if visit.isDayTrip { value += Double(leg) * movingCost }
    let last = legs.minutes(here, stop + 1)
    moving += last
    entries.append(
      DayEntry(action: .visit(stop), point: stop + 1, from: here, leg: last, start: start, end: start + visit.minutes))
    (here, clock) = (stop + 1, start + visit.minutes)
    return true
  }

  private func begin(_ visit: Visit, _ stop: Int) -> Int {
    max(clock + legs.minutes(here, stop + 1), visit.hours.opens, earliest(visit.light))
  }

  /// The first minute that has the light a visit is for.
  private func earliest(_ light: Visit.Light) -> Int {
    guard let sunset else { return 0 }
    return switch light {
    case .any, .daylight: 0
    case .sunset: sunset - 75
    case .dark: sunset - 10
    }
  }

  /// When nobody is out in the open any more; never where the sun hardly rises, as there people go out all the same.
  private var nightfall: Int { sunset.map { $0 < 870 ? .max : $0 + 15 } ?? .max }

  /// How long one may still look around where one is: as long as it is light, where that matters.
  private var idleMinutes: Int {
    here > 0 && visits[here - 1].light == .daylight ? max(0, min(1440, nightfall) - clock) / 15 * 15 : 1440
  }

  private mutating func eatLunch(_ quarter: Int?) -> Bool {
    needsLunch = false
    return eat(quarter, action: .lunch(quarter), times: DaySimulation.lunchTimes, minutes: pace.lunch)
  }

  private mutating func eatDinner(_ quarter: Int?) -> Bool {
    needsDinner = false
    let leg = quarter.map { legs.minutes(here, $0 + 1) } ?? 5
    let wait = DaySimulation.dinnerTimes.lowerBound - clock - leg
    if wait > 75, here == 0 {
      pass(wait)
    } else if wait > 75 {
      let home = legs.minutes(here, 0)
      // Where it gets dark before dinner, a dinner that may be anywhere may be near the stay as well.
      if home <= 25 || quarter == nil && idleMinutes < wait, wait >= home + 45 {
        // A long gap is first for looking around, then for putting one's feet up.
        let idle = min((wait - home - 75) / 15 * 15, idleMinutes)
        if wait > home + 150, idle > 0 { pass(idle) }
        rest(home, until: DaySimulation.dinnerTimes.lowerBound - (quarter.map { legs.minutes(0, $0 + 1) } ?? 5))
      } else {
        pass(wait, towards: quarter.map { $0 + 1 } ?? here)
      }
    }
    return eat(quarter, action: .dinner(quarter), times: DaySimulation.dinnerTimes, minutes: pace.dinner)
  }

  @_optimize(speed)
  private mutating func eat(_ quarter: Int?, action: DayEntry.Action, times: ClosedRange<Int>, minutes: Int) -> Bool {
    let point = quarter.map { $0 + 1 } ?? here
    // Somewhere near is a few steps away.
    let leg = quarter.map { legs.minutes(here, $0 + 1) } ?? 5
    let start = max(clock + leg, times.lowerBound)
    guard start <= times.upperBound else { return false }
    value -= Double(start - clock - leg) * pace.idleCost
    if let quarter {
      let isLunch = times == DaySimulation.lunchTimes
      value += meals.bonus(
        visits[quarter], atLunch: isLunch, onFullDay: isFullDay, isFirst: !hasEatenWell)
      hasEatenWell = true
      if isLunch { value -= meals.farness(leg) }
    }
    moving += leg
    entries.append(DayEntry(action: action, point: point, from: here, leg: leg, start: start, end: start + minutes))
    (here, clock) = (point, start + minutes)
    return true
  }

  /// Spends time where one is, or where one goes next when it is getting dark here.
  private mutating func pass(_ minutes: Int, towards point: Int) {
    guard idleMinutes < minutes, point != here else { return pass(minutes) }
    let leg = legs.minutes(here, point)
    entries.append(
      DayEntry(
        action: .freeTime, point: point, from: here, leg: leg, start: clock + leg, end: clock + leg + minutes))
    value -= Double(minutes) * pace.idleCost
    moving += leg
    (here, clock) = (point, clock + leg + minutes)
  }

  /// Spends time where one is.
  private mutating func pass(_ minutes: Int) {
    entries.append(
      DayEntry(action: .freeTime, point: here, from: here, leg: 0, start: clock, end: clock + minutes))
    value -= Double(minutes) * pace.idleCost
    clock += minutes
  }

  private mutating func rest(_ leg: Int, until end: Int) {
    entries.append(
      DayEntry(action: .restAtStay, point: 0, from: here, leg: leg, start: clock + leg, end: max(end, clock + leg)))
    moving += leg
    value -= Double(max(0, end - clock - leg - 60)) * pace.idleCost
    (here, clock) = (0, max(end, clock + leg))
  }

  private mutating func finish(_ plan: DayPlan, latest: Int) -> Bool {
    if needsLunch { guard eatLunch(plan.lunch) else { return false } }
    if needsDinner { guard eatDinner(plan.dinner) else { return false } }
    let leg = here == 0 ? 0 : legs.minutes(here, 0)
    moving += leg
    let end = clock + leg
    if here != 0 || !entries.isEmpty {
      entries.append(DayEntry(action: .backAtStay, point: 0, from: here, leg: leg, start: end, end: end))
    }
    return end <= latest
  }

  /// The first sights of a day count whole, later ones less, so that days come out even.
  private static func share(_ order: Int) -> Double {
    switch order {
    case ...1: 1
    case 2: 0.9
    case 3: 0.75
    case 4: 0.6
    case _: 0.5
    }
  }

  /// Minutes of the day just done in which nothing happens: looking around, long rests, and the wait to leave.
  func idling(in frame: DayFrame) -> Int {
    var idle = frame.end < pace.bedtime ? max(0, frame.end - (entries.last?.end ?? frame.start)) : 0
    for entry in entries {
      switch entry.action {
      case .freeTime: idle += entry.end - entry.start
      case .restAtStay: idle += max(0, entry.end - entry.start - 75)
      case .visit, .lunch, .dinner, .backAtStay: continue
      }
    }
    return idle
  }

  private func wetness(_ visit: Visit) -> Double {
    switch visit.shelter {
    case .indoors: 1.06
    case .mixed: 1
    case .outdoors: 0.94
    }
  }

  /// What it costs to come at another time than the best.
  private func untimeliness(_ visit: Visit, _ start: Int) -> Double {
    let best = visit.hours.best
    // What is for the evening waits for the sun, and not for the clock.
    let from = visit.isLate ? max(best.lowerBound, visit.slot == .night ? night : dusk) : best.lowerBound
    let away = start < from ? from - start : max(0, start - best.upperBound)
    return min(25, Double(away) * 0.12)
  }

  /// What it costs to see three museums in a day.
  private func repetition(_ stops: [Int]) -> Double {
    var cost = 0.0
    for (index, stop) in stops.enumerated() {
      let same = stops[..<index].count { visits[$0].kind == visits[stop].kind }
      cost += Double(same * same) * 8
    }
    return cost
  }
}
