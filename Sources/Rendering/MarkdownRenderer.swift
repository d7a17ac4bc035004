package import Travel

/// Writes an answer as Markdown (GitHub's), for notes, issues and mail.
package enum MarkdownRenderer {
  /// Gives the text of some blocks; whatever is Markdown by chance is escaped.
  package static func text(of blocks: [Block]) -> String {
    blocks.map { lines(of: $0.sanitised) }.filter { !$0.isEmpty }
      .map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private static func lines(of block: Block) -> [String] {
    switch block {
    case .heading(let text, let level): [String(repeating: "#", count: level) + " " + line(text)]
    case .paragraph(let text): text.isEmpty ? [] : text.lines(to: nil).map { MarkdownText.paragraph($0) }.spaced
    case .facts(let facts): facts.map(line(of:))
    case .table(let table): lines(of: table)
    case .timeline(let moments): moments.flatMap(lines)
    case .list(let items): items.map { "- " + line($0) }
    case .bars(let bars): bars.map { "- **\(MarkdownText.plain($0.label.words)):** \(line($0.caption))" }
    case .weather(let days): days.map { line(of: Block.Fact($0.label, Text($0.words))) }
    case .share(let share):
      (share.parts.map { Block.Fact($0.label, $0.caption) } + [share.total] + (share.limitFact.map { [$0] } ?? []))
        .map(line(of:))
    case .sketch: []
    case .verbatim(let script): fenced(script)
    case .hint(let text, let command):
      ["> " + ([line(text)] + (command.map { [MarkdownText.code($0)] } ?? [])).joined(separator: " ")]
    }
  }

  /// Fences text with more ticks than it holds anywhere.
  private static func fenced(_ text: String) -> [String] {
    var longest = 2
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return [fence] + text.wholeLines + [fence]
  }

  private static func line(_ text: Text) -> String { MarkdownText.line(text) }

  private static func line(of fact: Block.Fact) -> String {
    "- **\(MarkdownText.plain(fact.name.words)):** \(line(fact.value))"
  }

  private static func lines(of moment: Block.Moment) -> [String] {
    let time =
      switch moment.kind {
      case .way: "↓ "
      case .stop: moment.time.isEmpty ? "" : "**\(MarkdownText.plain(moment.time.words.trimmed))** "
      }
    // Details hang below the title as lines of the same item.
    return ["- " + ([time + line(moment.title)] + moment.details.map { "  " + line($0) }).joined(separator: "  \n")]
  }

  private static func lines(of whole: Block.Table) -> [String] {
    let table = whole.withoutEmptyColumns
    guard !table.rows.isEmpty else { return [] }
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let rules = table.columns.map { column in
      switch column.alignment {
      case .leading: ":---"
      case .trailing: "---:"
      }
    }
    return [row(table.columns.map { line($0.title) }), row(rules)] + table.rows.map { row($0.map(line)) }
  }
}

extension [String] {
  /// Lines of one text as paragraphs of their own.
  fileprivate var spaced: [String] { isEmpty ? [] : [joined(separator: "\n\n")] }
}
