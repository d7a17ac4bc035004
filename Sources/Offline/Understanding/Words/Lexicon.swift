/// The tables of words as one: what every word and phrase may mean.
///
/// Keys are lower case. Latin words are parted by single spaces, Hangul by none, as `Line` puts phrases together.
enum Lexicon {
  /// Words of one meaning, parted by bars or line ends.
  struct Entry {
    let sense: Sense
    let words: String

    init(_ sense: Sense, _ words: String) {
      self.sense = sense
      self.words = words
    }
  }

  /// What a word or phrase may mean; nil when no table has it.
  static func senses(_ key: String) -> [Sense]? {
    guard var place = table.index.first(WordHash(key.utf8)) else { return nil }
    var senses = [table.sense(place)]
    while let next = table.index.next(place) {
      senses.append(table.sense(next))
      place = next
    }
    return senses
  }

  /// How many different words there are, and how many hashes; equal unless two words share one.
  static var counts: (words: Int, hashes: Int) {
    var words: Set<Substring> = []
    for entries in all { for entry in entries { words.formUnion(entry.words.split { $0 == "|" || $0 == "\n" }) } }
    return (words.count, table.index.count)
  }

  private struct Table {
    let entries: [Entry]
    /// For each word, the entry it is of.
    let owners: [Int32]
    let index: WordIndex

    func sense(_ place: Int) -> Sense { entries[Int(owners[place])].sense }
  }

  /// Built from bytes, without a string for each word: the first sentence of a process pays for it.
  private static let table: Table = {
    let entries = all.flatMap { $0 }
    var owners: [Int32] = []
    var hashes: [WordHash] = []
    owners.reserveCapacity(6_000)
    hashes.reserveCapacity(6_000)
    for (number, entry) in entries.enumerated() {
      WordHash.each(in: entry.words, parting: UInt8(ascii: "|"), UInt8(ascii: "\n")) { hash in
        hashes.append(hash)
        owners.append(Int32(number))
      }
    }
    return Table(entries: entries, owners: owners, index: WordIndex(hashes))
  }()

  private static var all: [[Entry]] {
    [
      NumberWords.entries, CalendarWords.entries, HolidayWords.entries, BloomWords.entries, LengthWords.entries,
      PeopleWords.entries,
      MoneyWords.entries, StyleWords.entries, ConstraintWords.entries, SayingWords.entries, Quarters.entries,
      ParticleWords.entries, CueWords.searching, CueWords.asking, CueWords.talking, PlaceTails.entries,
    ]
  }
}
