import Atlas

/// A place that the search may put into a day.
struct Candidate: Equatable, Sendable {
  let sight: SightFacts
  let visit: Visit

  /// Weighs the sights of a city, best first in the table, for a traveller.
  ///
  /// Another variant shakes the weights, always in the same way: the second by up to a third, later ones by more.
  /// What is wanted by name comes before everything else. `outings` numbers the places away from the stay that days were
  /// asked for at, by the names of their sights.
  static func all(
    _ sights: [SightFacts], for taste: Taste, fullDays: Int, variant: Int, wanted: Set<String> = [],
    outings: [String: Int] = [:]
  ) -> [Candidate] {
    // Whoever comes to a city wants to have seen what it is known for.
    var fame = 80.0
    let most = min(0.9, 0.33 + 0.04 * Double(variant - 2))
    let own = sights.count - outings.count
    return sights.enumerated().map { rank, sight in
      var worth = (25 + 90 / (1 + 0.12 * Double(rank)) + fame) * taste.fit(sight)
      fame *= 0.65
      // A day trip stands against the three or four sights that the day would have held.
      if sight.isDayTrip { worth *= fullDays >= 3 ? 2.3 : 1.6 }
      if variant > 1 { worth *= 1 - most + 2 * most * shake(rank, variant) }
      if wanted.contains(sight.englishName) { worth = 600 }
      // Of a place where one has a day alone, the best come first.
      if outings[sight.englishName] != nil { worth -= 10 * Double(rank - own) }
      return Candidate(sight: sight, visit: Visit(of: sight, worth: worth, outing: outings[sight.englishName] ?? 0))
    }
  }

  /// A number from 0 to 1 that looks like chance and is the same on every machine.
  private static func shake(_ rank: Int, _ variant: Int) -> Double {
    var mixed = UInt64(truncatingIfNeeded: rank &* 1_000_003 &+ variant) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= mixed >> 29
    mixed = mixed &* 0xBF58_476D_1CE4_E5B9
    mixed ^= mixed >> 32
    return Double(mixed % 1000) / 999
  }
}
