extension Atlas {
  /// What a place can lie in, or near.
  enum Surroundings {
    case country(Int)
    case state(Int, country: Int?)
    case near(Position, country: Int?, metro: Int?)
  }

  /// Everything that a qualifier such as `IL`, `Costa Rica` or `도쿄` may mean.
  func areas(named text: String) throws(AtlasError) -> [Surroundings] {
    let key = try facts.fold(text)
    var areas: [Surroundings] = []
    if key.count <= 3, key.allSatisfy({ (97...122).contains($0) }) {
      let code = String(decoding: key, as: UTF8.self).uppercased()
      if let country = try countryIndex(code) { areas.append(.country(country)) }
      let letters = Array(code.utf8) + [0]
      for state in 0..<facts.states.rows {
        let row = try facts.states.row(state)
        if row.u8(4) == letters[0], row.holds(letters, at: 4) {
          areas.append(.state(state, country: row.index(0)))
        }
      }
    }
    for candidate in try candidates(named: key) {
      switch candidate.kind {
      case .country: areas.append(.country(candidate.index))
      case .state: areas.append(.state(candidate.index, country: candidate.country))
      case .city, .region, .metro:
        // A village is no landmark, and namesakes would let anything pass.
        guard candidate.rank > 0, let position = candidate.position else { continue }
        let metro: Int? = candidate.kind == .city ? try served(candidate.index)?.metro : nil
        areas.append(.near(position, country: candidate.country, metro: metro))
      case .airport, .airline, .sight: continue
      }
    }
    return areas
  }

  func isWithin(_ candidate: Candidate, any areas: [Surroundings]) throws(AtlasError) -> Bool {
    for area in areas where try isWithin(candidate, area) { return true }
    return false
  }

  private func isWithin(_ candidate: Candidate, _ area: Surroundings) throws(AtlasError) -> Bool {
    switch area {
    case .country(let country):
      return candidate.country == country
    case .state(let state, let country):
      if candidate.kind == .region { return candidate.country == country }
      return candidate.state == state && candidate.kind != .state
    case .near(let position, let country, let metro):
      guard candidate.country == country, let here = candidate.position else { return false }
      if let metro, candidate.kind == .airport, try facts.airports.row(candidate.index).index(16) == metro {
        return true
      }
      let distance = here.kilometres(to: position)
      // The same city is no qualifier of itself.
      return distance <= 120 && (distance > 1 || candidate.kind == .airport)
    }
  }

  /// The airports that `… airport` means: those found, or the only one of a city that was found.
  func airports(meantBy found: [Candidate]) throws(AtlasError) -> PlaceResolution? {
    guard let best = Weighing.chosen(found).first else { return nil }
    let match = try match(best)
    guard case .city(let city) = match else { return .one(match) }
    if let namesake = try namesakeAirport(of: city) { return .one(.airport(namesake)) }
    guard !city.ownAirports.isEmpty else { return nil }
    if city.ownAirports.count == 1, let only = try airport(city.ownAirports[0]) { return .one(.airport(only)) }
    return .one(match)
  }
}
