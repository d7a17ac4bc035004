import Civil
import Wording

extension FlightOffer: Dated {
  package func entries(for reader: Reader) -> [CalendarEntry] {
    legs.map { leg in
      var entry = leg.entry(key: "offer|\(id)", for: reader)
      entry.details += reader.told(price) + notes.map(reader.sentence)
      return entry
    }
  }

  /// Every flight of the journey; where nobody says which they are, each direction as one.
  package var legs: [FlightLeg] {
    slices.enumerated().flatMap { number, slice -> [FlightLeg] in
      guard !slice.segments.isEmpty else {
        return [
          FlightLeg(
            name: "\(number)", depart: slice.depart, arrive: slice.arrive, minutes: slice.minutes, carriers: carriers)
        ]
      }
      return slice.segments.enumerated().map { index, segment in
        FlightLeg(
          name: "\(number).\(index)", depart: segment.depart, arrive: segment.arrive, minutes: segment.minutes,
          carriers: segment.carriers.isEmpty ? carriers : segment.carriers)
      }
    }
  }
}

/// One flight of a journey.
package struct FlightLeg: Equatable, Sendable {
  /// Where it stands in the journey, such as `0.1`.
  package let name: String
  package let depart: Stop
  package let arrive: Stop
  package let minutes: Int
  package let carriers: [Carrier]

  /// Whether both times are more than a guess.
  package var isScheduled: Bool { depart.basis.isKnown && arrive.basis.isKnown }

  func entry(key: String, for reader: Reader) -> CalendarEntry {
    var details = [
      "\(depart.at.clock.text) \(reader.airport(depart.place)), \(depart.at.zone)",
      "\(arrive.at.clock.text) \(reader.airport(arrive.place)), \(arrive.at.zone)",
      reader("Duration: ", "소요 시간: ") + reader.duration(minutes: minutes),
    ]
    if !isScheduled {
      details.append(
        reader(
          "Departure time: \(reader.basis(depart.basis)); arrival time: \(reader.basis(arrive.basis)).",
          "출발 시각: \(reader.basis(depart.basis)), 도착 시각: \(reader.basis(arrive.basis))"))
    }
    if !carriers.isEmpty {
      let names = carriers.prefix(4).map { reader.airlineOf($0.code) ?? $0.name }.joined(separator: ", ")
      details.append(
        carriers.allSatisfy(\.basis.isKnown) && carriers.count == 1
          ? reader("Airline: ", "항공사: ") + names : reader("Likely airlines: ", "예상 항공사: ") + names)
    }
    return CalendarEntry(
      key: "\(key)|\(name)", kind: .flight, span: .times(.zoned(depart.at), until: .zoned(arrive.at)),
      title: reader("Flight \(depart.place) → \(arrive.place)", "\(depart.place) → \(arrive.place) 항공편"),
      location: reader.airport(depart.place),
      position: reader.position(ofAirport: depart.place), details: details)
  }
}

extension Basis {
  /// Whether somebody said so, rather than a model or a guess.
  package var isKnown: Bool {
    switch self {
    case .live, .fact, .dated: true
    case .model, .estimate, .curated, .assumed: false
    }
  }
}
