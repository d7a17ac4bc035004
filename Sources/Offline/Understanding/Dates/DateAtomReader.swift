import Atlas
import Civil
import Travel

/// Reads one expression of time at a token: a date, a weekday, a month, a holiday, "in ten days".
struct DateAtomReader {
  let line: Line
  let today: Today
  let calendar: HolidayCalendar
  /// How slashed dates are written on this line: month first, day first, or not to be told.
  let order: SlashOrder
  /// The month of the trip as known, for "둘째 주" without one.
  let known: CivilMonth?
  /// The places of the message or of the trip, as `City, CC` or alpha-2.
  let places: [String]

  typealias Found = (value: DateAtom.Value, next: Int)

  /// The expression that begins at a token, and the token after it.
  func atom(at index: Int) -> DateAtom? {
    if let found = weekdayWithDate(index) { return DateAtom(value: found.value, range: index..<found.next) }
    if let found = fullDate(index) ?? slashed(index) {
      return DateAtom(value: found.value, range: index..<afterWeekday(found))
    }
    if let end = thirteenth(index) { return DateAtom(value: .impossible, range: index..<end) }
    if let found = monthFirst(index) ?? dayFirst(index) ?? ordinalOf(index) {
      return DateAtom(value: found.value, range: index..<afterWeekday(found))
    }
    if let found = bloom(index) {
      return DateAtom(value: found.value, range: index..<found.next, isBloom: true)
    }
    if let found = holiday(index) ?? relative(index) ?? season(index) {
      return DateAtom(value: found.value, range: index..<found.next)
    }
    if let found = weekday(index) {
      return DateAtom(value: found.value, range: index..<found.next, weekday: found.weekday)
    }
    return dayAlone(index).map { DateAtom(value: $0.value, range: index..<$0.next) }
  }

  // MARK: Full dates

  /// `2027-01-05`, `2027.1.5`, `2027/1/5`.
  private func fullDate(_ index: Int) -> Found? {
    guard let year = line.number(index)?.value, (2020...2100).contains(year), line.kind(index) == .number else {
      return nil
    }
    let sign = line.text(index + 1)
    guard ["-", ".", "/"].contains(sign), line.text(index + 3) == sign, let month = line.number(index + 2)?.value,
      let day = line.number(index + 4)?.value, line.tokens[index + 4].isGlued
    else { return nil }
    return (dated(CivilDate(year: year, month: month, day: day)), index + 5)
  }

  /// `3.1~3.5`, `12.24 출발`: the Korean way with a point, where a word for a date stands beside it.
  private func dotted(_ index: Int) -> Found? {
    guard line.isKorean, line.kind(index) == .number, line.tokens[index].value?.scale ?? 0 > 0 else { return nil }
    let parts = line.tokens[index].text.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 2, (1...12).contains(parts[0]), (1...31).contains(parts[1]) else { return nil }
    let marks = ["~", "-", "부터", "출발", "에", "(", "까지"]
    guard marks.contains(line.text(index + 1)) || ["~", "-"].contains(line.text(index - 1)) else { return nil }
    return (dated(today.next(month: parts[0], day: parts[1], year: nil)), index + 1)
  }

  /// `7말8초`: the end of one month and the start of the next.
  private func turn(_ index: Int) -> Found? {
    guard let first = line.number(index), line.text(first.next) == "말", let second = line.number(first.next + 1),
      line.text(second.next) == "초", (1...12).contains(first.value),
      let start = today.next(month: first.value, year: nil),
      second.value == start.adding(months: 1).month
    else { return nil }
    let end = start.adding(months: 1).part(.early).last
    return (.window(DateWindow(first: start.part(.late).first, last: end)), second.next + 1)
  }

  /// `12/24`; month first in Korean.
  private func slashed(_ index: Int) -> Found? {
    if let found = dotted(index) ?? turn(index) { return found }
    guard let pair = SlashOrder.pair(line, at: index) else { return nil }
    var next = index + 3
    var year: Int?
    if line.text(next) == "/", let written = line.number(next + 1)?.value, line.tokens[next + 1].isGlued {
      year = written < 100 ? 2000 + written : written
      next += 2
    }
    switch order.monthFirst(pair) {
    case nil: return (.open, next)
    case true?: return (dated(today.next(month: pair.0, day: pair.1, year: year)), next)
    case false?: return (dated(today.next(month: pair.1, day: pair.0, year: year)), next)
    }
  }

  private func dated(_ date: CivilDate?) -> DateAtom.Value { date.map { .day($0) } ?? .impossible }

  // MARK: Months

