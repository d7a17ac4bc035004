/// A word by the FNV-1a hash of its bytes, so that tables of thousands of words are ready in a fraction of a millisecond.
struct WordHash: Equatable {
  fileprivate let value: UInt64

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
    var text = text
    // Where they lie, which is walked several times as fast as the bytes of a string.
    text.withUTF8 { bytes in
      for index in bytes.indices {
        let byte = unsafe bytes[index]
        if byte == one || byte == other {
          if !isEmpty { take(WordHash(value: value)) }
          (value, isEmpty) = (start, true)
        } else {
          (value, isEmpty) = ((value ^ UInt64(byte)) &* prime, false)
        }
      }
    }
    if !isEmpty { take(WordHash(value: value)) }
  }
}

/// Where words stand in a list, by their hashes: open addressing, since the hashes are good already and a dictionary
/// would hash them once more.
struct WordIndex {
  private let hashes: [WordHash]
  /// For each word, the next place of the same word; -1 for none.
  private var nexts: [Int32]
  /// Places and one, 0 for an empty slot; the count is a power of two.
  private var slots: [Int32]
  private let mask: Int
  /// How many different words there are.
  private(set) var count = 0

  init(_ hashes: [WordHash]) {
    self.hashes = hashes
    var size = 16
    while size < hashes.count + hashes.count / 3 { size *= 2 }
    mask = size - 1
    slots = Array(repeating: 0, count: size)
    nexts = Array(repeating: -1, count: hashes.count)
    for place in hashes.indices { insert(Int32(place)) }
  }

  /// The first place of a word; nil when it is in none.
  func first(_ hash: WordHash) -> Int? {
    let place = Int(slots[slot(of: hash)]) - 1
    return place < 0 ? nil : place
  }

  /// The next place of the word at a place.
  func next(_ place: Int) -> Int? {
    let next = Int(nexts[place])
    return next < 0 ? nil : next
  }

  /// Where a word is or would be.
  private func slot(of hash: WordHash) -> Int {
    var slot = Int(truncatingIfNeeded: hash.value) & mask
    while slots[slot] != 0, hashes[Int(slots[slot]) - 1] != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func insert(_ place: Int32) {
    let slot = slot(of: hashes[Int(place)])
    guard slots[slot] != 0 else {
      slots[slot] = place + 1
      count += 1
      return
    }
    var last = slots[slot] - 1
    while nexts[Int(last)] >= 0 { last = nexts[Int(last)] }
    nexts[Int(last)] = place
  }
}

/// A set of words.
struct WordSet {
  private let index: WordIndex

  /// Holds the words of a text that spaces and line ends part.
  init(_ text: String) {
    var hashes: [WordHash] = []
    hashes.reserveCapacity(text.utf8.count / 6)
    WordHash.each(in: text, parting: UInt8(ascii: " "), UInt8(ascii: "\n")) { hashes.append($0) }
    index = WordIndex(hashes)
  }

  func contains(_ word: some StringProtocol) -> Bool { index.first(WordHash(word.utf8)) != nil }
}
