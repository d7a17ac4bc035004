import Civil
import Travel

/// A journey with its times: one slice for each leg, over the ways they take.
struct Journey {
  let ways: [Way]
  let slices: [Slice]

  /// The airlines of all flights, those that may fly every one first.
  var carriers: [Carrier] {
    let flights = slices.flatMap(\.segments).map(\.carriers)
    var all: [Carrier] = []
    for carrier in flights.joined() where !all.contains(where: { $0.code == carrier.code }) { all.append(carrier) }
    let throughout = all.filter { carrier in flights.allSatisfy { $0.contains { $0.code == carrier.code } } }
    return throughout + all.filter { carrier in !throughout.contains { $0.code == carrier.code } }
  }

  var minutes: Int { slices.reduce(0) { $0 + $1.minutes } }

  /// The parts that tell this offer from any other.
  func identity(_ query: FlightQuery, provider: String) -> [String] {
    var parts = [provider, FlightOffer.kind, query.passengers.word, query.cabin.rawValue]
    parts.append(query.isRoundTrip ? "return" : "legs")
    for (way, slice) in zip(ways, slices) {
      parts += [way.word, slice.depart.at.rfc3339, slice.arrive.at.rfc3339]
    }
    return parts + carriers.map(\.code)
  }
}
