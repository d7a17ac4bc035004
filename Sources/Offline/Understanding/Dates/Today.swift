import Civil
import Travel

/// The day that relative words count from, and what they come to.
struct Today {
  let date: CivilDate

  /// The next such day of a month from today on; nil when no year has it.
  func next(month: Int, day: Int, year: Int?) -> CivilDate? {
    if let year { return CivilDate(year: year, month: month, day: day) }
    if let found = CivilDate(year: date.year, month: month, day: day), found >= date { return found }
    return CivilDate(year: date.year + 1, month: month, day: day)
  }

  /// The next such month; the one that is nearly over counts as past.
  func next(month: Int, year: Int?) -> CivilMonth? {
    if let year { return CivilMonth(year: year, month: month) }
    guard let found = CivilMonth(year: date.year, month: month) else { return nil }
    return date.days(until: found.lastDay) >= 7 ? found : found.adding(months: 12)
  }

  /// The next such day of an unnamed month.
  func next(day: Int) -> CivilDate? {
    for ahead in 0...1 {
      let month = CivilMonth(of: date).adding(months: ahead)
      guard day <= month.dayCount else { continue }
      let found = month.firstDay.adding(days: day - 1)
      if found >= date { return found }
    }
    return nil
  }

  /// Monday to Sunday of a week from this one.
  func week(_ ahead: Int) -> DateWindow {
    let monday = date.startOfWeek.adding(days: 7 * ahead)
    return DateWindow(first: monday, last: monday.adding(days: 6))
  }

  /// Saturday and Sunday of a week from this one.
  func weekend(_ ahead: Int) -> DateWindow {
    let monday = date.startOfWeek.adding(days: 7 * ahead)
    return DateWindow(first: monday.adding(days: 5), last: monday.adding(days: 6))
  }

  /// The next of a season, or the one that is on; `ahead` years later.
  func season(_ season: TimeOfYear, part: MonthPart?, nextYear: Bool) -> DateWindow? {
    let first: Int =
      switch season {
      case .spring: 3
      case .summer: 6
      case .autumn: 9
      case .winter: 12
      }
    for year in date.year - 1...date.year + 1 {
      guard let start = CivilMonth(year: year, month: first) else { continue }
      let end = start.adding(months: 2)
      if date.days(until: end.lastDay) < 7 || (nextYear && start.year <= date.year && season != .winter) { continue }
      switch part {
      case nil: return DateWindow(first: start.firstDay, last: end.lastDay)
      case .early, .firstHalf: return DateWindow(first: start.firstDay, last: start.lastDay)
      case .middle: return DateWindow(first: start.adding(months: 1).firstDay, last: start.adding(months: 1).lastDay)
      case .late, .secondHalf: return DateWindow(first: end.firstDay, last: end.lastDay)
      }
    }
    return nil
  }
}

extension CivilMonth {
  var window: DateWindow { DateWindow(first: firstDay, last: lastDay) }

  /// A third or a half of the month.
  func part(_ part: MonthPart) -> DateWindow {
    let (first, last) =
      switch part {
      case .early: (1, 10)
      case .middle: (11, 20)
      case .late: (21, dayCount)
      case .firstHalf: (1, 15)
      case .secondHalf: (16, dayCount)
      }
    return DateWindow(first: firstDay.adding(days: first - 1), last: firstDay.adding(days: last - 1))
  }

  /// The n-th Monday week, the first being the one that holds the 1st; the last one when `n` is nil.
  func week(_ n: Int?) -> DateWindow {
    let monday = n.map { firstDay.startOfWeek.adding(days: 7 * ($0 - 1)) } ?? lastDay.startOfWeek
    return DateWindow(first: monday, last: monday.adding(days: 6))
  }

  /// The n-th Saturday with its Sunday; the last whole one when `n` is nil.
  func weekend(_ n: Int?) -> DateWindow {
    let saturday =
      n.map { firstDay.next(.saturday).adding(days: 7 * ($0 - 1)) } ?? lastDay.adding(days: -7).next(.saturday)
    return DateWindow(first: saturday, last: saturday.adding(days: 1))
  }
}

extension DateWindow {
  /// Whether it lies wholly within another.
  func isWithin(_ other: DateWindow) -> Bool { other.first <= first && last <= other.last }
}
