import Civil
import Travel

/// Weekdays, and what counts from today.
extension DateAtomReader {
  /// `this friday`, `담주 목욜`, `Friday next week`. "next Friday" and 다음 금요일 have two readings.
  func weekday(_ index: Int) -> (value: DateAtom.Value, next: Int, weekday: Weekday?)? {
    if let week = line.find(index, { if case .relativeWeek(let week) = $0 { week } else { nil } }) {
      let start = line.text(week.next) == "," ? week.next + 1 : week.next
      if let span = line.find(start, Self.weekdays) {
        let first = today.week(week.value).first.next(span.value.0)
        return (.window(DateWindow(first: first, last: first.next(span.value.1))), span.next, nil)
      }
      if let day = named(weekday: start) { return (inWeek(week.value, day.value), day.next, nil) }
      if let end = line.has(start, .weekend) { return (.window(today.weekend(week.value)), end, nil) }
      if line.has(start, .particle(.from)) == nil, let end = line.has(start, .particle(.plain)),
        let day = named(weekday: end)
      {
        return (inWeek(week.value, day.value), day.next, nil)
      }
      return (.window(today.week(week.value)), week.next, nil)
    }
    if let span = line.find(index, Self.weekdays) {
      let first = today.date.next(span.value.0)
      return (.window(DateWindow(first: first, last: first.next(span.value.1))), span.next, nil)
    }
    if let next = line.has(index, .next) {
      if let day = named(weekday: next) {
        // "next Friday, the 11th" is settled by the day; by itself it is open.
        return (either(inWeek: day.value), day.next, nil)
      }
      if let end = line.has(next, .weekend) {
        return line.kind(index) == .hangul
          ? (.window(today.weekend(1)), end, nil) : (.either(today.weekend(0), today.weekend(1)), end, nil)
      }
      return nil
    }
    if let next = line.has(index, .this) {
      if let day = named(weekday: next) { return (.day(today.date.next(day.value)), day.next, day.value) }
      if let end = line.has(next, .weekend) { return (.window(today.weekend(0)), end, nil) }
      return nil
    }
    guard let day = named(weekday: index) else { return nil }
    if let week = line.find(day.next, { if case .relativeWeek(let week) = $0 { week } else { nil } }) {
      return (inWeek(week.value, day.value), week.next, nil)
    }
    return (.day(today.date.next(day.value)), day.next, day.value)
  }

  /// The weekday that comes next and the one of next week, where these are two.
  private func either(inWeek day: Weekday) -> DateAtom.Value {
    let (one, other) = (today.date.next(day), today.week(1).first.next(day))
    return one == other
      ? .open : .either(DateWindow(first: one, last: one), DateWindow(first: other, last: other))
  }

  private func inWeek(_ week: Int, _ day: Weekday) -> DateAtom.Value { .day(today.week(week).first.next(day)) }

  static func weekdays(_ sense: Sense) -> (Weekday, Weekday)? {
    if case .weekdays(let first, let last) = sense { (first, last) } else { nil }
  }

  /// A weekday by name; `sat`, `sun` and `wed` only where they can be nothing else.
  func named(weekday index: Int) -> (value: Weekday, next: Int)? {
    guard let found = line.find(index, { if case .weekday(let day) = $0 { day } else { nil } }) else { return nil }
    if ["sun", "sat", "wed", "mon", "fri"].contains(line.text(index)) {
      let before = line.text(index - 1)
      let isDated = [
        "this", "next", "on", "from", "to", "-", "until", "back", "coming", "till", "through", "(", "~", "by",
      ].contains(before)
      let isRange =
        ["-", "to", "~", "until", "through", ")"].contains(line.text(found.next)) || line.number(found.next) != nil
      let isFollowed = line.find(found.next, { if case .relativeWeek(let week) = $0 { week } else { nil } }) != nil
      guard isDated || isRange || isFollowed || line.number(index - 1) != nil || line.isKorean else { return nil }
    }
    return found
  }

  /// `Fri 4 Dec`, `Saturday, March 6`: the weekday only confirms the date.
  func weekdayWithDate(_ index: Int) -> Found? {
    guard let day = line.find(index, { if case .weekday(let day) = $0 { day } else { nil } }) else { return nil }
    var next = day.next
    if line.text(next) == "," { next += 1 }
    if line.text(next) == "the" { next += 1 }
    guard let dated = atomWithoutWeekday(next) else { return nil }
    guard case .day(let date) = dated.value else {
      return [.open, .impossible].contains(dated.value) ? dated : nil
    }
    // A weekday that does not fit its date contradicts it.
    return (date.weekday == day.value ? .day(date) : .misdated(date), dated.next)
  }

