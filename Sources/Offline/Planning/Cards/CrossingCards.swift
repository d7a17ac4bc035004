import Atlas
import Travel

/// The ways between the cities of a trip, and those there and home where one does not fly.
struct CrossingCards: Sendable {
  let telling: Telling
  let outline: TripOutline

  func cards() throws(AtlasError) -> [TransportCard] {
    var found: [TransportCard] = []
    if let out = try land(outline.origin, outline.stays.first?.destination) { found.append(out) }
    for index in 1..<max(1, outline.stays.count) {
      let (one, other) = (outline.stays[index - 1], outline.stays[index])
      found.append(try card(from: one.destination, to: other.destination))
    }
    if outline.stays.count > 1, let home = try land(outline.stays.last?.destination, outline.origin) {
      found.append(home)
    }
    return found
  }

  private func land(_ one: Destination?, _ other: Destination?) throws(AtlasError) -> TransportCard? {
    guard let one, let other, one.label != other.label,
      TripEnds.crossing(from: one, to: other, telling.goal.constraints.contains("train_only")).mode != .flight
    else { return nil }
    return try card(from: one, to: other)
  }

  private func card(from one: Destination, to other: Destination) throws(AtlasError) -> TransportCard {
    let writer = WayWriter(
      prices: try LocalPrices(country: one.country, currency: telling.currency, in: telling.atlas))
    return TransportCard(
      from: one.label, to: other.label,
      ways: Crossing.ways(
        from: one, to: other, isTrainOnly: telling.goal.constraints.contains("train_only")
      ).map { writer.way($0) },
      note: telling(
        "Door to door, by distance; timetables are not known here.", "거리로 어림한 문에서 문까지의 시간이에요. 시간표는 알 수 없어요."))
  }
}
