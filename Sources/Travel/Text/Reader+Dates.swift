package import Civil
import Wording

extension Reader {
  /// A day as people say it: `Sun 20 Dec 2026`, `2026년 12월 20일 (일)`.
  package func date(_ date: CivilDate) -> String {
    let (year, month, day) = date.parts
    return self(
      "\(weekday(date.weekday)) \(day) \(Reader.months[month - 1]) \(year)",
      "\(year)년 \(month)월 \(day)일 (\(weekday(date.weekday)))")
  }

  /// A day without its year: `Sun 20 Dec`, `12월 20일 (일)`.
  package func day(_ date: CivilDate) -> String {
    let (_, month, day) = date.parts
    return self(
      "\(weekday(date.weekday)) \(day) \(Reader.months[month - 1])", "\(month)월 \(day)일 (\(weekday(date.weekday)))")
  }

  /// A stretch of days: `11–14 Dec`, `30 Dec – 2 Jan`, `12월 11–14일`.
  package func days(_ first: CivilDate, _ last: CivilDate) -> String {
    func short(_ date: CivilDate) -> String {
      self("\(date.day) \(Reader.months[date.month - 1])", "\(date.month)월 \(date.day)일")
    }
    let (from, to) = (short(first), short(last))
    if first == last { return from }
    guard (first.year, first.month) == (last.year, last.month) else { return self("\(from) – \(to)", "\(from)–\(to)") }
    return self("\(first.day)–\(to)", "\(first.month)월 \(first.day)–\(last.day)일")
  }

  /// A date or an RFC 3339 time as people say it, the wall clock of its own place: `Fri 11 Dec 2026 09:00`.
  package func moment(_ text: String) -> String {
    guard let date = CivilDate(iso: String(text.prefix(10))) else { return text }
    let clock = text.count >= 16 ? " \(text.dropFirst(11).prefix(5))" : ""
    return self.date(date) + clock
  }

  /// A month as people say it: `December 2026`, `2026년 12월`.
  package func month(_ date: CivilDate) -> String {
    self("\(Reader.longMonths[date.month - 1]) \(date.year)", "\(date.year)년 \(date.month)월")
  }

  /// A short name of a weekday: `Sun`, `일`.
  package func weekday(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: self("Mon", "월")
    case .tuesday: self("Tue", "화")
    case .wednesday: self("Wed", "수")
    case .thursday: self("Thu", "목")
    case .friday: self("Fri", "금")
    case .saturday: self("Sat", "토")
    case .sunday: self("Sun", "일")
    }
  }

  /// A day within a trip, where the month is known: `Sun 20`, `20일 (일)`.
  package func shortDay(_ date: CivilDate) -> String {
    self("\(weekday(date.weekday)) \(date.day)", "\(date.day)일 (\(weekday(date.weekday)))")
  }

  /// A duration as people say it: `1 h 55 min`, `1시간 55분`; in a column of such `1 h 55` is short enough.
  package func duration(minutes: Int, isShort: Bool = false) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return self("\(rest) min", "\(rest)분") }
    if rest == 0 { return self("\(hours) h", "\(hours)시간") }
    return self("\(hours) h \(padded(rest, to: 2))\(isShort ? "" : " min")", "\(hours)시간 \(rest)분")
  }

  private static let longMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
