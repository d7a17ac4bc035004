import Atlas
import Civil

/// Finds the best connections between two airports that no nonstop route joins.
struct HubSearch {
  let book: AirBook
  let start: AirportFacts
  let end: AirportFacts
  let date: CivilDate

  /// So many ways are given for a pair.
  private static let ways = 3
  /// So many hubs on either side are tried for two stops.
  private static let hubsASide = 16
  /// How much longer a connection may be than the straight way, with some kilometres free for short ones.
  private static let detour = 1.5
  private static let freeKilometres = 900.0
  /// What the busiest hub of the world is worth against the least, in minutes.
  private static let hubWorth = 300.0

  static func isOnTheWay(from start: AirportFacts, over hubs: [AirportFacts], to end: AirportFacts) -> Bool {
    let stations = [start] + hubs + [end]
    let flown = zip(stations, stations.dropFirst()).reduce(0) { $0 + $1.0.position.kilometres(to: $1.1.position) }
    return flown <= start.position.kilometres(to: end.position) * detour + freeKilometres
  }

  /// The best connections with one stop.
  func oneStop() throws(AtlasError) -> [RankedWay] {
    let onward = Set(try book.destinations(of: end).map(\.code))
    var found: [(hub: AirportFacts, weight: Double)] = []
    for hub in try book.destinations(of: start) where onward.contains(hub.code) {
      guard HubSearch.isOnTheWay(from: start, over: [hub], to: end) else { continue }
      found.append((hub, weight(over: [hub])))
    }
    let best = found.sorted { ($0.weight, $0.hub.code) < ($1.weight, $1.hub.code) }.prefix(HubSearch.ways)
    var ways: [RankedWay] = []
    for choice in best { ways.append(try ranked([choice.hub], choice.weight)) }
    return ways
  }

  /// The best connections with two stops, tried over the best hubs of either side.
  func twoStops() throws(AtlasError) -> [RankedWay] {
    let first = try hubs(of: start, towards: end)
    let second = try hubs(of: end, towards: start)
    var found: [(hubs: [AirportFacts], weight: Double)] = []
    for one in first {
      for other in second where one.code != other.code {
        guard try book.hasRoute(one, other),
          HubSearch.isOnTheWay(from: start, over: [one, other], to: end)
        else { continue }
        found.append(([one, other], weight(over: [one, other])))
      }
    }
    let best = found.sorted {
      ($0.weight, $0.hubs[0].code, $0.hubs[1].code) < ($1.weight, $1.hubs[0].code, $1.hubs[1].code)
    }
    var ways: [RankedWay] = []
    for choice in best.prefix(HubSearch.ways) { ways.append(try ranked(choice.hubs, choice.weight)) }
    return ways
  }

  /// The airports reached from one end that lead best to the other.
  private func hubs(of airport: AirportFacts, towards goal: AirportFacts) throws(AtlasError) -> [AirportFacts] {
    var found: [(hub: AirportFacts, weight: Double)] = []
    for hub in try book.destinations(of: airport) {
      let flown = airport.position.kilometres(to: hub.position) + hub.position.kilometres(to: goal.position)
      found.append((hub, flown / 14 - HubSearch.hubWorth * hub.rank.squareRoot()))
    }
    return found.sorted { ($0.weight, $0.hub.code) < ($1.weight, $1.hub.code) }.prefix(HubSearch.hubsASide).map(\.hub)
  }

  /// Minutes flown at 840 km/h and lost at each stop, less what the hubs are worth.
  private func weight(over hubs: [AirportFacts]) -> Double {
    let stations = [start] + hubs + [end]
    let flown = zip(stations, stations.dropFirst()).reduce(0) { $0 + $1.0.position.kilometres(to: $1.1.position) }
    let worth = hubs.map { $0.rank.squareRoot() }.min() ?? 0
    return flown / 14 + 137 * Double(hubs.count) - HubSearch.hubWorth * worth
  }

  private func ranked(_ hubs: [AirportFacts], _ weight: Double) throws(AtlasError) -> RankedWay {
    let stations = [start] + hubs + [end]
    var hops: [Hop] = []
    for (one, next) in zip(stations, stations.dropFirst()) { hops.append(try book.hop(one, next, on: date)) }
    return RankedWay(way: Way(hops: hops), weight: weight)
  }
}
