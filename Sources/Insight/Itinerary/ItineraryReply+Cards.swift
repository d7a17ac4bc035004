import Civil
import Travel
import Wording

extension ItineraryReply {
  /// The days as a card.
  /// - Parameters:
  ///   - title: of the trip.
  ///   - place: `City, CC`; nil when it is not known.
  ///   - today: days without a year are the next ones from it.
  func card(title: String, place: String?, today: CivilDate) -> ItineraryCard {
    var drawn: [ItineraryDay] = []
    var last = today
    for (index, draft) in days.enumerated() {
      let date = draft.dateText.flatMap { KoreanDate.all(in: $0, from: last).first }
      // Each day follows the one before, also across the new year.
      if let date { last = date }
      drawn.append(
        ItineraryDay(
          day: index + 1, date: date, place: place, title: date == nil ? draft.dateText : nil,
          weather: WeatherText.weather(draft.weather, outfit: draft.outfit), slots: draft.slots.map { $0.slot },
          planB: draft.slots.flatMap { slot in slot.planB.map { "\(slot.head.title): \($0)" } }, events: []))
    }
    return ItineraryCard(title: title, days: drawn, notes: notes)
  }

  /// The festivals as a card; nil when there are none.
  func eventsCard(place: String, today: CivilDate) -> EventsCard? {
    guard !events.isEmpty else { return nil }
    let first = days.lazy.compactMap { $0.dateText }.first.flatMap { KoreanDate.all(in: $0, from: today).first }
    return EventsCard(place: place, events: events.map { EventText.event($0, near: first ?? today) })
  }
}

extension SlotDraft {
  fileprivate var slot: ItinerarySlot {
    let about = [address].compactMap { $0 } + remarks
    return ItinerarySlot(
      period: head.period, start: head.start, end: head.end, purpose: purpose,
      place: SlotPlace(name: head.title, localName: nil, kind: nil, position: nil, indoor: nil),
      why: about.isEmpty ? nil : about.joined(separator: " · "), minutes: nil, ways: moves.flatMap { MoveText.ways($0) }
    )
  }

  private var purpose: ItinerarySlot.Purpose {
    ["점심", "저녁 식사", "식사", "맛집", "먹거리", "조식", "브런치"].contains { head.title.contains($0) } ? .meal : .sight
  }
}
