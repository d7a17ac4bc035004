extension JSONWriter {
  /// Appends a string in its quotes, escaped where it must be.
  package static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { plain in
      // Nearly no string has anything to escape, so nearly every one is copied whole.
      if unsafe mayNeedEscape(UnsafeRawBufferPointer(plain)) {
        unsafe escape(Array(plain), to: &bytes)
      } else {
        unsafe bytes.append(contentsOf: plain)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether there is a byte that an escaped character can begin with: `C2` begins the C1 controls, `E2` the two line
  /// separators.
  private static func mayNeedEscape(_ plain: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index + 8 <= plain.count {
      if mayNeedEscape(unsafe plain.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { return true }
      index += 8
    }
    while index < plain.count {
      let byte = unsafe plain[index]
      index += 1
      // Letters, digits and most signs are told by two comparisons.
      if byte &- 0x23 < 0x5C, byte != 0x5C { continue }
      if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2 || byte == 0xE2 { return true }
    }
    return false
  }

  /// The same of eight bytes at once, each in its own part of a word: the top bit of a part is set where the byte, less
  /// what it is looked for below, went under zero. A part may be set by its neighbour too, never left unset.
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

  private static func escape(_ plain: [UInt8], to bytes: inout [UInt8]) {
    var index = 0
    while index < plain.count {
      let byte = plain[index]
      index += 1
      switch byte {
      case 0x22, 0x5C: bytes += [0x5C, byte]
      case 0x0A: bytes += [0x5C, UInt8(ascii: "n")]
      case 0x0D: bytes += [0x5C, UInt8(ascii: "r")]
      case 0x09: bytes += [0x5C, UInt8(ascii: "t")]
      case 0x08: bytes += [0x5C, UInt8(ascii: "b")]
      case 0x0C: bytes += [0x5C, UInt8(ascii: "f")]
      case 0..<0x20, 0x7F: escape(unit: UInt16(byte), to: &bytes)
      case 0xC2 where plain[index] < 0xA0:
        escape(unit: UInt16(plain[index]), to: &bytes)
        index += 1
      case 0xE2 where plain[index] == 0x80 && plain[index + 1] & 0xFE == 0xA8:
        escape(unit: 0x2028 + UInt16(plain[index + 1] & 1), to: &bytes)
        index += 2
      case _: bytes.append(byte)
      }
    }
  }

  /// Appends `\u` and four digits.
  private static func escape(unit: UInt16, to bytes: inout [UInt8]) {
    bytes += [0x5C, UInt8(ascii: "u")]
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: unit >> UInt16(shift)) & 0xF
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
