import Civil
import Travel

/// Puts the expressions of time of a message together: departure, return or window.
struct DateMerging {
  let today: Today
  let known: CivilMonth?
  let knownDepart: CivilDate?

  func merge(_ atoms: [DateAtom], _ line: Line, into heard: inout HeardDates) {
    var days: [(date: CivilDate, atom: DateAtom)] = []
    var windows: [(window: DateWindow, atom: DateAtom)] = []
    var month = known
    for atom in atoms {
      if case .window(let window) = atom.value, CivilMonth(of: window.first) == CivilMonth(of: window.last) {
        month = CivilMonth(of: window.first)
      }
    }
    var choice: Refusal?
    for atom in atoms {
      // The day of a feast is no departure; the month of one may well be the trip's.
      if atom.role == .occasion, !isWindow(atom) {
        heard.open.insert("depart")
        continue
      }
      switch atom.value {
      case .open: heard.open.insert(atom.role == .returns ? "return" : "depart")
      case .either(let one, let other):
        heard.open.insert(atom.role == .returns ? "return" : "depart")
        if atom.role != .returns { choice = .either(one, other) }
      case .impossible, .misdated:
        heard.open.insert(atom.role == .returns ? "return" : "depart")
        let words = line.words(atom.range)
        heard.refusal = heard.refusal ?? (atom.value.date.map { .otherWeekday(words, $0) } ?? .noSuchDay(words))
      case .window(let window): windows.append((window, atom))
      case .day(let date):
        let previous = days.last?.date ?? (atom.role == .returns ? knownDepart : nil)
        if let weekday = atom.weekday, let previous, date <= previous {
          days.append((previous.adding(days: 1).next(weekday), atom))
        } else if atom.endsRange || atom.role == .returns, let previous {
          let isStartDated = days.last.map { isYearSaid($0.atom, line) } ?? true
          let span = DateSpan(
            from: previous, isStartDated: isStartDated, to: date, isEndDated: isYearSaid(atom, line))
          if span.isReversed {
            heard.refusal = .reversed(first: span.first, last: span.last)
            return
          }
          if !days.isEmpty { days[days.count - 1].date = span.first }
          days.append((span.last, atom))
        } else {
          days.append((date, atom))
        }
      case .dayOfMonth(let day):
        let after = atom.endsRange || atom.role == .returns ? days.last?.date : nil
        guard let date = resolve(day, month: days.last.map { CivilMonth(of: $0.date) } ?? month, after: after) else {
          heard.open.insert("depart")
          continue
        }
        days.append((date, atom))
      }
    }
    settle(days, line, into: &heard)
    settle(windows, hasDays: !days.isEmpty, into: &heard)
    // "next Friday, the 11th" decides after all.
    if heard.depart == nil, heard.window == nil { heard.refusal = heard.refusal ?? choice }
  }

  /// `2026-12-20`, 내년 1월 3일, `12/20/26`.
  private func isYearSaid(_ atom: DateAtom, _ line: Line) -> Bool {
    atom.range.filter { line.text($0) == "/" }.count == 2
      || atom.range.contains {
        (2020...2100).contains(line.tokens[$0].whole ?? 0) || line.has($0, .nextYear) != nil
          || line.has($0, .thisYear) != nil
      }
  }

  private func isWindow(_ atom: DateAtom) -> Bool {
    if case .window = atom.value { true } else { false }
  }

  /// A bare day in the month that is spoken of, else the next such day.
  private func resolve(_ day: Int, month: CivilMonth?, after: CivilDate?) -> CivilDate? {
    guard let month else { return today.next(day: day) }
    for ahead in 0...1 {
      let tried = month.adding(months: ahead)
      guard day <= tried.dayCount else {
        if after == nil { return nil }
        continue
      }
      let date = tried.firstDay.adding(days: day - 1)
      if let after { if date >= after { return date } } else if date >= today.date { return date }
    }
    return nil
  }

  private func settle(_ days: [(date: CivilDate, atom: DateAtom)], _ line: Line, into heard: inout HeardDates) {
    guard let first = days.first else { return }
    if days.count == 1 {
      if first.atom.role == .returns {
        (heard.returning, heard.returnRange) = (first.date, first.atom.range)
      } else {
        (heard.depart, heard.departRange) = (first.date, first.atom.range)
      }
      return
    }
    if days.count == 2, areAlternatives(days[0].atom, days[1].atom, line) {
      heard.open.insert("depart")
      return
    }
    let departs = days.first { $0.atom.role == .departs } ?? first
    let last = days.last { $0.atom.role == .returns || $0.atom.endsRange } ?? days[days.count - 1]
    guard last.date >= departs.date else {
      heard.refusal = .reversed(first: departs.date, last: last.date)
      return
    }
    if days.count == 2, isBetween(days[0].atom, days[1].atom, line) {
      heard.window = DateWindow(first: departs.date, last: last.date)
      heard.windowRange = departs.atom.range.lowerBound..<last.atom.range.upperBound
      return
    }
    (heard.depart, heard.departRange) = (departs.date, departs.atom.range)
    // The same day twice says nothing of the return.
    if last.atom.range != departs.atom.range,
      last.date > departs.date || last.atom.endsRange || last.atom.role == .returns
    {
      (heard.returning, heard.returnRange) = (last.date, last.atom.range)
    }
  }

  private func settle(
    _ windows: [(window: DateWindow, atom: DateAtom)], hasDays: Bool, into heard: inout HeardDates
  ) {
    guard !hasDays, var chosen = windows.first else { return }
    for other in windows.dropFirst() {
      if other.window.isWithin(chosen.window) {
        chosen = other
      } else if chosen.window.isWithin(other.window) {
        continue
      } else if other.atom.endsRange, chosen.window.first <= other.window.last {
        let both = DateWindow(first: chosen.window.first, last: other.window.last)
        chosen = (
          both, DateAtom(value: .window(both), range: chosen.atom.range.lowerBound..<other.atom.range.upperBound)
        )
      } else {
        // Two windows apart are two wishes.
        heard.open.insert("depart")
        return
      }
    }
    (heard.window, heard.windowRange) = (chosen.window, chosen.atom.range)
  }

  /// `between Jan 5 and Jan 12`, `15일에서 20일 사이`: a window rather than the two ends of a trip.
  private func isBetween(_ one: DateAtom, _ other: DateAtom, _ line: Line) -> Bool {
    other.endsRange
      && (line.text(other.range.upperBound).hasPrefix("사이") || line.text(one.range.lowerBound - 1) == "between"
        || line.text(one.range.lowerBound - 2) == "between")
  }

  /// `Jan 5 or Jan 12`.
  private func areAlternatives(_ one: DateAtom, _ other: DateAtom, _ line: Line) -> Bool {
    guard one.range.upperBound <= other.range.lowerBound else { return false }
    return (one.range.upperBound..<other.range.lowerBound).contains {
      line.text($0) == "or" || line.has($0, .particle(.or)) != nil
    }
  }
}
