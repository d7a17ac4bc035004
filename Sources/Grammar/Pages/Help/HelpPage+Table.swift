import Wording

extension HelpPage {
  /// One line of a two-column list: a name and what it is.
  struct Row {
    let label: [Span]
    let text: String
    /// What is said in brackets after the text.
    var note: String?

    var width: Int { label.reduce(0) { $0 + displayWidth(of: $1.text) } }
  }

  /// Rows under a heading.
  struct Section {
    let title: Phrase
    var rows: [Row] = []
  }

  /// Describes a parameter; aligned, long names stand under long names whether or not there is a short one.
  func row(for entry: Entry, isAligned: Bool) -> Row {
    var label: [Span] = []
    if isAligned, entry.spellings.count == 1, entry.spellings[0].hasPrefix("--") { label.append(Span("    ")) }
    if !entry.spellings.isEmpty { label.append(Span(entry.spellings.joined(separator: ", "), .name)) }
    if !entry.placeholder.isEmpty {
      label.append(Span((entry.isOperand ? "" : " ") + entry.placeholder, .placeholder))
    }
    let notes = entry.notes(in: language).joined(separator: "; ")
    return Row(label: label, text: entry.summary[language], note: notes.isEmpty ? nil : notes)
  }

  /// Writes names in one column and their meanings in another, all sections of a list with the same columns; a name too
  /// long for its column gets a line of its own.
  mutating func table(_ sections: [Section]) {
    let indent = 2
    let limit = columns * 2 / 5 - indent
    let fitting = sections.flatMap(\.rows).map(\.width).filter { $0 <= limit }
    let column = indent + (fitting.max() ?? 8) + 2
    for section in sections where !section.rows.isEmpty {
      heading(section.title)
      for row in section.rows {
        var spans = [Span(String(repeating: " ", count: indent))] + row.label
        var start = indent + row.width
        if start + 2 > column {
          line(spans)
          spans = []
          start = 0
        }
        for meaning in meaning(of: row, in: columns - column) {
          line(spans + [Span(String(repeating: " ", count: column - start))] + meaning)
          spans = []
          start = 0
        }
      }
    }
  }

  /// Breaks a meaning and its note into lines.
  private func meaning(of row: Row, in columns: Int) -> [[Span]] {
    // One sentence in a list needs no full stop; several do. The dot in the name of a file ends none.
    let isOne = row.text.hasSuffix(".") && !row.text.contains(". ")
    let sentence = isOne ? String(row.text.dropLast()) : row.text
    let text = row.note.map { "\(sentence) (\($0))" } ?? sentence
    let noteStart = row.note.map { text.index(text.endIndex, offsetBy: -($0.count + 2)) } ?? text.endIndex
    return lineRanges(of: text, to: columns).map { range in
      let middle = min(max(noteStart, range.lowerBound), range.upperBound)
      return [Span(String(text[range.lowerBound..<middle])), Span(String(text[middle..<range.upperBound]), .quiet)]
        .filter { !$0.text.isEmpty }
    }
  }
}

extension Entry {
  /// What is accepted, what counts when nothing is given, and how often it may be given.
  func notes(in language: Language) -> [String] {
    var notes: [String] = []
    if !choices.isEmpty, placeholder != choices.joined(separator: "|") {
      notes.append(choices.joined(separator: ", "))
    }
    if let limits { notes.append(Phrase.limits(limits)[language]) }
    if let fallback { notes.append(Phrase("default \(fallback)", "기본값 \(fallback)")[language]) }
    if isRequired, !isOperand { notes.append(Phrase("required", "꼭 필요해요")[language]) }
    if isRepeatable, !isOperand { notes.append(Phrase("repeatable", "여러 번 써도 돼요")[language]) }
    return notes
  }
}
