/// The tables of words as one: what every word and phrase may mean.
///
/// Keys are lower case. Latin words are parted by single spaces, Hangul by none, as `Line` puts phrases together.
enum Lexicon {
  /// Words of one meaning, parted by bars.
  struct Entry {
    let sense: Sense
    let words: String

    init(_ sense: Sense, _ words: String) {
      self.sense = sense
      self.words = words
    }
  }

  /// What a word or phrase may mean; nil when no table has it.
  static func senses(_ key: String) -> [Sense]? { table[key] }

  private static let table: [String: [Sense]] = {
    var table: [String: [Sense]] = [:]
    table.reserveCapacity(4096)
    for entries in all {
      for entry in entries {
        for word in entry.words.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
          table[String(word), default: []].append(entry.sense)
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
