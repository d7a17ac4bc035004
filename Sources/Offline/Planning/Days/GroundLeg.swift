/// How long it takes from one place to another within a city or to its surroundings: a model by straight distance alone.
///
/// Ways are taken to be 1.3 times the straight line, minutes are rounded up to five.
struct GroundLeg: Equatable, Sendable {
  /// The straight line in kilometres.
  let kilometres: Double
  /// Water lies between, so that one does not walk.
  var isParted = false

  /// How much longer a way is than the straight line.
  static let winding = 1.3
  /// Nobody is sent further on foot, as the crow flies.
  static let longestWalk = 1.5
  /// Kilometres an hour on foot, stops at lights included.
  static let walkingSpeed = 4.5

  /// Kilometres on the ground.
  var way: Double { kilometres * GroundLeg.winding }

  /// Metres on the ground to the next hundred; nil when the places are too near to tell apart.
  var metres: Int? { kilometres < 0.3 ? nil : Int((way * 10).rounded(.up)) * 100 }

  var isWalkable: Bool { kilometres <= GroundLeg.longestWalk && !isParted }

  var walk: Int { GroundLeg.fives(60 * way / GroundLeg.walkingSpeed) }

  /// Door to door by bus, metro or train: waiting included, faster the farther, 75 km/h at most.
  var transit: Int { GroundLeg.fives((isParted ? 18 : 8) + 60 * way / min(75, 18 + 0.9 * way)) }

  /// Door to door by taxi, 70 km/h at most.
  var taxi: Int { GroundLeg.fives((isParted ? 14 : 4) + 60 * way / min(70, 20 + 0.8 * way)) }

  /// Minutes by the way a traveller is sent: on foot when it is near, else by public transport.
  var minutes: Int { isWalkable ? walk : transit }

  private static func fives(_ minutes: Double) -> Int { max(5, Int((minutes / 5).rounded(.up)) * 5) }
}
