import Atlas
import Testing

/// Queries with the answers a person expects.
struct GoldenPlaceTests {
  @Test func everyQueryIsAnsweredAsAPersonExpects() throws {
    let atlas = try Atlas.embedded
    let rows = try Golden.rows("places.tsv")
    #expect(rows.count >= 200)
    for row in rows {
      let wanted = row.count > 2 ? row[2].split(separator: "|").map(String.init) : []
      let found = try atlas.resolve(row[0])
      let fits = Self.fits(found, verdict: row[1], wanted: wanted)
      #expect(fits, "\(row[0]): \(found.places.map(\.told)), not \(row[1]) \(wanted)")
    }
  }

  private static func fits(_ found: PlaceResolution, verdict: String, wanted: [String]) -> Bool {
    switch found {
    case .one(let place): verdict == "one" && wanted.contains { isPlace(place, $0) }
    case .ambiguous(let places):
      verdict == "ambiguous" && wanted.allSatisfy { answer in places.contains { isPlace($0, answer) } }
    case .unknown: verdict == "unknown"
    }
  }

  /// The place is the one named as `kind:what`, where a city is `Name, CC` with perhaps a state between.
  private static func isPlace(_ place: PlaceMatch, _ answer: String) -> Bool {
    switch place {
    case .airport(let airport): return answer == "airport:\(airport.code)"
    case .metro(let metro): return answer == "metro:\(metro.code)"
    case .region(let region): return answer == "region:\(region.key)"
    case .country(let country): return answer == "country:\(country.alpha2)"
    case .state(let state): return answer == "state:\(state.country)-\(state.code)"
    case .city(let city):
      guard answer.hasPrefix("city:") else { return false }
      let parts = answer.dropFirst(5).split(separator: ",").map { $0.drop { $0 == " " } }
      guard parts.last.map(String.init) == city.country else { return false }
      if parts.count == 3, city.state?.code != String(parts[1]) { return false }
      return Golden.plain(city.names.en).hasPrefix(Golden.plain(String(parts[0])))
    }
  }
}
