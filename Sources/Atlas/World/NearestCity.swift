#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Atlas {
  /// The city nearest to a point within a distance in kilometres; a town of no note only where there is nothing else.
  package func nearestCity(to position: Position, within kilometres: Double) throws(AtlasError) -> CityFacts? {
    let near = Neighbourhood(of: position, within: kilometres)
    var best: (index: Int, distance: Double, isOfNote: Bool)?
    // Held outside the loop, which would else count its owner up and down for each of the cities.
    let cities = facts.cities
    for index in 0..<cities.rows where near.mayHold(latitude: cities.i24(row: index, at: CityRow.latitudeAt)) {
      let row = try cityRow(index)
      guard near.mayHold(longitude: row.longitude) else { continue }
      let distance = position.kilometres(to: try row.position())
      guard distance <= kilometres else { continue }
      if let best, (best.isOfNote ? 0 : 1, best.distance) <= (row.isOfNote ? 0 : 1, distance) { continue }
      best = (index, distance, row.isOfNote)
    }
    guard let best else { return nil }
    return try city(at: best.index)
  }
}

/// A box around a point, which rules out nearly all cities without trigonometry.
private struct Neighbourhood {
  private let latitude, longitude: Int
  private let north, east: Int

  private static let turn = 3_600_000

  init(of position: Position, within kilometres: Double) {
    latitude = Int(position.latitude * 1e4)
    longitude = Int(position.longitude * 1e4)
    // A degree of latitude is 111 km everywhere; one of longitude shrinks towards the poles.
    let degrees = min(kilometres / 111, 180)
    let shrunk = cos(min(abs(position.latitude) + degrees, 89) * .pi / 180)
    north = Int(degrees * 1e4) + 1
    east = Int(min(degrees / shrunk, 360) * 1e4) + 1
  }

  func mayHold(latitude other: Int) -> Bool { abs(other - latitude) <= north }

  func mayHold(longitude other: Int) -> Bool {
    let apart = abs(other - longitude)
    return min(apart, Neighbourhood.turn - apart) <= east
  }
}
