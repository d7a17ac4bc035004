/// A moment that comes once a year by a rule, such as two o'clock on the last Sunday of March.
package struct YearlyRule: Equatable, Sendable {
  /// Which day of the year.
  package enum Day: Equatable, Sendable {
    /// The `week`-th such weekday of a month; week 5 means the last one.
    case weekday(Weekday, week: Int, month: Int)
    /// The day of the year, 1 to 365, never February 29th.
    case dayOfCommonYear(Int)
    /// Days after January 1st, 0 to 365, February 29th counted.
    case daysAfterNewYear(Int)
  }

  /// The day it falls on, before the seconds are added.
  package let day: Day
  /// Seconds after that day's midnight; may be negative or beyond the day, within a week.
  package let seconds: Int

  /// Makes a rule from a day and the seconds after its midnight.
  package init(_ day: Day, seconds: Int) {
    self.day = day
    self.seconds = seconds
  }

  /// The day in a year, before the seconds are added; nil outside years 1 to 9999.
  package func date(in year: Int) -> CivilDate? {
    guard let newYear = CivilDate(year: year, month: 1, day: 1) else { return nil }
    switch day {
    case .weekday(let weekday, let week, let month):
      return CivilDate(year: year, month: month, nth: week == 5 ? -1 : week, weekday)
    case .dayOfCommonYear(let number):
      let skipsLeapDay = CivilDate.isLeap(year) && number >= 60
      return newYear.adding(days: number - 1 + (skipsLeapDay ? 1 : 0))
    case .daysAfterNewYear(let number):
      return newYear.adding(days: number)
    }
  }

  /// Seconds since 1970-01-01T00:00 on the wall clock; nil outside years 1 to 9999.
  package func wallSeconds(in year: Int) -> Int64? {
    date(in: year).map { Int64($0.dayNumber) * 86_400 + Int64(seconds) }
  }
}
