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
    let ways = try Crossing.ways(from: one, to: other, in: telling.atlas)
    return TransportCard(
      from: one.label, to: other.label, ways: try writer.ways(ways, telling),
      note: telling.note(on: ways))
  }
}
