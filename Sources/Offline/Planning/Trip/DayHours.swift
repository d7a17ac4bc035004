import Atlas

/// The hours of every day of a trip: edges from arrivals, transfers and the departure, and what is free between.
struct DayHours: Sendable {
  /// One day of the trip.
  struct Day: Sendable {
    /// Index of the stay whose city the day belongs to; nil while still on the way.
    let stay: Int?
    let before: DayEdge
    let after: DayEdge?
    let frame: DayFrame
  }

  let days: [Day]

  /// Time at an airport from landing to the kerb, and from the kerb to take-off.
  static let landing = (domestic: 30, abroad: 60)
  static let boarding = (domestic: 150, abroad: 180)
  static let bagsMinutes = 30
  /// Who goes for a day has no bags to leave, and none to check in.
  private static let boardingForADay = (domestic: 75, abroad: 120)

  /// The trip home leaves before one has even arrived, so that it is left out of the days.
  let isTooShort: Bool

  init(
    _ outline: TripOutline, ends: TripEnds, transfers: [CityChange], stays: [Spot], pace: Pace, sunsets: [Int?],
    rain: (Int, Int) -> Int?
  ) {
    var days: [Day] = []
    var isTooShort = false
    let isForADay = outline.nights == 0
    for day in 0..<outline.dayCount {
      let stay = outline.stays.lastIndex { $0.firstDay <= day } ?? 0
      // Days since the way to this stay began, and when it ends on that reckoning.
      let since = day - outline.stays[stay].firstDay
      let arrival = stay == 0 ? ends.arrival.clock : transfers[stay - 1].arrival
      var before = DayEdge(clock: pace.start)
      var dayStart = pace.start
      if since == arrival / 1440 {
        let clock = arrival % 1440
        before =
          stay == 0
          ? DayHours.arrival(ends.arrival, clock, stays[stay], isForADay)
          : DayHours.bags(at: clock, from: since == 0 ? transfers[stay - 1] : nil)
        // Whoever gets there before dawn sleeps first.
        dayStart = clock < 360 ? pace.start : stay > 0 && since == 0 ? pace.start : clock
        if clock < 360 { before.clock = max(before.clock, pace.start) }
      } else if stay > 0, since == 0 {
        before = DayHours.leaving(transfers[stay - 1])
      }
      let isOnTheWay = since < arrival / 1440
      var after =
        day == outline.dayCount - 1 && !isOnTheWay ? DayHours.departure(ends.departure, stays[stay], isForADay) : nil
      if let end = after?.clock, end < before.clock {
        // An early flight home leaves nothing of the day; one that leaves before one has come cannot be taken.
        if before.steps.isEmpty {
          before.clock = min(before.clock, end)
          dayStart = before.clock
        } else {
          after = nil
        }
      }
      if day == outline.dayCount - 1 && after == nil { isTooShort = true }
      let isFull = before.steps.isEmpty && after == nil && !isOnTheWay
      days.append(
        Day(
          stay: isOnTheWay && before.steps.isEmpty ? nil : stay, before: before, after: after,
          frame: DayFrame(
            date: outline.date(day), start: isOnTheWay ? 1440 : before.clock,
            end: isOnTheWay ? 0 : after?.clock ?? pace.bedtime, isFull: isFull, dayStart: dayStart,
            moved: before.moved + (after?.moved ?? 0), rainChance: rain(stay, day), sunset: sunsets[stay])))
    }
    self.days = days
    self.isTooShort = isTooShort
  }

  private static func arrival(
    _ end: TripEnds.End, _ clock: Int, _ stay: Spot, _ isForADay: Bool
  ) -> DayEdge {
    let formalities = end.airport == nil ? 10 : end.isInternational ? landing.abroad : landing.domestic
    let leg = end.airport.map { DayHours.leg($0, stay) } ?? GroundLeg(kilometres: 1.6)
    let out = clock + formalities
    // The way by land is from door to door.
    let there = end.way == nil ? out + leg.minutes : clock
    let bags = isForADay ? 0 : bagsMinutes
    let come: DayEdge.Timed =
      if let way = end.way {
        .init(step: .journey(way, isHome: false), start: clock - way.minutes, end: clock, leg: nil)
      } else {
        .init(step: .arrive(EdgePlace(airport: end.airport?.code, mode: end.mode)), start: clock, end: out, leg: nil)
      }
    return DayEdge(
      steps: [come, .init(step: .bags, start: there, end: there + bags, leg: end.airport == nil ? nil : leg)],
      clock: there + bags, moved: end.way == nil ? leg.minutes : 0)
  }

  private static func leg(_ airport: AirportFacts, _ stay: Spot) -> GroundLeg {
    GroundLeg(
      kilometres: airport.position.kilometres(to: stay), ground: Ground(at: stay, in: airport.country))
  }

  private static func leaving(_ transfer: CityChange) -> DayEdge {
    DayEdge(
      steps: [
        .init(
          step: .travel(transfer.way, from: transfer.from), start: transfer.start, end: transfer.arrival, leg: nil)
      ], clock: 1440)
  }

  private static func bags(at clock: Int, from transfer: CityChange?) -> DayEdge {
    DayEdge(
      steps: (transfer.map { leaving($0).steps } ?? []) + [
        .init(step: .bags, start: clock, end: clock + bagsMinutes, leg: nil)
      ], clock: clock + bagsMinutes)
  }

  private static func departure(_ end: TripEnds.End, _ stay: Spot, _ isForADay: Bool) -> DayEdge {
    let bags = isForADay ? 0 : 15
    if let way = end.way {
      return DayEdge(
        steps: [
          .init(step: .bags, start: end.clock - bags, end: end.clock, leg: nil),
          .init(step: .journey(way, isHome: true), start: end.clock, end: end.clock + way.minutes, leg: nil),
        ], clock: end.clock - bags)
    }
    let leg = end.airport.map { DayHours.leg($0, stay) }
    let usual = isForADay ? boardingForADay : boarding
    let early = end.airport == nil ? 0 : end.isInternational ? usual.abroad : usual.domestic
    let there = end.clock - early
    let leave = there - (leg?.minutes ?? 15)
    return DayEdge(
      steps: [
        .init(step: .bags, start: leave - bags, end: leave, leg: nil),
        .init(
          step: .depart(EdgePlace(airport: end.airport?.code, mode: end.mode)), start: there, end: end.clock, leg: leg),
      ], clock: leave - bags, moved: leg?.minutes ?? 15)
  }
}
