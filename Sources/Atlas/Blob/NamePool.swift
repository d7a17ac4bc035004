/// Records of the names of places in several languages, found by their offset.
struct NamePool: Sendable {
  let table: Table
  private let pieces: Pieces

  init(_ directory: Directory, table name: String, pieces: Pieces) throws(AtlasError) {
    table = try directory.table(name, stride: nil)
    self.pieces = pieces
  }

  /// The names at an offset; nil where there are none.
  func names(_ offset: Int) throws(AtlasError) -> PlaceNames? {
    if offset == 0 { return nil }
    return try record(offset)
  }

  /// The names of the record that begins at an offset.
  func record(_ offset: Int) throws(AtlasError) -> PlaceNames {
    var english, korean, japanese, chinese, local: String?
    // No array of them: to make its type at run time would take longer than all the rest.
    _ = try eachName(at: offset) { bit, stored throws(AtlasError) in
      let name = try pieces.text(stored)
      switch bit {
      case 0: english = name
      case 1: korean = name
      case 2: japanese = name
      case 3: chinese = name
      case _: local = name
      }
    }
    guard let english else { throw .malformed(table: table.name) }
    return PlaceNames(en: english, ko: korean, ja: japanese, zh: chinese, local: local)
  }

  /// Where the record after the one at an offset begins.
  func end(ofRecord offset: Int) throws(AtlasError) -> Int { try eachName(at: offset) { _, _ in } }

  /// Visits the stored names of a record with their languages' bits, and gives its end.
  private func eachName(
    at offset: Int, _ visit: (Int, UnsafeRawBufferPointer) throws(AtlasError) -> Void
  ) throws(AtlasError) -> Int {
    let pool = table.bytes
    guard offset >= 0, offset < pool.count else { throw .outOfBounds(table: table.name) }
    let first = pool[offset]
    // Most places have an English name and no other: then the first byte is its length.
    if first < 0x80 {
      let end = offset + 1 + Int(first)
      guard end <= pool.count else { throw .outOfBounds(table: table.name) }
      try visit(0, UnsafeRawBufferPointer(rebasing: pool[offset + 1..<end]))
      return end
    }
    var position = offset + 1
    for bit in 0..<5 where first & (1 << bit) != 0 {
      guard position < pool.count else { throw .outOfBounds(table: table.name) }
      let end = position + 1 + Int(pool[position])
      guard end <= pool.count else { throw .outOfBounds(table: table.name) }
      try visit(bit, UnsafeRawBufferPointer(rebasing: pool[position + 1..<end]))
      position = end
    }
    return position
  }
}
