import Atlas
import Testing

/// Queries with the answers a person expects.
struct GoldenPlaceTests {
  @Test func everyQueryIsAnsweredAsAPersonExpects() throws {
    let atlas = try Atlas.embedded
    let rows = try Golden.rows("places.tsv")
    #expect(rows.count >= 200)
    for row in rows {
      let (query, kind, answer) = (row[0], row[1], row.count > 2 ? row[2] : "")
      let found = try atlas.resolve(query)
      let fits = Self.fits(found, kind: kind, answer: answer)
      #expect(fits, "\(query): \(found.places.map(\.told)), not \(kind) \(answer)")
    }
  }

  private static func fits(_ found: PlaceResolution, kind: String, answer: String) -> Bool {
    switch (found, kind) {
    case (.unknown, "unknown"): true
    case (.ambiguous(let places), "ambiguous"):
      answer.split(separator: "|").allSatisfy { wanted in places.contains { isPlace($0, String(wanted)) } }
    case (.one(let place), _):
      switch (place, kind) {
      case (.airport, "airport"), (.metro, "metro"), (.city, "city"), (.region, "region"), (.country, "country"):
        isPlace(place, answer)
      case _: false
      }
    case _: false
    }
  }

  /// The place is the one named by a code, a key, or `Name, CC` with a state between.
  private static func isPlace(_ place: PlaceMatch, _ answer: String) -> Bool {
    switch place {
    case .airport(let airport): return airport.code == answer
    case .metro(let metro): return metro.code == answer
    case .region(let region): return region.key == answer
    case .country(let country): return country.alpha2 == answer
    case .state(let state): return "\(state.country)-\(state.code)" == answer
    case .city(let city):
      let parts = answer.split(separator: ",").map { $0.drop { $0 == " " } }
      guard parts.last.map(String.init) == city.country else { return false }
      if parts.count == 3, city.state?.code != String(parts[1]) { return false }
      return Golden.plain(city.names.en).hasPrefix(Golden.plain(String(parts[0])))
    }
  }
}
