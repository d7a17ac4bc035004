/// Gives the lines of a text of printable ASCII and line ends alone, by its bytes: most texts are such, and looking for
/// graphemes reads tables that nothing else at start-up needs. nil for any other text.
func plainLineRanges(of text: String, to columns: Int) -> [Range<String.Index>]? {
  let bytes = text.utf8
  guard bytes.allSatisfy({ $0 == 10 || (0x20..<0x7F).contains($0) }) else { return nil }
  var lines: [Range<String.Index>] = []
  var start = bytes.startIndex
  var width = 0
  var wordEnd = start
  // Where the line would end and the next start, and the width up to there.
  var chance: (end: String.Index, next: String.Index, width: Int)?
  var isAfterSpace = false
  var index = start
  while index < bytes.endIndex {
    let byte = bytes[index]
    let next = bytes.index(after: index)
    if byte == 10 {
      lines.append(start..<max(start, wordEnd))
      (start, wordEnd, width, chance, isAfterSpace) = (next, next, 0, nil, false)
    } else if byte == 0x20 {
      width += 1
      isAfterSpace = true
    } else {
      if isAfterSpace, wordEnd > start { chance = (wordEnd, index, width) }
      while width + 1 > columns, index > start {
        if let found = chance {
          lines.append(start..<max(start, found.end))
          (start, width) = (found.next, width - found.width)
        } else {
          lines.append(start..<index)
          (start, width) = (index, 0)
        }
        chance = nil
      }
      width += 1
      wordEnd = next
      isAfterSpace = false
    }
    index = next
  }
  lines.append(start..<max(start, wordEnd))
  return lines
}

/// Gives the one line of a text without line ends that may be as long as it likes, without looking for graphemes: most
/// texts are drawn into a pipe. nil for any other text.
func endlessLineRanges(of text: String, to columns: Int) -> [Range<String.Index>]? {
  let scalars = text.unicodeScalars
  guard columns == .max, !scalars.contains(where: { $0.endsLine }) else { return nil }
  let last = scalars.lastIndex { $0 != " " && $0 != "\t" && $0 != "\u{3000}" }
  return [text.startIndex..<(last.map { scalars.index(after: $0) } ?? text.startIndex)]
}

extension Unicode.Scalar {
  /// Whether it ends a line, or may be a part of what does.
  fileprivate var endsLine: Bool {
    (0x0A...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
  }
}
