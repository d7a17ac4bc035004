import Travel
import Wording

extension Text {
  /// The cells that the words fill.
  var cells: Int { displayWidth(of: words) }

  /// The text with nothing in it that could steer a terminal.
  var sanitised: Text { map { Text(Sanitised($0.words, keepsLines: true).text, $0.role) } }

  /// The cells of the longest stretch of figures; words can be broken in a pinch.
  var longestWord: Int {
    words.withUnitsHeld(within: .max).split(separator: " ").filter { $0.utf8.contains { (0x30...0x39).contains($0) } }
      .map { displayWidth(of: String($0)) }.max() ?? 0
  }

  /// Whether every word is a remark, so that the text may stand close to its neighbours.
  var isQuiet: Bool { !isEmpty && spans.allSatisfy { $0.role == .quiet } }

  private var isCode: Bool { !isEmpty && spans.allSatisfy { $0.role == .code } }

  /// Gives the text with another look for its words that have none.
  func with(_ role: Role) -> Text { map { Text($0.words, $0.role == .plain ? role : $0.role) } }

  private func map(_ transform: (Span) -> Text) -> Text { Text(spans: spans.flatMap { transform($0).spans }) }

  /// Fills the text with spaces up to a number of columns.
  func padded(to columns: Int, _ alignment: Block.Heading.Alignment = .leading) -> Text {
    let missing = columns - cells
    guard missing > 0 else { return self }
    let spaces = Text(String(repeating: " ", count: missing))
    switch alignment {
    case .leading: return self + spaces
    case .trailing: return spaces + self
    }
  }

  /// Breaks the text into lines of at most so many columns; at its own line ends only when there is no limit.
  func lines(to columns: Int?) -> [Text] {
    // A command or an address alone is for pasting: it runs over rather than break.
    let limit = isCode ? Int.max : columns ?? Int.max
    let whole = unbroken(within: limit)
    let words = whole.words
    return lineRanges(of: words, to: limit).map { range in
      let start = words.utf8.distance(from: words.startIndex, to: range.lowerBound)
      let end = words.utf8.distance(from: words.startIndex, to: range.upperBound)
      return whole.slice(start..<end)
    }
  }

  /// What can be pasted holds together where a line has room for it, and so does a figure with its unit.
  private func unbroken(within columns: Int) -> Text {
    guard columns < cells else { return self }
    return map { span in
      guard span.role == .code else { return Text(span.words.withUnitsHeld(within: columns), span.role) }
      guard displayWidth(of: span.words) <= columns else { return Text(spans: [span]) }
      return .code(span.words.replacing(" ", with: "\u{A0}"))
    }
  }

  /// Breaks a title into lines: first where a wide gap parts one thing from the next, and within a thing only where it
  /// has no room on a line of its own.
  func titleLines(to columns: Int?) -> [Text] {
    guard let columns, cells > columns else { return [self] }
    var lines: [Text] = []
    for span in spans {
      let part = Text(spans: [span])
      guard let last = lines.last else {
        lines = [part]
        continue
      }
      let isApart = span.words.hasPrefix("  ")
      if !isApart || last.cells + part.cells <= columns {
        lines[lines.count - 1] = last + part
      } else {
        lines.append(Text(String(span.words.drop { $0 == " " }), span.role))
      }
    }
    return lines.flatMap { $0.lines(to: columns) }
  }

  private func slice(_ range: Range<Int>) -> Text {
    var start = 0
    var kept = Text("")
    for span in spans {
      let bytes = span.words.utf8
      let end = start + bytes.count
      if end > range.lowerBound, start < range.upperBound {
        let from = bytes.index(bytes.startIndex, offsetBy: max(range.lowerBound - start, 0))
        let to = bytes.index(bytes.startIndex, offsetBy: min(range.upperBound, end) - start)
        let words = String(span.words[from..<to])
        kept = kept + Text(words.replacing("\u{A0}", with: " "), span.role)
      }
      start = end
    }
    return kept
  }
}

extension [Text] {
  /// Puts words before the first line and as much space before the others.
  func hanging(behind head: Text) -> [Text] {
    let space = Text(String(repeating: " ", count: head.cells))
    return enumerated().map { ($0 == 0 ? head : space) + $1 }
  }
}

extension String {
  /// The words with no break between a figure and the unit behind it, `46.5 km`, `1 h 15 min`, `3,200 KRW`, where a line
  /// has room for both.
  fileprivate func withUnitsHeld(within columns: Int) -> String {
    guard utf8.contains(0x20), utf8.contains(where: { (0x30...0x39).contains($0) }) else { return self }
    let words = split(separator: " ", omittingEmptySubsequences: false)
    guard var held = words.first.map({ String($0) }) else { return self }
    var width = displayWidth(of: held)
    for (before, word) in zip(words, words.dropFirst()) {
      let cells = displayWidth(of: String(word))
      let isFigure = before.utf8.last.map { (0x30...0x39).contains($0) } ?? false
      if isFigure, word.isUnit, width + 1 + cells <= columns {
        held += "\u{A0}" + word
        width += 1 + cells
      } else {
        held += " " + word
        width = cells
      }
    }
    return held
  }
}

extension Substring {
  /// Whether the word begins with a unit or a currency.
  fileprivate var isUnit: Bool {
    let unit = prefix { $0.isLetter || $0 == "%" || $0 == "°" }
    return Substring.units.contains(String(unit))
      || (unit.utf8.count == 3 && unit.utf8.allSatisfy { (0x41...0x5A).contains($0) })
  }

  private static let units: Set<String> = ["h", "min", "s", "km", "m", "kg", "mm", "%", "°C"]
}
