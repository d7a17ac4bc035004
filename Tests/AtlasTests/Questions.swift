import Atlas
import Civil

/// Questions that between them touch every table.
enum Questions {
  typealias Question = @Sendable (Atlas) throws -> Void

  static let all: [Question] = words.map { word in { @Sendable atlas in try ask(atlas, of: word) } } + others

  private static let others: [Question] = [
    { atlas in
      for name in ["Asia/Seoul", "America/New_York", "Europe/Dublin", "Asia/Saigon"] { try zone(atlas, name) }
    },
    { atlas in for name in try atlas.zoneNames.prefix(40) { try zone(atlas, name) } },
    { atlas in _ = try atlas.hasRoute("ICN", "KIX") },
    { atlas in _ = try atlas.destinations(of: "ICN") },
    { atlas in _ = try atlas.fare("JFK", "LAX") },
    { atlas in _ = try atlas.rate(from: "USD", to: "KRW") },
    { atlas in _ = try atlas.currencies },
    { atlas in _ = try atlas.countries.prefix(50) },
    { atlas in _ = try atlas.regions },
    { atlas in _ = try atlas.airlines },
    { atlas in _ = try atlas.likelyCarriers("ICN", "KIX") },
    { atlas in _ = try atlas.airlines(named: "대한항공") },
    { atlas in _ = try atlas.sights(named: "Eiffel Tower") },
    { atlas in _ = try atlas.names(startingWith: "osa") },
    { atlas in _ = try atlas.longestName(in: "오사카에서", from: "오사카에서".startIndex) },
    { atlas in _ = try atlas.name(ofCountry: "KR", locale: "fr") },
    { atlas in for country in ["KR", "US", "JP", "DE"] { _ = try holidays(atlas, country) } },
    { atlas in for country in ["KR", "US", "JP", "DE"] { _ = try atlas.habits(of: country) } },
    { atlas in _ = try atlas.sources },
    { atlas in _ = try atlas.canonicalZone("Asia/Saigon") },
  ]

  private static let words = [
    "ICN", "SEL", "Osaka", "서울", "東京", "Springfield, IL", "Paris France", "New York", "Goa", "Georgia", "Hawaii",
    "Bali", "Koeln", "제주도", "Ho Chi Minh", "London Heathrow", "JP", "Kyoto",
  ]

  private static func ask(_ atlas: Atlas, of word: String) throws {
    for place in try atlas.resolve(word).places {
      _ = try atlas.airports(of: place)
      _ = try atlas.gateways(of: place)
      switch place {
      case .city(let city):
        _ = try atlas.climate(of: city)
        _ = try atlas.lodging(in: city)
        _ = try atlas.sights(in: city)
        _ = try atlas.hotels(in: city)
        _ = try atlas.festivals(in: city)
        _ = BlockTime(from: city.position, to: city.position)
      case .region(let region):
        _ = try atlas.sights(in: region)
        _ = try atlas.hotels(in: region)
      case .airport, .metro, .state, .country: continue
      }
    }
  }

  private static func zone(_ atlas: Atlas, _ name: String) throws {
    guard let zone = try atlas.zone(name) else { return }
    for seconds in stride(from: Int64(0), to: 4_102_444_800, by: 400_000_000) {
      let shown = zone.zoned(Instant(seconds: seconds))
      _ = zone.instants(of: shown.local)
    }
    _ = ZoneCalendar(zone, years: 2026...2027).lines
  }

  private static func holidays(_ atlas: Atlas, _ country: String) throws -> [HolidayFacts] {
    guard let first = CivilDate(iso: "2026-01-01"), let last = CivilDate(iso: "2030-12-31") else { return [] }
    return try atlas.holidays(in: country, from: first, through: last)
  }
}
