import Travel

/// Nights by `City, CC` as a conversation settled them, kept among the words of the trip.
enum KeptStays {
  private static let slot = "stays"

  /// The nights kept for places the trip still goes to.
  static func nights(_ goal: TripGoalCard) -> [String: Int] {
    let words = goal.said.first { $0.slot == slot }?.words ?? ""
    var nights: [String: Int] = [:]
    for part in words.split(separator: ";") {
      let halves = part.split(separator: ":")
      guard halves.count == 2, let count = Int(halves[1].drop { $0 == " " }) else { continue }
      let city = String(halves[0].drop { $0 == " " })
      if goal.destinations.contains(city) { nights[city] = count }
    }
    return nights
  }

  static func keep(_ nights: [String: Int], in goal: inout TripGoalCard) {
    goal.said.removeAll { $0.slot == slot }
    let words = goal.destinations.compactMap { city in nights[city].map { "\(city): \($0)" } }
    if !words.isEmpty { goal.said.append(SaidWords(slot: slot, words: words.joined(separator: "; "))) }
  }
}
