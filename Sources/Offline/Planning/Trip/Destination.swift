import Atlas

/// A place to spend nights in, with what is written of it.
struct Destination: Sendable {
  /// `City, CC`.
  let label: String
  let match: PlaceMatch
  /// The city where one stays; nil when a region has no one such city.
  let city: CityFacts?
  let position: Spot
  let zone: String
  /// Best first.
  let sights: [SightFacts]

  var country: String { match.country }
  var names: PlaceNames { match.names }

  /// Finds a place written `City, CC`; nil when the tables do not know it. One that is only set out from has no sights.
  init?(_ label: String, isVisited: Bool = true, in atlas: Atlas) throws(AtlasError) {
    let match: PlaceMatch
    switch try atlas.resolve(label) {
    case .one(let found): match = found
    case .ambiguous(let several):
      guard let first = several.first else { return nil }
      match = first
    case .unknown: return nil
    }
    self.label = label
    self.match = match
    switch match {
    case .city(let city):
      (self.city, position, zone) = (city, city.position, city.zone)
      sights = isVisited ? try atlas.sights(in: city) : []
    case .region(let region):
      let base = try Destination.base(of: region, in: atlas)
      (city, position) = (base, base?.position ?? region.position)
      let gateway = try atlas.airport(region.gateways.first ?? "")
      zone = base?.zone ?? gateway?.zone ?? "UTC"
      let own = isVisited ? try atlas.sights(in: region) : []
      sights = if !isVisited { [] } else if own.isEmpty, let base { try atlas.sights(in: base) } else { own }
    case .airport(let airport):
      guard let near = try atlas.nearestCity(to: airport.position, within: 60) else { return nil }
      (city, position, zone) = (near, near.position, near.zone)
      sights = isVisited ? try atlas.sights(in: near) : []
    case .metro(let metro):
      guard let airport = try atlas.airport(metro.airports.first ?? ""),
        let near = try Destination.city(named: metro.names.en, metro.country, near: airport.position, in: atlas)
      else { return nil }
      (city, position, zone) = (near, near.position, near.zone)
      sights = isVisited ? try atlas.sights(in: near) : []
    case .state, .country: return nil
    }
  }

  private static func base(of region: RegionFacts, in atlas: Atlas) throws(AtlasError) -> CityFacts? {
    guard let name = region.baseCity else {
      if let near = region.nearest(of: try atlas.citiesWithSights, within: 40) { return near }
      return try atlas.nearestCity(to: region.position, within: 40)
    }
    if case .one(.city(let city)) = try atlas.resolve(name) { return city }
    return try atlas.nearestCity(to: region.position, within: 40)
  }

  private static func city(
    named name: String, _ country: String, near position: Spot, in atlas: Atlas
  ) throws(AtlasError) -> CityFacts? {
    if case .one(.city(let city)) = try atlas.resolve("\(name), \(country)") { return city }
    return try atlas.nearestCity(to: position, within: 60)
  }
}

extension RegionFacts {
  /// The city of its own country that is nearest to the middle of it, within so many kilometres.
  func nearest(of cities: [CityFacts], within kilometres: Double) -> CityFacts? {
    var best: (city: CityFacts, distance: Double)?
    for city in cities where city.country == country {
      let distance = city.position.kilometres(to: position)
      if distance <= best?.distance ?? kilometres { best = (city, distance) }
    }
    return best?.city
  }
}
