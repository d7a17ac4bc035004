/// The stretches of letters that the strings of a blob share, each written as one byte or two.
///
/// A byte 0x01 to 0x1F stands for one of the first 31 pieces. A byte from 0xF5 up, which UTF-8 never has, stands with the
/// byte after it for one of the rest. Every other byte is itself.
struct Pieces: Sendable {
  private let starts: Table
  private let pieces: Table

  private static let singles = 31
  private static let firstLead: UInt8 = 0xF5

  init(_ directory: Directory) throws(AtlasError) {
    starts = try directory.table("piecestarts", stride: 2)
    pieces = try directory.table("pieces", stride: nil)
  }

  /// The UTF-8 that stored bytes stand for.
  func spelt(_ stored: UnsafeRawBufferPointer) throws(AtlasError) -> [UInt8] {
    var spelt: [UInt8] = []
    spelt.reserveCapacity(2 * stored.count + 8)
    try eachStretch(of: stored) { stretch in
      spelt.append(contentsOf: stretch)
      return true
    }
    return spelt
  }

  func text(_ stored: UnsafeRawBufferPointer) throws(AtlasError) -> String {
    String(decoding: try spelt(stored), as: UTF8.self)
  }

  /// Tells whether stored bytes stand for exactly these, without spelling them out.
  func isSame(_ stored: UnsafeRawBufferPointer, as wanted: [UInt8]) throws(AtlasError) -> Bool {
    var matched = 0
    try eachStretch(of: stored) { stretch in
      guard stretch.count <= wanted.count - matched,
        stretch.elementsEqual(wanted[matched..<matched + stretch.count])
      else {
        matched = wanted.count + 1
        return false
      }
      matched += stretch.count
      return true
    }
    return matched == wanted.count
  }

  /// Visits what stored bytes stand for, a piece or a run of plain bytes at a time, while `visit` says so.
  private func eachStretch(
    of stored: UnsafeRawBufferPointer, _ visit: (UnsafeRawBufferPointer) -> Bool
  ) throws(AtlasError) {
    var position = 0
    var plain = 0
    while position < stored.count {
      let byte = stored[position]
      let piece: Int
      let next: Int
      switch byte {
      case 0x01...0x1F:
        (piece, next) = (Int(byte) - 1, position + 1)
      case Pieces.firstLead...:
        guard position + 1 < stored.count else { throw .malformed(table: pieces.name) }
        piece = Pieces.singles + Int(byte - Pieces.firstLead) << 8 + Int(stored[position + 1])
        next = position + 2
      case _:
        position += 1
        continue
      }
      if plain < position, !visit(UnsafeRawBufferPointer(rebasing: stored[plain..<position])) { return }
      if !visit(try bytes(ofPiece: piece)) { return }
      (position, plain) = (next, next)
    }
    if plain < position { _ = visit(UnsafeRawBufferPointer(rebasing: stored[plain..<position])) }
  }

  private func bytes(ofPiece index: Int) throws(AtlasError) -> UnsafeRawBufferPointer {
    let first = try starts.row(index).u16(0)
    let end = try starts.row(index + 1).u16(0)
    guard first <= end, end <= pieces.bytes.count else { throw .outOfBounds(table: pieces.name) }
    return UnsafeRawBufferPointer(rebasing: pieces.bytes[first..<end])
  }
}
