/// The bytes of one embedded file, used where they lie.
///
/// The pointer is unchecked to the compiler because nobody writes through it and its owner, if it has one, travels along.
struct Blob: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer
  private let owner: Bytes?

  static let headerLength = 32
  static let entryLength = 64

  /// Takes bytes that outlive every use, such as those compiled in.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    self.owner = nil
  }

  /// Takes a copy of bytes.
  init(copying bytes: [UInt8]) {
    let owner = Bytes(bytes)
    self.bytes = UnsafeRawBufferPointer(owner.memory)
    self.owner = owner
  }

  /// Checks the head of the blob and gives the number of its tables.
  func tableCount(magic: StaticString) throws(AtlasError) -> Int {
    let name = "\(magic)"
    guard bytes.count >= Blob.headerLength, magic.utf8CodeUnitCount == 8 else { throw .notABlob(name) }
    for index in 0..<8 where bytes[index] != magic.utf8Start[index] { throw .notABlob(name) }
    let version = Int(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt16.self)))
    guard version == 2 else { throw .unknownVersion(version) }
    let count = Int(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: 10, as: UInt16.self)))
    let length = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self)))
    guard length == bytes.count, Blob.headerLength + count * Blob.entryLength <= bytes.count else {
      throw .outOfBounds(table: "directory")
    }
    return count
  }

  private final class Bytes {
    let memory: UnsafeMutableRawBufferPointer

    init(_ bytes: [UInt8]) {
      memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
      memory.copyBytes(from: bytes)
    }

    deinit { memory.deallocate() }
  }
}
