/// A metropolitan area with a city code of its own, such as `LON`, `NYC` or `SEL`.
package struct MetroFacts: Equatable, Sendable {
  let index: Int
  let airportIndices: [Int]
  /// The row of its main city.
  let cityIndex: Int?
  /// The IATA city code.
  package let code: String
  /// What it is called.
  package let names: PlaceNames
  /// The country as alpha-2.
  package let country: String
  /// The IANA name of its zone.
  package let zone: String
  /// The greatest rank of its airports, 0 to 1.
  package let rank: Double
  /// The codes of its airports, most important first.
  package let airports: [String]
}

extension Atlas {
  /// The metropolitan area of a city code in upper case; nil when the code is none.
  package func metro(_ code: String) throws(AtlasError) -> MetroFacts? {
    guard code.utf8.count == 3, let index = try facts.metros.row(code: code) else { return nil }
    return try metro(at: index)
  }

  func metro(at index: Int) throws(AtlasError) -> MetroFacts {
    let row = try facts.metros.row(index)
    let airports = try metroAirports(at: index)
    let names: PlaceNames? = if let city = row.index(10) { try cityNames(at: city) } else { nil }
    var codes: [String] = []
    for airport in airports { codes.append(try airportCode(airport)) }
    return MetroFacts(
      index: index, airportIndices: airports, cityIndex: row.index(10), code: row.ascii(0, 3),
      names: names ?? PlaceNames(en: row.ascii(0, 3)),
      country: try countryCode(row.index(8)), zone: try zoneName(row.index(14)), rank: Double(row.u16(12)) / 65_535,
      airports: codes)
  }

  /// The rows of the airports of a metropolitan area, most important first.
  func metroAirports(at index: Int) throws(AtlasError) -> [Int] {
    let row = try facts.metros.row(index)
    var airports: [Int] = []
    for member in try facts.metroAirports.span(from: row.u32(4), count: row.u8(3)) {
      let airport = try facts.metroAirports.row(member).u16(0)
      guard airport < facts.airports.rows else { throw .outOfBounds(table: "metroair") }
      airports.append(airport)
    }
    return airports
  }

  func metroCode(_ index: Int?) throws(AtlasError) -> String? {
    guard let index else { return nil }
    return try facts.metros.row(index).ascii(0, 3)
  }
}
