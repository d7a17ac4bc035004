import Travel

/// Puts ways into an answer: minutes by the model, cost as a wide range.
struct WayWriter: Sendable {
  let prices: LocalPrices

  /// The ways of a leg, the one a traveller is sent first.
  func ways(_ leg: GroundLeg) -> [Travel.Way] {
    if leg.isWalkable {
      return [Travel.Way(mode: .walk, minutes: leg.walk, metres: leg.metres, cost: nil, basis: .model, details: nil)]
    }
    let mode: Travel.Way.Mode =
      switch leg.ground {
      case .rails, .roads, .pier: .transit
      case .buses: .bus
      case .water, .ferry: .ferry
      }
    let shared = Travel.Way(
      mode: mode, minutes: leg.transit, metres: leg.metres, cost: prices.transit(leg), basis: .model, details: nil)
    // No taxi of wheels goes there, and what one on water costs is not known here.
    switch leg.ground {
    case .water, .ferry, .pier: return [shared]
    case .rails, .roads, .buses: break
    }
    let taxi = Travel.Way(
      mode: .taxi, minutes: leg.taxi, metres: leg.metres, cost: prices.taxi(leg), basis: .model, details: nil)
    return leg.isDriven ? [taxi, shared] : [shared, taxi]
  }

  /// A few steps to somewhere near.
  static let nearby = [Travel.Way(mode: .walk, minutes: 5, metres: nil, cost: nil, basis: .model, details: nil)]

  /// A way between two cities, from door to door.
  func way(_ crossing: Crossing) -> Travel.Way {
    Travel.Way(
      mode: WayWriter.mode(crossing), minutes: crossing.minutes,
      metres: Int((crossing.kilometres * 1.2).rounded()) * 1000,
      cost: prices.crossing(crossing), basis: .model, details: nil)
  }

  /// How one goes, as answers write it.
  static func mode(_ crossing: Crossing) -> Travel.Way.Mode {
    switch crossing.mode {
    case .train: .train
    case .bus: .bus
    case .ferry: .ferry
    case .flight: .flight
    case .car: .car
    }
  }
}
