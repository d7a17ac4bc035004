import Atlas
import Civil

/// Finds the ways between the airports of two places: nonstop where a route existed, else through real hubs.
struct WaySearch {
  let book: AirBook
  let date: CivilDate
  /// Airlines asked for by name, whose bases are tried even where a nonstop route exists.
  let wanted: [String]

  /// Ways through hubs are looked for between so many airports of each place.
  private static let endsWithHubs = 3
  /// At most so many ways through hubs are given.
  private static let waysThroughHubs = 6

  /// The ways from any airport of one place to any of another, nonstop ones alone where there are some.
  func ways(from starts: [AirportFacts], to ends: [AirportFacts]) throws(AtlasError) -> [Way] {
    var direct: [Way] = []
    var named: [Way] = []
    for start in starts {
      for end in ends where start.code != end.code {
        if try book.hasRoute(start.routeEnd, end.routeEnd) {
          direct.append(Way(hops: [try book.hop(start, end, on: date)]))
        }
        named += try throughBases(from: start, to: end)
      }
    }
    if !direct.isEmpty { return direct + named }
    return try throughHubs(from: starts, to: ends, named)
  }

  private func throughHubs(
    from starts: [AirportFacts], to ends: [AirportFacts], _ named: [Way]
  ) throws(AtlasError) -> [Way] {
    var pairs: [HubSearch] = []
    for start in starts.prefix(WaySearch.endsWithHubs) {
      for end in ends.prefix(WaySearch.endsWithHubs) where start.code != end.code {
        pairs.append(HubSearch(book: book, start: start, end: end, date: date))
      }
    }
    var found: [RankedWay] = []
    for pair in pairs { found += try pair.oneStop() }
    if found.isEmpty {
      for pair in pairs { found += try pair.twoStops() + pair.changingAirport() }
    }
    let best = RankedWay.best(found, WaySearch.waysThroughHubs)
    return best + named.filter { way in !best.contains { $0.word == way.word } }
  }

  /// One-stop ways through the bases of the airlines that were asked for.
  private func throughBases(from start: AirportFacts, to end: AirportFacts) throws(AtlasError) -> [Way] {
    var found: [Way] = []
    for code in wanted {
      for base in try book.atlas.airline(code)?.hubs.prefix(3) ?? [] where base != start.code && base != end.code {
        guard let hub = try book.airport(base), try book.hasRoute(start.routeEnd, hub.routeEnd),
          try book.hasRoute(hub.routeEnd, end.routeEnd),
          HubSearch.isOnTheWay(from: start.routeEnd, over: [hub.routeEnd], to: end.routeEnd)
        else { continue }
        found.append(Way(hops: [try book.hop(start, hub, on: date), try book.hop(hub, end, on: date)]))
      }
    }
    return found
  }
}

/// A way with what it weighs against others: less is better.
struct RankedWay {
  let way: Way
  let weight: Double

  static func best(_ ways: [RankedWay], _ count: Int) -> [Way] {
    ways.sorted { ($0.weight, $0.way.word) < ($1.weight, $1.way.word) }.prefix(count).map(\.way)
  }
}
