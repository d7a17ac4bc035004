/// A stored place name found inside a longer text.
package struct NameStretch: Equatable, Sendable {
  /// Where in the text the name stands.
  package let range: Range<String.Index>
  /// What the name means; never unknown.
  package let resolution: PlaceResolution
}

extension Atlas {
  /// The longest place name with which a text goes on at an index; nil when none does.
  ///
  /// A name in Latin, Greek or Cyrillic letters ends where a word ends. In other scripts it may end anywhere, so that the
  /// particle of `오사카에서` is left over. Codes are not names.
  package func longestName(in text: String, from start: String.Index) throws(AtlasError) -> NameStretch? {
    var end = start
    var longest: (end: String.Index, key: [UInt8])?
    var last: [UInt8] = []
    while end < text.endIndex {
      end = text.index(after: end)
      let key = try facts.fold(String(text[start..<end]))
      // A space or comma adds nothing, and belongs to no name at its end.
      if key == last { continue }
      last = key
      if key.count > 63 { break }
      let inFacts = try facts.index.holds(prefix: key)
      let inHand = try hand.index.holds(prefix: key)
      if inFacts.whole || inHand.whole, NameStretch.mayEnd(text, at: end), !(try namesInText(key).isEmpty) {
        longest = (end, key)
      }
      guard inFacts.prefix || inHand.prefix else { break }
    }
    guard let longest else { return nil }
    let found = try resolution(chosen(merged(try namesInText(longest.key)), key: longest.key))
    return NameStretch(range: start..<longest.end, resolution: found)
  }

  /// The places of a name that somebody may mean without saying that it is a place.
  private func namesInText(_ key: [UInt8]) throws(AtlasError) -> [Candidate] {
    try candidates(named: key).filter { $0.nameClass != .word }
  }
}

extension NameStretch {
  /// The character before an end and the one after it do not belong to one word.
  fileprivate static func mayEnd(_ text: String, at end: String.Index) -> Bool {
    guard end > text.startIndex, end < text.endIndex else { return true }
    return !(isAlphabetic(text[text.index(before: end)]) && isAlphabetic(text[end]))
  }

  /// A letter of a script that parts its words with spaces and its endings from its names.
  private static func isAlphabetic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.value < 0x0E00 && (character.isLetter || character.isNumber)
  }
}
