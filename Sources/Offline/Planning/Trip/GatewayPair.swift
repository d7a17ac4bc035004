import Atlas

/// The airports one most likely flies between for two places.
struct GatewayPair: Sendable {
  let start: AirportFacts
  let end: AirportFacts

  /// The likeliest pair between which flights are known; else the busiest of each. Nil without an airport at either end.
  init?(_ one: PlaceMatch, _ other: PlaceMatch, in atlas: Atlas) throws(AtlasError) {
    let starts = try atlas.gateways(of: one)
    let ends = try atlas.gateways(of: other)
    var best: (pair: (AirportFacts, AirportFacts), weight: Double)?
    for start in starts {
      for end in ends where start.code != end.code {
        guard try atlas.hasRoute(start.code, end.code) else { continue }
        // An airport across a border is none of the city's where it has one of its own.
        let isHome = (start.country == one.country, end.country == other.country)
        let weight = start.rank * end.rank * (isHome.0 ? 1 : 0.01) * (isHome.1 ? 1 : 0.01)
        if weight > best?.weight ?? -1 { best = ((start, end), weight) }
      }
    }
    if let best {
      (start, end) = best.pair
      return
    }
    guard let start = starts.max(by: { $0.rank < $1.rank }), let end = ends.max(by: { $0.rank < $1.rank }),
      start.code != end.code
    else { return nil }
    (self.start, self.end) = (start, end)
  }
}
