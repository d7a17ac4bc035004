/// A city or town, or a smaller place that many travel to.
package struct CityFacts: Equatable, Sendable {
  let index: Int
  /// The rows of its airports, or of those near it when it has none.
  let gateIndices: [Int]
  /// Its gateways were written down by hand rather than reckoned.
  let hasWrittenGateways: Bool
  let metroIndex: Int?
  let stateIndex: Int?
  /// The number GeoNames gives it.
  package let geonamesID: Int
  /// What it is called.
  package let names: PlaceNames
  /// The middle of it.
  package let position: Position
  /// Inhabitants; nil when not known.
  package let population: Int?
  /// The country as alpha-2.
  package let country: String
  /// The state or province; nil where there is none.
  package let state: StateFacts?
  /// The IANA name of its zone.
  package let zone: String
  /// The greatest rank of its own airports, 0 to 1; 0 when it has none.
  package let rank: Double
  /// It is the capital of its country.
  package let isCapital: Bool
  /// The metropolitan area it belongs to, such as `NYC`.
  package let metro: String?
  /// The code that stands for the city: its metropolitan area's or its own airport's; nil when it has neither.
  package let code: String?
  /// The codes of its own airports, most important first.
  package let ownAirports: [String]
  /// The airports one flies to for it, best first: its own, else those near.
  package let gateways: [String]
}

extension Atlas {
  /// The city with a GeoNames id; nil when the table lacks it.
  package func city(geonamesID: Int) throws(AtlasError) -> CityFacts? {
    var low = 0
    var high = facts.citiesByID.rows
    while low < high {
      let middle = (low + high) / 2
      let index = try facts.citiesByID.row(middle).u16(0)
      let found = try cityRow(index).geonamesID
      if found == geonamesID { return try city(at: index) }
      if found < geonamesID { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  func city(at index: Int) throws(AtlasError) -> CityFacts {
    let row = try cityRow(index)
    let names = try cityNames(at: index)
    let service = try served(index, row)
    var gates = try gates(row.gates)
    var ownCount = min(service?.ownCount ?? 0, gates.count)
    var hasWrittenGateways = false
    // A landing place for seaplanes or charters that people leave out is not how one gets there.
    if let written = try writtenGates(ofCity: index, named: names),
      written.allSatisfy({ !gates[..<ownCount].contains($0) })
    {
      gates = written + gates[..<ownCount]
      ownCount = 0
      hasWrittenGateways = true
    }
    var codes: [String] = []
    for gate in gates { codes.append(try airportCode(gate)) }
    let metro = try metroCode(service?.metro)
    let state: StateFacts? = if let state = row.state { try self.state(at: state) } else { nil }
    let country = try country(of: row)
    let capital: Int? = if let country { try facts.countries.row(country).index(6) } else { nil }
    return CityFacts(
      index: index, gateIndices: gates, hasWrittenGateways: hasWrittenGateways, metroIndex: service?.metro,
      stateIndex: row.state, geonamesID: row.geonamesID, names: names, position: try row.position(),
      population: row.population == 0 ? nil : row.population, country: try countryCode(country), state: state,
      zone: try zoneName(try zone(ofCity: index, row)), rank: Double(service?.rank ?? 0) / 65_535,
      isCapital: capital == index, metro: metro, code: metro ?? (ownCount > 0 ? codes.first : nil),
      ownAirports: Array(codes.prefix(ownCount)), gateways: codes)
  }

  func cityNames(at index: Int) throws(AtlasError) -> PlaceNames { try facts.cityNames.names(ofCity: index) }

  /// The gateways that people wrote down for a resort, which know of mountains in between; nil when nobody did.
  private func writtenGates(ofCity index: Int, named names: PlaceNames) throws(AtlasError) -> [Int]? {
    var gates: [Int] = []
    try hand.index.eachReference(of: try facts.fold(names.en)) { reference throws(AtlasError) in
      guard reference.kind == .region else { return true }
      let row = try hand.regions.row(reference.index)
      guard let base = row.index(24), try city(ofPlace: try hand.places.row(base)) == index else { return true }
      for code in gateways(ofRegion: row) { if let airport = try airportIndex(code) { gates.append(airport) } }
      return false
    }
    return gates.isEmpty ? nil : gates
  }

  private func gates(_ index: Int?) throws(AtlasError) -> [Int] {
    guard let index else { return [] }
    let gates = try facts.gates.row(index)
    var found: [Int] = []
    for at in [0, 2, 4, 6] {
      guard let airport = gates.index(at) else { break }
      guard airport < facts.airports.rows else { throw .outOfBounds(table: "gates") }
      found.append(airport)
    }
    return found
  }
}
