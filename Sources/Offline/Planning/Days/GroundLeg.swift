/// How long it takes from one place to another within a city or to its surroundings: a model by straight distance alone.
///
/// Ways are taken to be 1.3 times the straight line, minutes are rounded up to five.
struct GroundLeg: Equatable, Sendable {
  /// The straight line in kilometres.
  let kilometres: Double
  /// Water lies between, so that one does not walk.
  var isParted = false
  /// What runs there.
  var ground = Ground.rails

  /// How much longer a way is than the straight line.
  static let winding = 1.3
  /// Nobody is sent further on foot, as the crow flies.
  static let longestWalk = 1.5
  /// Kilometres an hour on foot, stops at lights included.
  static let walkingSpeed = 4.5

  /// Kilometres on the ground.
  var way: Double { kilometres * GroundLeg.winding }

  /// Metres on the ground to the next hundred; nil for a walk, as most places are known to about a kilometre.
  var metres: Int? { isWalkable || ground == .pier ? nil : Int((way * 10).rounded(.up)) * 100 }

  var isWalkable: Bool {
    kilometres <= GroundLeg.longestWalk && !isParted && ground != .ferry && ground != .pier
  }

  var walk: Int { GroundLeg.fives(60 * way / GroundLeg.walkingSpeed) }

  /// Door to door by what is public there: waiting included, faster the farther, up to 75 km/h by train and 30 by bus.
  var transit: Int {
    let wait = isParted ? 18.0 : 8
    return switch ground {
    case .rails: GroundLeg.fives(wait + 60 * way / min(75, 18 + 0.9 * way))
    case .roads: GroundLeg.fives(wait + 60 * way / min(50, 16 + 0.6 * way))
    case .buses: GroundLeg.fives(wait + 4 + 60 * way / min(30, 12 + 0.4 * way))
    case .ferry: GroundLeg.fives(30 + 60 * way / 40)
    case .pier: 30
    case .water: GroundLeg.fives(14 + 60 * way / 17)
    }
  }

  /// Door to door by taxi, 70 km/h at most, 60 where the roads of an island are all there is.
  var taxi: Int {
    GroundLeg.fives((isParted ? 14 : 4) + 60 * way / min(ground == .buses ? 60 : 70, 20 + 0.8 * way))
  }

  /// A taxi or a car is how visitors go: what is public there would take too much of the day.
  var isDriven: Bool {
    switch ground {
    case .rails, .water, .ferry, .pier: false
    case .roads: way > 10
    case .buses: way > 4
    }
  }

  /// Minutes by the way a traveller is sent: on foot when it is near, else by public transport where it is of use.
  var minutes: Int { isWalkable ? walk : isDriven ? taxi : transit }

  private static func fives(_ minutes: Double) -> Int { max(5, Int((minutes / 5).rounded(.up)) * 5) }
}
