extension ChatAnswer {
  package func features(for reader: Reader) -> [MapFeature] { cards.flatMap { $0.features(for: reader) } }
}

extension TranscriptAnswer {
  package func features(for reader: Reader) -> [MapFeature] {
    turns.flatMap { $0.cards.flatMap { $0.features(for: reader) } }.withoutRepeats
  }
}

extension FlightsAnswer {
  package func features(for reader: Reader) -> [MapFeature] { offers.flatMap { $0.features(for: reader) } }
}

extension HotelsAnswer {
  package func features(for reader: Reader) -> [MapFeature] { offers.flatMap { $0.features(for: reader) } }
}

extension BookAnswer {
  package func features(for reader: Reader) -> [MapFeature] { booking?.features(for: reader) ?? [] }
}

extension HistoryAnswer {
  package func features(for reader: Reader) -> [MapFeature] { bookings.flatMap { $0.features(for: reader) } }
}

extension BookingDetailAnswer {
  package func features(for reader: Reader) -> [MapFeature] { booking.booking.features(for: reader) }
}

extension CancelAnswer {
  package func features(for reader: Reader) -> [MapFeature] { booking.features(for: reader) }
}

extension [MapFeature] {
  /// The same features, each once: a conversation shows a plan again whenever it changes.
  fileprivate var withoutRepeats: [MapFeature] {
    reduce(into: []) { kept, feature in if !kept.contains(feature) { kept.append(feature) } }
  }
}
