/// One table of a blob, whose place and size have been checked against the blob.
struct Table: @unchecked Sendable {
  let name: String
  let bytes: UnsafeRawBufferPointer
  /// Bytes a row; 0 when rows vary in length.
  let stride: Int
  let rows: Int

  /// Gives a row; throws when there is none of that index.
  func row(_ index: Int) throws(AtlasError) -> Row {
    guard index >= 0, index < rows, stride > 0 else { throw .outOfBounds(table: name) }
    return Row(bytes: UnsafeRawBufferPointer(rebasing: bytes[index * stride..<(index + 1) * stride]))
  }

  /// Gives a number of 24 bits of a row that exists, and goes on a byte after it, for walks over a whole table.
  func i24(row index: Int, at offset: Int) -> Int {
    let bits = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index * stride + offset, as: UInt32.self))
    return Int(Int32(bitPattern: bits << 8) >> 8)
  }

  /// Gives the rows of a span that another table names; throws when it leaves the table.
  func span(from first: Int, count: Int) throws(AtlasError) -> Range<Int> {
    guard first >= 0, count >= 0, first + count <= rows else { throw .outOfBounds(table: name) }
    return first..<first + count
  }

  /// Finds the first row for which `isBefore` no longer holds, in a table sorted that way.
  func partition(_ range: Range<Int>? = nil, _ isBefore: (Row) -> Bool) throws(AtlasError) -> Int {
    var low = range?.lowerBound ?? 0
    var high = range?.upperBound ?? rows
    while low < high {
      let middle = (low + high) / 2
      if isBefore(try row(middle)) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Finds the row whose first bytes are a code, in a table sorted by that code; nil when there is none.
  func row(code: String) throws(AtlasError) -> Int? {
    let wanted = Array(code.utf8)
    guard !wanted.isEmpty, wanted.count <= stride else { return nil }
    let index = try partition { row in
      for (position, byte) in wanted.enumerated() where row.bytes[position] != byte {
        return row.bytes[position] < byte
      }
      return false
    }
    guard index < rows else { return nil }
    let found = try row(index)
    return wanted.indices.allSatisfy { found.bytes[$0] == wanted[$0] } ? index : nil
  }
}
