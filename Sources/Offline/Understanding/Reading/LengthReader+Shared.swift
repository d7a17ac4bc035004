extension LengthReader {
  /// `2 nights in Nice and 3 in Paris`, `Rome 3 nights, Florence 2`: a number that counts as the length before it did.
  func shared(_ line: Line, _ index: Int, with last: LengthPart?) -> LengthPart? {
    guard let last, !last.isLoose, (last.nights == nil) != (last.days == nil), let count = line.number(index),
      (1...30).contains(count.value)
    else { return nil }
    let joins = ["and", "&", "+", ",", ":", "then", "plus", "또", "그리고"].contains(line.text(index - 1))
    let isAhead = joins && ["in", "at"].contains(line.text(count.next)) && isPlace(line, count.next + 1)
    let isBehind =
      isName(line, endingAt: index)
      && (count.next >= line.count || line.endsClause(count.next) || ["and", "&", "+"].contains(line.text(count.next)))
    guard isAhead || isBehind else { return nil }
    return LengthPart(
      nights: last.nights == nil ? nil : count.value, days: last.days == nil ? nil : count.value,
      range: index..<count.next)
  }

  private func isPlace(_ line: Line, _ index: Int) -> Bool {
    guard line.tokens.indices.contains(index) else { return false }
    return line.tokens[index].place != nil || line.find(index) { if case .quarter = $0 { true } else { nil } } != nil
  }

  private func isName(_ line: Line, endingAt end: Int) -> Bool {
    (max(0, end - 4)..<max(0, end)).contains { start in
      guard !line.isTaken(start) else { return false }
      if let quarter = line.find(start, { if case .quarter = $0 { true } else { nil } }), quarter.next == end {
        return true
      }
      guard let place = line.tokens[start].place, isMeant(place, line, start) else { return false }
      return line.tokens[start].span.lowerBound + place.length == line.tokens[end - 1].span.upperBound
    }
  }

  /// Common words that are names somewhere, as "of" and "and" are, count nights only where they are written as names.
  private func isMeant(_ place: NamedPlace, _ line: Line, _ index: Int) -> Bool {
    place.weight != .word
      || line.words(index..<index + 1).first?.isUppercase == true && line.find(index, { _ in true }) == nil
  }

  /// `7 nights: 3 in Rome, 4 in Florence`: the first length is the sum of the others.
  func isWhole(_ parts: [LengthPart]) -> Bool {
    guard parts.count > 2, let first = parts.first else { return false }
    let rest = parts.dropFirst()
    if let nights = first.nights { return nights == rest.reduce(0) { $0 + ($1.nights ?? 0) } }
    return first.days == rest.reduce(0) { $0 + ($1.days ?? 0) }
  }
}
