/// One row of a table: typed loads at offsets that the table's stride has proven.
struct Row {
  let bytes: UnsafeRawBufferPointer

  func u8(_ at: Int) -> Int { Int(bytes[at]) }
  func u16(_ at: Int) -> Int { Int(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt16.self))) }
  func i16(_ at: Int) -> Int { Int(Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: Int16.self))) }
  func u24(_ at: Int) -> Int { u16(at) | u8(at + 2) << 16 }
  func i24(_ at: Int) -> Int { (u24(at) ^ 0x80_0000) - 0x80_0000 }
  func u32(_ at: Int) -> Int { Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt32.self))) }
  func i32(_ at: Int) -> Int { Int(Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: Int32.self))) }
  func u32big(_ at: Int) -> UInt32 { UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt32.self)) }
  func u64big(_ at: Int) -> UInt64 { UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)) }
  func u64(_ at: Int) -> UInt64 { UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)) }

  /// An index into another table; nil when it holds the mark for none.
  func index(_ at: Int) -> Int? {
    let value = u16(at)
    return value == 0xFFFF ? nil : value
  }

  func holds(_ wanted: [UInt8], at start: Int) -> Bool {
    for (position, byte) in wanted.enumerated() where bytes[start + position] != byte { return false }
    return true
  }

  /// ASCII of a fixed width, padded with zeros.
  func ascii(_ at: Int, _ width: Int) -> String {
    var length = width
    while length > 0, bytes[at + length - 1] == 0 { length -= 1 }
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[at..<at + length]), as: UTF8.self)
  }
}
