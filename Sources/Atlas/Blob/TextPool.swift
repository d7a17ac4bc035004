/// The shared strings of a blob, found by their offset.
struct TextPool: Sendable {
  let table: Table

  /// The text at an offset; nil for offset 0, which means none.
  func text(_ offset: Int) throws(AtlasError) -> String? {
    offset == 0 ? nil : String(decoding: try bytes(offset), as: UTF8.self)
  }

  /// The UTF-8 at an offset, empty at offset 0.
  func bytes(_ offset: Int) throws(AtlasError) -> UnsafeRawBufferPointer {
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
