import Travel

/// A text that must not be seen, in every form it may come in.
struct Needle: Equatable {
  let bytes: [UInt8]
  /// What stands in its place.
  let mask: [UInt8]
  /// Whether it counts only where no letter or digit adjoins it.
  let isWord: Bool

  private init(_ text: String, mask: String, isWord: Bool = false) {
    bytes = Array(text.utf8)
    self.mask = Array(mask.utf8)
    self.isWord = isWord
  }

  /// What hides a text whole.
  static let hidden = "••••••••"

  /// What hides a name: its first letter stays, as everywhere in the tool.
  static func initial(of name: String) -> String {
    String(name.prefix(1)) + String(repeating: "•", count: max(min(name.count - 1, 8), 1))
  }

  /// Every form of a value; none of one that is too short to be looked for.
  static func forms(of value: String, _ sensitivity: Sensitivity) -> [Needle] {
    switch sensitivity {
    case .trait: return []
    case .secret, .personal:
      guard value.utf8.count >= 4 else { return [] }
      return (spellings(of: value) + digits(of: value)).map { Needle($0, mask: hidden) }
    case .name:
      guard value.count >= 2 else { return [] }
      let words = value.split { !$0.isLetter }.map { String($0) }
      var whole = [value]
      if words.count > 1 {
        for order in [words, words.reversed()] {
          whole += [" ", "", "/", "+", ".", "_", ", "].map { order.joined(separator: $0) }
        }
      }
      let parts = words.count > 1 ? words.filter { $0.utf8.count >= 3 } : []
      return whole.flatMap { spellings(of: $0) }.map { Needle($0, mask: initial(of: value)) }
        + parts.map { Needle($0, mask: initial(of: $0), isWord: true) }
    }
  }

  /// The text itself, as an address writes it, and in base64.
  private static func spellings(of text: String) -> [String] {
    var all = [text]
    let escaped = WebAddress.escaped(text)
    for other in [escaped, escaped.replacing("%20", by: "+"), base64(Array(text.utf8))] where !all.contains(other) {
      all.append(other)
    }
    return all
  }

  /// A number without what stands between its digits, and a date as other people write it.
  private static func digits(of text: String) -> [String] {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    guard digits.count >= 7, digits.count < text.count else { return [] }
    var all = [digits]
    let parts = text.split(separator: "-")
    if parts.count == 3, parts[0].count == 4, digits.count == 8 {
      all += [".", "/"].map { parts.joined(separator: $0) }
    }
    return all
  }

  static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)
    var out = String.UnicodeScalarView()
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let piece = bytes[start..<min(start + 3, bytes.count)]
      let bits = piece.enumerated().reduce(0) { $0 | Int($1.element) << (16 - 8 * $1.offset) }
      for place in 0..<4 {
        out.append(place <= piece.count ? letters[bits >> (18 - 6 * place) & 63] : "=")
      }
    }
    return String(out)
  }
}

extension String {
  fileprivate func replacing(_ part: String, by other: String) -> String {
    var out = ""
    var rest = self[...]
    while let found = rest.firstRange(of: part) {
      out += rest[..<found.lowerBound] + other
      rest = rest[found.upperBound...]
    }
    return out + rest
  }
}

extension Needle {
  /// Hides it wherever it stands, upper or lower case.
  func hidden(in text: [UInt8]) -> [UInt8]? {
    guard let first = bytes.first.map(Needle.folded), text.count >= bytes.count else { return nil }
    var out: [UInt8] = []
    var copied = 0
    var index = 0
    while index + bytes.count <= text.count {
      if Needle.folded(text[index]) == first, stands(in: text, at: index) {
        out += text[copied..<index] + mask
        index += bytes.count
        copied = index
      } else {
        index += 1
      }
    }
    return copied == 0 ? nil : out + text[copied...]
  }

  private func stands(in text: [UInt8], at start: Int) -> Bool {
    for offset in bytes.indices where Needle.folded(text[start + offset]) != Needle.folded(bytes[offset]) {
      return false
    }
    guard isWord else { return true }
    let end = start + bytes.count
    // Hangul may adjoin a Latin name, as a particle does, but not a name in Hangul.
    func adjoins(_ byte: UInt8, _ edge: UInt8) -> Bool { Needle.isLetter(byte) && (byte < 0x80 || edge >= 0x80) }
    if start > 0, adjoins(text[start - 1], bytes[0]) { return false }
    return !(end < text.count && adjoins(text[end], bytes[bytes.count - 1]))
  }

  static func folded(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 0x20 : byte }

  static func isLetter(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte >= 0x80
  }
}
