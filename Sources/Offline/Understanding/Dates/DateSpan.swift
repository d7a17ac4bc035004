import Civil

/// The first and the last day of a range; a year that is not said is that of the other end, or the next to it.
struct DateSpan {
  let first: CivilDate
  let last: CivilDate
  /// The last day lies before the first, however the years that are not said are taken.
  let isReversed: Bool

  /// Days beyond which a range over New Year is a slip of the pen: from 31 December to 29 December.
  private static let longest = 183

  init(from first: CivilDate, isStartDated: Bool, to last: CivilDate, isEndDated: Bool) {
    if isStartDated, isEndDated {
      (self.first, self.last, isReversed) = (first, last, last < first)
      return
    }
    func end(_ end: CivilDate, in year: Int) -> CivilDate {
      CivilDate(year: year, month: end.month, day: end.day) ?? end
    }
    // Of two ends without a year the first is the next such day.
    let (near, far) =
      isEndDated
      ? ((end(first, in: last.year), last), (end(first, in: last.year - 1), last))
      : ((first, end(last, in: first.year)), (first, end(last, in: first.year + 1)))
    let isNear = near.0 <= near.1
    let isFar = !isNear && far.0 <= far.1 && far.0.days(until: far.1) <= DateSpan.longest
    (self.first, self.last) = isFar ? far : near
    isReversed = !isNear && !isFar
  }
}
