extension ChatAnswer: Mapped {
  package func features(for reader: Reader) -> [MapFeature] { cards.flatMap { $0.features(for: reader) } }
}

extension TranscriptAnswer: Mapped {
  package func features(for reader: Reader) -> [MapFeature] {
    turns.flatMap { $0.cards.flatMap { $0.features(for: reader) } }.withoutRepeats
  }
}

extension FlightsAnswer: Mapped {
  package func features(for reader: Reader) -> [MapFeature] { offers.flatMap { $0.features(for: reader) } }
}

extension HotelsAnswer: Mapped {
  package func features(for reader: Reader) -> [MapFeature] { offers.flatMap { $0.features(for: reader) } }
}

extension BookAnswer: Mapped {
  package func features(for reader: Reader) -> [MapFeature] {
    booking?.features(for: reader) ?? offered?.features(for: reader) ?? []
  }
}

extension HistoryAnswer: Mapped {
  package func features(for reader: Reader) -> [MapFeature] { bookings.flatMap { $0.features(for: reader) } }
}

extension DueAnswer: Mapped {
  package func features(for reader: Reader) -> [MapFeature] { bookings.flatMap { $0.features(for: reader) } }
}

extension RecheckAnswer: Mapped {
  package func features(for reader: Reader) -> [MapFeature] { list.features(for: reader) }
}

extension BookingDetailAnswer: Mapped {
  package func features(for reader: Reader) -> [MapFeature] { booking.booking.features(for: reader) }
}

extension CancelAnswer: Mapped {
  package func features(for reader: Reader) -> [MapFeature] { booking.features(for: reader) }
}

extension [MapFeature] {
  /// The same features, each once: a conversation shows a plan again whenever it changes.
  fileprivate var withoutRepeats: [MapFeature] {
    reduce(into: []) { kept, feature in if !kept.contains(feature) { kept.append(feature) } }
  }
}
