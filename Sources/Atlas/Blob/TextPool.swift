/// The shared strings of a blob, found by their offset.
struct TextPool: Sendable {
  private let table: Table
  private let pieces: Pieces

  init(_ directory: Directory, pieces: Pieces) throws(AtlasError) {
    table = try directory.table("text", stride: nil)
    self.pieces = pieces
  }

  /// The text at an offset; nil for offset 0, which means none.
  func text(_ offset: Int) throws(AtlasError) -> String? {
    offset == 0 ? nil : try pieces.text(try stored(offset))
  }

  /// The UTF-8 at an offset, empty at offset 0.
  func bytes(_ offset: Int) throws(AtlasError) -> [UInt8] { try pieces.spelt(try stored(offset)) }

  /// Tells whether the text at an offset is exactly this one.
  func holds(_ text: [UInt8], at offset: Int) throws(AtlasError) -> Bool {
    try pieces.isSame(try stored(offset), as: text)
  }

  private func stored(_ offset: Int) throws(AtlasError) -> UnsafeRawBufferPointer {
    let pool = table.bytes
    guard offset >= 0, offset < pool.count else { throw .outOfBounds(table: table.name) }
    var start = offset + 1
    var length = Int(pool[offset])
    if length >= 0x80 {
      guard start < pool.count else { throw .outOfBounds(table: table.name) }
      length = (length & 0x7F) << 8 | Int(pool[start])
      start += 1
    }
    guard length <= pool.count - start else { throw .outOfBounds(table: table.name) }
    return UnsafeRawBufferPointer(rebasing: pool[start..<start + length])
  }
}
