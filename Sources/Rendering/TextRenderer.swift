package import Travel
package import Wording

/// Draws an answer for a person at a terminal: aligned, with air, and with the same words when piped.
package struct TextRenderer: Sendable {
  let canvas: Canvas
  let language: Language

  package init(canvas: Canvas, language: Language) {
    self.canvas = canvas
    self.language = language
  }

  /// Gives the drawing of some blocks, each line with its end.
  package func text(of blocks: [Block]) -> String {
    lines(of: blocks.map(\.sanitised))
      .map { Style.ink($0, isColoured: canvas.isColoured).withoutTrailingSpaces + "\n" }.joined()
  }

  private func lines(of blocks: [Block]) -> [Text] {
    var lines: [Text] = []
    var previous: Block?
    var indent = 0
    for block in blocks {
      let drawn = drawing(of: block, indent: &indent)
      guard !drawn.isEmpty else { continue }
      if let previous, block.needsAir(after: previous) { lines.append("") }
      lines += drawn
      previous = block
    }
    return lines
  }

  private func drawing(of block: Block, indent: inout Int) -> [Text] {
    let margin: Int
    switch block {
    case .heading(_, let level):
      margin = level < 3 ? 0 : min(indent, 2)
      // Where there is no weight, the margin alone tells a title from what is under it.
      indent = 2
    case .hint, .verbatim: margin = 0
    case .paragraph, .facts, .table, .timeline, .list, .bars, .weather, .share, .sketch: margin = indent
    }
    let space = Text(String(repeating: " ", count: margin))
    return lines(of: block, columns: canvas.columns.map { $0 - margin }).map { $0.isEmpty ? $0 : space + $0 }
  }
}

extension Block {
  /// Whether an empty line parts the block from the one before.
  fileprivate func needsAir(after previous: Block) -> Bool {
    switch (previous, self) {
    case (.heading, .heading): true
    // A title stands closer to what it names than to what came before.
    case (.heading(_, let level), _): level == 1
    case (.hint, .hint): false
    case (.paragraph(let above), .paragraph(let below)): !(above.isQuiet && below.isQuiet)
    default: true
    }
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: Substring {
    lastIndex { $0 != " " }.map { self[...$0] } ?? ""
  }
}
