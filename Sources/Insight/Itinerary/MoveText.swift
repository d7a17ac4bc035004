import Travel

/// Reads how to get to a slot: `[대중교통] … (총 약 28분) / [택시] 약 16분 (예상 요금: 약 2,400엔)`, or free words.
enum MoveText {
  static func ways(_ text: String) -> [Way] { legs(text).map { way($0) } }

  /// A slash parts two legs only where the next begins with its own label.
  private static func legs(_ text: String) -> [String] {
    var legs: [String] = []
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      if legs.isEmpty || part.trimmed.hasPrefix("[") {
        legs.append(String(part))
      } else {
        legs[legs.count - 1] += "/" + part
      }
    }
    return legs.map { $0.trimmed }.filter { !$0.isEmpty }
  }

  private static func way(_ leg: String) -> Way {
    var label: String?
    var rest = leg[...]
    if leg.hasPrefix("["), let close = leg.firstIndex(of: "]") {
      label = String(leg[leg.index(after: leg.startIndex)..<close])
      rest = leg[leg.index(after: close)...].trimmed
    }
    let text = String(rest)
    let cost = text.ranges(of: "요금").first.flatMap { AskedAmount.read(String(text[$0.upperBound...]), fallback: nil) }
    return Way(
      mode: mode(label ?? text), minutes: minutes(text), metres: nil, cost: cost.map { price($0) }, basis: .live,
      details: details(text))
  }

  /// The words without what was read out of them: the time and the cost at the end.
  private static func details(_ text: String) -> String? {
    var rest = text.trimmed[...]
    if rest.hasSuffix(")"), let open = rest.lastIndex(of: "(") {
      let inside = rest[rest.index(after: open)...]
      if inside.hasPrefix("총") || inside.hasPrefix("약") || inside.hasPrefix("예상 요금") { rest = rest[..<open].trimmed }
    }
    let isOnlyTime = rest.hasPrefix("약 ") && rest.hasSuffix("분") && KoreanMinutes.read(String(rest)) != nil
    return rest.isEmpty || isOnlyTime && rest.count < 12 ? nil : String(rest)
  }

  /// The time of the whole leg, else the first time that is said.
  private static func minutes(_ text: String) -> Int? {
    if let whole = text.ranges(of: "총").last, let minutes = KoreanMinutes.read(String(text[whole.upperBound...])) {
      return minutes
    }
    if let open = text.lastIndex(of: "("), let minutes = KoreanMinutes.read(String(text[open...])) { return minutes }
    return KoreanMinutes.read(text)
  }

  /// What the server expects it to cost: its own guess, so no fixed price.
  private static func price(_ money: Money) -> Price {
    Price(
      basis: .estimate, total: nil, low: money, high: money, per: .party, tax: nil, asOf: nil, source: "InsighTravel")
  }

  private static func mode(_ words: String) -> Way.Mode {
    let modes: [(String, Way.Mode)] = [
      ("대중교통", .transit), ("지하철", .transit), ("전철", .transit), ("택시", .taxi), ("버스", .bus), ("기차", .train),
      ("KTX", .train), ("신칸센", .train), ("열차", .train), ("페리", .ferry), ("여객선", .ferry), ("비행기", .flight),
      ("렌터카", .car), ("자동차", .car), ("도보", .walk), ("걸어", .walk),
    ]
    return modes.first { words.contains($0.0) }?.1 ?? .transit
  }
}
