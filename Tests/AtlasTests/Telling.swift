import Atlas

extension PlaceMatch {
  /// The place in the words of the tests.
  var told: String {
    switch self {
    case .airport(let airport): "airport \(airport.code)"
    case .metro(let metro): "metro \(metro.code)"
    case .city(let city): "city \(city.names.en) \(city.country)"
    case .region(let region): "region \(region.key)"
    case .state(let state): "state \(state.names.en) \(state.country)"
    case .country(let country): "country \(country.alpha2)"
    }
  }
}

extension PlaceResolution {
  var one: PlaceMatch? {
    switch self {
    case .one(let place): place
    case .ambiguous, .unknown: nil
    }
  }

  var places: [PlaceMatch] {
    switch self {
    case .one(let place): [place]
    case .ambiguous(let places): places
    case .unknown: []
    }
  }
}
