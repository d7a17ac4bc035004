import JSON

extension FlightsAnswer: Dated {
  package func entries(for reader: Reader) -> [CalendarEntry] { offers.flatMap { $0.entries(for: reader) } }
}

extension HotelsAnswer: Dated {
  package func entries(for reader: Reader) -> [CalendarEntry] { offers.flatMap { $0.entries(for: reader) } }
}

extension HistoryAnswer: Dated {
  package func entries(for reader: Reader) -> [CalendarEntry] { bookings.flatMap { $0.entries(for: reader) } }
}

extension DueAnswer: Dated {
  package func entries(for reader: Reader) -> [CalendarEntry] { bookings.flatMap { $0.entries(for: reader) } }
}

extension RecheckAnswer: Dated {
  package func entries(for reader: Reader) -> [CalendarEntry] { list.entries(for: reader) }
}

extension BookingDetailAnswer: Dated {
  package func entries(for reader: Reader) -> [CalendarEntry] {
    var booking = booking.booking
    booking.changes = self.booking.timeline.count { $0.event == "changed" }
    return booking.entries(for: reader)
  }
}

extension CancelAnswer: Dated {
  package func entries(for reader: Reader) -> [CalendarEntry] { booking.entries(for: reader) }
}

extension BookAnswer: Dated {
  package func entries(for reader: Reader) -> [CalendarEntry] {
    booking?.entries(for: reader) ?? offered?.entries(for: reader) ?? quote?.entries(for: reader) ?? []
  }
}

extension ChatAnswer: Dated {
  /// A plan with the nights and the flight it was made for; where there is no plan, everything that may be chosen.
  package func entries(for reader: Reader) -> [CalendarEntry] {
    planned(cards, plan.stays, for: reader).ofPlan(session: session, turn: turn)
  }
}

extension TranscriptAnswer: Dated {
  /// The bookings of the conversation, and its latest plan where it is not booked.
  package func entries(for reader: Reader) -> [CalendarEntry] {
    let booked = bookings.flatMap { $0.entries(for: reader) }
    let active = booked.filter { $0.status != .cancelled }
    guard let turn = turns.last(where: { $0.hasPlan }) else { return booked }
    let plan = planned(turn.cards, turn.stays, for: reader).ofPlan(session: session.session.id, turn: turn.turn.number)
    return booked
      + plan.filter { entry in !active.contains { $0.replaces(entry) } }.map { entry in
        var entry = entry
        entry.changed = turn.turn.at
        return entry
      }
  }
}

extension TranscriptTurn {
  /// The nights of the plan as it was.
  var stays: [PlannedStay] {
    guard let value = turn.answer["plan"] else { return [] }
    do { return try ChatPlan.record.codec.read(value, .root).stays } catch { return [] }
  }

  fileprivate var hasPlan: Bool {
    !stays.isEmpty || cards.contains { $0 is ItineraryCard }
  }
}

private func planned(_ cards: [any Card], _ stays: [PlannedStay], for reader: Reader) -> [CalendarEntry] {
  let nights = stays.flatMap { $0.entries(for: reader) }
  guard cards.contains(where: { $0 is ItineraryCard }) else { return nights + cards.entries(for: reader) }
  // The days begin where the first flight lands; the other offers are alternatives, and a calendar is no list.
  let flight = cards.lazy.compactMap { $0 as? FlightOffer }.first
  let others = cards.filter { !($0 is FlightOffer) && !($0 is HotelOffer) }
  return (flight?.entries(for: reader) ?? []) + nights + others.entries(for: reader)
}

extension CalendarEntry {
  /// Whether this is a booking of what the other only plans: a flight for any flight, a stay for nights it covers.
  fileprivate func replaces(_ plan: CalendarEntry) -> Bool {
    guard kind == plan.kind, plan.status == .tentative else { return false }
    guard case .days(let first, let last) = span, case .days(let start, let end) = plan.span else {
      return kind == .flight
    }
    return kind == .stay && first < end && start < last
  }
}
