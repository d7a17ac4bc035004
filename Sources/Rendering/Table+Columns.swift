import Travel

extension Block.Table {
  /// The table without the columns that say nothing in any row.
  var withoutEmptyColumns: Block.Table {
    let telling = columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    guard telling.count < columns.count else { return self }
    return Block.Table(columns: telling.map { columns[$0] }, rows: rows.map { row in telling.map { row[$0] } })
  }
}
