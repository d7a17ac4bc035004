import Travel
import Wording

extension TextRenderer {
  func lines(of block: Block, columns: Int?) -> [Text] {
    let measure = columns.map { min($0, Self.measure) }
    switch block {
    case .heading(let title, _): return title.with(.strong).titleLines(to: columns)
    case .paragraph(let text): return text.isEmpty ? [] : text.lines(to: measure)
    case .facts(let facts): return lines(of: facts, columns: measure)
    case .table(let table): return lines(of: table, columns: columns)
    case .timeline(let moments): return lines(of: moments, columns: measure)
    case .list(let items): return items.flatMap { hanging($0, behind: .quiet(signs.bullet + " "), measure) }
    case .bars(let bars): return lines(of: bars, columns: measure)
    case .weather(let days): return lines(of: days, columns: measure)
    case .share(let share): return lines(of: share, columns: measure)
    case .sketch(let places):
      let landmarks = Landmark.landmarks(of: places)
      // A way between two places is worth a line on a map; two sights of a day are not.
      let least = places.contains { $0.kind == .flight } ? 2 : 3
      return canvas.isWide && landmarks.count >= least ? Sketch(landmarks, signs).lines : []
    case .verbatim(let script):
      return script.wholeLines.map { Text($0) }
    case .hint(let text, let command): return lines(ofHint: text, command: command, columns: columns)
    }
  }

  /// The columns beyond which the eye loses the next line of prose.
  private static let measure = 96

  func hanging(_ text: Text, behind head: Text, _ columns: Int?) -> [Text] {
    text.lines(to: columns.map { max($0 - head.cells, 1) }).hanging(behind: head)
  }

  /// Names beside their values; names take at most that part of the line.
  func lines(of facts: [Block.Fact], columns: Int?, namesTake part: Int = 3, hang: Int = 0) -> [Text] {
    let width = min(facts.map(\.name.cells).max() ?? 0, columns.map { $0 / part } ?? .max)
    return facts.flatMap { fact -> [Text] in
      // A figure is never broken; where it has no room beside its name, it goes below.
      if let columns, fact.value.longestWord > max(columns - width - 2, 1) {
        return fact.name.with(.quiet).lines(to: columns) + hanging(fact.value, behind: "  ", columns)
      }
      let hung = Text(String(repeating: " ", count: hang))
      let names = fact.name.with(.quiet).lines(to: fact.name.cells > width ? max(width - hang, 1) : width)
        .enumerated().map { $0 == 0 ? $1 : hung + $1 }
      let values = fact.value.lines(to: columns.map { max($0 - width - 2, 1) })
      return (0..<max(names.count, values.count)).map { level in
        let name = level < names.count ? names[level] : Text("")
        guard level < values.count, !values[level].isEmpty else { return name }
        return name.padded(to: width + 2) + values[level]
      }
    }
  }

  private func lines(ofHint text: Text, command: String?, columns: Int?) -> [Text] {
    let arrow = Text.quiet(signs.arrow + " ")
    guard let command, !command.isEmpty else { return hanging(text, behind: arrow, columns) }
    let one = arrow + text + (text.words.hasSuffix(":") ? " " : "  ") + .code(command)
    if let columns, one.cells > columns {
      // A command is never broken, so that it can be pasted whole.
      return hanging(text, behind: arrow, columns) + ["  " + .code(command)]
    }
    return [one]
  }
}

extension String {
  /// Its lines; the end of the last one begins no other.
  var wholeLines: [String] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    return lines.last == "" ? lines.dropLast() : lines
  }
}
