import Atlas
import Civil

/// Questions that between them touch every table.
enum Questions {
  typealias Question = @Sendable (Atlas) throws -> Void

  /// Cheap ones, to be asked ten thousand times.
  static let quick: [Question] = words.map { word in { @Sendable atlas in _ = try atlas.resolve(word) } } + facts

  /// Those that read whole tables as well.
  static let all: [Question] = quick + lists

  private static let words = [
    "ICN", "SEL", "Osaka", "서울", "東京", "Springfield, IL", "New York", "Goa", "Georgia", "Hawaii", "Bali", "Koeln",
    "제주도", "Ho Chi Minh", "London Heathrow", "JP", "Kyoto", "Zermatt",
  ]

  private static let facts: [Question] = [
    { atlas in try zone(atlas, "Asia/Seoul") },
    { atlas in try zone(atlas, "America/New_York") },
    { atlas in try zone(atlas, "Europe/Dublin") },
    { atlas in _ = try atlas.hasRoute("ICN", "KIX") },
    { atlas in _ = try atlas.destinations(of: "GMP") },
    { atlas in _ = try atlas.fare("JFK", "LAX") },
    { atlas in _ = try atlas.rate(from: "USD", to: "KRW") },
    { atlas in _ = try atlas.airline("KE") },
    { atlas in _ = try atlas.airlines(named: "대한항공") },
    { atlas in _ = try atlas.sights(named: "Eiffel Tower") },
    { atlas in _ = try atlas.names(startingWith: "osak") },
    { atlas in _ = try atlas.longestName(in: "오사카에서", from: "오사카에서".startIndex) },
    { atlas in for id in [1_835_848, 5_128_581, 1, 13_999_999] { _ = try atlas.city(geonamesID: id) } },
    { atlas in
      if let here = Position(latitude: 38.7, longitude: -87.5) { _ = try atlas.nearestCity(to: here, within: 90) }
    },
    { atlas in _ = try atlas.region("bali") },
    { atlas in _ = try atlas.name(ofCountry: "KR", locale: "fr") },
    { atlas in for country in ["KR", "US", "BR"] { _ = try atlas.country(country) } },
    { atlas in _ = try holidays(atlas, "KR") },
    { atlas in _ = try holidays(atlas, "DE") },
    { atlas in for country in ["KR", "US", "JP", "DE"] { _ = try atlas.habits(of: country) } },
    { atlas in if let city = try city(atlas, "Osaka") { _ = try atlas.climate(of: city) } },
    { atlas in if let city = try city(atlas, "Chicago") { _ = try atlas.lodging(in: city) } },
    { atlas in if let city = try city(atlas, "Vienna") { _ = try atlas.sights(in: city) } },
    { atlas in if let city = try city(atlas, "Vienna") { _ = try atlas.hotels(in: city) } },
    { atlas in if let city = try city(atlas, "Vienna") { _ = try atlas.festivals(in: city) } },
    { atlas in for place in try atlas.resolve("Kyoto").places { _ = try atlas.airports(of: place) } },
    { atlas in for place in try atlas.resolve("Bali").places { _ = try atlas.gateways(of: place) } },
    { atlas in for place in try atlas.resolve("NYC").places { _ = try atlas.gateways(of: place) } },
  ]

  private static let lists: [Question] = [
    { atlas in for name in try atlas.zoneNames.prefix(40) { try zone(atlas, name) } },
    { atlas in _ = try atlas.currencies },
    { atlas in _ = try atlas.countries },
    { atlas in _ = try atlas.regions },
    { atlas in _ = try atlas.airlines },
    { atlas in _ = try atlas.likelyCarriers("ICN", "KIX") },
    { atlas in _ = try atlas.guidedPlaces },
    { atlas in _ = try atlas.sources },
    { atlas in _ = try atlas.canonicalZone("Asia/Saigon") },
    { atlas in _ = try atlas.damagedTables() },
  ]

  private static func city(_ atlas: Atlas, _ name: String) throws -> CityFacts? {
    guard case .one(.city(let city)) = try atlas.resolve(name) else { return nil }
    _ = BlockTime(from: city.position, to: city.position)
    return city
  }

  private static func zone(_ atlas: Atlas, _ name: String) throws {
    guard let zone = try atlas.zone(name) else { return }
    for seconds in [0, 1_000_000_000, 1_800_000_000, 4_000_000_000] as [Int64] {
      _ = zone.instants(of: zone.zoned(Instant(seconds: seconds)).local)
    }
    _ = ZoneCalendar(zone, years: 2026...2026).lines
  }

  private static func holidays(_ atlas: Atlas, _ country: String) throws -> [HolidayFacts] {
    guard let first = CivilDate(iso: "2026-01-01"), let last = CivilDate(iso: "2027-06-30") else { return [] }
    return try atlas.holidays(in: country, from: first, through: last)
  }
}
