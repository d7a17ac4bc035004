import Civil

/// When the flights of a trip leave, where its length says so.
enum JourneyHours: Equatable, Sendable {
  /// At any time of day.
  case any
  /// The last one leaves at night and lands the next morning, as in 3박 5일.
  case homeByNight
  /// Out as early as one goes, and home on the same day, not before so many minutes after midnight.
  case dayTrip(back: Int)

  /// When the last flight leaves at the earliest, in minutes after midnight; nil at any time.
  private var back: Int? {
    switch self {
    case .any: nil
    case .homeByNight: 1410
    case .dayTrip(let back): min(back, 1410)
    }
  }

  /// What is asked of the first flight, in place of what the traveller says; nil where nothing is.
  var outward: TimeWishes? {
    switch self {
    case .any, .homeByNight: nil
    case .dayTrip: TimeWishes(after: nil, before: ClockTime(hour: 7, minute: 0), arriveBefore: nil)
    }
  }

  /// What is asked of the last flight, in place of what the traveller says; nil where nothing is.
  var homeward: TimeWishes? {
    back.map { TimeWishes(after: ClockTime(minutesAfterMidnight: $0), before: nil, arriveBefore: nil) }
  }

  /// The parts of the day that the first flight may leave in.
  var bands: [DepartureBand] { outward == nil ? DepartureBand.allCases : [.morning] }
}
