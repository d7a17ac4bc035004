package import Atlas
package import Travel

/// Where a stay is to be, as far as prices go.
package struct StayPlace: Sendable {
  /// The city itself or the one where one stays for a region; nil where there is none.
  package let city: CityFacts?
  package let country: CountryFacts?
  /// The middle that distances are counted from.
  package let centre: Spot?
  /// The share of the world's schedules, 0 to 1.
  package let rank: Double
  let region: RegionFacts?

  init(city: CityFacts?, country: CountryFacts?, centre: Spot?, rank: Double, region: RegionFacts? = nil) {
    self.city = city
    self.country = country
    self.centre = centre
    self.rank = rank
    self.region = region
  }
}

extension Atlas {
  /// What is known of a place to stay; nil when the place is not known.
  package func stayPlace(_ place: Place) throws(AtlasError) -> StayPlace? {
    guard let match = try match(of: place) else { return nil }
    return try stayPlace(match)
  }

  /// What is known of a place to stay.
  package func stayPlace(_ match: PlaceMatch) throws(AtlasError) -> StayPlace {
    let country = try self.country(match.country)
    switch match {
    case .city(let city):
      return StayPlace(city: city, country: country, centre: city.position, rank: city.rank)
    case .metro(let metro):
      let city = try mainCity(of: metro)
      return StayPlace(city: city, country: country, centre: city?.position, rank: metro.rank)
    case .airport(let airport):
      let city = try nearestCity(to: airport.position, within: 60)
      return StayPlace(city: city, country: country, centre: airport.position, rank: airport.rank)
    case .region(let region):
      let city: CityFacts? = if let name = region.baseCity { try cityMeant(by: name) } else { nil }
      let gateway: AirportFacts? = if let code = region.gateways.first { try airport(code) } else { nil }
      // A resort without a city is no capital, however great the airport one lands at.
      let rank = city?.rank ?? min(gateway?.rank ?? 0, 0.1)
      return StayPlace(city: city, country: country, centre: region.position, rank: rank, region: region)
    case .state, .country:
      return StayPlace(city: nil, country: country, centre: nil, rank: 0.1)
    }
  }

  private func mainCity(of metro: MetroFacts) throws(AtlasError) -> CityFacts? {
    if let city = try cityMeant(by: "\(metro.names.en), \(metro.country)") { return city }
    guard let code = metro.airports.first, let airport = try airport(code) else { return nil }
    return try nearestCity(to: airport.position, within: 60)
  }

  private func cityMeant(by words: String) throws(AtlasError) -> CityFacts? {
    let matches: [PlaceMatch]
    switch try resolve(words) {
    case .one(let match): matches = [match]
    case .ambiguous(let several): matches = several
    case .unknown: matches = []
    }
    for match in matches { if case .city(let city) = match { return city } }
    return nil
  }
}
