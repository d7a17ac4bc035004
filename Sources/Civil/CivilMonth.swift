/// A month of a year, such as March 2027.
package struct CivilMonth: Hashable, Comparable, Sendable {
  /// Months since January of the year 0, so that arithmetic is plain.
  private let index: Int

  /// Makes a month; nil outside years 1 to 9999 and months 1 to 12.
  package init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    index = year * 12 + month - 1
  }

  private init(index: Int) { self.index = min(max(index, 12), 9999 * 12 + 11) }

  /// The month a day lies in.
  package init(of date: CivilDate) {
    let (year, month, _) = date.parts
    self.init(index: year * 12 + month - 1)
  }

  /// The year, 1 to 9999.
  package var year: Int { index / 12 }
  /// 1 to 12.
  package var month: Int { index % 12 + 1 }
  /// 28 to 31.
  package var dayCount: Int { CivilDate.daysIn(month: month, of: year) }

  /// The first day of the month.
  package var firstDay: CivilDate {
    CivilDate(year: year, month: month, day: 1) ?? CivilDate(dayNumber: 0)
  }

  /// The last day of the month.
  package var lastDay: CivilDate { firstDay.adding(days: dayCount - 1) }

  /// The month that many months later, kept within years 1 to 9999.
  package func adding(months: Int) -> CivilMonth { CivilMonth(index: index + months) }

  /// The month as `YYYY-MM`.
  package var iso: String { "\(padded(year, to: 4))-\(padded(month, to: 2))" }

  /// Orders by time.
  package static func < (left: CivilMonth, right: CivilMonth) -> Bool { left.index < right.index }
}
