import Atlas

/// How one gets about in a part of the world, by what runs there.
enum Ground: Equatable, Sendable {
  /// Trains and metros reach what lies around.
  case rails
  /// Some cities have a metro; what lies around them is reached by road.
  case roads
  /// Buses alone, and they stop everywhere.
  case buses
  /// Boats, as in the lagoon of Venice.
  case water
  /// A ferry to a sight on an island.
  case ferry
  /// To the pier that a day on the water starts from.
  case pier

  /// Countries where trains reach most of what one goes to see.
  private static let dense: Set<String> = [
    "JP", "KR", "CN", "TW", "FR", "ES", "DE", "IT", "BE", "NL", "GB", "HK", "SG", "AT", "CH", "CZ", "DK", "HU", "LU",
    "PL", "PT", "SE", "FI", "IE", "SK",
  ]

  init(at point: Spot, in country: String) {
    if Ground.isLagoon(point) {
      self = .water
    } else if country != "TW", Landmass.isIsland(point) {
      self = .buses
    } else {
      self = Ground.dense.contains(country) || country == "US" && Rail.corridor(point) ? .rails : .roads
    }
  }

  /// Whether a place lies in the lagoon of Venice, the airport and the town on the mainland left out.
  private static func isLagoon(_ point: Spot) -> Bool {
    (45.38...45.50).contains(point.latitude) && (12.29...12.43).contains(point.longitude)
  }
}
