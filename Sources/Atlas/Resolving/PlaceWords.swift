/// The words a person typed for a place: a name, and what tells it from others of that name.
struct PlaceWords {
  let name: String
  /// Countries, states or cities named after a comma, or before or after the name.
  let qualifiers: [String]

  init(_ text: String) {
    // Few places are written with one, and to split a text takes longer than to look the place up.
    guard text.utf8.contains(where: PlaceWords.mayPart) else {
      name = PlaceWords.trimmed(text)
      qualifiers = []
      return
    }
    var parts: [String] = []
    var rest = text[...]
    while let comma = rest.firstIndex(where: { $0 == "," || $0 == "，" || $0 == "、" }) {
      parts.append(PlaceWords.trimmed(rest[..<comma]))
      rest = rest[rest.index(after: comma)...]
    }
    parts.append(PlaceWords.trimmed(rest))
    parts.removeAll { $0.isEmpty }
    name = parts.first ?? ""
    qualifiers = Array(parts.dropFirst())
  }

  /// A comma, or a byte with which `，` or `、` begins.
  private static func mayPart(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == 0xEF || byte == 0xE3 }

  private init(name: some StringProtocol, qualifier: some StringProtocol) {
    self.name = PlaceWords.trimmed(name)
    self.qualifiers = [PlaceWords.trimmed(qualifier)]
  }

  /// Exactly three letters A to Z.
  var isUpperCaseCode: Bool {
    name.utf8.count == 3 && name.utf8.allSatisfy { (65...90).contains($0) }
  }

  /// The same words with the last or the first of them as the qualifier: `Paris France`, `일본 오사카`.
  var splits: [PlaceWords] {
    let words = name.split(whereSeparator: \.isWhitespace)
    guard (2...6).contains(words.count) else { return [] }
    var splits: [PlaceWords] = []
    for count in 1..<words.count {
      let (head, tail) = (words.dropLast(count).joined(separator: " "), words.suffix(count).joined(separator: " "))
      splits.append(PlaceWords(name: head, qualifier: tail))
    }
    for count in 1..<words.count {
      let (head, tail) = (words.prefix(count).joined(separator: " "), words.dropFirst(count).joined(separator: " "))
      splits.append(PlaceWords(name: tail, qualifier: head))
    }
    return splits
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var rest = Substring(text)
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
