import Atlas
import Civil

/// Finds the best connections between two airports that no nonstop route joins.
struct HubSearch {
  let book: AirBook
  let start: RouteEnd
  let end: RouteEnd
  let date: CivilDate

  init(book: AirBook, start: AirportFacts, end: AirportFacts, date: CivilDate) {
    self.book = book
    self.start = start.routeEnd
    self.end = end.routeEnd
    self.date = date
  }

  /// So many ways are given for a pair.
  private static let ways = 3
  /// So many hubs on either side are tried for two stops.
  private static let hubsASide = 16
  /// How much longer a connection may be than the straight way, with some kilometres free for short ones.
  private static let detour = 1.5
  private static let freeKilometres = 900.0
  /// Airports of one city farther apart are no connection.
  private static let reachOnTheGround = 100.0
  /// What the busiest hub of the world is worth against the least, in minutes.
  private static let hubWorth = 300.0

  static func isOnTheWay(from start: RouteEnd, over hubs: [RouteEnd], to end: RouteEnd) -> Bool {
    let stations = [start] + hubs + [end]
    let flown = zip(stations, stations.dropFirst()).reduce(0) { $0 + $1.0.position.kilometres(to: $1.1.position) }
    return flown <= start.position.kilometres(to: end.position) * detour + freeKilometres
  }

  /// The best connections with one stop.
  func oneStop() throws(AtlasError) -> [RankedWay] {
    let onward = Set(try book.destinations(of: end).map(\.code))
    var found: [Stations] = []
    for hub in try book.destinations(of: start) where onward.contains(hub.code) { consider([hub], &found) }
    return try ranked(found)
  }

  /// The best connections with two stops, tried over the best hubs of either side.
  func twoStops() throws(AtlasError) -> [RankedWay] {
    let first = try hubs(of: start, towards: end)
    let second = try hubs(of: end, towards: start)
    var found: [Stations] = []
    for one in first {
      for other in second where one.code != other.code {
        if try book.hasRoute(one, other) { consider([one, other], &found) }
      }
    }
    return try ranked(found)
  }

  /// The best connections that land at one airport of a city and leave from another, as people do in Seoul and Tokyo.
  func changingAirport() throws(AtlasError) -> [RankedWay] {
    var onward: [String: [RouteEnd]] = [:]
    for hub in try book.destinations(of: end) { if let metro = hub.metro { onward[metro, default: []].append(hub) } }
    var found: [Stations] = []
    for one in try book.destinations(of: start) {
      for other in onward[one.metro ?? ""] ?? [] where one.code != other.code {
        guard one.position.kilometres(to: other.position) <= HubSearch.reachOnTheGround else { continue }
        consider([one, other], &found)
      }
    }
    return try ranked(found, byGround: true)
  }

  private func consider(_ hubs: [RouteEnd], _ found: inout [Stations]) {
    guard hubs.allSatisfy({ $0.code != start.code && $0.code != end.code }),
      HubSearch.isOnTheWay(from: start, over: hubs, to: end)
    else { return }
    found.append(Stations(hubs: hubs, weight: weight(over: hubs)))
  }

  /// The airports reached from one end that lead best to the other.
  private func hubs(of airport: RouteEnd, towards goal: RouteEnd) throws(AtlasError) -> [RouteEnd] {
    var found: [(hub: RouteEnd, weight: Double)] = []
    for hub in try book.destinations(of: airport) {
      let flown = airport.position.kilometres(to: hub.position) + hub.position.kilometres(to: goal.position)
      found.append((hub, flown / 14 - HubSearch.hubWorth * hub.rank.squareRoot()))
    }
    return found.sorted { ($0.weight, $0.hub.code) < ($1.weight, $1.hub.code) }.prefix(HubSearch.hubsASide).map(\.hub)
  }

  /// Minutes flown at 840 km/h and lost at each stop, less what the hubs are worth.
  private func weight(over hubs: [RouteEnd]) -> Double {
    let stations = [start] + hubs + [end]
    let flown = zip(stations, stations.dropFirst()).reduce(0) { $0 + $1.0.position.kilometres(to: $1.1.position) }
    let worth = hubs.map { $0.rank.squareRoot() }.min() ?? 0
    return flown / 14 + 137 * Double(hubs.count) - HubSearch.hubWorth * worth
  }

  /// The ways over the best stations; `byGround` when the hubs are two airports of one city.
  private func ranked(_ found: [Stations], byGround: Bool = false) throws(AtlasError) -> [RankedWay] {
    let best = found.sorted { ($0.weight, $0.word) < ($1.weight, $1.word) }.prefix(HubSearch.ways)
    var ways: [RankedWay] = []
    for choice in best {
      let stations = [start] + choice.hubs + [end]
      var hops: [Hop] = []
      for (index, (one, next)) in zip(stations, stations.dropFirst()).enumerated() where !(byGround && index == 1) {
        guard let from = try book.airport(one.code), let to = try book.airport(next.code) else { continue }
        hops.append(try book.hop(from, to, on: date))
      }
      ways.append(RankedWay(way: Way(hops: hops), weight: choice.weight))
    }
    return ways
  }
}

/// The airports between two ends, with what they weigh.
private struct Stations {
  let hubs: [RouteEnd]
  let weight: Double

  var word: String { hubs.map(\.code).joined() }
}
