import Atlas
import Travel

/// The ways between the cities of a trip.
struct CrossingCards: Sendable {
  let telling: Telling
  let outline: TripOutline

  func cards() throws(AtlasError) -> [TransportCard] {
    var found: [TransportCard] = []
    for index in 1..<max(1, outline.stays.count) {
      let (one, other) = (outline.stays[index - 1], outline.stays[index])
      found.append(try card(from: one.destination, to: other.destination))
    }
    return found
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
