import Atlas

/// Walks through a day by the clock: whether a plan can be done, what it is worth, and when everything happens.
struct DaySimulation: Sendable {
  let candidates: [Candidate]
  let legs: LegTable
  let pace: Pace
  private(set) var entries: [DayEntry] = []
  private(set) var moving = 0

  private var clock = 0
  private var here = 0
  private var value = 0.0
  private var needsLunch = false
  private var needsDinner = false

  static let lunchTimes = 690...810
  static let dinnerTimes = 1080...1200
  /// What a minute on the way costs against the worth of sights, and what a minute of waiting does.
  private static let movingCost = 0.9
  private static let waitingCost = 0.25

  init(candidates: [Candidate], legs: LegTable, pace: Pace) {
    self.candidates = candidates
    self.legs = legs
    self.pace = pace
  }

  /// Does a day; nil when it cannot be done. Leaves its `entries` behind.
  mutating func run(_ plan: DayPlan, in frame: DayFrame) -> Double? {
    entries.removeAll(keepingCapacity: true)
    let isLate = plan.stops.contains { candidates[$0].isLate }
    clock = frame.isFull && isLate ? frame.start + pace.lateStart : frame.start
    let dayStart = frame.isFull ? clock : frame.dayStart
    let latest = min(frame.end, dayStart + Pace.longestDay)
    (here, moving, value) = (0, frame.moved, 0)
    needsLunch =
      clock <= DaySimulation.lunchTimes.upperBound && latest >= DaySimulation.lunchTimes.lowerBound + pace.lunch
    needsDinner = latest >= DaySimulation.dinnerTimes.lowerBound + pace.dinner
    var visiting = 0
    for (order, stop) in plan.stops.enumerated() {
      guard visit(stop, order: order, plan: plan, frame: frame) else { return nil }
      visiting += candidates[stop].isDayTrip ? 120 : candidates[stop].minutes
    }
    guard visiting <= pace.visiting || plan.stops.count == 1, finish(plan, latest: latest), moving <= Pace.longestMoving
    else { return nil }
    return value - repetition(plan.stops) - Double(moving) * DaySimulation.movingCost
  }

  private mutating func visit(_ stop: Int, order: Int, plan: DayPlan, frame: DayFrame) -> Bool {
    let candidate = candidates[stop]
    if candidate.isDayTrip && !frame.isFull { return false }
    if let closed = candidate.sight.closed, closed == frame.weekday { return false }
    if needsLunch, begin(candidate, stop) + candidate.minutes > DaySimulation.lunchTimes.upperBound {
      // A long visit from the morning on has its lunch in it.
      if candidate.minutes >= 200 && begin(candidate, stop) <= 720 {
        needsLunch = false
      } else if !eatLunch(plan.lunch) {
        return false
      }
    }
    if needsDinner, begin(candidate, stop) + candidate.minutes > DaySimulation.dinnerTimes.upperBound {
      guard eatDinner(plan.dinner) else { return false }
    }
    let leg = legs.minutes(here, stop + 1)
    let start = begin(candidate, stop)
    let wait = start - clock - leg
    guard start + candidate.minutes <= candidate.hours.closes, wait <= 150 else { return false }
    if wait >= 45 { pass(wait) }
    value += candidate.worth * DaySimulation.share(order) * (frame.isRainy ? wetness(candidate) : 1)
    value -= Double(wait) * DaySimulation.waitingCost + untimeliness(candidate, start)
    moving += leg
    entries.append(
      DayEntry(
        action: .visit(stop), point: stop + 1, from: here, leg: leg, start: start, end: start + candidate.minutes))
    (here, clock) = (stop + 1, start + candidate.minutes)
    return true
  }

  private func begin(_ candidate: Candidate, _ stop: Int) -> Int {
    max(clock + legs.minutes(here, stop + 1), candidate.hours.opens)
  }

  private mutating func eatLunch(_ quarter: Int?) -> Bool {
    needsLunch = false
    return eat(quarter, action: .lunch(quarter), times: DaySimulation.lunchTimes, minutes: pace.lunch)
  }