  /// The month at a token, its year where it is said, and the token after it.
  private func month(_ index: Int) -> (month: Int, year: Int?, next: Int)? {
    var at = index
    var year: Int?
    if let written = line.number(at)?.value, (2026...2100).contains(written), line.text(at + 1) == "년" {
      (year, at) = (written, at + 2)
    } else if let next = line.has(at, .nextYear) {
      (year, at) = (today.date.year + 1, next)
    } else if let next = line.has(at, .thisYear) {
      (year, at) = (today.date.year, next)
    }
    if let next = line.has(at, .next), let found = named(next) { return (found.month, year, found.next) }
    if let next = line.has(at, .this), let found = named(next) { return (found.month, year, found.next) }
    if let number = line.number(at), line.text(number.next) == "월", (1...12).contains(number.value) {
      return (number.value, year, number.next + 1)
    }
    if let ahead = line.find(at, { if case .relativeMonth(let ahead) = $0 { ahead } else { nil } }) {
      let month = CivilMonth(of: today.date).adding(months: ahead.value)
      return (month.month, month.year, ahead.next)
    }
    return named(at).map { ($0.month, year ?? $0.year, $0.next) }
  }

  /// A month by its name. `may`, `mar`, `march` are other words as well.
  func named(_ index: Int) -> (month: Int, year: Int?, next: Int)? {
    guard let found = line.find(index, { if case .month(let month) = $0 { month } else { nil } }) else { return nil }
    if line.text(index) == "may" || line.text(index) == "march" {
      let before = [
        "in", "of", "mid", "early", "late", "this", "next", "until", "from", "to", "by", "for", "and", "or", "-", "end",
        "around", "sometime", ",", "about", "till", "through", "during", "since", "april", "is",
      ]
      let isNumbered =
        line.number(found.next) != nil || line.number(index - 1) != nil
        || Suffix.ordinals.contains(line.text(index - 1))
      let isAlone =
        index == 0 && (line.text(index) == "march" || found.next == line.count) || line.kind(index - 1) == .hangul
      let isLast = found.next == line.count || line.endsClause(found.next)
      guard
        isNumbered || isAlone || isLast || before.contains(line.text(index - 1))
          || line.tokens[index].isCapital && index > 0
      else { return nil }
    }
    let next = found.next
    if line.text(next) == ".", line.tokens[next].isGlued, line.number(next + 1) != nil {
      return (found.value, nil, next + 1)
    }
    if let year = line.number(next)?.value, (2026...2100).contains(year) { return (found.value, year, next + 1) }
    if let after = line.has(next, .nextYear) { return (found.value, today.date.year + 1, after) }
    return (found.value, nil, next)
  }

  /// `1월 20일`, `jan 14`, `March 3rd, 2027`, `3월 초`, `12월 둘째 주`, `July`.
  private func monthFirst(_ index: Int) -> Found? {
    if let part = partOfMonth(index) { return part }
    guard let month = month(index) else { return nil }
    var at = month.next
    if line.text(at) == "-", line.number(at + 1) == nil { return window(month, at) }
    if line.text(at) == "the" { at += 1 }
    if let end = pastEnd(at) { return (.impossible, end) }
    if let day = day(at) {
      var next = day.next
      var year = month.year
      let comma = line.text(next) == "," ? 1 : 0
      if let written = line.number(next + comma)?.value, (2026...2100).contains(written) {
        (year, next) = (written, next + comma + 1)
      }
      return (dated(today.next(month: month.month, day: day.value, year: year)), next)
    }
    return window(month, month.next)
  }

  private func window(_ month: (month: Int, year: Int?, next: Int), _ next: Int) -> Found? {
    guard let found = today.next(month: month.month, year: month.year) else { return nil }
    if let part = line.find(next, { if case .monthPart(let part) = $0 { part } else { nil } }),
      line.kind(next) == .hangul
    {
      let link = ["~", "-", ","].contains(line.text(part.next)) ? part.next + 1 : part.next
      if let second = line.find(link, { if case .monthPart(let part) = $0 { part } else { nil } }),
        line.kind(link) == .hangul
      {
        return (
          .window(DateWindow(first: found.part(part.value).first, last: found.part(second.value).last)), second.next
        )
      }
      return (.window(found.part(part.value)), part.next)
    }
    if let week = nth(next) {
      if let inside = weekPart(found, week.n, week.next) { return inside }
    }
    if line.kind(next) == .hangul, line.has(next, .particle(.plain)) == next + 1, let week = nth(next + 1),
      let inside = weekPart(found, week.n, week.next)
    {
      return inside
    }
    return (.window(found.window), next)
  }

