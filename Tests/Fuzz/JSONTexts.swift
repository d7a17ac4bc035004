import JSON

/// JSON in and out: what was read is written so that it reads the same.
enum JSONTexts {
  static func read(_ bytes: [UInt8]) {
    for surrogates in [JSONReader.LoneSurrogates.rejected, .replaced] {
      guard let value = try? JSONReader(maximumBytes: 1 << 16, loneSurrogates: surrogates).read(bytes) else { continue }
      let text = JSONWriter().text(value)
      guard let again = try? JSONReader(maximumDepth: 65).read(text) else { fatalError("unreadable: \(text)") }
      Fuzz.expect(again == value, "reads otherwise: \(text)")
      Fuzz.expect(JSONWriter().text(again) == text, "writes otherwise: \(text)")
    }
    let words = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let selector = JSONSelector(words) else { return }
    _ = selector.values(in: .object([.init("data", .array([.null, .object([.init("id", .int(1))])]))]))
  }
}
