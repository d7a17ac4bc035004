import Civil
import Travel

extension ItineraryReply {
  /// A line without the marks of Markdown and of lists that a model adds unasked.
  static func undecorated(_ line: Substring) -> String {
    var text = line.trimmed
    while let first = text.first, "#>*•·-–".contains(first) {
      // A minus belongs to a number.
      let rest = text.dropFirst()
      if "-–".contains(first), rest.first?.isNumber == true { break }
      text = rest.trimmed
    }
    return text.split(separator: "**", omittingEmptySubsequences: false).joined()
  }

  /// Tells what a line is, by itself and by the line that follows.
  static func kind(_ line: String, next: String, opensBlock: Bool, isInEvents: Bool) -> Line {
    if line.isEmpty { return .blank }
    if let text = value(of: "날짜", in: line) { return .date(text) }
    if let text = value(of: "날씨", in: line) { return .weather(text) }
    for label in ["옷차림 팁", "옷차림"] { if let text = value(of: label, in: line) { return .outfit(text) } }
    if let text = value(of: "위치", in: line) { return .place(text) }
    if let text = value(of: "이동", in: line) { return .move(text) }
    for label in ["플랜B", "플랜 B", "Plan B"] { if let text = value(of: label, in: line) { return .planB(text) } }
    if let head = SlotHead(line) {
      // `밤 벚꽃축제` is no slot unless it goes on as one.
      let goesOn = ["위치", "이동", "플랜B", "플랜 B"].contains { next.hasPrefix($0) }
      if head.isPlain || goesOn { return .head(head) }
    }
    // A remark on a slot, or a title within the section, may speak of a festival too.
    if !isInEvents, opensBlock || line.contains("축제/행사"), ["축제", "행사", "이벤트"].contains(where: { line.contains($0) }) {
      return .eventsHeader(line)
    }
    return .other(line)
  }

  /// What stands behind a label and its colon; nil when the line does not start so.
  private static func value(of label: String, in line: String) -> String? {
    guard line.hasPrefix(label) else { return nil }
    let rest = line.dropFirst(label.count).trimmed
    guard let mark = rest.first, ":：".contains(mark) else { return nil }
    return String(rest.dropFirst().trimmed)
  }
}

/// How a slot begins: a time of day or a part of the day, then its title.
struct SlotHead: Equatable {
  let period: ItinerarySlot.Period
  let start: ClockTime?
  let end: ClockTime?
  let title: String
  /// Whether the head is plainly one: a time, or a part of the day with a colon.
  let isPlain: Bool

  init?(_ line: String) {
    if let (clock, rest) = SlotHead.clock(line[...]) {
      var rest = rest
      var until: ClockTime?
      if let mark = rest.first, "~–-".contains(mark), let (second, more) = SlotHead.clock(rest.dropFirst().trimmed) {
        until = second
        rest = more
      }
      let title = String(rest.drop { ":：-–~".contains($0) || $0.isWhitespace })
      guard !title.isEmpty else { return nil }
      start = clock
      end = until
      period = SlotHead.period(of: clock)
      self.title = title
      isPlain = true
      return
    }
    for (word, period) in SlotHead.words where line.hasPrefix(word) {
      let rest = line.dropFirst(word.count)
      guard let mark = rest.first, ":： ".contains(mark) else { continue }
      let title = String(rest.drop { ":： ".contains($0) })
      guard !title.isEmpty else { return nil }
      self.period = period
      start = nil
      end = nil
      self.title = title
      isPlain = rest.trimmed.first.map { ":：".contains($0) } ?? false
      return
    }
    return nil
  }

  private static let words: [(String, ItinerarySlot.Period)] = [
    ("오전", .morning), ("아침", .morning), ("점심", .noon), ("오후", .afternoon), ("저녁", .evening), ("밤", .night),
  ]

  /// `HH:MM` at the start of a text, with what stands behind it.
  private static func clock(_ text: Substring) -> (ClockTime, Substring)? {
    let word = text.prefix { $0.isASCII && $0.isNumber || $0 == ":" }
    let clean = word.hasSuffix(":") ? word.dropLast() : word
    guard let clock = ClockTime(text: String(clean)) else { return nil }
    return (clock, text.dropFirst(clean.count).trimmed)
  }

  private static func period(of clock: ClockTime) -> ItinerarySlot.Period {
    switch clock.hour {
    case 5..<11: .morning
    case 11..<14: .noon
    case 14..<18: .afternoon
    case 18..<21: .evening
    case _: .night
    }
  }
}
