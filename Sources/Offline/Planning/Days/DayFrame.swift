import Civil

/// The hours of one day that are free for the city, from being ready at the stay to having to be back.
struct DayFrame: Equatable, Sendable {
  let date: CivilDate?
  /// Minutes after midnight.
  let start: Int
  let end: Int
  /// Neither an arrival nor a departure shortens it, so that a day trip fits.
  let isFull: Bool
  /// When the first thing of the day begins, before `start` on a day of arrival.
  let dayStart: Int
  /// Minutes already spent on the way from or to an airport or station.
  let moved: Int
  /// Chance of rain in percent; nil when not known.
  let rainChance: Int?
  /// When the sun sets, in minutes after midnight; nil when no day of the year is known.
  let sunset: Int?

  var weekday: Weekday? { date?.weekday }
  var isRainy: Bool { (rainChance ?? 0) >= 40 }
}