  private mutating func eatDinner(_ quarter: Int?) -> Bool {
    needsDinner = false
    let leg = quarter.map { legs.minutes(here, $0 + 1) } ?? 5
    let wait = DaySimulation.dinnerTimes.lowerBound - clock - leg
    if wait > 75, here != 0 {
      let home = legs.minutes(here, 0)
      if home <= 25, wait >= home + 45 {
        rest(home, until: DaySimulation.dinnerTimes.lowerBound - (quarter.map { legs.minutes(0, $0 + 1) } ?? 5))
      } else {
        pass(wait)
      }
    }
    return eat(quarter, action: .dinner(quarter), times: DaySimulation.dinnerTimes, minutes: pace.dinner)
  }

  private mutating func eat(_ quarter: Int?, action: DayEntry.Action, times: ClosedRange<Int>, minutes: Int) -> Bool {
    let point = quarter.map { $0 + 1 } ?? here
    // Somewhere near is a few steps away.
    let leg = quarter.map { legs.minutes(here, $0 + 1) } ?? 5
    let start = max(clock + leg, times.lowerBound)
    guard start <= times.upperBound else { return false }
    value -= Double(start - clock - leg) * DaySimulation.waitingCost
    moving += leg
    entries.append(DayEntry(action: action, point: point, from: here, leg: leg, start: start, end: start + minutes))
    (here, clock) = (point, start + minutes)
    return true
  }

  /// Spends time where one is.
  private mutating func pass(_ minutes: Int) {
    entries.append(
      DayEntry(action: .freeTime, point: here, from: here, leg: 0, start: clock, end: clock + minutes))
    value -= Double(minutes) * DaySimulation.waitingCost
    clock += minutes
  }

  private mutating func rest(_ leg: Int, until end: Int) {
    entries.append(
      DayEntry(action: .restAtStay, point: 0, from: here, leg: leg, start: clock + leg, end: max(end, clock + leg)))
    moving += leg
    (here, clock) = (0, max(end, clock + leg))
  }

  private mutating func finish(_ plan: DayPlan, latest: Int) -> Bool {
    if needsLunch {
      guard clock <= DaySimulation.lunchTimes.upperBound - 15 else { return false }
      if max(clock + 5, DaySimulation.lunchTimes.lowerBound) + pace.lunch + legs.minutes(here, 0) + 10 <= latest {
        guard eatLunch(plan.lunch) else { return false }
      }
    }
    if needsDinner {
      guard clock <= DaySimulation.dinnerTimes.upperBound - 5 else { return false }
      if max(clock, DaySimulation.dinnerTimes.lowerBound) + pace.dinner + legs.minutes(here, 0) + 5 <= latest {
        guard eatDinner(plan.dinner) else { return false }
      }
    }
    let leg = here == 0 ? 0 : legs.minutes(here, 0)
    moving += leg
    let end = clock + leg
    if here != 0 || !entries.isEmpty {
      entries.append(DayEntry(action: .backAtStay, point: 0, from: here, leg: leg, start: end, end: end))
    }
    return end <= latest
  }

  /// The first sights of a day count whole, later ones less, so that days come out even.
  private static func share(_ order: Int) -> Double { [1, 1, 0.9, 0.75, 0.6, 0.5][min(order, 5)] }

  private func wetness(_ candidate: Candidate) -> Double {
    switch candidate.sight.shelter {
    case .indoors: 1.15
    case .mixed: 1
    case .outdoors: 0.85
    }
  }

  /// What it costs to come at another time than the best.
  private func untimeliness(_ candidate: Candidate, _ start: Int) -> Double {
    let best = candidate.hours.best
    let away = start < best.lowerBound ? best.lowerBound - start : max(0, start - best.upperBound)
    return min(40, Double(away) * 0.2)
  }

  /// What it costs to see three museums in a day.
  private func repetition(_ stops: [Int]) -> Double {
    var cost = 0.0
    for (index, stop) in stops.enumerated() {
      let same = stops[..<index].count { candidates[$0].sight.kind == candidates[stop].sight.kind }
      cost += Double(same) * 14
    }
    return cost
  }
}
