import Travel
import Wording

extension TextRenderer {
  func lines(of block: Block, columns: Int?) -> [Text] {
    let measure = columns.map { min($0, Self.measure) }
    switch block {
    case .heading(let title, _): return title.with(.strong).lines(to: columns)
    case .paragraph(let text): return text.isEmpty ? [] : text.lines(to: measure)
    case .facts(let facts): return lines(of: facts, columns: measure)
    case .table(let table): return lines(of: table, columns: columns)
    case .timeline(let moments): return lines(of: moments, columns: measure)
    case .list(let items): return items.flatMap { hanging($0, behind: .quiet("• "), measure) }
    case .bars(let bars): return lines(of: bars, columns: measure)
    case .verbatim(let script):
      return script.split(separator: "\n", omittingEmptySubsequences: false).map { Text(String($0)) }
    case .hint(let text, let command): return lines(ofHint: text, command: command, columns: columns)
    }
  }

  /// The columns beyond which the eye loses the next line of prose.
  private static let measure = 96

  private func hanging(_ text: Text, behind head: Text, _ columns: Int?) -> [Text] {
    text.lines(to: columns.map { max($0 - head.cells, 1) }).hanging(behind: head)
  }

  func lines(of facts: [Block.Fact], columns: Int?) -> [Text] {
    let width = min(facts.map(\.name.cells).max() ?? 0, columns.map { $0 / 3 } ?? .max)
    return facts.flatMap { fact in
      let names = fact.name.with(.quiet).lines(to: width)
      let values = fact.value.lines(to: columns.map { max($0 - width - 2, 1) })
      return (0..<max(names.count, values.count)).map { level in
        let name = level < names.count ? names[level] : Text("")
        guard level < values.count, !values[level].isEmpty else { return name }
        return name.padded(to: width + 2) + values[level]
      }
    }
  }

  private func lines(of moments: [Block.Moment], columns: Int?) -> [Text] {
    let width = moments.map(\.time.cells).max() ?? 0
    // Beside a long time the rest would be a column of single words; it goes below instead.
    let isBelow = columns.map { $0 < width + 18 } ?? false
    let margin = Text(String(repeating: " ", count: isBelow ? 2 : width + 2))
    return moments.flatMap { moment in
      (isBelow
        ? moment.time.lines(to: columns) + hanging(moment.title, behind: margin, columns)
        : hanging(moment.title, behind: moment.time.padded(to: width + 2), columns))
        + moment.details.flatMap { hanging($0, behind: margin, columns) }
    }
  }

  private func lines(of bars: [Block.Bar], columns: Int?) -> [Text] {
    let labels = bars.map(\.label.cells).max() ?? 0
    let captions = bars.map(\.caption.cells).max() ?? 0
    let room = min(columns.map { $0 - labels - captions - 4 } ?? 30, 30)
    let scale = bars.map(\.high).max() ?? 0
    return bars.flatMap { bar -> [Text] in
      guard room >= 6, scale > 0 else { return hanging(bar.caption, behind: bar.label.padded(to: labels + 2), columns) }
      let low = Int(bar.low / scale * Double(room) + 0.5)
      let high = max(Int(bar.high / scale * Double(room) + 0.5), bar.high > 0 ? 1 : 0)
      // What is sure is drawn heavy, what may come on top of it light.
      let drawn =
        Text(String(repeating: "━", count: low), .money) + .quiet(String(repeating: "─", count: max(high - low, 0)))
      return [bar.label.padded(to: labels + 2) + drawn.padded(to: room + 2) + bar.caption]
    }
  }

  private func lines(ofHint text: Text, command: String?, columns: Int?) -> [Text] {
    let arrow = Text.quiet("→ ")
    guard let command, !command.isEmpty else { return hanging(text, behind: arrow, columns) }
    let one = arrow + text + (text.words.hasSuffix(":") ? " " : "  ") + .code(command)
    if let columns, one.cells > columns {
      // A command is never broken, so that it can be pasted whole.
      return hanging(text, behind: arrow, columns) + ["  " + .code(command)]
    }
    return [one]
  }
}
