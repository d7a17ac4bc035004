/// A word by the FNV-1a hash of its bytes, so that tables of thousands of words are ready in a fraction of a millisecond.
struct WordHash: Hashable {
  private let value: UInt64

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3

  init(_ bytes: some Sequence<UInt8>) {
    var value = WordHash.start
    for byte in bytes { value = (value ^ UInt64(byte)) &* WordHash.prime }
    self.value = value
  }

  private init(value: UInt64) { self.value = value }

  /// Gives the hash of every word of a text that certain bytes part.
  static func each(in text: String, parting one: UInt8, _ other: UInt8, _ take: (WordHash) -> Void) {
    var value = start
    var isEmpty = true
    for byte in text.utf8 {
      if byte == one || byte == other {
        if !isEmpty { take(WordHash(value: value)) }
        (value, isEmpty) = (start, true)
      } else {
        (value, isEmpty) = ((value ^ UInt64(byte)) &* prime, false)
      }
    }
    if !isEmpty { take(WordHash(value: value)) }
  }
}

/// A set of words.
struct WordSet {
  private let hashes: Set<WordHash>

  /// Holds the words of a text that spaces and line ends part.
  init(_ text: String) {
    var hashes: Set<WordHash> = []
    hashes.reserveCapacity(text.utf8.count / 6)
    WordHash.each(in: text, parting: UInt8(ascii: " "), UInt8(ascii: "\n")) { hashes.insert($0) }
    self.hashes = hashes
  }

  func contains(_ word: some StringProtocol) -> Bool { hashes.contains(WordHash(word.utf8)) }
}
