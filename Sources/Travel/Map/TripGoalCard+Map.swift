extension TripGoalCard {
  package func features(for reader: Reader) -> [MapFeature] {
    destinations.compactMap { city in
      guard let position = reader.position(ofCity: city) else { return nil }
      return MapFeature(kind: .destination, name: reader.cityName(city), shape: .point(position), basis: .fact)
    }
  }
}

extension ChatAnswer {
  /// The way of the trip: `Seoul → Osaka`; nil while nobody knows where it goes.
  package func title(for reader: Reader) -> String? {
    guard !goal.destinations.isEmpty else { return nil }
    let stops = [goal.origin].compactMap(\.self) + goal.destinations
    return stops.map { reader.cityName($0) }.joined(separator: " → ")
  }
}
