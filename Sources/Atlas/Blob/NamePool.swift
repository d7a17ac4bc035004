/// The names of places in several languages, found by their offset.
struct NamePool: Sendable {
  let table: Table

  /// The names at an offset; nil where there are none.
  func names(_ offset: Int) throws(AtlasError) -> PlaceNames? {
    if offset == 0 { return nil }
    let pool = table.bytes
    guard offset >= 0, offset < pool.count else { throw .outOfBounds(table: table.name) }
    let flags = pool[offset]
    var position = offset + 1
    var found: [String?] = [nil, nil, nil, nil, nil]
    for bit in 0..<5 where flags & (1 << bit) != 0 {
      guard position < pool.count else { throw .outOfBounds(table: table.name) }
      let end = position + 1 + Int(pool[position])
      guard end <= pool.count else { throw .outOfBounds(table: table.name) }
      found[bit] = String(decoding: UnsafeRawBufferPointer(rebasing: pool[position + 1..<end]), as: UTF8.self)
      position = end
    }
    guard let english = found[0] else { throw .malformed(table: table.name) }
    return PlaceNames(en: english, ko: found[1], ja: found[2], zh: found[3], local: found[4])
  }
}
