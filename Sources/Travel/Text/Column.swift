package import Wording

/// One column of a list of cards: its heading for people, its JSON name for TSV, and what stands in it.
package struct Column<Row>: Sendable {
  package let name: String
  package let title: Phrase
  package let alignment: Block.Heading.Alignment
  package let priority: Int
  package let cell: @Sendable (Row, Reader) -> Text

  /// Declares a column; `name` is its heading in TSV, `priority` 1 stays longest on a narrow terminal.
  package init(
    _ name: String, _ title: Phrase, _ alignment: Block.Heading.Alignment = .leading, priority: Int = 1,
    _ cell: @escaping @Sendable (Row, Reader) -> Text
  ) {
    self.name = name
    self.title = title
    self.alignment = alignment
    self.priority = priority
    self.cell = cell
  }
}

extension Array {
  /// Draws rows as a table for a reader.
  package func table<Row>(of rows: [Row], for reader: Reader) -> Block where Element == Column<Row> {
    .table(
      Block.Table(
        columns: map { .init(Text($0.title[reader.language]), $0.alignment, priority: $0.priority) },
        rows: rows.map { row in map { $0.cell(row, reader) } }))
  }
}
