/// The table directory of a blob: what it holds, since when, from whom.
struct Directory: Sendable {
  let blob: Blob
  let count: Int

  init(_ blob: Blob, magic: StaticString) throws(AtlasError) {
    self.blob = blob
    self.count = try blob.tableCount(magic: magic)
  }

  /// Opens a table; `stride` is the length of its rows as this version knows them, nil for rows of varying length.
  func table(_ name: String, stride: Int?) throws(AtlasError) -> Table {
    let wanted = Directory.number(name)
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let entry = entry(middle)
      let found = (entry.u64big(0), entry.u64big(8))
      if found == wanted { return try open(entry, name: name, stride: stride) }
      if found < wanted { low = middle + 1 } else { high = middle }
    }
    throw .missingTable(name)
  }

  /// A name as an entry holds it, in two numbers that sort as it does: every table is looked up at every start.
  private static func number(_ name: String) -> (UInt64, UInt64) {
    var number: (UInt64, UInt64) = (0, 0)
    var position = 0
    for byte in name.utf8 {
      let bits = UInt64(byte) << (56 - 8 * (position % 8))
      if position < 8 { number.0 |= bits } else { number.1 |= bits }
      position += 1
    }
    return number
  }

  func entry(_ index: Int) -> Row {
    let start = Blob.headerLength + index * Blob.entryLength
    return Row(bytes: UnsafeRawBufferPointer(rebasing: blob.bytes[start..<start + Blob.entryLength]))
  }

  /// The bytes of a table; throws when they lie outside the blob.
  func bytes(of entry: Row) throws(AtlasError) -> UnsafeRawBufferPointer {
    let offset = entry.u32(16)
    let length = entry.u32(20)
    guard offset <= blob.bytes.count, length <= blob.bytes.count - offset else {
      throw .outOfBounds(table: entry.ascii(0, 16))
    }
    return UnsafeRawBufferPointer(rebasing: blob.bytes[offset..<offset + length])
  }

  private func open(_ entry: Row, name: String, stride: Int?) throws(AtlasError) -> Table {
    let bytes = try bytes(of: entry)
    let rows = entry.u32(24)
    let found = entry.u32(28)
    if let stride {
      guard found == stride, rows * stride == bytes.count else { throw .malformed(table: name) }
    }
    return Table(name: name, bytes: bytes, stride: stride ?? 0, rows: rows)
  }
}
