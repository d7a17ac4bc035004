import Travel
import Wording

/// Which columns of a table are drawn and how wide each is.
struct TableLayout: Equatable {
  /// Positions of the columns kept, in their order.
  let kept: [Int]
  let widths: [Int]

  static let gap = 2

  /// Whether the words of some column would be broken into crumbs, so that the rows are better drawn as facts.
  let isCrumbled: Bool

  /// Fits a table into a number of columns: the least important columns leave first, then words are broken in cells.
  init(_ table: Block.Table, columns: Int?, isWide: Bool) {
    let natural = table.columns.indices.map { column in
      max(table.columns[column].title.cells, table.rows.map { $0[column].cells }.max() ?? 0)
    }
    guard let columns, !isWide else {
      kept = Array(natural.indices)
      widths = natural
      isCrumbled = false
      return
    }
    var columnsLeft = Array(natural.indices)
    // A column that wraps a little is better than one that is gone, and one that is gone better than ragged crumbs.
    while let least = columnsLeft.max(by: { (table.columns[$0].priority, $0) < (table.columns[$1].priority, $1) }),
      table.columns[least].priority > 1,
      Self.width(of: columnsLeft, table.columns[least].isExtra ? natural : Self.floor(natural, table)) > columns
    {
      columnsLeft.removeAll { $0 == least }
    }
    kept = columnsLeft
    let fitted = Self.shrunk(natural, columnsLeft, table, to: columns)
    widths = fitted
    isCrumbled =
      Self.width(of: columnsLeft, fitted) > columns || columnsLeft.contains { fitted[$0] < min(natural[$0], 12) }
  }

  private static func width(of columns: [Int], _ widths: [Int]) -> Int {
    columns.reduce(0) { $0 + widths[$1] } + gap * max(columns.count - 1, 0)
  }

  /// The width that each column keeps as long as others can leave.
  private static func floor(_ natural: [Int], _ table: Block.Table) -> [Int] {
    natural.indices.map { column in
      switch table.columns[column].alignment {
      // Figures are never broken.
      case .trailing: natural[column]
      case .leading: min(natural[column], max(table.columns[column].title.cells, 18))
      }
    }
  }

  /// Takes cell after cell from the widest column of words until the table fits.
  private static func shrunk(_ natural: [Int], _ kept: [Int], _ table: Block.Table, to columns: Int) -> [Int] {
    var widths = natural
    var excess = width(of: kept, widths) - columns
    while excess > 0 {
      let words = kept.filter { table.columns[$0].alignment == .leading && widths[$0] > 4 }
      guard let widest = words.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}

extension Block.Heading {
  /// Whether the column is for those who ask for it, such as an id: shown where there is room, and not missed elsewhere.
  var isExtra: Bool { priority >= 5 }
}
