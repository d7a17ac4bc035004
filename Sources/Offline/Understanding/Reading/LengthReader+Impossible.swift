import Travel

/// Lengths that no trip has: they are told of, and never brought to one that it could have.
extension LengthReader {
  /// `-3 nights`, `3.5 nights`, `500 nights`: the tokens of the length, its sign among them.
  func impossible(_ line: Line, _ index: Int) -> Range<Int>? {
    guard line.kind(index) == .number, let value = line.tokens[index].value else { return nil }
    let unit = line.text(index + 1) == "-" ? index + 2 : index + 1
    guard let found = unitOf(line, unit) else { return nil }
    if line.isNegative(index) { return index - 1..<found.next }
    guard !isNotLength(line, index, found.next), !isOfSomething(line, found.next) else { return nil }
    let isWhole = value.scale == 0 || value.approximate.rounded() == value.approximate
    let isCounted = found.value == .night || line.kind(unit) == .latin || isOfTrip(line, found.next)
    guard isCounted, !isWhole || !isPlausible(Int(value.approximate.rounded()), found.value) else { return nil }
    return index..<found.next
  }

  /// `365 days a year`, `the 100 days' anniversary`.
  private func isOfSomething(_ line: Line, _ next: Int) -> Bool {
    ["a", "per", "anniversary", "old", "visa", "of", "valid", "ahead"].contains(line.text(next))
  }

  /// 100일 by itself is a feast or a countdown, 100일 동안 is a length.
  private func isOfTrip(_ line: Line, _ next: Int) -> Bool {
    ["동안", "간", "여행", "일정", "코스"].contains(line.text(next))
  }

  /// Nights and days that do not fit each other, as typed; nil where they are apart, for then they may be of two things.
  func unfit(_ parts: [LengthPart], _ line: Line) -> Refusal? {
    guard let first = parts.first, let last = parts.last, last.range.upperBound - first.range.lowerBound <= 8 else {
      return nil
    }
    return .lengths(line.words(first.range.lowerBound..<last.range.upperBound))
  }
}
