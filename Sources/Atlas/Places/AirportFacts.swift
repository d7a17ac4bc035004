/// An airport with scheduled flights.
package struct AirportFacts: Equatable, Sendable {
  /// How big an airport is, as OurAirports classes it.
  package enum Size: Sendable {
    case small, medium, large
  }

  /// The row in the table of airports.
  let index: Int
  /// The row of the city it serves.
  let cityIndex: Int?
  /// The IATA code, such as `ICN`.
  package let code: String
  /// The ICAO code, such as `RKSI`; nil when it has none.
  package let icao: String?
  /// What it is called; Korean, Japanese and Chinese are made from its city's name where no source has them.
  package let names: PlaceNames
  /// Where it lies.
  package let position: Position
  /// How big it is.
  package let size: Size
  /// The IATA code of its metropolitan area, such as `SEL`; nil when it belongs to none.
  package let metro: String?
  /// The country as alpha-2.
  package let country: String
  /// The IANA name of its zone.
  package let zone: String
  /// The share of the world's schedules that pass through it, 0 to 1, by page rank.
  package let rank: Double
  /// Feet above the sea.
  package let elevation: Int
}

extension Atlas {
  /// The airport of a code in upper case; nil when no airport with scheduled flights has it.
  package func airport(_ code: String) throws(AtlasError) -> AirportFacts? {
    guard code.utf8.count == 3, let index = try facts.airports.row(code: code) else { return nil }
    return try airport(at: index)
  }

  func airport(at index: Int) throws(AtlasError) -> AirportFacts {
    let row = try facts.airports.row(index)
    let flags = row.u8(3)
    let cityIndex = row.index(24)
    let icao = row.ascii(28, 4)
    return AirportFacts(
      index: index, cityIndex: cityIndex, code: row.ascii(0, 3), icao: icao.isEmpty ? nil : icao,
      names: try airportNames(row.u32(12), city: cityIndex), position: try row.position(4, table: "airports"),
      size: flags & 1 != 0 ? .large : flags & 2 != 0 ? .medium : .small, metro: try metroCode(row.index(16)),
      country: try countryCode(row.index(20)), zone: try zoneName(row.index(18)), rank: Double(row.u16(22)) / 65_535,
      elevation: row.i16(26))
  }

  /// The names of an airport, made from its city's where a language has none.
  private func airportNames(_ offset: Int, city: Int?) throws(AtlasError) -> PlaceNames {
    let own = try facts.names.names(offset)
    if let own, own.ko != nil, own.ja != nil, own.zh != nil { return own }
    let cityNames: PlaceNames? = if let city { try cityNames(at: city) } else { nil }
    return PlaceNames(
      en: own?.en ?? cityNames.map { "\($0.en) Airport" } ?? "",
      ko: own?.ko ?? cityNames?.ko.map { "\($0) 공항" },
      ja: own?.ja ?? cityNames?.ja.map { "\($0)空港" },
      zh: own?.zh ?? cityNames?.zh.map { "\($0)机场" },
      local: own?.local)
  }

  func airportCode(_ index: Int) throws(AtlasError) -> String { try facts.airports.row(index).ascii(0, 3) }
}
