import Travel
import Wording

extension TextRenderer {
  func lines(of whole: Block.Table, columns: Int?) -> [Text] {
    let table = whole.withoutEmptyColumns
    guard !table.rows.isEmpty else { return [] }
    let layout = TableLayout(table, columns: columns, isWide: canvas.isWide)
    if layout.isCrumbled { return stacked(table, columns: columns) }
    let hasHead = table.columns.contains { !$0.title.isEmpty }
    var lines = hasHead ? row(table.columns.map { $0.title.with(.quiet) }, of: table, layout) : []
    for cells in table.rows { lines += row(cells, of: table, layout) }
    let hidden = table.columns.indices.filter { !layout.kept.contains($0) && !table.columns[$0].isExtra }
    if !hidden.isEmpty {
      let names = hidden.map { table.columns[$0].title.words }.joined(separator: ", ")
      lines += Text.quiet(Phrase("More with --wide: \(names)", "--wide로 더 보기: \(names)")[language]).lines(to: columns)
    }
    return lines
  }

  /// Each row as facts under each other, for a terminal too narrow for a table.
  private func stacked(_ table: Block.Table, columns: Int?) -> [Text] {
    table.rows.enumerated().flatMap { number, row in
      let facts = table.columns.indices.filter { !row[$0].isEmpty && !table.columns[$0].isExtra }
        .map { Block.Fact(table.columns[$0].title, row[$0]) }
      return (number == 0 ? [] : [""]) + lines(of: facts, columns: columns)
    }
  }

  /// One row, as many lines high as its highest cell.
  private func row(_ cells: [Text], of table: Block.Table, _ layout: TableLayout) -> [Text] {
    let stacks = layout.kept.map { cells[$0].lines(to: layout.widths[$0]) }
    let height = stacks.map(\.count).max() ?? 0
    return (0..<height).map { level in
      var line = Text("")
      for (position, column) in layout.kept.enumerated() {
        if position > 0 { line = line + Text(String(repeating: " ", count: TableLayout.gap)) }
        let cell = level < stacks[position].count ? stacks[position][level] : Text("")
        line = line + cell.padded(to: layout.widths[column], table.columns[column].alignment)
      }
      return line
    }
  }
}
