import Atlas
import Civil

/// The way from one stay of a trip to the next, by the clocks of both.
struct CityChange: Sendable {
  let way: Crossing
  /// Index of the stay it leaves.
  let from: Int
  /// Minutes after midnight.
  let start: Int
  /// Minutes after that midnight on the clocks of the next place; 1440 and more the day after.
  let arrival: Int

  /// Makes the way to a stay from the one before.
  init(to stay: Int, of outline: TripOutline, start: Int, isTrainOnly: Bool, in atlas: Atlas) throws(AtlasError) {
    let (one, other) = (outline.stays[stay - 1], outline.stays[stay])
    let way = TripEnds.crossing(from: one.destination, to: other.destination, isTrainOnly)
    self.way = way
    self.start = start
    from = stay - 1
    let date = outline.reckoningDate?.adding(days: other.firstDay)
    let shift = try ClockShift.minutes(
      from: one.destination.zone, to: other.destination.zone, on: date, in: atlas)
    // Across the date line eastwards one may land on the day before; nobody arrives before having left.
    arrival = max(start + 60, start + way.minutes + shift)
  }
}

/// How far the clocks of two places are apart.
enum ClockShift {
  /// Minutes by which the second clock is ahead of the first; 0 without a date or a known zone.
  static func minutes(
    from one: String, to other: String, on date: CivilDate?, in atlas: Atlas
  ) throws(AtlasError) -> Int {
    guard one != other, let date, let noon = ClockTime(hour: 12, minute: 0), let here = try atlas.zone(one),
      let there = try atlas.zone(other), let time = here.zoned(CivilTime(date, noon)).first
    else { return 0 }
    return (there.offset(at: time.instant) - here.offset(at: time.instant)) / 60
  }
}
