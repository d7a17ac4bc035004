import Atlas
import Civil
import Travel

/// Reads all that a message says of when.
struct DateReader {
  let atlas: Atlas
  let today: Today
  /// The month that bare days fall in, as known from the trip so far.
  let known: CivilMonth?
  /// A departure that is known, to which "back on Monday" refers.
  let knownDepart: CivilDate?
  /// The places of the message or of the trip, as `City, CC` or alpha-2.
  let places: [String]

  /// Takes the tokens it understands.
  func read(_ line: inout Line) -> HeardDates {
    let reader = DateAtomReader(
      line: line, today: today, calendar: HolidayCalendar(atlas: atlas, today: today), order: SlashOrder(line),
      known: known, places: places)
    var atoms: [DateAtom] = []
    var index = 0
    while index < line.count {
      guard !line.isTaken(index), var atom = reader.atom(at: index) else {
        if let end = atoms.last, end.range.upperBound <= index, let second = rangeEnd(line, index, after: end, reader) {
          atoms.append(second)
          index = second.range.upperBound
          continue
        }
        index += 1
        continue
      }
      if let last = atoms.last, isRange(line, last.range.upperBound..<index) { atom.endsRange = true }
      atom.role = role(line, of: atom)
      atoms.append(atom)
      index = max(atom.range.upperBound, index + 1)
    }
    for atom in atoms { line.take(atom.range) }
    let kept = atoms.filter { !isRefused(line, $0) }
    if !kept.isEmpty { atoms = kept }
    atoms = DateReader.settleBlooms(atoms)
    var heard = HeardDates()
    DateMerging(today: today, known: known, knownDepart: knownDepart).merge(atoms, line, into: &heard)
    return heard
  }

  /// The bare end of a range: the 18 of `jan 14-18`, the 27 of `12/24~27`, `금~월`.
  private func rangeEnd(_ line: Line, _ index: Int, after start: DateAtom, _ reader: DateAtomReader) -> DateAtom? {
    guard case .day = start.value, isRange(line, start.range.upperBound..<index), line.kind(index) == .number,
      let day = line.tokens[index].whole, (1...31).contains(day)
    else { return nil }
    var next = index + 1
    if line.text(next) == "일" { next += 1 } else if Counting.counts(line, next) { return nil }
    return DateAtom(value: .dayOfMonth(day), range: index..<next, endsRange: true)
  }

  /// Nothing but words for "until" stands between.
  private func isRange(_ line: Line, _ between: Range<Int>) -> Bool {
    guard !between.isEmpty, between.count <= 4 else { return false }
    var hasConnector = false
    for index in between {
      let text = line.text(index)
      if ["-", "~", "to", "until", "till", "through", "thru", "부터", "에서", "and", "→", "서부터", ">"].contains(text) {
        if text == "and", !line.has(before: between.lowerBound, within: 6, .between) { return false }
        hasConnector = true
      } else if !["the", "on", "(", ")", "출발"].contains(text) {
        return false
      }
    }
    return hasConnector
  }

  /// `not September, October`, `3월 말고 4월`.
  private func isRefused(_ line: Line, _ atom: DateAtom) -> Bool {
    if line.has(before: atom.range.lowerBound, within: 2, .refusesNext), line.kind(atom.range.lowerBound - 1) == .latin
    {
      return !["but", "and"].contains(line.text(atom.range.lowerBound - 1))
    }
    var at = atom.range.upperBound
    while ["에", "은", "는", "이", "가", "출발"].contains(line.text(at)) { at += 1 }
    return line.has(at, .refusesBefore) != nil && !["x", "피해서", "피해"].contains(line.text(at))
  }

  private func role(_ line: Line, of atom: DateAtom) -> DateAtom.Role {
    let (start, end) = (atom.range.lowerBound, atom.range.upperBound)
    for reach in 0..<3 where end + reach < line.count {
      if line.endsClause(end + reach) || reach > 0 && line.kind(end + reach) == .number { break }
      if line.has(end + reach, .dateRole(.occasion)) != nil { return .occasion }
      if line.has(end + reach, .dateRole(.returns)) != nil, line.isKorean { return .returns }
      if line.has(end + reach, .dateRole(.departs)) != nil, line.isKorean { return .departs }
    }
    for reach in 1..<4 where start - reach >= 0 {
      let at = start - reach
      if line.has(at, .dateRole(.occasion)) != nil { return .occasion }
      if line.kind(at) == .hangul, line.has(at, .particle(.plain)) == nil, reach > 1 { break }
      if let next = line.has(at, .dateRole(.returns)), next <= start, line.kind(at) == .latin || reach == 1 {
        return .returns
      }
      if let next = line.has(at, .dateRole(.departs)), next <= start, line.kind(at) == .latin { return .departs }
      if line.endsClause(at) || line.isTaken(at) { break }
    }
    return .none
  }
}
