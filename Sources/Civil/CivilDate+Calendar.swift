/// Months, weeks and weekdays of the calendar.
extension CivilDate {
  /// Makes the n-th such weekday of a month, or the last one when `nth` is −1; nil when the month has none.
  package init?(year: Int, month: Int, nth: Int, _ weekday: Weekday) {
    guard let month = CivilMonth(year: year, month: month) else { return nil }
    switch nth {
    case 1...5:
      let date = month.firstDay.next(weekday).adding(days: 7 * (nth - 1))
      guard date <= month.lastDay else { return nil }
      self = date
    case -1:
      self = month.lastDay.adding(days: -6).next(weekday)
    case _:
      return nil
    }
  }

  /// The same day of the month some months later; the month's last day where there is no such day.
  package func adding(months: Int) -> CivilDate {
    let month = CivilMonth(of: self).adding(months: months)
    return month.firstDay.adding(days: min(day, month.dayCount) - 1)
  }

  /// The first such weekday from this day on, this day included.
  package func next(_ wanted: Weekday) -> CivilDate {
    adding(days: (wanted.rawValue - weekday.rawValue + 7) % 7)
  }

  /// The Monday of this day's week.
  package var startOfWeek: CivilDate { adding(days: 1 - weekday.rawValue) }

  /// The ISO 8601 week, 1 to 53, and the year it is counted in.
  package var isoWeek: (year: Int, week: Int) {
    // A week belongs to the year of its Thursday.
    let thursday = startOfWeek.adding(days: 3)
    let newYear = CivilDate(year: thursday.year, month: 1, day: 1) ?? thursday
    return (thursday.year, newYear.days(until: thursday) / 7 + 1)
  }

  /// January 1st is 1.
  package var dayOfYear: Int {
    (CivilDate(year: year, month: 1, day: 1) ?? self).days(until: self) + 1
  }

  /// Western Easter Sunday of a year, by the Gregorian reckoning; nil outside years 1583 to 9999.
  package static func easter(of year: Int) -> CivilDate? {
    guard (1583...9999).contains(year) else { return nil }
    let century = year / 100
    let golden = year % 19
    let leapCorrection = century / 4
    let moonCorrection = (8 * century + 13) / 25
    // Age of the moon at the start of the year, then the first full moon after March 21st.
    let epact = (19 * golden + century - leapCorrection - moonCorrection + 15) % 30
    let isLate = epact == 29 || (epact == 28 && golden > 10)
    let fullMoon = CivilDate(year: year, month: 3, day: 21)?.adding(days: epact - (isLate ? 1 : 0))
    return fullMoon?.adding(days: 1).next(.sunday)
  }
}
