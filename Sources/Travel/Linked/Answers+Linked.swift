package import JSON

extension FlightsAnswer: Linked {
  package func things(for reader: Reader) -> [JSONValue] { offers.flatMap { $0.things(for: reader) } }
}

extension HotelsAnswer: Linked {
  package func things(for reader: Reader) -> [JSONValue] { offers.flatMap { $0.things(for: reader) } }
}

extension HistoryAnswer: Linked {
  package func things(for reader: Reader) -> [JSONValue] { bookings.flatMap { $0.things(for: reader) } }
}

extension DueAnswer: Linked {
  package func things(for reader: Reader) -> [JSONValue] { bookings.flatMap { $0.things(for: reader) } }
}

extension RecheckAnswer: Linked {
  package func things(for reader: Reader) -> [JSONValue] { list.things(for: reader) }
}

extension BookingDetailAnswer: Linked {
  package func things(for reader: Reader) -> [JSONValue] { booking.booking.things(for: reader) }
}

extension CancelAnswer: Linked {
  package func things(for reader: Reader) -> [JSONValue] { booking.things(for: reader) }
}

extension BookAnswer: Linked {
  /// The booking, or the offer that a quote is of.
  package func things(for reader: Reader) -> [JSONValue] {
    booking?.things(for: reader) ?? offered?.things(for: reader) ?? []
  }
}

extension ChatAnswer: Linked {
  package func things(for reader: Reader) -> [JSONValue] {
    let hasDays = cards.contains { $0 is ItineraryCard }
    return (hasDays ? [] : goal.trip(for: reader)) + cards.things(for: reader)
  }
}

extension TranscriptAnswer: Linked {
  /// The bookings of the conversation and its latest plan.
  package func things(for reader: Reader) -> [JSONValue] {
    let plan = turns.last { turn in turn.cards.contains { $0 is ItineraryCard } } ?? turns.last
    return bookings.flatMap { $0.things(for: reader) } + (plan?.cards.things(for: reader) ?? [])
  }
}
