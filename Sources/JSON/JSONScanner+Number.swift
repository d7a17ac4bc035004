extension JSONScanner {
  /// Reads a number and keeps its text as it stands.
  mutating func number() throws(JSONSyntaxError) -> String {
    let start = index
    _ = take(UInt8(ascii: "-"))
    // A leading zero stands alone.
    if !take(UInt8(ascii: "0")) { try digits() }
    if let byte = next, isDigit(byte) { throw JSONSyntaxError(.malformedNumber, at: index) }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = index
    while let byte = next, isDigit(byte) { index += 1 }
    guard index > start else {
      throw index < bytes.count
        ? JSONSyntaxError(.malformedNumber, at: index) : JSONSyntaxError(.unexpectedEnd, at: index)
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
