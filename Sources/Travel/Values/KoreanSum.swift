/// A sum of won as Koreans write it: `150만원`, `1.5억원`, `1억2,000만원`, `3만5천원`, `만원`.
enum KoreanSum {
  /// The won of a sum without spaces; nil for anything that is not exactly one.
  static func won(_ compact: String) -> Int? {
    guard compact.last == "원", compact.contains(where: { "억만천".contains($0) }) else { return nil }
    var rest = compact.dropLast()
    var sum = 0
    for (unit, won) in units {
      guard let at = rest.firstIndex(of: unit) else { continue }
      guard let part = count(rest[..<at], of: won) else { return nil }
      sum += part
      rest = rest[rest.index(after: at)...]
    }
    guard !rest.isEmpty else { return sum }
    // What is left over is less than a thousand, or it belongs to a unit.
    guard let units = whole(rest), units < 10_000 else { return nil }
    return sum + units
  }

  private static let units: [(Character, Int)] = [("억", 100_000_000), ("만", 10_000), ("천", 1000)]

  /// `15`, `1.5` and `2,000` of a unit, `2천` of one, and nothing at all for one of it.
  private static func count(_ words: Substring, of unit: Int) -> Int? {
    if words.isEmpty { return unit }
    if words.last == "천", unit > 1000 {
      return count(words.dropLast(), of: 1000).flatMap { $0 <= 9000 ? $0 * unit : nil }
    }
    let parts = words.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let before = whole(parts[0]) else { return nil }
    guard parts.count == 2 else { return before * unit }
    // A part of the unit is exact or it is no sum of won.
    var share = unit
    for _ in parts[1] {
      guard share % 10 == 0 else { return nil }
      share /= 10
    }
    return whole(parts[1]).map { before * unit + $0 * share }
  }

  /// Up to six digits, in threes where commas stand between.
  private static func whole(_ words: Substring) -> Int? {
    let groups = words.split(separator: ",", omittingEmptySubsequences: false)
    guard (1...3).contains(groups[0].count) || groups.count == 1, groups.dropFirst().allSatisfy({ $0.count == 3 })
    else { return nil }
    let digits = groups.joined()
    guard (1...6).contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(digits)
  }
}
