import Civil
import Travel

/// Holidays, and the days beside them.
extension DateAtomReader {
  /// `크리스마스 연휴`, `MLK weekend`, `크리스마스 전주`, `the week before Christmas`, `day after Christmas`.
  func holiday(_ index: Int) -> Found? {
    if let shifted = shifted(index) { return shifted }
    guard let found = named(holiday: index) else { return nil }
    let next = found.next
    // The name of a market, a tree or lights is not a date.
    if ["market", "markets", "마켓", "tree", "lights", "트리", "일루미네이션", "장식", "shopping", "carols"].contains(
      line.text(next))
    {
      return nil
    }
    if line.text(next) == "전주" || line.text(next) == "전" && line.text(next + 1) == "주" {
      let monday = found.value.first.startOfWeek.adding(days: -7)
      return (
        .window(DateWindow(first: monday, last: monday.adding(days: 6))), next + (line.text(next) == "전주" ? 1 : 2)
      )
    }
    switch line.text(next) {
    case "전날": return (.day(main(found).adding(days: -1)), next + 1)
    case "다음날": return (.day(main(found).adding(days: 1)), next + 1)
    case "당일": return (.day(main(found)), next + 1)
    case "week", "주간":
      let monday = main(found).startOfWeek
      return (.window(DateWindow(first: monday, last: monday.adding(days: 6))), next + 1)
    // Before or after a feast, without a day, is no window.
    case "전", "전에", "지나고", "지나서", "끝나고": return (.open, next + 1)
    case _: break
    }
    if line.has(next, .relativeWeek(1)) != nil {
      let monday = main(found).startOfWeek.adding(days: 7)
      return (
        .window(DateWindow(first: monday, last: monday.adding(days: 6))), line.has(next, .relativeWeek(1)) ?? next + 1
      )
    }
    let isExact: Bool = if case .day = found.holiday { true } else { false }
    let starts =
      line.has(before: index, within: 2, .dateRole(.departs)) || ["부터", "출발", "까지"].contains(line.text(next))
    let end = afterTail(next)
    if isExact || starts, line.has(next, .weekend) == nil {
      return (.day(starts ? main(found) : found.value.first), end)
    }
    if isExact, line.has(next, .weekend) != nil {
      let saturday = found.value.first.startOfWeek.adding(days: 5)
      return (.window(DateWindow(first: saturday, last: saturday.adding(days: 1))), end)
    }
    return (.window(found.value), end)
  }

  private func named(holiday index: Int) -> (value: DateWindow, holiday: Holiday, next: Int)? {
    guard let word = line.find(index, { if case .holiday(let holiday) = $0 { holiday } else { nil } }),
      let window = calendar.next(word.value)
    else { return nil }
    return (window, word.value, word.next)
  }

  /// The feast itself among the free days around it.
  private func main(_ found: (value: DateWindow, holiday: Holiday, next: Int)) -> CivilDate {
    switch found.holiday {
    case .christmas: today.next(month: 12, day: 25, year: nil) ?? found.value.first
    case .newYear: today.next(month: 1, day: 1, year: nil) ?? found.value.first
    case .easter: found.value.first.adding(days: 2)
    case .listed(_, let name) where name == "Korean New Year" || name == "Chuseok": found.value.first.adding(days: 1)
    case .listed, .day, .yearEnd, .thanksgiving, .goldenWeek: found.value.first
    }
  }

  /// `the week before Christmas`, `the day after Thanksgiving`, `before Christmas`.
  private func shifted(_ index: Int) -> Found? {
    var at = index
    if line.text(at) == "the" { at += 1 }
    let unit = line.text(at)
    let isCounted = ["week", "day", "weekend"].contains(unit)
    let word = isCounted ? at + 1 : at
    guard ["before", "after", "of"].contains(line.text(word)), isCounted || line.text(word) != "of",
      let found = named(holiday: word + 1)
    else { return nil }
    guard isCounted else { return (.open, found.next) }
    let sign = ["before": -1, "after": 1][line.text(word)] ?? 0
    if unit == "day" { return (.day(main(found).adding(days: sign)), found.next) }
    let monday = main(found).startOfWeek.adding(days: 7 * sign)
    let first = unit == "weekend" ? monday.adding(days: 5) : monday
    return (.window(DateWindow(first: first, last: monday.adding(days: 6))), found.next)
  }

  private func afterTail(_ index: Int) -> Int {
    var at = index
    let tails = [
      "연휴", "weekend", "break", "holidays", "holiday", "시즌", "때", "즈음", "쯤", "무렵", "휴가", "기간", "기간에", "time", "황금연휴",
    ]
    while tails.contains(line.text(at)) || line.has(at, .weekend) != nil { at += 1 }
    return at
  }
}
