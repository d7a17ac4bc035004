import Atlas
import Civil

/// What one search has looked up of airports, zones, routes and airlines, each of them once.
final class AirBook {
  let atlas: Atlas
  private var airports: [String: AirportFacts] = [:]
  private var countries: [String: CountryFacts] = [:]
  private var zones: [String: ZoneRules] = [:]
  private var routes: [String: [RouteEnd]] = [:]
  private var bases: [String: [AirlineFacts]] = [:]
  private var hops: [String: Hop] = [:]

  init(_ atlas: Atlas) { self.atlas = atlas }

  func airport(_ code: String) throws(AtlasError) -> AirportFacts? {
    if let known = airports[code] { return known }
    let found = try atlas.airport(code)
    airports[code] = found
    return found
  }

  func country(_ code: String) throws(AtlasError) -> CountryFacts? {
    if let known = countries[code] { return known }
    let found = try atlas.country(code)
    countries[code] = found
    return found
  }

  /// The rules of an airport's clocks; UTC where its zone is not known.
  func zone(of airport: AirportFacts) throws(AtlasError) -> ZoneRules {
    if let known = zones[airport.zone] { return known }
    let found = try atlas.zone(airport.zone) ?? .utc
    zones[airport.zone] = found
    return found
  }

  /// The airports that have been reached nonstop from one and still may be.
  func destinations(of airport: RouteEnd) throws(AtlasError) -> [RouteEnd] {
    if let known = routes[airport.code] { return known }
    var found: [RouteEnd] = []
    for other in try atlas.routeEnds(of: airport.code) where try mayFly(airport.country, other.country) {
      found.append(other)
    }
    routes[airport.code] = found
    return found
  }

  /// Whether a nonstop route existed that closed skies have not ended.
  func hasRoute(_ one: RouteEnd, _ other: RouteEnd) throws(AtlasError) -> Bool {
    guard try atlas.hasRoute(one.code, other.code) else { return false }
    return try mayFly(one.country, other.country)
  }

  private func mayFly(_ one: String, _ other: String) throws(AtlasError) -> Bool {
    guard ClosedSkies.concern(one, other), let first = try country(one), let second = try country(other) else {
      return true
    }
    return !ClosedSkies.part(first, second)
  }

  /// The airlines with a base at an airport.
  func airlines(basedAt code: String) throws(AtlasError) -> [AirlineFacts] {
    if let known = bases[code] { return known }
    let found = try atlas.airlines(basedAt: code)
    bases[code] = found
    return found
  }

  /// One flight between two airports, worked out once for each way.
  func hop(_ start: AirportFacts, _ end: AirportFacts, on date: CivilDate) throws(AtlasError) -> Hop {
    // The day matters to the detour round closed airspace alone, which has begun before any day that can be asked for.
    if let known = hops[start.code + end.code] { return known }
    let made = try Hop(from: start, to: end, on: date, in: self)
    hops[start.code + end.code] = made
    return made
  }
}
