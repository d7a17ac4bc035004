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

  init(_ outline: TripOutline, ends: TripEnds, stays: [Spot], pace: Pace, rain: (Int, Int) -> Int?) {
    var days: [Day] = []
    for day in 0..<outline.dayCount {
      let stay = outline.stays.lastIndex { $0.firstDay <= day } ?? 0
      let isFirst = day == 0
      let isLast = day == outline.dayCount - 1
      var before = DayEdge(clock: pace.start)
      var dayStart = pace.start
      var isOnTheWay = false
      let landed = ends.arrival.clock / 1440
      if day < landed {
        isOnTheWay = true
      } else if day == landed {
        let clock = ends.arrival.clock % 1440
        before = DayHours.arrival(ends.arrival, clock, outline, stays[stay])
        // Whoever lands before dawn sleeps first.
        dayStart = clock < 300 ? max(before.clock, pace.start) : clock
        before.clock = max(before.clock, clock < 300 ? pace.start : 0)
      } else if outline.stays[stay].firstDay == day, stay > 0 {
        before = DayHours.transfer(outline, to: stay, start: pace.start)
      }
      var after: DayEdge?
      if isLast { after = DayHours.departure(ends.departure, stays[stay]) }
      let isFull = !isFirst && !isLast && before.steps.isEmpty && !isOnTheWay
      let end = after?.clock ?? pace.bedtime
      days.append(
        Day(
          stay: isOnTheWay ? nil : stay, before: before, after: after,
          frame: DayFrame(
            date: outline.date(day), start: isOnTheWay ? 1440 : before.clock, end: isOnTheWay ? 0 : end, isFull: isFull,
            dayStart: dayStart, moved: before.moved + (after?.moved ?? 0), rainChance: rain(stay, day))))
    }
    self.days = days
  }

  private static func arrival(
    _ end: TripEnds.End, _ clock: Int, _ outline: TripOutline, _ stay: Spot
  ) -> DayEdge {
    let formalities = end.airport == nil ? 10 : end.isInternational ? landing.abroad : landing.domestic
    let leg = end.airport.map { GroundLeg(kilometres: $0.position.kilometres(to: stay)) } ?? GroundLeg(kilometres: 1.6)
    let out = clock + formalities
    let there = out + leg.minutes
    return DayEdge(
      steps: [
        .init(step: .arrive(EdgePlace(airport: end.airport?.code, mode: end.mode)), start: clock, end: out, leg: nil),
        .init(step: .bags, start: there, end: there + bagsMinutes, leg: end.airport == nil ? nil : leg),
      ], clock: there + bagsMinutes, moved: leg.minutes)
  }

  private static func transfer(_ outline: TripOutline, to stay: Int, start: Int) -> DayEdge {
    guard let way = TripEnds.crossing(from: outline.stays[stay - 1].destination, to: outline.stays[stay].destination)
    else { return DayEdge(clock: start) }
    let there = start + way.minutes
    return DayEdge(
      steps: [
        .init(step: .travel(way, from: stay - 1), start: start, end: there, leg: nil),
        .init(step: .bags, start: there, end: there + bagsMinutes, leg: nil),
      ], clock: there + bagsMinutes)
  }

  private static func departure(_ end: TripEnds.End, _ stay: Spot) -> DayEdge {
    let leg = end.airport.map { GroundLeg(kilometres: $0.position.kilometres(to: stay)) }
    let early = end.airport == nil ? 0 : end.isInternational ? boarding.abroad : boarding.domestic
    let there = end.clock - early
    let leave = there - (leg?.minutes ?? 15)
    return DayEdge(
      steps: [
        .init(step: .bags, start: leave - 15, end: leave, leg: nil),
        .init(
          step: .depart(EdgePlace(airport: end.airport?.code, mode: end.mode)), start: there, end: end.clock, leg: leg),
      ], clock: leave - 15, moved: leg?.minutes ?? 15)
  }
}
