/// A number as it stands in a text, its grouping commas taken out and Korean ten-thousands multiplied.
struct NumberInText {
  let digits: String
  let range: Range<String.Index>
  /// Whether commas part thousands and a point begins a fraction of one or two digits, and nothing else.
  let isClear: Bool
  /// Whether it is as clear with three digits behind its point, which only some currencies have.
  let hasThousandths: Bool

  static func all(in text: String) -> [NumberInText] {
    var found: [NumberInText] = []
    var index = text.startIndex
    while let start = text[index...].firstIndex(where: { $0.isASCII && $0.isNumber }) {
      var end = start
      while end < text.endIndex, isPart(text, end) { end = text.index(after: end) }
      var digits = text[start..<end].filter { $0 != "," }
      // A price never has more than a fraction behind its point.
      if digits.filter({ $0 == "." }).count > 1 { digits = String(digits.prefix { $0 != "." }) }
      var stop = end
      if end < text.endIndex, text[end] == "만", let whole = Int(digits), whole < 100_000_000 {
        digits = String(whole * 10_000)
        stop = text.index(after: end)
      }
      let fraction = fractionOfClear(text[start..<end])
      found.append(
        NumberInText(
          digits: digits, range: start..<stop, isClear: fraction.map { $0 < 3 } ?? false, hasThousandths: fraction == 3)
      )
      index = stop
    }
    return found
  }

  /// How many digits a number has behind its point, at most three; nil when its commas part no thousands.
  private static func fractionOfClear(_ written: Substring) -> Int? {
    let parts = written.split(separator: ".", omittingEmptySubsequences: false)
    let groups = parts[0].split(separator: ",", omittingEmptySubsequences: false)
    let isGrouped = groups.count == 1 || groups[0].count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 }
    guard isGrouped, parts.count < 3 else { return nil }
    guard parts.count == 2 else { return 0 }
    return (1...3).contains(parts[1].count) ? parts[1].count : nil
  }

  /// Whether only a space or an apostrophe parts it from three more digits, or from the one to three before, as some
  /// write thousands.
  func isParted(in text: String) -> Bool {
    func isGap(_ character: Character) -> Bool { character.isWhitespace || "'’".contains(character) }
    func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
    /// Three digits that are no group of their own commas.
    func isGroup(_ text: Substring) -> Bool {
      let digits = text.prefix(while: isDigit)
      let rest = text.dropFirst(digits.count)
      let isGrouped = rest.first == "," && rest.dropFirst().prefix(while: isDigit).count == 3
      return digits.count == 3 && !isGrouped
    }
    let before = text[..<range.lowerBound]
    let after = text[range.upperBound...]
    if let gap = after.first, isGap(gap), isGroup(after.dropFirst()), text[range].count <= 3 { return true }
    guard let gap = before.last, isGap(gap), isGroup(text[range.lowerBound...]) else { return false }
    let left = before.dropLast().reversed().prefix(while: isDigit)
    return (1...3).contains(left.count)
  }

  /// A digit, or a comma or point with a digit behind it.
  private static func isPart(_ text: String, _ index: String.Index) -> Bool {
    let character = text[index]
    if character.isASCII && character.isNumber { return true }
    guard character == "," || character == "." else { return false }
    let next = text.index(after: index)
    return next < text.endIndex && text[next].isASCII && text[next].isNumber
  }
}
