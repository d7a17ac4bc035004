import Travel
import Wording

extension Text {
  /// The cells that the words fill.
  var cells: Int { displayWidth(of: words) }

  /// The text with nothing in it that could steer a terminal.
  var sanitised: Text { map { Text(Sanitised($0.words, keepsLines: true).text, $0.role) } }

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

  /// What can be pasted holds together where a line has room for it.
  private func unbroken(within columns: Int) -> Text {
    map { span in
      guard span.role == .code, displayWidth(of: span.words) <= columns else { return Text(spans: [span]) }
      return .code(span.words.replacing(" ", with: "\u{A0}"))
    }
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
        kept = kept + Text(span.role == .code ? words.replacing("\u{A0}", with: " ") : words, span.role)
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
