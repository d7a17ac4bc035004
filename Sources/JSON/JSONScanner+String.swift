extension JSONScanner {
  /// Reads a string, the scanner standing at its opening quote.
  mutating func string() throws(JSONSyntaxError) -> String {
    index += 1
    let start = index
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        // Most strings hold no escape, and then their bytes are their text.
        let text = try decoded(bytes[start..<index], from: start)
        index += 1
        return text
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<0x20: throw JSONSyntaxError(.bareControlCharacter, at: index)
      default: index += 1
      }
    }
    throw unexpected()
  }

  private mutating func escapedString(from start: Int) throws(JSONSyntaxError) -> String {
    var text = try decoded(bytes[start..<index], from: start)
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return text
      case UInt8(ascii: "\\"): text.unicodeScalars.append(try escape())
      case 0..<0x20: throw JSONSyntaxError(.bareControlCharacter, at: index)
      default:
        let run = index
        while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { index += 1 }
        text += try decoded(bytes[run..<index], from: run)
      }
    }
    throw unexpected()
  }

  private func decoded(_ slice: ArraySlice<UInt8>, from start: Int) throws(JSONSyntaxError) -> String {
    // What is no UTF-8 comes out otherwise than it went in. The initialiser that says so by itself takes bytes one at a time.
    let text = String(decoding: slice, as: UTF8.self)
    guard text.utf8.count == slice.count, text.utf8.elementsEqual(slice) else {
      throw JSONSyntaxError(.invalidUTF8, at: start + validPrefix(of: slice))
    }
    return text
  }

  /// The bytes before the first that is no UTF-8; walked only to say where.
  private func validPrefix(of slice: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = slice.makeIterator()
    var valid = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { valid += UTF8.width(scalar) }
    return valid
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let byte = next else { throw unexpected() }
    index += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw JSONSyntaxError(.malformedEscape, at: start)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
    let unit = try fourDigits(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let second = index
    if unit < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let low = try fourDigits(from: second)
      if (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (UInt32(unit - 0xD800) << 10) + UInt32(low - 0xDC00))
      {
        return scalar
      }
    }
    // What follows is no second half and is read again for itself.
    index = second
    switch rules.loneSurrogates {
    case .rejected: throw JSONSyntaxError(.loneSurrogate, at: start)
    case .replaced: return "\u{FFFD}"
    }
  }

  private mutating func fourDigits(from start: Int) throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw unexpected() }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt16(byte - UInt8(ascii: "A") + 10)
      default: throw JSONSyntaxError(.malformedEscape, at: start)
      }
      index += 1
    }
    return unit
  }
}
