/// What a calendar and a clock on the wall show: a date with a time of day, in no zone yet.
package struct CivilTime: Hashable, Comparable, Sendable {
  /// What the calendar shows.
  package let date: CivilDate
  /// What the clock shows.
  package let clock: ClockTime

  /// Makes a time from a day and a time of day.
  package init(_ date: CivilDate, _ clock: ClockTime) {
    self.date = date
    self.clock = clock
  }

  /// Seconds since 1970-01-01T00:00 on the same wall clock.
  package var wallSeconds: Int64 { Int64(date.dayNumber) * 86_400 + Int64(clock.minutes) * 60 }

  /// Orders by what the wall shows.
  package static func < (left: CivilTime, right: CivilTime) -> Bool { left.wallSeconds < right.wallSeconds }
}