  private func atomWithoutWeekday(_ index: Int) -> Found? {
    guard
      line.kind(index) == .number || line.find(index, { if case .month(let month) = $0 { month } else { nil } }) != nil,
      let atom = atom(at: index), case .dayOfMonth = atom.value
    else {
      guard let atom = atom(at: index), line.kind(index) == .number || isMonth(index) else { return nil }
      switch atom.value {
      case .day, .impossible: return (atom.value, atom.range.upperBound)
      case .dayOfMonth, .window, .open, .either, .misdated: return nil
      }
    }
    return nil
  }

  private func isMonth(_ index: Int) -> Bool {
    line.find(index, { if case .month(let month) = $0 { month } else { nil } }) != nil
  }

  /// Skips `(금)`, `금요일` or `, Friday` behind a date.
  func afterWeekday(_ found: Found) -> Int {
    var at = found.next
    if line.text(at) == "(" {
      let inside = line.text(at + 1)
      if line.text(at + 2) == ")", inside.count == 1 || named(weekday: at + 1) != nil { return at + 3 }
      return found.next
    }
    if line.kind(at) == .hangul, let day = line.find(at, { if case .weekday(let day) = $0 { day } else { nil } }) {
      at = day.next
    }
    return at
  }

  /// Today, next week, in ten days, 3일 뒤, the weekend.
  func relative(_ index: Int) -> Found? {
    if let day = line.find(index, { if case .relativeDay(let day) = $0 { day } else { nil } }) {
      return (.day(today.date.adding(days: day.value)), day.next)
    }
    if let week = line.find(index, { if case .relativeWeekend(let week) = $0 { week } else { nil } }) {
      return (.window(today.weekend(week.value)), week.next)
    }
    if line.text(index) == "in", let count = span(index + 1) {
      // "Can I do Tokyo in 6 days": what it takes rather than when.
      let isLength = (0..<index).contains {
        ["do", "see", "cover", "explore", "enough", "fit"].contains(line.text($0))
      }
      return isLength ? nil : (ahead(count), count.next)
    }
    if let count = span(index), line.has(count.next, .dateRole(.ahead)) != nil,
      let end = line.has(count.next, .dateRole(.ahead))
    {
      return (ahead(count), end)
    }
    if line.has(index, .weekend) != nil, line.kind(index) == .hangul {
      let next = line.has(index, .weekend) ?? index + 1
      let isNow =
        line.has(next, .particle(.at)) != nil || line.has(next, .dateRole(.departs)) != nil
        || index == 0 && line.has(next, .cue(.trip)) == nil
      return isNow ? (.window(today.weekend(0)), next) : nil
    }
    return nil
  }

  private func ahead(_ count: (days: Int, months: Int, next: Int)) -> DateAtom.Value {
    .day(count.months > 0 ? today.date.adding(months: count.months) : today.date.adding(days: count.days))
  }

  /// `ten days`, `2주`, `열흘`, `a week`.
  private func span(_ index: Int) -> (days: Int, months: Int, next: Int)? {
    if let length = line.find(index, { if case .length(let days, _) = $0 { days } else { nil } }),
      line.kind(index) == .hangul
    {
      return (length.value, 0, length.next)
    }
    let count: (value: Int, next: Int)? = ["a", "an"].contains(line.text(index)) ? (1, index + 1) : line.number(index)
    guard let count, let unit = line.find(count.next, { if case .unit(let unit) = $0 { unit } else { nil } }) else {
      return nil
    }
    if line.text(count.next) == "월" { return nil }
    let next = line.text(unit.next) == "time" ? unit.next + 1 : unit.next
    switch unit.value {
    case .day: return (count.value, 0, next)
    case .week: return (7 * count.value, 0, next)
    case .month: return (0, count.value, next)
    case .night, .year, .hour, .person, .age, .monthsOfAge, .star, .place, .head, .other: return nil
    }
  }

