import Civil

extension ItineraryCard {
  package func features(for reader: Reader) -> [MapFeature] { days.flatMap(\.features) }
}

extension ItineraryDay {
  /// The slots of the day whose place is known, each with its number in the day.
  package var features: [MapFeature] {
    zip(1..., slots).compactMap { number, slot in
      guard let position = slot.place.position else { return nil }
      var feature = MapFeature(
        kind: slot.purpose.kind, name: slot.place.name, shape: .point(position), basis: .curated)
      feature.localName = slot.place.localName
      feature.day = day
      feature.slot = slot.period
      feature.number = number
      feature.start = moment(slot.start?.text)
      feature.end = moment(slot.end?.text)
      return feature
    }
  }

  /// A clock time with its date where the trip has one; nil without a clock time.
  private func moment(_ clock: String?) -> String? {
    guard let clock else { return nil }
    return date.map { "\($0.iso)T\(clock)" } ?? clock
  }
}

extension ItinerarySlot.Purpose {
  fileprivate var kind: MapFeature.Kind {
    switch self {
    case .arrive: .arrive
    case .stay: .stay
    case .sight: .sight
    case .meal: .meal
    case .rest, .work: .rest
    case .travel: .travel
    case .depart: .depart
    }
  }
}

extension PlacesCard {
  package func features(for reader: Reader) -> [MapFeature] {
    places.compactMap { place in
      guard let position = place.position else { return nil }
      var feature = MapFeature(kind: topic.kind, name: place.name, shape: .point(position), basis: place.basis)
      feature.localName = place.localName
      return feature
    }
  }
}

extension PlacesCard.Topic {
  fileprivate var kind: MapFeature.Kind {
    switch self {
    case .destinations: .destination
    case .sights: .sight
    case .food: .food
    }
  }
}
