import Travel

/// The sights that a traveller wants to see by name, by their English names.
struct Wanted: Equatable, Sendable {
  var sights: Set<String> = []

  /// Where the goal keeps it, among the words of the trip.
  private static let slot = "wanted"

  init(_ goal: TripGoalCard) {
    let words = goal.said.first { $0.slot == Wanted.slot }?.words ?? ""
    for word in words.split(separator: ";") { sights.insert(String(word.drop { $0 == " " })) }
  }

  func keep(in goal: inout TripGoalCard) {
    goal.said.removeAll { $0.slot == Wanted.slot }
    if !sights.isEmpty {
      goal.said.append(SaidWords(slot: Wanted.slot, words: sights.sorted().joined(separator: "; ")))
    }
  }
}
