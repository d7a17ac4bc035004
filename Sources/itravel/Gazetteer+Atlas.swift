import Atlas
import Offline
import Travel

extension Gazetteer {
  /// Positions and ways by the tables of facts, over the outline in the binary.
  static func from(_ atlas: Atlas) -> Gazetteer {
    Gazetteer(
      positionOf: { place in position(of: place, atlas) },
      way: { start, end in
        guard let start = Spot(start), let end = Spot(end) else { return [] }
        let way = GreatCircle(from: start, to: end)
        return way.lines(points(for: way)).map { line in line.map { Travel.Position($0) } }
      },
      land: { land() })
  }

  /// A point every 100 km or so, and enough for a curve to be seen on a short way.
  private static func points(for way: GreatCircle) -> Int { min(max(Int(way.kilometres / 100), 16), 128) }

  /// The tables were proven when they were made; one that is damaged all the same knows nothing.
  private static func position(of place: Place, _ atlas: Atlas) -> Travel.Position? {
    do throws(AtlasError) {
      guard let match = try match(of: place, atlas) else { return nil }
      return try atlas.position(of: match).map { Travel.Position($0) }
    } catch { return nil }
  }

  private static func match(of place: Place, _ atlas: Atlas) throws(AtlasError) -> PlaceMatch? {
    // A code alone may be an airport's or a city's.
    if let code = place.code, let airport = try atlas.airport(code) { return .airport(airport) }
    if let code = place.code, let metro = try atlas.metro(code) { return .metro(metro) }
    return try atlas.match(of: place)
  }

  private static func land() -> LandOutline {
    do throws(AtlasError) {
      let outline = try Land.embedded.outline()
      func points(_ lines: [[Spot]]) -> [[Travel.Position]] { lines.map { $0.map { Travel.Position($0) } } }
      return LandOutline(
        rings: points(outline.rings), shores: points(outline.shores), borders: points(outline.borders))
    } catch { return .none }
  }
}

extension Spot {
  fileprivate init?(_ position: Travel.Position) {
    self.init(latitude: position.latitude, longitude: position.longitude)
  }
}

extension Travel.Position {
  fileprivate init(_ position: Spot) {
    self.init(longitude: position.longitude, latitude: position.latitude)
  }
}

extension Atlas {
  /// Where a place lies; a country or a state has no one point, a city code that of its first airport.
  fileprivate func position(of match: PlaceMatch) throws(AtlasError) -> Spot? {
    switch match {
    case .airport(let airport): airport.position
    case .metro(let metro):
      try metro.airports.first.flatMap { (code) throws(AtlasError) in try airport(code)?.position }
    case .city(let city): city.position
    case .region(let region): region.position
    case .state, .country: nil
    }
  }
}
