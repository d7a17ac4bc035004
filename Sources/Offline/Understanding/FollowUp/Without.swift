import Atlas
import Travel

/// What a traveller leaves out of a trip: kinds of sights, and single sights by their English names.
struct Without: Equatable, Sendable {
  var kinds: Set<String> = []
  var sights: Set<String> = []

  /// Where the goal keeps it, among the words of the trip.
  private static let slot = "without"

  /// The kinds of sights that can be left out, by the tag that is refused.
  private static let kindsByTag: [String: [SightFacts.Kind]] = [
    "museum": [.museum, .gallery], "shopping": [.shopping], "nightlife": [.nightlife], "beach": [.beach],
  ]

  init() {}

  init(_ goal: TripGoalCard) {
    let words = goal.said.first { $0.slot == Without.slot }?.words ?? ""
    for word in words.split(separator: ";") {
      let word = String(word.drop { $0 == " " })
      if Without.kindsByTag[word] != nil { kinds.insert(word) } else { sights.insert(word) }
    }
  }

  func keep(in goal: inout TripGoalCard) {
    goal.said.removeAll { $0.slot == Without.slot }
    let words = kinds.sorted() + sights.sorted()
    if !words.isEmpty { goal.said.append(SaidWords(slot: Without.slot, words: words.joined(separator: "; "))) }
  }

  static func isKind(_ tag: String) -> Bool { kindsByTag[tag] != nil }

  func covers(_ sight: SightFacts) -> Bool {
    sights.contains(sight.englishName)
      || kinds.contains { Without.kindsByTag[$0]?.contains(sight.kind) ?? false }
  }
}
