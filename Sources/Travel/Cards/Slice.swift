package import Civil
package import JSON

/// One direction of a journey by air, in segments.
package struct Slice: Equatable, Sendable {
  package let depart: Stop
  package let arrive: Stop
  package let minutes: Int
  package let segments: [Segment]
  /// Landings on the way; nil when nobody says.
  package let stops: Int?

  /// - Parameter stops: what is said of landings where the segments are not told; with segments, they count.
  package init(depart: Stop, arrive: Stop, minutes: Int, segments: [Segment], stops: Int? = nil) {
    self.depart = depart
    self.arrive = arrive
    self.minutes = minutes
    self.segments = segments
    self.stops = segments.isEmpty ? stops : segments.count - 1
  }

  package static let record = Record(
    { (depart: Stop, arrive: Stop, _: String, minutes: Int, stops: Int?, segments: [Segment]) in
      Slice(depart: depart, arrive: arrive, minutes: minutes, segments: segments, stops: stops)
    },
    Field("depart", Stop.departure, "Where and when it starts.") { $0.depart },
    Field("arrive", Stop.arrival, "Where and when it ends.") { $0.arrive },
    Field("duration", .string, "ISO 8601 duration.") { isoDuration($0.minutes) },
    Field("duration_min", .int, "Minutes from departure to arrival.") { $0.minutes },
    Field("stops", .optional(.int), "Landings on the way; null when nobody says.") { $0.stops },
    Field("segments", .list(Segment.record.codec), "Each flight of it; empty when they are not told.") { $0.segments })
}

/// One flight between two airports.
package struct Segment: Equatable, Sendable {
  package let depart: Stop
  package let arrive: Stop
  package let minutes: Int
  /// Whether the pair is known to be flown, and how that is known.
  package let route: Basis
  package let carriers: [Carrier]

  package init(depart: Stop, arrive: Stop, minutes: Int, route: Basis, carriers: [Carrier]) {
    self.depart = depart
    self.arrive = arrive
    self.minutes = minutes
    self.route = route
    self.carriers = carriers
  }

  package static let record = Record(
    { (depart: Stop, arrive: Stop, _: String, minutes: Int, route: Basis, carriers: [Carrier]) in
      Segment(depart: depart, arrive: arrive, minutes: minutes, route: route, carriers: carriers)
    },
    Field("depart", Stop.departure, "Where and when it starts.") { $0.depart },
    Field("arrive", Stop.arrival, "Where and when it ends.") { $0.arrive },
    Field("duration", .string, "ISO 8601 duration.") { isoDuration($0.minutes) },
    Field("duration_min", .int, "Minutes from departure to arrival.") { $0.minutes },
    Field("route", .word(), "How it is known that the pair is flown.") { $0.route },
    Field("carriers", .list(Carrier.record.codec), "Airlines that fly or are likely to fly it.") { $0.carriers })
}

/// A departure or an arrival: a time true in its zone, at an airport.
package struct Stop: Equatable, Sendable {
  package let at: ZonedTime
  /// IATA code of the airport.
  package let place: String
  /// Calendar days after the day of departure; 0 for a departure.
  package let dayOffset: Int
  package let basis: Basis

  package init(at: ZonedTime, place: String, dayOffset: Int = 0, basis: Basis) {
    self.at = at
    self.place = place
    self.dayOffset = dayOffset
    self.basis = basis
  }

  fileprivate struct Wire { let at: String, zone: String, place: String, dayOffset: Int?, basis: Basis }

  /// A departure: `{at, zone, place, basis}`.
  static let departure = codec(
    Record(
      { (at: String, zone: String, place: String, basis: Basis) in
        Wire(at: at, zone: zone, place: place, dayOffset: nil, basis: basis)
      },
      Field("at", .string(format: "date-time"), "RFC 3339 time with offset.") { $0.at },
      Field("zone", .string, "IANA zone of the airport.") { $0.zone },
      Field("place", .string, "IATA code of the airport.") { $0.place },
      Field("basis", .word(), "How the time is known.") { $0.basis }))

  /// An arrival: as a departure, with `day_offset`.
  static let arrival = codec(
    Record(
      { (at: String, zone: String, place: String, dayOffset: Int, basis: Basis) in
        Wire(at: at, zone: zone, place: place, dayOffset: dayOffset, basis: basis)
      },
      Field("at", .string(format: "date-time"), "RFC 3339 time with offset.") { $0.at },
      Field("zone", .string, "IANA zone of the airport.") { $0.zone },
      Field("place", .string, "IATA code of the airport.") { $0.place },
      Field("day_offset", .int, "Calendar days after departure; may be -1 or +2.") { $0.dayOffset ?? 0 },
      Field("basis", .word(), "How the time is known.") { $0.basis }))

  private static func codec(_ record: Record<Wire>) -> Codec<Stop> {
    .by(
      record.codec, expected: "an RFC 3339 time in a zone",
      { wire in
        guard let at = ZonedTime(rfc3339: wire.at, zone: wire.zone) else { return nil }
        return Stop(at: at, place: wire.place, dayOffset: wire.dayOffset ?? 0, basis: wire.basis)
      },
      {
        Wire(at: $0.at.rfc3339, zone: $0.at.zone, place: $0.place, dayOffset: $0.dayOffset, basis: $0.basis)
      })
  }
}

/// Minutes as an ISO 8601 duration, such as `PT11H30M`.
package func isoDuration(_ minutes: Int) -> String {
  let (hours, rest) = max(minutes, 0).quotientAndRemainder(dividingBy: 60)
  if hours == 0 { return "PT\(rest)M" }
  return rest == 0 ? "PT\(hours)H" : "PT\(hours)H\(rest)M"
}
