extension SHA256 {
  /// A UUID of version 8 (RFC 9562) that follows from a text alone: the same text, the same UUID.
  package static func uuid(of text: String) -> String {
    var bytes = Array(digest(Array(text.utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = Array(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }.joined(separator: "-")
  }
}
