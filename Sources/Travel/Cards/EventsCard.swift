package import Civil
package import JSON
import Wording

/// What is on at a place: festivals and public holidays.
package struct EventsCard: Card {
  package static let kind = "events"

  /// `City, CC`.
  package let place: String
  package let events: [TripEvent]

  package init(place: String, events: [TripEvent]) {
    self.place = place
    self.events = events
  }

  package static let record = Record(
    EventsCard.init(place:events:),
    Field("place", .string, "City, CC.") { $0.place },
    Field("events", .list(TripEvent.record.codec), "By date.") { $0.events })

  package func body(for reader: Reader) -> [Block] {
    let name = reader.cityName(place)
    let title = Block.heading(Text(reader("What is on in \(name)", "\(name) 행사")), level: 2)
    guard !events.isEmpty else {
      return [title, .paragraph(Text(reader("Nothing is known for those days.", "그 기간에 알려진 행사가 없어요.")))]
    }
    return [
      title,
      .timeline(
        events.map { event in
          Block.Moment(
            time: Text(event.period(for: reader)), title: .strong(event.name) + Text(event.suffix),
            details: event.details.map { [Text($0)] } ?? [])
        }),
    ]
  }
}

/// A festival, a holiday or another thing that happens on known days.
package struct TripEvent: Equatable, Sendable {
  package let name: String
  package let localName: String?
  package let kind: String
  package let place: String?
  package let start: CivilDate?
  package let end: CivilDate?
  package let details: String?
  package let basis: Basis

  package init(
    name: String, localName: String?, kind: String, place: String?, start: CivilDate?, end: CivilDate?,
    details: String?, basis: Basis
  ) {
    self.name = name
    self.localName = localName
    self.kind = kind
    self.place = place
    self.start = start
    self.end = end
    self.details = details
    self.basis = basis
  }

  package static let record = Record(
    TripEvent.init(name:localName:kind:place:start:end:details:basis:),
    Field("name", .string, "Name in the language of the answer.") { $0.name },
    Field("local_name", .optional(.string), "Name in the place's own script.") { $0.localName },
    Field("kind", .string, "holiday, or the sort of festival.") { $0.kind },
    Field("place", .optional(.string), "Where.") { $0.place },
    Field("start", .optional(.date), "First day.") { $0.start },
    Field("end", .optional(.date), "Last day.") { $0.end },
    Field("details", .optional(.string), "In words.") { $0.details },
    Field("basis", .word(), "How the date is known.") { $0.basis })

  /// What stands behind the name: where the name alone does not say.
  var suffix: String { localName.map { $0 == name ? "" : "  \($0)" } ?? "" }

  fileprivate func period(for reader: Reader) -> String {
    let mark = basis == .estimate || basis == .assumed ? "~" : ""
    guard let start else { return "" }
    guard let end, end != start else { return mark + reader.day(start) }
    return "\(mark)\(reader.day(start)) – \(reader.day(end))"
  }
}
