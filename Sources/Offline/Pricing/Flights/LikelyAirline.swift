import Atlas
import Civil
import Travel

/// An airline that probably flies between two airports.
struct LikelyAirline {
  let facts: AirlineFacts
  /// `dated` when it is known to have carried passengers there, else `curated`.
  let basis: Basis

  /// At most so many are named for a flight.
  private static let most = 6

  /// The airlines of a flight: those that carried passengers there where a table tells, else those with a base at
  /// either end and aircraft for the distance.
  static func flying(
    _ start: AirportFacts, _ end: AirportFacts, kilometres: Double, in book: AirBook
  ) throws(AtlasError) -> [LikelyAirline] {
    var found: [(airline: LikelyAirline, standing: Int)] = []
    for (place, carrier) in (try book.atlas.fare(start.code, end.code)?.carriers ?? []).enumerated() {
      guard let facts = try book.atlas.airline(carrier.code) else { continue }
      found.append((LikelyAirline(facts: facts, basis: .dated), place - 1000))
    }
    let based = try book.airlines(basedAt: start.code) + book.airlines(basedAt: end.code)
    for facts in based
    where reaches(facts, kilometres) && !found.contains(where: { $0.airline.facts.code == facts.code })
      && !AbsentAirlines.misses(facts.code, start.country, end.country)
    {
      let places = [start.code, end.code].map { facts.hubs.firstIndex(of: $0) ?? 10 }
      let standing = 10 * (places[0] + places[1]) + facts.kind.rawValue
      found.append((LikelyAirline(facts: facts, basis: .curated), standing))
    }
    return found.sorted { ($0.standing, $0.airline.facts.code) < ($1.standing, $1.airline.facts.code) }
      .prefix(most).map(\.airline)
  }

  /// Low-cost and hybrid airlines with wide-bodied aircraft; the low-cost ones leave the longest ways to others.
  private static let farFlying: Set<String> = ["5J", "D7", "JQ", "N0", "TR", "TW", "VJ", "WE", "WS", "XJ", "YP", "ZG"]

  /// Whether an airline of this kind flies as far.
  private static func reaches(_ airline: AirlineFacts, _ kilometres: Double) -> Bool {
    switch airline.kind {
    case .regional: kilometres <= 2000
    case .lowCost: kilometres <= (farFlying.contains(airline.code) ? 9500 : 5000)
    case .hybrid: kilometres <= 5000 || farFlying.contains(airline.code)
    case .leisure: kilometres <= 9000
    case .full: true
    }
  }

  var isLowCost: Bool { facts.kind == .lowCost }

  /// The airline as an offer names it, with the alliance it is in on a day.
  func carrier(on date: CivilDate) -> Carrier {
    let isIn = (facts.since ?? 0) <= date.year && date.year <= (facts.until ?? .max)
    return Carrier(
      code: facts.code, name: facts.englishName, alliance: isIn ? facts.alliance?.word : nil, basis: basis)
  }
}

extension AirlineFacts.Alliance {
  /// The word for it in JSON.
  var word: String {
    switch self {
    case .star: "star"
    case .oneworld: "oneworld"
    case .skyteam: "skyteam"
    case .vanilla: "vanilla"
    case .uFly: "u-fly"
    }
  }
}
