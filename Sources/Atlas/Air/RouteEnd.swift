/// An airport as the end of a route: what it takes to weigh a way over it, without its names.
package struct RouteEnd: Hashable, Sendable {
  /// The IATA code.
  package let code: String
  package let position: Position
  /// The share of the world's schedules that pass through it, 0 to 1.
  package let rank: Double
  /// The IATA code of its metropolitan area; nil when it belongs to none.
  package let metro: String?
  /// The country as alpha-2.
  package let country: String
}

extension Atlas {
  /// The airports one could fly to nonstop, in the order of their codes; those without scheduled flights are left out.
  package func routeEnds(of airport: String) throws(AtlasError) -> [RouteEnd] {
    var ends: [RouteEnd] = []
    for code in try destinations(of: airport) {
      guard let index = try airportIndex(code) else { continue }
      let row = try facts.airports.row(index)
      ends.append(
        RouteEnd(
          code: code, position: try row.position(4, table: "airports"), rank: Double(row.u16(22)) / 65_535,
          metro: try metroCode(row.index(16)), country: try countryCode(row.index(20))))
    }
    return ends
  }
}

extension AirportFacts {
  /// The airport as the end of a route.
  package var routeEnd: RouteEnd {
    RouteEnd(code: code, position: position, rank: rank, metro: metro, country: country)
  }
}
