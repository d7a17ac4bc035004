import Atlas
import Travel

/// The ways between the cities of a trip.
struct CrossingCards: Sendable {
  let telling: Telling
  let outline: TripOutline

  func cards() throws(AtlasError) -> [TransportCard] {
    var found: [TransportCard] = []
    for (one, other) in zip(outline.stays, outline.stays.dropFirst()) {
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
