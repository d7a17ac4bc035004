/// Breaks a text into lines of at most so many columns.
///
/// Lines break at spaces; Chinese and Japanese may break between two characters, except before what closes or prolongs
/// and after what opens. A word wider than a line is broken between graphemes. Line ends in the text are kept.
package func wrap(_ text: String, to columns: Int) -> [String] {
  lineRanges(of: text, to: columns).map { String(text[$0]) }
}

/// Gives the lines that `wrap` would make as ranges of the text, the spaces at their ends left out.
package func lineRanges(of text: String, to columns: Int) -> [Range<String.Index>] {
  plainLineRanges(of: text, to: columns) ?? endlessLineRanges(of: text, to: columns)
    ?? graphemeLineRanges(of: text, to: columns)
}

/// Gives the lines of any text by its graphemes.
func graphemeLineRanges(of text: String, to columns: Int) -> [Range<String.Index>] {
  var lines: [Range<String.Index>] = []
  var paragraph = text.startIndex
  while true {
    let end = text[paragraph...].firstIndex { $0.isNewline } ?? text.endIndex
    var breaker = LineBreaker(columns: columns, start: paragraph)
    lines += breaker.lines(of: text[paragraph..<end])
    guard end < text.endIndex else { return lines }
    paragraph = text.index(after: end)
  }
}

/// Fills lines greedily, remembering the last place where one may end.
private struct LineBreaker {
  let columns: Int
  var start: String.Index
  var width = 0
  var lines: [Range<String.Index>] = []
  /// The last place to break: where the line would end, where the next would start, and the width up to there.
  var chance: (end: String.Index, next: String.Index, width: Int)?

  init(columns: Int, start: String.Index) {
    self.columns = columns
    self.start = start
  }

  mutating func lines(of paragraph: Substring) -> [Range<String.Index>] {
    var previous: Character?
    /// The end of the last word, before the spaces that follow it.
    var wordEnd = paragraph.startIndex
    var index = paragraph.startIndex
    while index < paragraph.endIndex {
      let character = paragraph[index]
      let next = paragraph.index(after: index)
      let cells = displayWidth(of: character)
      if character.isBreakingSpace {
        width += cells
      } else {
        if let previous, wordEnd > start, previous.mayBreak(before: character) {
          chance = (wordEnd, index, width)
        }
        while width + cells > columns, index > start { breakLine(at: index) }
        width += cells
        wordEnd = next
      }
      previous = character
      index = next
    }
    lines.append(start..<max(start, wordEnd))
    return lines
  }

  private mutating func breakLine(at index: String.Index) {
    if let chance {
      lines.append(start..<max(start, chance.end))
      start = chance.next
      width -= chance.width
    } else {
      lines.append(start..<index)
      start = index
      width = 0
    }
    chance = nil
  }
}

extension Character {
  fileprivate var isBreakingSpace: Bool { self == " " || self == "\t" || self == "\u{3000}" }

  fileprivate func mayBreak(before next: Character) -> Bool {
    if isBreakingSpace { return true }
    guard isIdeographic || next.isIdeographic else { return false }
    return !next.mayNotStartLine && !mayNotEndLine
  }

  /// Written without spaces: Han, kana, their punctuation. Hangul has spaces and breaks at them.
  private var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x2E80...0x3130, 0x3190...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF9F, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }

  private var mayNotStartLine: Bool {
    "、。，．,.・：；:;！？!?）)］]｝}」』】〕〉》〗〙〛”’%％‰℃°々〻ーゝゞヽヾ〜～…‥ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ".contains(self)
  }

  private var mayNotEndLine: Bool { "（(［[｛{「『【〔〈《〖〘〚“‘￥$＄#＃".contains(self) }
}
