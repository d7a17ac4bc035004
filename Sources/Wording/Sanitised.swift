/// A text from outside with nothing left in it that could steer a terminal or deceive a reader.
///
/// Gone are control characters, escape sequences as a whole, marks that turn the direction of writing, and characters
/// that cannot be seen. Those that join or choose a shape stay where a script or an emoji needs them.
package struct Sanitised: Equatable, Sendable {
  /// The clean text.
  package let text: String
  /// Whether anything was removed; a line end or a tab that became a space does not count.
  package let isChanged: Bool

  /// Cleans a text; line ends and tabs become spaces unless they are kept.
  package init(_ raw: String, keepsLines: Bool = false) {
    // Printable ASCII, which keys and codes are made of, is told by its bytes.
    guard !raw.isPrintableASCII, raw.unicodeScalars.contains(where: { $0.isSuspect }) else {
      text = raw
      isChanged = false
      return
    }
    var sieve = Sieve(keepsLines: keepsLines, scalars: Array(raw.unicodeScalars))
    sieve.run()
    text = String(sieve.kept)
    isChanged = sieve.isChanged
  }
}

/// Walks a text once and keeps what is harmless.
private struct Sieve {
  let keepsLines: Bool
  let scalars: [Unicode.Scalar]
  var kept = String.UnicodeScalarView()
  var isChanged = false

  mutating func run() {
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if !scalar.isSuspect {
        kept.append(scalar)
        index += 1
      } else if let length = EscapeSequence.length(in: scalars, at: index) {
        isChanged = true
        index += length
      } else if let length = flagLength(at: index) {
        kept.append(contentsOf: scalars[index..<index + length])
        index += length
      } else {
        judge(scalar, next: index + 1 < scalars.count ? scalars[index + 1] : nil)
        index += 1
      }
    }
  }

  private mutating func judge(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) {
    switch scalar {
    case "\n": kept.append(keepsLines ? "\n" : " ")
    case "\t": kept.append(keepsLines ? "\t" : " ")
    case "\r":
      // Half of a line end; alone it would write over the line.
      if next != "\n" { kept.append(keepsLines ? "\n" : " ") }
    case "\u{2028}", "\u{2029}":
      kept.append(" ")
      isChanged = true
    default:
      if scalar.isNeeded(after: kept.last, before: next) { kept.append(scalar) } else { isChanged = true }
    }
  }

  /// The tags that spell a region after a black flag, as in the flag of Scotland, with the one that ends them.
  private func flagLength(at index: Int) -> Int? {
    guard kept.last?.value == 0x1F3F4 else { return nil }
    var end = index
    while end < scalars.count, (0xE0030...0xE007A).contains(scalars[end].value), end - index < 6 { end += 1 }
    guard end > index, end < scalars.count, scalars[end].value == 0xE007F else { return nil }
    return end - index + 1
  }
}

extension String {
  /// Whether every byte is a sign of ASCII that is seen, or a space.
  fileprivate var isPrintableASCII: Bool {
    func isPrintable(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }
    // Where the bytes lie together they are walked several times as fast.
    return unsafe utf8.withContiguousStorageIfAvailable { unsafe $0.allSatisfy(isPrintable) }
      ?? utf8.allSatisfy(isPrintable)
  }
}
