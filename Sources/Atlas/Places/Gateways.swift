/// From a place to the airports one flies to.
extension Atlas {
  /// Every airport that a search from or to a place has to ask, most important first.
  ///
  /// A city code and the main city of a metropolitan area give all its airports; a town without airports gives the
  /// three nearest of use, in its own country where that has any.
  package func airports(of place: PlaceMatch) throws(AtlasError) -> [AirportFacts] {
    switch place {
    case .airport(let airport): return [airport]
    case .metro(let metro): return largeFirst(try airports(at: metro.airportIndices))
    case .city(let city):
      if let metro = city.metroIndex { return largeFirst(try airports(at: try metroAirports(at: metro))) }
      if let namesake = try namesakeAirport(of: city) { return [namesake] }
      let near = try airports(at: city.gateIndices)
      if !city.ownAirports.isEmpty { return largeFirst(Array(near.prefix(city.ownAirports.count))) }
      if city.hasWrittenGateways { return near }
      let sameCountry = near.filter { $0.country == city.country }
      return Array((sameCountry.isEmpty ? near : sameCountry).prefix(3))
    case .region, .state, .country: return try gateways(of: place)
    }
  }

  /// Puts large airports before others; the order is kept otherwise.
  private func largeFirst(_ airports: [AirportFacts]) -> [AirportFacts] {
    airports.filter { $0.size == .large } + airports.filter { $0.size != .large }
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
    guard city.ownAirports.isEmpty, !city.hasWrittenGateways else { return nil }
    for index in city.gateIndices {
      let airport = try airport(at: index)
      guard airport.position.kilometres(to: city.position) <= 60 else { continue }
      for language in [NameLanguage.en, .ko, .ja] {
        guard let town = city.names.exactly(language), let name = airport.names.exactly(language) else { continue }
        if try facts.fold(name).starts(with: try facts.fold(town)) { return airport }
      }
    }
    return nil
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
      return try cityRow(city).state == state
    }
  }

  private func airports(at indices: [Int]) throws(AtlasError) -> [AirportFacts] {
    var found: [AirportFacts] = []
    for index in indices { found.append(try airport(at: index)) }
    return found
  }
}
