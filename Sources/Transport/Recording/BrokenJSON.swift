/// Text that looks like JSON and cannot be read as such: cut off, or wrapped in something else.
enum BrokenJSON {
  /// Hides what follows a quoted key that tells of people or secrets, up to the end of the value or of the text.
  static func hidden(in text: String) -> String {
    let bytes = Array(text.utf8)
    let mask = Array(Needle.hidden.utf8)
    var out: [UInt8] = []
    var copied = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\""), let key = word(in: bytes, from: index + 1) else {
        index += 1
        continue
      }
      index = key.end
      let name = String(decoding: bytes[key.range], as: UTF8.self)
      guard Sensitivity(key: name, isPerson: true) != nil, let value = value(in: bytes, from: key.end) else { continue }
      out += bytes[copied..<value.lowerBound] + mask
      copied = value.upperBound
      index = value.upperBound
    }
    return String(decoding: out + bytes[copied...], as: UTF8.self)
  }

  /// A quoted word, its closing quote perhaps escaped once more because the JSON stands in a string.
  private static func word(in bytes: [UInt8], from start: Int) -> (range: Range<Int>, end: Int)? {
    var index = start
    while index < bytes.count, Needle.isLetter(bytes[index]) || "_- .".utf8.contains(bytes[index]) { index += 1 }
    let range = start..<index
    while index < bytes.count, bytes[index] == UInt8(ascii: "\\") { index += 1 }
    guard !range.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    return (range, index + 1)
  }

  /// What stands after a colon: a quoted text without its quotes, or a bare word.
  private static func value(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    var index = start
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return nil }
    index += 1
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "\\") { index += 1 }
    guard index < bytes.count, bytes[index] != UInt8(ascii: "{"), bytes[index] != UInt8(ascii: "[") else { return nil }
    guard bytes[index] == UInt8(ascii: "\"") else {
      let first = index
      while index < bytes.count, !",}] \n\r".utf8.contains(bytes[index]) { index += 1 }
      return first..<index
    }
    // In JSON inside a string the closing quote is escaped too; elsewhere an escaped quote belongs to the value.
    let isInside = bytes[index - 1] == UInt8(ascii: "\\")
    let first = index + 1
    index = first
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") && !isInside ? 2 : 1
    }
    return first..<min(index, bytes.count)
  }
}
