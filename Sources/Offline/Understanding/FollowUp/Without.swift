import Atlas
import Travel

/// What a traveller leaves out of a trip: kinds of sights, kinds of food, and single sights by their English names.
struct Without: Equatable, Sendable {
  var kinds: Set<String> = []
  var sights: Set<String> = []

  /// Where the goal keeps it, among the words of the trip.
  private static let slot = "without"

  /// The kinds of sights that can be left out, by the tag that is refused.
  private static let kindsByTag: [String: [SightFacts.Kind]] = [
    "museum": [.museum, .gallery], "shopping": [.shopping], "nightlife": [.nightlife], "beach": [.beach],
  ]

  /// What streets and markets to eat in are known for, by the kind of food that is not eaten.
  private static let foods: [String: Set<String>] = [
    "seafood": [
      "seafood", "fish", "tuna", "scallop", "scallops", "sushi", "sashimi", "crab", "crabs", "oyster", "oysters", "eel",
      "shrimp", "prawn", "prawns", "squid", "octopus", "eomuk", "lobster", "mussels", "fishermen", "fishery",
    ],
    "meat": [
      "meat", "meats", "pork", "beef", "barbecue", "grills", "yakitori", "steak", "steaks", "sausage", "sausages",
      "skewers", "chicken", "ham", "kebab", "kebabs", "lamb", "tonkotsu", "galbi", "bulgogi", "duck",
    ],
    "pork": ["pork", "ham", "sausage", "sausages", "tonkotsu"],
  ]

  init() {}

  init(_ goal: TripGoalCard) {
    let words = goal.said.first { $0.slot == Without.slot }?.words ?? ""
    for word in words.split(separator: ";") {
      let word = String(word.drop { $0 == " " })
      if Without.kindsByTag[word] != nil || Without.foods[word] != nil {
        kinds.insert(word)
      } else {
        sights.insert(word)
      }
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
      || sight.kind == .food && isKnownFor(sight)
  }

  private func isKnownFor(_ sight: SightFacts) -> Bool {
    let known = kinds.compactMap { Without.foods[$0] }
    guard !known.isEmpty else { return false }
    let words = (sight.englishName + " " + sight.englishReason).lowercased().split { !$0.isLetter }.map(String.init)
    return words.contains { word in known.contains { $0.contains(word) } }
  }
}
