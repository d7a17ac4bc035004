/// From a place to the airports one flies to.
extension Atlas {
  /// Every airport that a search from or to a place has to ask, most important first.
  ///
  /// A city code and the main city of a metropolitan area give all its airports; a place without airports gives those near.
  package func airports(of place: PlaceMatch) throws(AtlasError) -> [AirportFacts] {
    switch place {
    case .airport(let airport): return [airport]
    case .metro(let metro): return try airports(at: metro.airportIndices)
    case .city(let city):
      if let metro = city.metroIndex { return try airports(at: try metroAirports(at: metro)) }
      if let namesake = try namesakeAirport(of: city) { return [namesake] }
      let own = city.gateIndices.prefix(city.ownAirports.count)
      return try airports(at: own.isEmpty ? city.gateIndices : Array(own))
    case .region, .state, .country: return try gateways(of: place)
    }
  }

  /// The airports one flies to for a place, best first: its own, else those near; up to four for a country or state.
  package func gateways(of place: PlaceMatch) throws(AtlasError) -> [AirportFacts] {
    switch place {
    case .airport(let airport): return [airport]
    case .metro(let metro): return try airports(at: metro.airportIndices)
    case .city(let city): return try airports(at: city.gateIndices)
    case .region(let region):
      var found: [AirportFacts] = []
      for code in region.gateways { if let airport = try airport(code) { found.append(airport) } }
      return found
    case .state(let state): return try airports(at: try busiestAirports(4, in: .state(state.index)))
    case .country(let country): return try airports(at: try busiestAirports(4, in: .country(country.index)))
    }
  }

  /// The airport that bears the name of a town though it serves a greater city, as Narita does; nil when there is none.
  func namesakeAirport(of city: CityFacts) throws(AtlasError) -> AirportFacts? {
    guard city.ownAirports.isEmpty, let nearest = city.gateIndices.first else { return nil }
    let airport = try airport(at: nearest)
    let name = try facts.fold(city.names.en)
    let isNamedAfter = try facts.fold(airport.names.en).starts(with: name)
    return isNamedAfter && airport.position.kilometres(to: city.position) <= 60 ? airport : nil
  }

  /// A part of the world, by the row of its table.
  enum Area {
    case country(Int)
    case state(Int)
  }

  /// The rows of the airports of a part of the world, most important first.
  func busiestAirports(_ count: Int, in area: Area) throws(AtlasError) -> [Int] {
    var found: [(index: Int, rank: Int)] = []
    for index in 0..<facts.airports.rows {
      let row = try facts.airports.row(index)
      if try isAirport(row, in: area) { found.append((index, row.u16(22))) }
    }
    return found.sorted { ($1.rank, $0.index) < ($0.rank, $1.index) }.prefix(count).map(\.index)
  }

  private func isAirport(_ row: Row, in area: Area) throws(AtlasError) -> Bool {
    switch area {
    case .country(let country): return row.u16(20) == country
    case .state(let state):
      guard let city = row.index(24) else { return false }
      return try facts.cities.row(city).index(24) == state
    }
  }

  private func airports(at indices: [Int]) throws(AtlasError) -> [AirportFacts] {
    var found: [AirportFacts] = []
    for index in indices { found.append(try airport(at: index)) }
    return found
  }
}
