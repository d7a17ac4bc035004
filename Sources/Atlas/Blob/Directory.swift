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
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let entry = entry(middle)
      switch order(of: entry, and: name) {
      case 0: return try open(entry, name: name, stride: stride)
      case ..<0: low = middle + 1
      case _: high = middle
      }
    }
    throw .missingTable(name)
  }

  /// Less than 0 when the table of an entry comes before a name, 0 when it bears it; spells out no string for it.
  private func order(of entry: Row, and name: String) -> Int {
    var position = 0
    for byte in name.utf8 {
      guard position < 16 else { return -1 }
      if entry.bytes[position] != byte { return Int(entry.bytes[position]) - Int(byte) }
      position += 1
    }
    return position < 16 ? Int(entry.bytes[position]) : 0
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
