extension Atlas {
  /// The city nearest to a point within a distance in kilometres, small ones included; nil when there is none.
  package func nearestCity(to position: Position, within kilometres: Double) throws(AtlasError) -> CityFacts? {
    var best: (index: Int, distance: Double)?
    // A degree of latitude is 111 km everywhere, which rules out nearly all rows without trigonometry.
    let reach = Int(kilometres / 111 * 1e6) + 1
    let latitude = Int(position.latitude * 1e6)
    for index in 0..<facts.cities.rows {
      let row = try facts.cities.row(index)
      guard abs(row.i32(4) - latitude) <= reach else { continue }
      let distance = position.kilometres(to: try row.position(4, table: "cities"))
      if distance <= best?.distance ?? kilometres { best = (index, distance) }
    }
    guard let best else { return nil }
    return try city(at: best.index)
  }
}