  /// `next summer`, `올겨울`, `early autumn`.
  func season(_ index: Int) -> Found? {
    var at = index
    var nextYear = false
    var isIntroduced = false
    var part: MonthPart?
    if let found = line.find(at, { if case .monthPart(let part) = $0 { part } else { nil } }), line.kind(at) != .hangul
    {
      (part, at, isIntroduced) = (found.value, found.next, true)
    }
    if let next = line.has(at, .nextYear) { (at, nextYear, isIntroduced) = (next, true, true) }
    if let next = line.has(at, .this) {
      (at, isIntroduced) = (next, true)
    } else if let next = line.has(at, .next) {
      (at, isIntroduced) = (next, true)
      nextYear = true
    }
    guard let season = line.find(at, { if case .season(let season) = $0 { season } else { nil } }) else { return nil }
    // "fall" and "spring" are other words, "hot spring" among them.
    let isOtherWord = ["fall", "spring"].contains(line.text(at)) && !isIntroduced
    let opens = index == 0 && ["in", "at"].contains(line.text(season.next))
    if isOtherWord, !opens,
      !["in", "this", "next", "during", "for", "over", "until", "by", ",", "sometime"].contains(line.text(index - 1))
    {
      return nil
    }
    if season.value == .winter, nextYear, line.has(index, .next) != nil { return (.open, season.next) }
    return today.season(season.value, part: part, nextYear: nextYear).map { (.window($0), season.next) }
  }

  /// A day of an unnamed month: "the 5th", 5일 where a word beside it says that it is a date.
  func dayAlone(_ index: Int) -> Found? {
    var at = index
    if line.text(at) == "the" { at += 1 }
    guard line.kind(at) == .number, let value = line.tokens[at].whole, (1...31).contains(value) else { return nil }
    let next = at + 1
    if Suffix.ordinals.contains(line.text(next)), line.tokens[next].isGlued {
      let after = line.text(next + 1)
      if [
        "floor", "century", "ave", "avenue", "street", "st", "time", "birthday", "anniversary", "week", "hotel",
        "flight", "one", "option", "grade", "district", "arrondissement", "weekend",
      ].contains(after) {
        return nil
      }
      return (.dayOfMonth(value), next + 1)
    }
    guard line.text(next) == "일",
      marksDay(next + 1) || isAnnounced(index) || isNewDay(value, next + 1) || hasReturn(after: next + 1, later: value)
    else {
      return nil
    }
    return (.dayOfMonth(value), next + 1)
  }

  /// `18일 인천 후쿠오카 비행기 21일 복귀`: a later day on which one is back.
  private func hasReturn(after index: Int, later than: Int) -> Bool {
    (index..<max(index, line.count - 2)).contains { at in
      guard line.kind(at) == .number, let value = line.tokens[at].whole, value > than, value <= 31,
        line.text(at + 1) == "일"
      else { return false }
      return ["복귀", "귀국", "돌아와", "돌아옴"].contains(line.text(at + 2))
    }
  }

  /// `돌아오는 건 24일`, `출발은 5일`.
  private func isAnnounced(_ index: Int) -> Bool {
    for at in max(0, index - 3)..<max(0, index) {
      let isRole = line.has(at, .dateRole(.returns)) ?? line.has(at, .dateRole(.departs))
      if ["돌아오는", "오는", "가는"].contains(line.text(at)) || isRole != nil && line.kind(at) == .hangul,
        (at + 1..<index).contains(where: { ["건", "날", "날은", "날짜는", "은", "는", "게", "거"].contains(line.text($0)) })
      {
        return true
      }
    }
    return false
  }

  /// `21일로 바꿔줘` where a departure is known: too long for a length.
  private func isNewDay(_ value: Int, _ next: Int) -> Bool {
    known != nil && value > 14 && line.has(next, .particle(.to)) != nil && line.has(next + 1, .cue(.change)) != nil
  }

  /// Words behind 5일 that make it a date rather than a length.
  private func marksDay(_ index: Int) -> Bool {
    if line.text(index) == "날" || line.text(index) == "(" && line.text(index + 2) == ")" { return true }
    if line.has(index, .dateRole(.departs)) != nil || line.has(index, .dateRole(.returns)) != nil { return true }
    if line.has(index, .particle(.since)) != nil || line.has(index, .particle(.until)) != nil { return true }
    if line.find(index, { if case .weekday(let day) = $0 { day } else { nil } }) != nil { return true }
    if ["에", "아침", "오전", "오후", "저녁", "밤", "새벽", "도착", "날짜", "자로"].contains(line.text(index)) { return true }
    if ["~", "-"].contains(line.text(index)), line.number(index + 1) != nil, line.text(index + 2) == "일" {
      return true
    }
    return false
  }
}
