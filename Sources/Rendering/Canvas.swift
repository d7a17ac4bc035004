/// What a text is drawn on.
package struct Canvas: Equatable, Sendable {
  /// The columns of a terminal; nil when nothing is to be broken, dropped or shrunk, as in a pipe.
  package var columns: Int?
  /// Whether roles are shown in colour and weight.
  package var isColoured: Bool
  /// Whether every column of a table is kept, however wide it gets.
  package var isWide: Bool
  /// Whether pictures may be made of signs beyond ASCII; words always may.
  package var isUnicode: Bool

  package init(columns: Int? = nil, isColoured: Bool = false, isWide: Bool = false, isUnicode: Bool = true) {
    self.columns = columns.map { max($0, 20) }
    self.isColoured = isColoured
    self.isWide = isWide
    self.isUnicode = isUnicode
  }
}
