import Atlas
import Travel

/// Puts ways into an answer: minutes by the model, cost as a wide range.
struct WayWriter: Sendable {
  let prices: LocalPrices

  /// The ways of a leg, the one a traveller is sent first.
  func ways(_ leg: GroundLeg) -> [Travel.Way] {
    if leg.isWalkable {
      return [Travel.Way(mode: .walk, minutes: leg.walk, metres: leg.metres, cost: nil, basis: .model, details: nil)]
    }
    return [
      Travel.Way(
        mode: .transit, minutes: leg.transit, metres: leg.metres, cost: prices.transit(leg), basis: .model, details: nil
      ),
      Travel.Way(
        mode: .taxi, minutes: leg.taxi, metres: leg.metres, cost: prices.taxi(leg), basis: .model, details: nil),
    ]
  }

  /// A few steps to somewhere near.
  static let nearby = [Travel.Way(mode: .walk, minutes: 5, metres: nil, cost: nil, basis: .model, details: nil)]

  /// A way between two cities, from door to door.
  func way(_ crossing: Crossing, _ telling: Telling) throws(AtlasError) -> Travel.Way {
    let mode: Travel.Way.Mode =
      switch crossing.mode {
      case .train: .train
      case .bus: .bus
      case .ferry: .ferry
      case .flight: .flight
      }
    return Travel.Way(
      mode: mode, minutes: crossing.minutes, metres: Int((crossing.kilometres * 1.2).rounded()) * 1000,
      cost: try prices.crossing(crossing), basis: crossing.line == nil ? .model : .curated,
      details: crossing.line.map { telling($0.englishName, $0.koreanName) })
  }

  /// Ways between two cities, in the order they come.
  func ways(_ crossings: [Crossing], _ telling: Telling) throws(AtlasError) -> [Travel.Way] {
    var found: [Travel.Way] = []
    for crossing in crossings { found.append(try way(crossing, telling)) }
    return found
  }
}

extension Telling {
  /// How the minutes of some ways are known.
  func note(on ways: [Crossing]) -> String {
    ways.contains { $0.line != nil }
      ? self(
        "Door to door: a named line by its usual time and fare, any other way by distance; timetables are not known here.",
        "문에서 문까지의 시간이에요. 이름이 있는 노선은 보통 걸리는 시간과 요금이고, 나머지는 거리로 어림했어요. 시간표는 알 수 없어요.")
      : self(
        "Door to door, by distance; timetables are not known here.", "거리로 어림한 문에서 문까지의 시간이에요. 시간표는 알 수 없어요.")
  }
}
