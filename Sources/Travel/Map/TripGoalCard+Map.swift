extension TripGoalCard {
  package func features(for reader: Reader) -> [MapFeature] {
    destinations.compactMap { city in
      guard let position = reader.position(ofCity: city) else { return nil }
      return MapFeature(kind: .destination, name: reader.cityName(city), shape: .point(position), basis: .fact)
    }
  }
}

extension TripGoalCard {
  /// The way of the trip: `Seoul → Osaka`; nil while nobody knows where it goes.
  func title(for reader: Reader) -> String? {
    guard !destinations.isEmpty else { return nil }
    let stops = [origin].compactMap(\.self) + destinations
    return stops.map { reader.cityName($0) }.joined(separator: " → ")
  }
}

extension ChatAnswer {
  package func title(for reader: Reader) -> String? { goal.title(for: reader) }
}

extension TranscriptAnswer {
  /// The title that was given, else the way of the trip that was spoken of last.
  package func title(for reader: Reader) -> String? {
    let trip = turns.reversed().lazy.compactMap { turn in
      turn.cards.lazy.compactMap { $0 as? TripGoalCard }.first
    }.first
    let isGiven = turns.first.map { !$0.turn.message.hasPrefix(session.session.title) } ?? true
    return isGiven ? session.session.title : trip?.title(for: reader) ?? session.session.readableTitle
  }
}
