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
    guard var at = table.first[WordHash(key.utf8)] else { return nil }
    var senses = [table.nodes[at].sense]
    while let next = table.nodes[at].next {
      senses.append(table.nodes[next].sense)
      at = next
    }
    return senses
  }

  /// How many different words there are, and how many hashes; equal unless two words share one.
  static var counts: (words: Int, hashes: Int) {
    var words: Set<Substring> = []
    for entries in all { for entry in entries { words.formUnion(entry.words.split { $0 == "|" || $0 == "\n" }) } }
    return (words.count, table.first.count)
  }

  /// A meaning, and the place of the word's next one.
  private struct Node {
    let sense: Sense
    var next: Int?
  }

  private struct Table {
    var first: [WordHash: Int] = [:]
    var last: [WordHash: Int] = [:]
    var nodes: [Node] = []
  }

  /// Built from bytes, without a string for each word: the first sentence of a process pays for it.
  private static let table: Table = {
    var table = Table()
    table.first.reserveCapacity(4_500)
    table.nodes.reserveCapacity(5_500)
    for entries in all {
      for entry in entries {
        WordHash.each(in: entry.words, parting: UInt8(ascii: "|"), UInt8(ascii: "\n")) { hash in
          table.nodes.append(Node(sense: entry.sense))
          let new = table.nodes.count - 1
          guard let first = table.first[hash] else {
            table.first[hash] = new
            return
          }
          table.nodes[table.last[hash] ?? first].next = new
          table.last[hash] = new
        }
      }
    }
    return table
  }()

  private static var all: [[Entry]] {
    [
      NumberWords.entries, CalendarWords.entries, HolidayWords.entries, LengthWords.entries, PeopleWords.entries,
      MoneyWords.entries, StyleWords.entries, ConstraintWords.entries, SayingWords.entries, Quarters.entries,
      ParticleWords.entries, CueWords.searching, CueWords.asking, CueWords.talking, PlaceTails.entries,
    ]
  }
}
