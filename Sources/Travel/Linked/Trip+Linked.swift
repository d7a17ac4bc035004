import Civil
package import JSON
import Wording

extension ItineraryCard: Linked {
  /// The trip with each day as a trip of its own.
  package func things(for reader: Reader) -> [JSONValue] {
    let dates = days.compactMap(\.date)
    return [
      Thing("TouristTrip", key: "trip|\(dates.first?.iso ?? "")|\(title)").with("name", text: title)
        .with("departureTime", text: dates.first?.iso).with("arrivalTime", text: dates.last?.iso)
        .with("description", text: notes.joined(separator: " "))
        .with("subTrip", .array(days.map { $0.trip(for: reader).json })).json
    ] + days.flatMap(\.events).flatMap { $0.things(for: reader) }
  }
}

extension ItineraryDay {
  fileprivate func trip(for reader: Reader) -> Thing {
    let rules = reader.rules(inCity: place)
    let name = [reader("Day \(day)", "\(day)일차"), title].compactMap { $0 }.joined(separator: ": ")
    return Thing("TouristTrip").with("name", text: name)
      .with("departureTime", text: date?.iso).with("arrivalTime", text: date?.iso)
      .with("itinerary", list: slots.map { $0.thing(on: date, rules).json })
  }
}

extension ItinerarySlot {
  /// The place; a visit at its hour where the plan has hours.
  fileprivate func thing(on date: CivilDate?, _ rules: ZoneRules?) -> Thing {
    let spot = Thing(placeType).with("name", text: place.name)
      .with("alternateName", text: place.localName == place.name ? nil : place.localName)
      .with("geo", Thing.at(place.position)).with("description", text: why)
    guard let date, let start, let rules else { return spot }
    let end = end.map { CivilTime($0 < start ? date.adding(days: 1) : date, $0) }
    return Thing("Event").with("name", text: place.name)
      .with("startDate", text: rules.moment(CivilTime(date, start)).rfc3339)
      .with("endDate", text: end.map { rules.moment($0).rfc3339 }).with("location", spot)
  }

  private var placeType: String {
    switch purpose {
    case .sight: "TouristAttraction"
    case .meal: "FoodEstablishment"
    case .stay: "LodgingBusiness"
    case .arrive, .rest, .travel, .depart, .work: "Place"
    }
  }
}

extension TripGoalCard {
  /// The trip as far as it is said, for an answer that plans no days yet.
  func trip(for reader: Reader) -> [JSONValue] {
    guard !destinations.isEmpty else { return [] }
    let names = destinations.map(reader.cityName)
    return [
      Thing("TouristTrip").with("name", text: names.joined(separator: " → "))
        .with("departureTime", text: depart?.iso).with("arrivalTime", text: returning?.iso)
        .with("touristType", .array(styleTags.map { .string(reader.tag($0)) }))
        .with("itinerary", list: names.map { Thing("City").with("name", text: $0).json }).json
    ]
  }
}

extension EventsCard: Linked {
  package func things(for reader: Reader) -> [JSONValue] { events.flatMap { $0.things(for: reader) } }
}

extension TripEvent: Linked {
  package func things(for reader: Reader) -> [JSONValue] {
    [
      Thing(kind == "holiday" ? "Event" : "Festival", key: "event|\(start?.iso ?? "")|\(name)|\(place ?? "")")
        .with("name", text: name).with("alternateName", text: localName == name ? nil : localName)
        .with("startDate", text: start?.iso).with("endDate", text: (end ?? start)?.iso)
        .with("location", place.map { Thing("Place").with("name", text: reader.cityName($0)) })
        .with("description", text: details).json
    ]
  }
}

extension PlacesCard: Linked {
  package func things(for reader: Reader) -> [JSONValue] {
    let type =
      switch topic {
      case .destinations: "City"
      case .sights: "TouristAttraction"
      case .food: "FoodEstablishment"
      }
    return places.map { place in
      Thing(type).with("name", text: place.name)
        .with("alternateName", text: place.localName == place.name ? nil : place.localName)
        .with("geo", Thing.at(place.position)).with("description", text: place.why).json
    }
  }
}
