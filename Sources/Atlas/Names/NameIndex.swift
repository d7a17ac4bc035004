/// The sorted, front-coded list of folded names of a blob.
struct NameIndex: Sendable {
  private let keys: Table
  private let blocks: Table

  init(_ directory: Directory) throws(AtlasError) {
    keys = try directory.table("keys", stride: nil)
    blocks = try directory.table("keyblocks", stride: 8)
  }

  /// Visits everything that bears exactly this folded name, best first, while `visit` says so.
  func eachReference(of key: [UInt8], _ visit: (NameReference) throws(AtlasError) -> Bool) throws(AtlasError) {
    try scan(from: key) { entry throws(AtlasError) in
      guard entry.matched == key.count, entry.isWhole else { return false }
      _ = try eachReference(entry, visit)
      return false
    }
  }

  /// Everything that bears exactly this folded name, best first.
  func references(of key: [UInt8]) throws(AtlasError) -> [NameReference] {
    var found: [NameReference] = []
    try eachReference(of: key) { reference throws(AtlasError) in
      found.append(reference)
      return true
    }
    return found
  }

  /// Tells whether a stored name is, or begins with, this folded text.
  func holds(prefix key: [UInt8]) throws(AtlasError) -> (prefix: Bool, whole: Bool) {
    var answer = (prefix: false, whole: false)
    try scan(from: key) { entry throws(AtlasError) in
      answer = (entry.matched == key.count, entry.matched == key.count && entry.isWhole)
      return false
    }
    return answer
  }

  /// Gives everything that bears a name beginning with this folded text, in the order of the names.
  ///
  /// `visit` returns whether to go on.
  func eachReference(
    prefix key: [UInt8], _ visit: (NameReference, _ isWhole: Bool) throws(AtlasError) -> Bool
  ) throws(AtlasError) {
    try scan(from: key) { entry throws(AtlasError) in
      guard entry.matched == key.count else { return false }
      return try eachReference(entry) { reference throws(AtlasError) in try visit(reference, entry.isWhole) }
    }
  }

  /// A stored name, as far as it was compared with the one looked for.
  private struct Entry {
    /// How many leading bytes it shares with the name looked for.
    var matched: Int
    /// It has no further bytes.
    var isWhole: Bool
    var references: Range<Int>
  }

  /// Visits the stored names from the first that is not less than `key`, while `visit` says so.
  private func scan(from key: [UInt8], _ visit: (Entry) throws(AtlasError) -> Bool) throws(AtlasError) {
    guard !key.isEmpty, blocks.rows > 0 else { return }
    var block = try lastBlock(notAfter: key)
    var isPast = false
    var matched = 0
    while block < blocks.rows {
      var position = try blocks.row(block).u32(0)
      let end = block + 1 < blocks.rows ? try blocks.row(block + 1).u32(0) : keys.bytes.count
      guard position <= end, end <= keys.bytes.count else { throw .outOfBounds(table: keys.name) }
      var isFirst = true
      while position < end {
        let head = try head(at: position, end: end)
        position = head.references.upperBound
        let shared = isFirst ? 0 : head.shared
        isFirst = false
        if shared > matched {
          // It parts from the key where the one before did.
          if isPast {
            if !(try visit(Entry(matched: matched, isWhole: false, references: head.references))) { return }
          }
          continue
        }
        let comparison = compare(head.suffix, with: key, from: shared)
        matched = comparison.matched
        isPast = comparison.isPast
        if isPast {
          let isWhole = matched == key.count && comparison.suffixLeft == 0
          if !(try visit(Entry(matched: matched, isWhole: isWhole, references: head.references))) { return }
        }
      }
      block += 1
    }
  }

  /// The last block whose first name is not after the key.
  private func lastBlock(notAfter key: [UInt8]) throws(AtlasError) -> Int {
    var beginning: UInt32 = 0
    for (position, byte) in key.prefix(4).enumerated() { beginning |= UInt32(byte) << (24 - 8 * position) }
    var low = 0
    var high = blocks.rows
    while low < high {
      let middle = (low + high) / 2
      let block = try blocks.row(middle)
      // The beginning of its first name stands in the block's row, so that few pages of names are touched.
      let first = block.u32big(4)
      if first != beginning {
        if first < beginning { low = middle + 1 } else { high = middle }
        continue
      }
      let head = try head(at: block.u32(0), end: keys.bytes.count)
      let comparison = compare(head.suffix, with: key, from: 0)
      let isAfter = comparison.isPast && !(comparison.matched == key.count && comparison.suffixLeft == 0)
      if isAfter { high = middle } else { low = middle + 1 }
    }
    return max(low - 1, 0)
  }

  /// Compares the rest of a stored name with the key from a position on.
  private func compare(
    _ suffix: Range<Int>, with key: [UInt8], from start: Int
  ) -> (matched: Int, isPast: Bool, suffixLeft: Int) {
    var matched = start
    var position = suffix.lowerBound
    while position < suffix.upperBound, matched < key.count, keys.bytes[position] == key[matched] {
      position += 1
      matched += 1
    }
    let left = suffix.upperBound - position
    let isPast = matched >= key.count || (left > 0 && keys.bytes[position] > key[matched])
    return (matched, isPast, left)
  }

  /// How many bytes a name shares with the one before, where the rest lies, and where its references lie.
  private func head(
    at position: Int, end: Int
  ) throws(AtlasError) -> (shared: Int, suffix: Range<Int>, references: Range<Int>) {
    guard position >= 0, position + 3 <= end else { throw .outOfBounds(table: keys.name) }
    let first = keys.bytes[position]
    var start = position + 1
    var shared = Int(first >> 4)
    var length = Int(first & 0x0F)
    if shared == NameIndex.spilled {
      shared = Int(keys.bytes[start])
      start += 1
    }
    if length == NameIndex.spilled {
      length = Int(keys.bytes[start])
      start += 1
    }
    let references = start + length
    var past = references
    repeat {
      guard past + 3 <= end else { throw .outOfBounds(table: keys.name) }
      past += 3
    } while keys.bytes[past - 1] & 0x80 != 0
    return (shared, start..<references, references..<past)
  }

  /// The count that stands for one too great for its half of a byte, which follows in a byte of its own.
  private static let spilled = 15

  /// Visits what an entry refers to, while `visit` says so, and tells whether it always did. It makes no array of them: to
  /// make its type at run time would take longer than all the rest.
  private func eachReference(
    _ entry: Entry, _ visit: (NameReference) throws(AtlasError) -> Bool
  ) throws(AtlasError) -> Bool {
    for position in stride(from: entry.references.lowerBound, to: entry.references.upperBound, by: 3) {
      let bits = Int(keys.bytes[position]) | Int(keys.bytes[position + 1]) << 8 | Int(keys.bytes[position + 2]) << 16
      guard let reference = NameReference(bits: bits) else { throw .malformed(table: keys.name) }
      if !(try visit(reference)) { return false }
    }
    return true
  }
}
