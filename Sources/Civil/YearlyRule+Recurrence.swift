extension YearlyRule {
  /// The rule as an RRULE of iCalendar, such as `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU`; nil where none says the same.
  package var recurrence: String? {
    guard case .weekday(let weekday, let week, let month) = day else { return nil }
    // A time before midnight or past the day's end moves the day itself.
    let shift = seconds >= 0 ? seconds / 86_400 : -((-seconds + 86_399) / 86_400)
    let index = ((weekday.rawValue - 1 + shift) % 7 + 7) % 7
    let code = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][index]
    let head = "FREQ=YEARLY;BYMONTH=\(month)"
    if shift == 0 { return "\(head);BYDAY=\(week == 5 ? -1 : week)\(code)" }
    let days: ClosedRange<Int>
    if week == 5 {
      days = (-7 + shift)...(-1 + shift)
      guard days.upperBound <= -1, days.lowerBound >= -28 else { return nil }
    } else {
      days = (7 * week - 6 + shift)...(7 * week + shift)
      guard days.lowerBound >= 1, days.upperBound <= CivilDate.daysIn(month: month, of: 2027) else { return nil }
    }
    return "\(head);BYMONTHDAY=\(days.map(String.init).joined(separator: ","));BYDAY=\(code)"
  }
}
