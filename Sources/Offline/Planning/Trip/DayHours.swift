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

  /// The trip home leaves before one has even arrived, so that it is left out of the days.
  let isTooShort: Bool

  init(
    _ outline: TripOutline, ends: TripEnds, transfers: [CityChange], stays: [Spot], pace: Pace, sunsets: [Int?],
    rain: (Int, Int) -> Int?
  ) {
    var days: [Day] = []
    var isTooShort = false
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
          ? DayHours.arrival(ends.arrival, clock, stays[stay])
          : DayHours.bags(at: clock, from: since == 0 ? transfers[stay - 1] : nil)
        // Whoever gets there before dawn sleeps first.
        dayStart = clock < 360 ? pace.start : stay > 0 && since == 0 ? pace.start : clock
        if clock < 360 { before.clock = max(before.clock, pace.start) }
      } else if stay > 0, since == 0 {
        before = DayHours.leaving(transfers[stay - 1])
      }
      let isOnTheWay = since < arrival / 1440
      var after = day == outline.dayCount - 1 && !isOnTheWay ? DayHours.departure(ends.departure, stays[stay]) : nil
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
    _ end: TripEnds.End, _ clock: Int, _ stay: Spot
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
