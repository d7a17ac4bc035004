import Civil
package import JSON
import Wording

extension FlightOffer: Linked {
  package func things(for reader: Reader) -> [JSONValue] {
    let route = slices.map { "\($0.depart.place) → \($0.arrive.place)" }.joined(separator: ", ")
    return [
      Thing("Trip", key: "offer|\(id)").with("name", text: route)
        .with("provider", Thing.organisation(provider))
        .with("departureTime", text: slices.first?.depart.at.rfc3339)
        .with("arrivalTime", text: slices.last?.arrive.at.rfc3339)
        .with("description", text: notes.map(reader.sentence).joined(separator: " "))
        .with("itinerary", list: legs.map { $0.thing(for: reader).json })
        .with("offers", price.offered(until: expiresAt?.rfc3339)).json
    ]
  }
}

extension FlightLeg {
  /// The flight; its airline only where somebody said so, and no number that nobody gave.
  func thing(for reader: Reader) -> Thing {
    var thing = Thing("Flight")
      .with("departureAirport", airport(depart.place, reader)).with("departureTime", text: depart.at.rfc3339)
      .with("arrivalAirport", airport(arrive.place, reader)).with("arrivalTime", text: arrive.at.rfc3339)
      .with("estimatedFlightDuration", text: isoDuration(minutes))
    if carriers.count == 1, let carrier = carriers.first, carrier.basis.isKnown {
      thing = thing.with(
        "airline", Thing("Airline").with("name", text: carrier.name).with("iataCode", text: carrier.code))
    }
    guard !isScheduled else { return thing }
    return thing.with(
      "description",
      text: reader(
        "Departure time: \(reader.basis(depart.basis)); arrival time: \(reader.basis(arrive.basis)).",
        "출발 시각: \(reader.basis(depart.basis)), 도착 시각: \(reader.basis(arrive.basis))"))
  }

  private func airport(_ code: String, _ reader: Reader) -> Thing {
    Thing("Airport").with("name", text: reader.zones.byCode(code).map(reader.nameOf) ?? code)
      .with("iataCode", text: code)
  }
}

extension HotelOffer: Linked {
  package func things(for reader: Reader) -> [JSONValue] {
    [
      lodging(key: "offer|\(id)", for: reader)
        .with("makesOffer", price.offered(until: expiresAt?.rfc3339)).json
    ]
  }

  /// The house itself.
  func lodging(key: String? = nil, for reader: Reader) -> Thing {
    let name = name(for: reader)
    return Thing("Hotel", key: key).with("name", text: name)
      .with("alternateName", text: [localName, self.name].compactMap { $0 }.first { $0 != name })
      .with("address", text: address ?? quarter)
      .with("geo", Thing.at(position))
      .with("starRating", stars.map { Thing("Rating").with("ratingValue", .int($0)) })
  }
}
