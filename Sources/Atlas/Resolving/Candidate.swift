/// A place that may be meant, with what is needed to weigh it and no more.
struct Candidate: Sendable {
  let kind: NamedKind
  let nameClass: NameClass
  let index: Int
  /// Page rank of the place's own airports and stations, 0 to 65,535; of countries and states only once `ranked`.
  let rank: Int
  let population: Int
  /// The row of the country; nil in a damaged table.
  let country: Int?
  let state: Int?
  let position: Position?
  /// The row of the city it hangs on: the one an airport serves, or where one stays in a region.
  let home: Int?

  /// The class, then the rank, then the population.
  static func isBetter(_ left: Candidate, _ right: Candidate) -> Bool {
    (left.nameClass.rawValue, -left.rank, -left.population, left.index)
      < (right.nameClass.rawValue, -right.rank, -right.population, right.index)
  }

  /// The rank, then the population, whatever the class.
  static func isGreater(_ left: Candidate, _ right: Candidate) -> Bool {
    (left.rank, left.population) > (right.rank, right.population)
  }

  func withRank(_ rank: Int) -> Candidate {
    Candidate(
      kind: kind, nameClass: nameClass, index: index, rank: rank, population: population, country: country,
      state: state, position: position, home: home)
  }

  /// The two are at most so far apart and in one country.
  func isNear(_ other: Candidate, within kilometres: Double) -> Bool {
    guard let position, let there = other.position, country == other.country else { return false }
    return position.kilometres(to: there) <= kilometres
  }
}

extension Atlas {
  /// The places that bear exactly a folded name, in any class.
  func candidates(named key: [UInt8]) throws(AtlasError) -> [Candidate] {
    guard !key.isEmpty, key.count <= 63 else { return [] }
    var found: [Candidate] = []
    func weigh(_ reference: NameReference) throws(AtlasError) -> Bool {
      if let candidate = try candidate(reference) { found.append(candidate) }
      return true
    }
    try facts.index.eachReference(of: key, weigh)
    try hand.index.eachReference(of: key, weigh)
    return found
  }

  /// Weighs what bears a name; nil when it is no place.
  func candidate(_ reference: NameReference) throws(AtlasError) -> Candidate? {
    let index = reference.index
    switch reference.kind {
    case .city: return try cityCandidate(index, reference.nameClass)
    case .airport: return try airportCandidate(index, reference.nameClass)
    case .metro: return try metroCandidate(index, reference.nameClass)
    case .region: return try regionCandidate(index, reference.nameClass)
    case .country:
      return Candidate(
        kind: .country, nameClass: reference.nameClass, index: index, rank: 0, population: 0, country: index,
        state: nil, position: nil, home: nil)
    case .state:
      return Candidate(
        kind: .state, nameClass: reference.nameClass, index: index, rank: 0, population: 0,
        country: try facts.states.row(index).index(0), state: index, position: nil, home: nil)
    case .airline, .sight: return nil
    }
  }

  func cityCandidate(_ index: Int, _ nameClass: NameClass) throws(AtlasError) -> Candidate {
    let row = try cityRow(index)
    return Candidate(
      kind: .city, nameClass: nameClass, index: index, rank: try served(index, row)?.rank ?? 0,
      population: row.population, country: try country(of: row), state: row.state, position: try row.position(),
      home: nil)
  }

  func airportCandidate(_ index: Int, _ nameClass: NameClass) throws(AtlasError) -> Candidate {
    let row = try facts.airports.row(index)
    let city = row.index(24)
    let state: Int? = if let city { try cityRow(city).state } else { nil }
    return Candidate(
      kind: .airport, nameClass: nameClass, index: index, rank: row.u16(22), population: 0, country: row.index(20),
      state: state, position: try row.position(4, table: "airports"), home: city)
  }

  func metroCandidate(_ index: Int, _ nameClass: NameClass) throws(AtlasError) -> Candidate {
    let row = try facts.metros.row(index)
    let city = row.index(10)
    let state: Int? = if let city { try cityRow(city).state } else { nil }
    let position: Position? = if let city { try cityRow(city).position() } else { nil }
    return Candidate(
      kind: .metro, nameClass: nameClass, index: index, rank: row.u16(12), population: 0, country: row.index(8),
      state: state, position: position, home: city)
  }

  func regionCandidate(_ index: Int, _ nameClass: NameClass) throws(AtlasError) -> Candidate {
    let row = try hand.regions.row(index)
    var rank = 0
    for code in gateways(ofRegion: row) {
      guard let airport = try airportIndex(code) else { continue }
      rank = max(rank, try facts.airports.row(airport).u16(22))
    }
    let home: Int? = if let base = row.index(24) { try city(ofPlace: try hand.places.row(base)) } else { nil }
    return Candidate(
      kind: .region, nameClass: nameClass, index: index, rank: rank, population: 0,
      country: try countryIndex(row.ascii(26, 2)), state: nil, position: try row.position(8, table: "regions"),
      home: home)
  }

  /// Gives countries and states the rank of their best airport, which is dear to find and seldom wanted.
  func ranked(_ candidates: [Candidate]) throws(AtlasError) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    var ranked: [Candidate] = []
    for candidate in candidates {
      var area: Area?
      switch candidate.kind {
      case .country: area = .country(candidate.index)
      case .state: area = .state(candidate.index)
      case .city, .airport, .metro, .region, .airline, .sight: area = nil
      }
      guard let area, let best = try busiestAirports(1, in: area).first else {
        ranked.append(candidate)
        continue
      }
      ranked.append(candidate.withRank(try facts.airports.row(best).u16(22)))
    }
    return ranked
  }

  /// The place in full.
  func match(_ candidate: Candidate) throws(AtlasError) -> PlaceMatch {
    switch candidate.kind {
    case .city: return .city(try city(at: candidate.index))
    case .airport: return .airport(try airport(at: candidate.index))
    case .metro: return .metro(try metro(at: candidate.index))
    case .country: return .country(try country(at: candidate.index))
    case .state: return .state(try state(at: candidate.index))
    case .region: return .region(try region(at: candidate.index))
    case .airline, .sight: throw .malformed(table: "keys")
    }
  }
}
