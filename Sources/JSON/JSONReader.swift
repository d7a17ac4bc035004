/// Reads JSON by RFC 8259 to the letter: one value, no key twice, nothing behind it, within bounds.
package struct JSONReader: Sendable {
  /// What becomes of half a surrogate pair in an escape.
  package enum LoneSurrogates: Sendable {
    case rejected
    /// U+FFFD takes its place.
    case replaced
  }

  package var maximumDepth: Int
  package var maximumBytes: Int
  package var loneSurrogates: LoneSurrogates

  package init(
    maximumDepth: Int = 64, maximumBytes: Int = 64 << 20, loneSurrogates: LoneSurrogates = .rejected
  ) {
    self.maximumDepth = maximumDepth
    self.maximumBytes = maximumBytes
    self.loneSurrogates = loneSurrogates
  }

  /// Reads the one value of a text.
  package func read(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    guard bytes.count <= maximumBytes else {
      throw JSONSyntaxError(.tooLarge(limit: maximumBytes), at: maximumBytes)
    }
    var scanner = JSONScanner(bytes: bytes, rules: self)
    let value = try scanner.value(depth: 0)
    scanner.skipSpace()
    guard scanner.index == bytes.count else { throw JSONSyntaxError(.trailingText, at: scanner.index) }
    return value
  }

  /// Reads the one value of a string.
  package func read(_ text: String) throws(JSONSyntaxError) -> JSONValue { try read(Array(text.utf8)) }
}
