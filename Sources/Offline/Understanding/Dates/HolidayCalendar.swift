import Atlas
import Civil
import Travel

/// Says when the next of a holiday is, with the free days around it.
struct HolidayCalendar {
  let atlas: Atlas
  let today: Today

  /// The days off of the next such holiday, weekends that touch them and substitute days included; one day for a feast that
  /// is no day off. nil when the tables do not have it.
  func next(_ holiday: Holiday) -> DateWindow? {
    switch holiday {
    case .day(let month, let day):
      return today.next(month: month, day: day, year: nil).map { DateWindow(first: $0, last: $0) }
    case .christmas: return around(today.next(month: 12, day: 25, year: nil), in: nil)
    case .newYear: return around(today.next(month: 1, day: 1, year: nil), in: nil)
    case .yearEnd: return CivilMonth(of: today.date).adding(months: 12 - today.date.month).part(.late)
    case .goldenWeek:
      guard let first = today.next(month: 4, day: 29, year: nil) else { return nil }
      return DateWindow(first: first, last: first.adding(days: 6))
    case .easter:
      for year in today.date.year...today.date.year + 1 {
        guard let sunday = CivilDate.easter(of: year), sunday >= today.date else { continue }
        return DateWindow(first: sunday.adding(days: -2), last: sunday.adding(days: 1))
      }
      return nil
    case .thanksgiving:
      for year in today.date.year...today.date.year + 1 {
        guard let thursday = CivilDate(year: year, month: 11, nth: 4, .thursday), thursday >= today.date else {
          continue
        }
        return DateWindow(first: thursday, last: thursday.adding(days: 3))
      }
      return nil
    case .listed(let country, let name):
      let found = holidays(in: country).first { $0.date >= today.date && $0.englishName.contains(name) }
      return around(found?.date, in: country)
    }
  }

  /// Grows a day by the free days next to it.
  private func around(_ day: CivilDate?, in country: String?) -> DateWindow? {
    guard let day else { return nil }
    let off = Set(country.map { holidays(in: $0).map(\.date) } ?? [])
    func isFree(_ date: CivilDate) -> Bool { off.contains(date) || date == day || date.weekday.rawValue >= 6 }
    var (first, last) = (day, day)
    while isFree(first.adding(days: -1)), first.days(until: day) < 9 { first = first.adding(days: -1) }
    while isFree(last.adding(days: 1)), day.days(until: last) < 9 { last = last.adding(days: 1) }
    return DateWindow(first: first, last: last)
  }

  private func holidays(in country: String) -> [HolidayFacts] {
    do {
      return try atlas.holidays(in: country, from: today.date, through: today.date.adding(days: 400)).filter(
        \.isNational)
    } catch { return [] }
  }
}
