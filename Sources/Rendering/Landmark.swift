import Travel

/// A named point of a sketch.
struct Landmark: Equatable {
  let name: Text
  /// Degrees, east and north positive.
  let longitude: Double
  let latitude: Double

  /// The places in the order of the visit; one that is left and come back to stands there once.
  static func landmarks(of places: [MapFeature]) -> [Landmark] {
    places.flatMap { place in
      switch place.shape {
      case .point(let position): [(place.name, position)]
      case .way(let from, let to): [(from.name, from.position), (to.name, to.position)]
      }
    }
    .reduce(into: []) { found, end in
      let (name, position) = end
      let isKnown = found.contains { $0.longitude == position.longitude && $0.latitude == position.latitude }
      guard !isKnown else { return }
      found.append(Landmark(name: Text(name), longitude: position.longitude, latitude: position.latitude))
    }
  }
}
