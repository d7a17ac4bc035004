import Atlas
import Civil
import Travel

/// When a trip reaches its first city and leaves its last, on the clocks there.
struct TripEnds: Sendable {
  /// Getting there or away.
  struct End: Sendable {
    /// An airport, else nil for a station or the city itself.
    let airport: AirportFacts?
    let mode: Crossing.Mode?
    /// Minutes after midnight on the first (or last) day; 1440 and more the day after.
    let clock: Int
    let basis: Basis
    let isInternational: Bool
    /// The way itself, from door to door, where one goes by land or water.
    var way: Crossing?
  }

  let arrival: End
  let departure: End

  /// Takes the times of a flight on offer, else assumes usual ones.
  init(_ outline: TripOutline, flight: FlightOffer?, constraints: [String], in atlas: Atlas) throws(AtlasError) {
    let first = outline.stays[0].destination
    let last = outline.stays[outline.stays.count - 1].destination
    let isShort = outline.dayCount == 1
    guard let origin = outline.origin, origin.label != first.label else {
      arrival = End(airport: nil, mode: nil, clock: isShort ? 600 : 720, basis: .assumed, isInternational: false)
      departure = End(
        airport: nil, mode: nil, clock: outline.homeDays > 0 ? 1320 : isShort ? 1140 : 1020, basis: .assumed,
        isInternational: false)
      return
    }
    let wantsEvening = constraints.contains("evening_departure")
    let leave = isShort ? 420 : constraints.contains("morning_departure") ? 480 : wantsEvening ? 1110 : 570
    let isTrainOnly = constraints.contains("train_only")
    let out = TripEnds.crossing(from: origin, to: first, isTrainOnly)
    let back = TripEnds.crossing(from: last, to: origin, isTrainOnly)
    if let flight, let slice = flight.slices.first, out.mode == .flight,
      let airport = try atlas.airport(slice.arrive.place)
    {
      let nextDays = outline.firstDate.map { $0.days(until: slice.arrive.at.date) } ?? slice.arrive.dayOffset
      arrival = End(
        airport: airport, mode: .flight, clock: slice.arrive.at.local.clock.minutes + 1440 * max(0, nextDays),
        basis: slice.arrive.basis, isInternational: Borders.lie(between: origin, first))
    } else {
      arrival = try TripEnds.assumed(out, from: origin, to: first, leave: leave, outline, atlas)
    }
    if let flight, flight.slices.count == 2, let slice = flight.slices.last, back.mode == .flight,
      outline.homeDays == 0 || slice.depart.at.clock.minutes >= 1200,
      let airport = try atlas.airport(slice.depart.place)
    {
      departure = End(
        airport: airport, mode: .flight, clock: slice.depart.at.local.clock.minutes, basis: slice.depart.basis,
        isInternational: Borders.lie(between: last, origin))
    } else {
      let airport = back.mode == .flight ? try GatewayPair(last.match, origin.match, in: atlas)?.start : nil
      // A long way by land begins early enough to be home by nine.
      let usual = back.mode == .flight ? 1110 : max(600, min(1050, 1260 - back.minutes))
      departure = End(
        airport: airport, mode: back.mode,
        clock: back.mode == .flight ? outline.homeDays > 0 ? 1410 : isShort ? 1200 : usual : isShort ? 1110 : usual,
        basis: .assumed, isInternational: Borders.lie(between: last, origin), way: back.mode == .flight ? nil : back)
    }
  }

  /// How one most likely goes; never by a way that was ruled out where there is another.
  static func crossing(from one: Destination, to other: Destination, _ isTrainOnly: Bool = false) -> Crossing {
    let ways = Crossing.ways(from: one, to: other)
    if isTrainOnly, let train = ways.first(where: { $0.mode == .train }) { return train }
    return ways[0]
  }

  private static func assumed(
    _ way: Crossing, from origin: Destination, to first: Destination, leave: Int, _ outline: TripOutline,
    _ atlas: Atlas
  ) throws(AtlasError) -> End {
    guard way.mode == .flight else {
      return End(
        airport: nil, mode: way.mode, clock: leave + way.minutes, basis: .assumed, isInternational: false, way: way)
    }
    let shift = try ClockShift.minutes(from: origin.zone, to: first.zone, on: outline.reckoningDate, in: atlas)
    return End(
      airport: try GatewayPair(origin.match, first.match, in: atlas)?.end, mode: .flight,
      clock: max(0, leave + 60 + way.riding + shift),
      basis: .assumed, isInternational: Borders.lie(between: origin, first))
  }
}

/// Where passports are looked at.
enum Borders {
  /// Countries that fly to each other as within one country.
  private static let open = [
    "AT", "BE", "BG", "CH", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IS", "IT", "LI", "LT", "LU",
    "LV", "MT", "NL", "NO", "PL", "PT", "RO", "SE", "SI", "SK",
  ]

  static func lie(between one: Destination, _ other: Destination) -> Bool {
    guard one.country != other.country else { return false }
    return !(open.contains(one.country) && open.contains(other.country))
  }
}
