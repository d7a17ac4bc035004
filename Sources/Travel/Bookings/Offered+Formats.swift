import JSON

/// What is quoted stands in a calendar, on a map and in linked data as it did in the search.
extension BookingCard.Offered {
  func entries(for reader: Reader) -> [CalendarEntry] {
    switch self {
    case .flight(let flight): flight.entries(for: reader)
    case .hotel(let hotel): hotel.entries(for: reader)
    }
  }

  func things(for reader: Reader) -> [JSONValue] {
    switch self {
    case .flight(let flight): flight.things(for: reader)
    case .hotel(let hotel): hotel.things(for: reader)
    }
  }

  func features(for reader: Reader) -> [MapFeature] {
    switch self {
    case .flight(let flight): flight.features(for: reader)
    case .hotel(let hotel): hotel.features(for: reader)
    }
  }
}
