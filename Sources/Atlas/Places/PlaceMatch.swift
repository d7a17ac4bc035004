/// A place that a word can mean.
package enum PlaceMatch: Equatable, Sendable {
  case airport(AirportFacts)
  /// A metropolitan area, named by its city code.
  case metro(MetroFacts)
  case city(CityFacts)
  case region(RegionFacts)
  case state(StateFacts)
  case country(CountryFacts)

  /// What it is called.
  package var names: PlaceNames {
    switch self {
    case .airport(let airport): airport.names
    case .metro(let metro): metro.names
    case .city(let city): city.names
    case .region(let region): region.names
    case .state(let state): state.names
    case .country(let country): country.names
    }
  }

  /// The IATA code that stands for it; nil when none does.
  package var code: String? {
    switch self {
    case .airport(let airport): airport.code
    case .metro(let metro): metro.code
    case .city(let city): city.code
    case .region, .state, .country: nil
    }
  }

  /// The country as alpha-2.
  package var country: String {
    switch self {
    case .airport(let airport): airport.country
    case .metro(let metro): metro.country
    case .city(let city): city.country
    case .region(let region): region.country
    case .state(let state): state.country
    case .country(let country): country.alpha2
    }
  }

  /// The name with its state or country, such as `Portland, OR`, which sets it apart from its namesakes.
  package var qualifiedName: String {
    guard case .city(let city) = self, ["AU", "CA", "US"].contains(city.country), let state = city.state else {
      return "\(names.en), \(country)"
    }
    return "\(city.names.en), \(state.code)"
  }

  /// Words that a flight search takes for this place and no other: its code, else its qualified name.
  package var unmistakable: String { code ?? qualifiedName }
}

/// What a word was found to mean.
package enum PlaceResolution: Equatable, Sendable {
  /// One place, beyond doubt.
  case one(PlaceMatch)
  /// Several places that a person may have meant, the likeliest first; one has to ask.
  case ambiguous([PlaceMatch])
  /// No place bears that name; those that are one slip of the finger away, never to be taken unasked.
  case unknown(near: [PlaceMatch])
}
