/// Reads nights said of single cities: "one day less in Hiroshima, one more in Tokyo", 로마 4박, 피렌체 2박.
struct CityNightsReader {
  /// Nights a city is to have, or to have more or less.
  struct Change: Equatable {
    var city: String
    var nights: Int
    var isDelta: Bool
  }

  let heard: HeardMessage

  private var line: Line { heard.line }
  private struct Span { var count: Int, range: Range<Int>, isMore = false, isLess = false }

  func changes() -> [Change] {
    let places = heard.places.mentions.filter {
      $0.meaning.city != nil && ![.ignored, .via, .origin].contains($0.role)
    }
    var found: [Change] = []
    for span in spans() {
      guard let city = place(of: span, places)?.meaning.city, !found.contains(where: { $0.city == city }) else {
        continue
      }
      let sign = sign(span)
      found.append(Change(city: city, nights: (sign ?? 1) * span.count, isDelta: sign != nil))
    }
    return found
  }

  // MARK: Spans

  private func spans() -> [Span] {
    var spans: [Span] = []
    var index = 0
    while index < line.count {
      if !isElsewhere(index), let span = span(index, isFirst: spans.isEmpty) {
        spans.append(span)
        index = span.range.upperBound
      } else {
        index += 1
      }
    }
    return spans
  }

  /// The token belongs to a date or a price.
  private func isElsewhere(_ index: Int) -> Bool {
    let ranges = [
      heard.dates.departRange, heard.dates.returnRange, heard.dates.windowRange, heard.money.range,
      heard.money.pricedNight,
    ]
    return ranges.contains { $0?.contains(index) ?? false } || line.text(index - 1) == "월"
  }

  private static let more = ["more", "extra", "additional", "longer"]
  private static let less = ["less", "fewer", "shorter"]
  private static let moods = [
    "quiet", "full", "whole", "relaxed", "relaxing", "lazy", "single", "free", "slow", "spare",
    "of", "the", "our", "my", "those",
  ]

  private func span(_ index: Int, isFirst: Bool) -> Span? {
    if line.kind(index) == .hangul,
      let word = line.find(index, { if case .length(let days, _) = $0 { days } else { nil } })
    {
      return Span(count: word.value, range: index..<word.next)
    }
    let isOne = ["a", "an", "one", "another"].contains(line.text(index))
    let number: (value: Int, next: Int)? = isOne ? (1, index + 1) : line.number(index)
    guard let count = number, (1...60).contains(count.value) else { return nil }
    var span = Span(count: count.value, range: index..<count.next)
    span.isMore = line.text(index) == "another"
    var at = count.next
    while at < min(line.count, count.next + 4) {
      if Self.more.contains(line.text(at)) {
        span.isMore = true
      } else if Self.less.contains(line.text(at)) {
        span.isLess = true
      } else if !Self.moods.contains(line.text(at)), line.text(at) != "-" {
        break
      }
      at += 1
    }
    guard let unit = unit(at) else {
      // "one more in Tokyo", "and 4 in Kyoto" count as the length before them did.
      guard !isFirst, span.isMore || span.isLess || ["in", "at"].contains(line.text(at)) else { return nil }
      span.range = index..<at
      return span
    }
    span.range = index..<unit.next
    if unit.value == .week { span.count *= 7 }
    // 4박 5일 is four nights.
    if unit.value == .night, let days = line.number(unit.next), let second = self.unit(days.next), second.value == .day
    {
      span.range = index..<second.next
    }
    return span
  }

  private func unit(_ index: Int) -> (value: Unit, next: Int)? {
    line.find(index) { (sense: Sense) -> Unit? in
      guard case .unit(let unit) = sense, [.night, .day, .week].contains(unit) else { return nil }
      return unit
    }
  }

  // MARK: More or less

  /// +1 or −1 for a change, nil for nights as such.
  private func sign(_ span: Span) -> Int? {
    if span.isMore { return 1 }
    if span.isLess { return -1 }
    let end = span.range.upperBound
    if ["로", "으로"].contains(line.text(end)) || line.text(span.range.lowerBound - 1) == "to" { return nil }
    if let after = signBehind(end) { return after }
    for index in stride(from: span.range.lowerBound - 1, through: max(0, span.range.lowerBound - 4), by: -1) {
      if line.endsClause(index) || line.text(index) == "and" { break }
      let text = line.text(index)
      if ["add", "extend", "plus", "lengthen"].contains(text) { return 1 }
      if ["drop", "cut", "remove", "minus", "lose", "shorten", "reduce", "take", "less"].contains(text) { return -1 }
      if text == "더" { return 1 }
      if text == "덜" { return -1 }
    }
    return nil
  }

  private func signBehind(_ end: Int) -> Int? {
    if Self.more.contains(line.text(end)) { return 1 }
    if Self.less.contains(line.text(end)) || line.text(end) == "off" { return -1 }
    for index in end..<max(end, min(line.count, end + 4)) {
      if line.endsClause(index) || line.tokens[index].place != nil || line.kind(index) == .number { break }
      guard line.kind(index) == .hangul else { continue }
      let text = line.text(index)
      if ["줄", "빼", "뺄", "덜", "단축"].contains(where: { text.hasPrefix($0) }) { return -1 }
      if ["늘", "더", "추가", "연장"].contains(where: { text.hasPrefix($0) }) { return 1 }
    }
    return nil
  }

  // MARK: Whose

  private static let links: Set<String> = [
    "in", "at", "of", "for", "to", "from", "the", "less", "more", "fewer", "extra", "longer", "off", "out",
  ]

  private func place(of span: Span, _ places: [PlaceMention]) -> PlaceMention? {
    let next = places.first { $0.range.lowerBound >= span.range.upperBound }
    if let next {
      let between = (span.range.upperBound..<next.range.lowerBound).map { line.text($0) }
      if !between.isEmpty, between.allSatisfy({ Self.links.contains($0) }) { return next }
    }
    return places.last { $0.range.upperBound <= span.range.lowerBound } ?? next
  }
}
