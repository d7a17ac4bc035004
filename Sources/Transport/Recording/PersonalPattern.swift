/// What is personal or secret by its look alone: an e-mail address, a telephone or passport number, a bearer's token.
enum PersonalPattern {
  /// Hides all of them in a text; nil when there is none.
  static func hidden(in text: [UInt8]) -> [UInt8]? {
    let mask = Array(Needle.hidden.utf8)
    var out: [UInt8] = []
    var copied = 0
    var index = 0
    while index < text.count {
      // Only at the start of a run of letters and digits, or at a plus; Hangul may adjoin, as a particle does.
      let isStart = index == 0 || !isPlain(text[index - 1])
      if isStart, let found = range(in: text, from: index) {
        out += text[copied..<found.lowerBound] + mask
        copied = found.upperBound
        index = found.upperBound
      } else {
        index += 1
      }
    }
    return copied == 0 ? nil : out + text[copied...]
  }

  private static func range(in text: [UInt8], from start: Int) -> Range<Int>? {
    email(text, start) ?? phone(text, start) ?? passport(text, start) ?? bearer(text, start)
  }

  /// `minji@example.com`, also with its @ escaped as in an address.
  private static func email(_ text: [UInt8], _ start: Int) -> Range<Int>? {
    var index = start
    while index < text.count, isMail(text[index]) { index += 1 }
    guard index > start, index < text.count else { return nil }
    if text[index] == UInt8(ascii: "@") {
      index += 1
    } else if text[index...].starts(with: "%40".utf8) {
      index += 3
    } else {
      return nil
    }
    let host = index
    while index < text.count, isHost(text[index]) { index += 1 }
    while index > host, text[index - 1] == UInt8(ascii: ".") { index -= 1 }
    return text[host..<index].contains(UInt8(ascii: ".")) ? start..<index : nil
  }

  /// `+82 10-1234-5678` and `010-1234-5678`: never a date, a price or a time.
  private static func phone(_ text: [UInt8], _ start: Int) -> Range<Int>? {
    let isWorldwide = text[start] == UInt8(ascii: "+")
    guard isWorldwide || text[start] == UInt8(ascii: "0") else { return nil }
    // In the middle of a longer figure it is none.
    if start > 0, [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ",")].contains(text[start - 1]) { return nil }
    var index = isWorldwide ? start + 1 : start
    var digits = 0
    var end = start
    while index < text.count {
      if isDigit(text[index]) {
        digits += 1
        end = index + 1
      } else if !"-. ()".utf8.contains(text[index]) || index > end + 1 {
        break
      }
      index += 1
    }
    return (9...15).contains(digits) ? start..<end : nil
  }

  /// One or two letters and seven to nine digits, as `M12345678`; a booking's code has a hyphen before it.
  private static func passport(_ text: [UInt8], _ start: Int) -> Range<Int>? {
    if start > 0, text[start - 1] == UInt8(ascii: "-") || text[start - 1] == UInt8(ascii: "_") { return nil }
    var index = start
    while index < text.count, index < start + 3, isAlpha(text[index]) { index += 1 }
    let letters = index - start
    while index < text.count, isDigit(text[index]) { index += 1 }
    guard (1...2).contains(letters), (7...9).contains(index - start - letters),
      index == text.count || !isPlain(text[index])
    else { return nil }
    return start..<index
  }

  /// What follows `Bearer ` or `Basic `.
  private static func bearer(_ text: [UInt8], _ start: Int) -> Range<Int>? {
    for word in ["bearer ", "basic "] {
      let head = text[start...].prefix(word.utf8.count)
      guard head.map(Needle.folded).elementsEqual(word.utf8) else { continue }
      let first = start + word.utf8.count
      var index = first
      while index < text.count, isPlain(text[index]) || "-._~+/=".utf8.contains(text[index]) {
        index += 1
      }
      if index - first >= 8 { return first..<index }
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private static func isAlpha(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }
  private static func isPlain(_ byte: UInt8) -> Bool { isAlpha(byte) || isDigit(byte) }
  private static func isMail(_ byte: UInt8) -> Bool {
    isPlain(byte) || "._+-'".utf8.contains(byte)
  }
  private static func isHost(_ byte: UInt8) -> Bool {
    isPlain(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
