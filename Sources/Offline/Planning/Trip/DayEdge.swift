/// What stands before or after the free hours of a day: getting there, the bags, leaving.
struct DayEdge: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    /// At an airport, a station, or simply in the city.
    case arrive(EdgePlace)
    /// From one city to the next, from the stay there.
    case travel(Crossing, from: Int)
    /// From home by land or water, or home again.
    case journey(Crossing, isHome: Bool)
    /// Bags are left at, or fetched from, the stay.
    case bags
    case depart(EdgePlace)
  }

  /// One step with its time and the way to it.
  struct Timed: Equatable, Sendable {
    let step: Step
    /// Minutes after midnight.
    let start: Int
    let end: Int
    /// Nil when nothing is known of the way or there is none.
    let leg: GroundLeg?
  }

  var steps: [Timed] = []
  /// When the free hours start (before them) or end (after them).
  var clock: Int
  /// Minutes on the way within the steps.
  var moved = 0
}

/// Where a trip touches a city first or last.
struct EdgePlace: Equatable, Sendable {
  /// IATA code; nil for a station or the city.
  let airport: String?
  let mode: Crossing.Mode?
}