  /// A week, a weekend or a weekday of a month, counted.
  private func weekPart(_ month: CivilMonth, _ n: Int?, _ next: Int) -> Found? {
    if let end = line.has(next, .weekend) { return (.window(month.weekend(n)), end) }
    if let end = line.has(next, .unit(.week)) {
      let week = month.week(n)
      // 첫째 주 주말 is the weekend of that week; 주말 끼고 is the week with it.
      if line.text(end) == "주말", line.text(end + 1) != "끼고", line.text(end + 1) != "포함" {
        return (.window(DateWindow(first: week.first.adding(days: 5), last: week.last)), end + 1)
      }
      if let day = line.find(end, { if case .weekday(let day) = $0 { day } else { nil } }) {
        return (.day(week.first.next(day.value)), day.next)
      }
      return (.window(week), end)
    }
    if let day = line.find(next, { if case .weekday(let day) = $0 { day } else { nil } }) {
      return CivilDate(year: month.year, month: month.month, nth: n ?? -1, day.value).map { (.day($0), day.next) }
    }
    return nil
  }

  /// `first`, `2nd`, `둘째`, `마지막`; n is nil for the last.
  private func nth(_ index: Int) -> (n: Int?, next: Int)? {
    if let next = line.has(index, .last) { return (nil, next) }
    if let found = line.find(index, { if case .ordinal(let n) = $0 { n } else { nil } }) {
      return line.text(index).hasSuffix("주") ? (found.value, index) : (found.value, found.next)
    }
    if let number = line.number(index), Suffix.ordinals.contains(line.text(number.next)) {
      return (number.value, number.next + 1)
    }
    if let number = line.number(index), line.text(number.next) == "째" || line.text(number.next) == "번째" {
      return (number.value, number.next + 1)
    }
    if let number = line.number(index), number.value <= 5, line.text(number.next) == "주차" {
      return (number.value, number.next)
    }
    return nil
  }

  /// `early March`, `mid-June`, `end of next month`, `the first week of March`.
  private func partOfMonth(_ index: Int) -> Found? {
    var at = index
    if line.text(at) == "the" { at += 1 }
    if let part = line.find(at, { if case .monthPart(let part) = $0 { part } else { nil } }), line.kind(at) != .hangul {
      var next = part.next
      if line.text(next) == "-" { next += 1 }
      if line.text(next) == "to",
        let second = line.find(next + 1, { if case .monthPart(let part) = $0 { part } else { nil } }),
        let month = month(second.next), let found = today.next(month: month.month, year: month.year)
      {
        let (first, last) = (found.part(part.value), found.part(second.value))
        return (.window(DateWindow(first: first.first, last: last.last)), month.next)
      }
      guard let month = month(next), let found = today.next(month: month.month, year: month.year) else { return nil }
      return (.window(found.part(part.value)), month.next)
    }
    guard let week = nth(at), week.next > at else { return nil }
    var unit = week.next
    while unit < line.count, unit < week.next + 3, !["of", "in"].contains(line.text(unit)) { unit += 1 }
    guard ["of", "in"].contains(line.text(unit)), unit > week.next, let month = month(unit + 1),
      let found = today.next(month: month.month, year: month.year), let inside = weekPart(found, week.n, week.next)
    else { return nil }
    return (inside.value, month.next)
  }

  /// A day of the month in figures, where nothing behind it counts something else.
  private func day(_ index: Int) -> (value: Int, next: Int)? {
    guard line.kind(index) == .number, let value = line.tokens[index].whole, (1...31).contains(value) else {
      return nil
    }
    let next = index + 1
    if Suffix.ordinals.contains(line.text(next)), line.tokens[next].isGlued { return (value, next + 1) }
    if line.text(next) == "일" { return (value, next + 1) }
    if Counting.counts(line, next) || line.text(next) == ":" { return nil }
    return (value, index + 1)
  }

  /// `20 Feb`, `the 9th of June`, `14-18 jan` (the first of the two).
  private func dayFirst(_ index: Int) -> Found? {
    var at = index
    if line.text(at) == "the" { at += 1 }
    guard let day = day(at), line.text(at + 1) != "일" else { return nil }
    var next = day.next
    if line.text(next) == "of" { next += 1 }
    if let month = month(next), line.kind(next) == .latin {
      return (dated(today.next(month: month.month, day: day.value, year: month.year)), month.next)
    }
    // The month of a range stands behind its end.
    guard ["-", "to", "until", "~", "and", "through"].contains(line.text(next)), let end = self.day(next + 1) else {
      return nil
    }
    var after = end.next
    if line.text(after) == "of" { after += 1 }
    guard let month = month(after), line.kind(after) == .latin else { return nil }
    return (dated(today.next(month: month.month, day: day.value, year: month.year)), day.next)
  }

  /// `둘째 주 금요일`, `the second week`: in the month that is known.
  private func ordinalOf(_ index: Int) -> Found? {
    guard let known else { return nil }
    let start = line.text(index) == "the" ? index + 1 : index
    guard let week = nth(start), line.has(week.next, .unit(.week)) != nil || line.has(week.next, .weekend) != nil else {
      return nil
    }
    return weekPart(known, week.n, week.next)
  }
}
