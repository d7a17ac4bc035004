import Atlas
import Civil

/// What a search asks of a candidate, apart from its texts: it asks a hundred thousand times, and copies only numbers.
struct Visit: Equatable, Sendable {
  /// What it is worth, about 30 to 200.
  let worth: Double
  let minutes: Int
  let hours: VisitHours
  /// The weekdays on which one can go, a bit each.
  let openDays: Int
  let kind: SightFacts.Kind
  let shelter: SightFacts.Shelter
  let slot: SightFacts.Slot
  let isDayTrip: Bool
  /// The place away from the stay that a day was asked for at, from 1; 0 for the sights of the stay itself.
  let outing: Int
  let light: Light
  /// The way there where only boats go; nil on land.
  let overseas: Ground?

  /// What a visit is nothing without.
  enum Light: Equatable, Sendable {
    case any
    /// Open air where nobody is after the sun has set.
    case daylight
    /// The sun going down is what one comes for.
    case sunset
    case dark
  }

  init(of sight: SightFacts, worth: Double, outing: Int = 0) {
    self.outing = outing
    self.worth = worth
    minutes = max(30, (sight.visit.minutes + 4) / 5 * 5)
    hours = VisitHours(of: sight)
    openDays = sight.openDays
    kind = sight.kind
    shelter = sight.shelter
    slot = sight.slot
    isDayTrip = sight.isDayTrip
    light = Visit.light(of: sight)
    overseas = Overseas.ground(of: sight)
  }

  private static let open: Set<SightFacts.Kind> = [.beach, .nature, .park, .garden, .activity, .viewpoint]

  private static func light(of sight: SightFacts) -> Light {
    guard sight.slot == .evening || sight.slot == .night else {
      return sight.shelter == .outdoors && open.contains(sight.kind) ? .daylight : .any
    }
    let isBusy = [.food, .market, .nightlife, .shopping].contains(sight.kind)
    if sight.slot == .night, !isBusy, Array(sight.englishName.utf8).holds(Array("Night".utf8)) { return .dark }
    let isLong = sight.visit.minutes >= 120 && !isBusy
    return isLong && Array(sight.englishReason.utf8).holds(Array("sunset".utf8)) ? .sunset : .any
  }

  /// Whether one can go on a day of the week; yes when no day is known.
  func isOpen(on weekday: Weekday?) -> Bool { weekday.map { openDays & $0.bit != 0 } ?? true }

  /// Wants the dark or the sunset.
  var isLate: Bool { slot == .evening || slot == .night }
  /// A quarter, street or hall where one goes to eat.
  var isFood: Bool { kind == .food }
}
