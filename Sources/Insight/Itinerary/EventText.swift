import Civil
import Travel

/// Reads a festival of an itinerary reply: `이름 (장소): 기간 / 비고`, or a bare name.
enum EventText {
  /// - Parameter day: a day of the trip, by which days without a year are read.
  static func event(_ text: String, near day: CivilDate) -> TripEvent {
    let line = numberless(text)
    let colon = outerColon(line)
    var head = line[..<(colon ?? line.endIndex)].trimmed
    let tail = colon.map { line[line.index(after: $0)...].trimmed } ?? ""
    var place: String?
    if head.hasSuffix(")"), let open = head.lastIndex(of: "(") {
      place = String(head[head.index(after: open)...].dropLast().trimmed)
      head = head[..<open].trimmed
    }
    let period = String(tail.split(separator: "/", maxSplits: 1).first?.trimmed ?? "")
    let (start, end) = days(period, near: day)
    return TripEvent(
      name: String(head), localName: nil, kind: "festival", place: place, start: start, end: end,
      details: tail.isEmpty ? nil : String(tail), basis: .live)
  }

  /// The first and the last day, as far as they are days: `11월 초` is none.
  private static func days(_ period: String, near day: CivilDate) -> (CivilDate?, CivilDate?) {
    // A festival that is on began at most some months before.
    let earliest = day.adding(days: -180)
    let halves = period.split(whereSeparator: { "~～–".contains($0) }).map { String($0) }
    func first(in text: String, from: CivilDate) -> CivilDate? { KoreanDate.all(in: text, from: from).first }
    guard halves.count == 2 else {
      let one = first(in: period, from: earliest)
      return period.contains("까지") ? (nil, one) : (one, one)
    }
    let start = first(in: halves[0], from: earliest)
    return (start, first(in: halves[1], from: start ?? earliest))
  }

  /// Without a number in front: `1. 빛의 향연`.
  private static func numberless(_ text: String) -> String {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard !digits.isEmpty, let mark = rest.first, ".)".contains(mark) else { return text }
    return String(rest.dropFirst().trimmed)
  }

  /// The first colon in no parentheses and in no time of day.
  private static func outerColon(_ text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")": depth = max(depth - 1, 0)
      case ":" where depth == 0, "：" where depth == 0:
        let next = text.index(after: index)
        let isTime =
          next < text.endIndex && text[next].isNumber && index > text.startIndex
          && text[text.index(before: index)].isNumber
        if !isTime { return index }
      case _: break
      }
    }
    return nil
  }
}
