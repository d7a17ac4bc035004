/// Puts bytes one after another into room that was set aside. What comes when the room is full is counted only.
@safe struct JSONPen {
  private let room: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes were put, or were to be.
  private(set) var count = 0

  @unsafe init(_ room: UnsafeMutableBufferPointer<UInt8>) { unsafe self.room = room }

  mutating func put(_ byte: UInt8) {
    if unsafe count < room.count { unsafe room[count] = byte }
    count += 1
  }

  /// Puts a text as it is.
  mutating func put(_ text: String) {
    let isPut: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { plain in unsafe put(plain) }
    if isPut == nil { for byte in text.utf8 { put(byte) } }
  }

  /// Puts a text in its quotes, escaped where it must be.
  mutating func put(quoted text: String) {
    put(UInt8(ascii: "\""))
    // Nearly no string has anything to escape, so nearly every one is copied whole.
    let isPut: Bool? = unsafe text.utf8.withContiguousStorageIfAvailable { plain in
      if unsafe JSONPen.mayNeedEscape(UnsafeRawBufferPointer(plain)) { return false }
      unsafe put(plain)
      return true
    }
    if isPut != true { escape(Array(text.utf8)) }
    put(UInt8(ascii: "\""))
  }

  private mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let from = bytes.baseAddress, let to = unsafe room.baseAddress, unsafe bytes.count <= room.count - count {
      unsafe (to + count).initialize(from: from, count: bytes.count)
    }
    count += bytes.count
  }
}

extension JSONPen {
  /// Whether there is a byte that an escaped character can begin with: `C2` begins the C1 controls, `E2` the two line
  /// separators.
  private static func mayNeedEscape(_ plain: UnsafeRawBufferPointer) -> Bool {
    let count = plain.count
    guard count >= 8 else { return unsafe mayNeedEscape(gathered(plain)) }
    for start in stride(from: 0, to: count - 8, by: 8) {
      if mayNeedEscape(unsafe plain.loadUnaligned(fromByteOffset: start, as: UInt64.self)) { return true }
    }
    // The last eight, some of them for the second time.
    return mayNeedEscape(unsafe plain.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
  }

  /// Fewer than eight bytes, with spaces in the place of the rest; in no order, and some of them twice.
  private static func gathered(_ plain: UnsafeRawBufferPointer) -> UInt64 {
    let count = plain.count
    guard count < 4 else {
      let first = unsafe plain.loadUnaligned(as: UInt32.self)
      let last = unsafe plain.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    var word: UInt64 = 0x2020_2020_2020_2020
    for index in 0..<count { word = unsafe word << 8 | UInt64(plain[index]) }
    return word
  }

  /// The same of eight bytes, each in its own part of a word: the top bit of a part is set where the byte, less what it
  /// is looked for below, went under zero. A part may be set by its neighbour too, never left unset.
  @inline(__always)
  private static func mayNeedEscape(_ word: UInt64) -> Bool {
    let each: UInt64 = 0x0101_0101_0101_0101
    func has(_ byte: UInt64, in word: UInt64) -> UInt64 {
      let rest = word ^ (each &* byte)
      return (rest &- each) & ~rest
    }
    let isControl = (word &- each &* 0x20) & ~word
    let isSign = has(0x22, in: word) | has(0x5C, in: word) | has(0x7F, in: word)
    return (isControl | isSign | has(0xC2, in: word & (each &* 0xDF))) & (each &* 0x80) != 0
  }

  private mutating func escape(_ plain: [UInt8]) {
    var index = 0
    while index < plain.count {
      let byte = plain[index]
      index += 1
      switch byte {
      case 0x22, 0x5C: escape(as: byte)
      case 0x0A: escape(as: UInt8(ascii: "n"))
      case 0x0D: escape(as: UInt8(ascii: "r"))
      case 0x09: escape(as: UInt8(ascii: "t"))
      case 0x08: escape(as: UInt8(ascii: "b"))
      case 0x0C: escape(as: UInt8(ascii: "f"))
      case 0..<0x20, 0x7F: escape(unit: UInt16(byte))
      case 0xC2 where plain[index] < 0xA0:
        escape(unit: UInt16(plain[index]))
        index += 1
      case 0xE2 where plain[index] == 0x80 && plain[index + 1] & 0xFE == 0xA8:
        escape(unit: 0x2028 + UInt16(plain[index + 1] & 1))
        index += 2
      case _: put(byte)
      }
    }
  }

  private mutating func escape(as sign: UInt8) {
    put(0x5C)
    put(sign)
  }

  /// Puts `\u` and four digits.
  private mutating func escape(unit: UInt16) {
    escape(as: UInt8(ascii: "u"))
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: unit >> UInt16(shift)) & 0xF
      put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
