package import Civil
package import JSON

/// A search for flights, understood and checked: places resolved, dates absolute.
package struct FlightQuery: Equatable, Sendable {
  /// One direction asked for.
  package struct Leg: Equatable, Sendable {
    package let origin: Place
    package let destination: Place
    package let date: CivilDate

    package init(origin: Place, destination: Place, date: CivilDate) {
      self.origin = origin
      self.destination = destination
      self.date = date
    }

    static let record = Record(
      Leg.init(origin:destination:date:),
      Field("origin", Place.record.codec, "From.") { $0.origin },
      Field("destination", Place.record.codec, "To.") { $0.destination },
      Field("date", .date, "Day of departure there.") { $0.date })
  }

  package enum Sort: String, CaseIterable, Sendable { case price, duration, departure, emissions }

  /// One leg for one way, two for a round trip, more for a journey.
  package let legs: [Leg]
  package let isRoundTrip: Bool
  package let passengers: Passengers
  package let cabin: Cabin
  /// Days around the date to price too, 0 to 30.
  package let flex: Int
  package let maxStops: Int?
  package let maxPrice: Money?
  package let departAfter: ClockTime?
  package let departBefore: ClockTime?
  package let arriveBefore: ClockTime?
  package let airlines: [String]
  package let notAirlines: [String]
  package let sort: Sort
  package private(set) var limit: Int
  package let currency: Currency
  package let now: Instant

  package init(
    legs: [Leg], isRoundTrip: Bool, passengers: Passengers, cabin: Cabin, flex: Int, maxStops: Int?, maxPrice: Money?,
    departAfter: ClockTime?, departBefore: ClockTime?, arriveBefore: ClockTime?, airlines: [String],
    notAirlines: [String], sort: Sort, limit: Int, currency: Currency, now: Instant
  ) {
    self.legs = legs
    self.isRoundTrip = isRoundTrip
    self.passengers = passengers
    self.cabin = cabin
    self.flex = flex
    self.maxStops = maxStops
    self.maxPrice = maxPrice
    self.departAfter = departAfter
    self.departBefore = departBefore
    self.arriveBefore = arriveBefore
    self.airlines = airlines
    self.notAirlines = notAirlines
    self.sort = sort
    self.limit = limit
    self.currency = currency
    self.now = now
  }

  /// The same search for a list of another length.
  package func limited(to limit: Int) -> FlightQuery {
    var copy = self
    copy.limit = limit
    return copy
  }

  /// What was understood, as the envelope echoes it.
  package var json: JSONValue {
    let place = Codec<Place?>.optional(Place.record.codec)
    let date = Codec<CivilDate?>.optional(.date)
    let clock = Codec<ClockTime?>.optional(.clock)
    return .object([
      .init("origin", place.write(legs.first?.origin)),
      .init("destination", place.write(legs.first?.destination)),
      .init("depart", date.write(legs.first?.date)),
      .init("return", date.write(isRoundTrip ? legs.last?.date : nil)),
      .init("passengers", Codec<[PassengerCount]>.list(PassengerCount.record.codec).write(passengers.counts)),
      .init("legs", Codec<[Leg]>.list(Leg.record.codec).write(legs)),
      .init("child_ages", Codec<[Int]>.list(.int).write(passengers.childAges)),
      .init("cabin", .string(cabin.rawValue)),
      .init("flex", .int(flex)),
      .init("max_stops", Codec<Int?>.optional(.int).write(maxStops)),
      .init("max_price", Codec<Money?>.optional(Money.record.codec).write(maxPrice)),
      .init("depart_after", clock.write(departAfter)),
      .init("depart_before", clock.write(departBefore)),
      .init("arrive_before", clock.write(arriveBefore)),
      .init("airlines", Codec<[String]>.list(.string).write(airlines)),
      .init("not_airlines", Codec<[String]>.list(.string).write(notAirlines)),
      .init("sort", .string(sort.rawValue)),
      .init("limit", .int(limit)),
      .init("currency", .string(currency.code)),
    ])
  }
}
