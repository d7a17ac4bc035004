import Atlas
import Testing

/// Where one flies to for a place without an airport, and which airports a city has.
struct GatewayTests {
  static func gateways(_ name: String) throws -> [String] {
    let atlas = try Atlas.embedded
    let place = try #require(try atlas.resolve(name).one, "\(name)")
    return try atlas.gateways(of: place).map(\.code)
  }

  static func airports(_ name: String) throws -> [String] {
    let atlas = try Atlas.embedded
    let place = try #require(try atlas.resolve(name).one, "\(name)")
    return try atlas.airports(of: place).map(\.code)
  }

  @Test(arguments: [
    ("Kyoto", ["ITM", "KIX", "UKB"]), ("Ubud", ["DPS"]), ("Hoi An", ["DAD"]), ("Gyeongju", ["USN", "TAE", "KPO"]),
    ("Banff", ["YYC"]), ("Nikko", ["HND", "NRT"]), ("Positano", ["NAP"]),
  ])
  func ofATownWithoutAirport(name: String, expected: [String]) throws {
    let gateways = try Self.gateways(name)
    #expect(Array(gateways.prefix(expected.count)).sorted() == expected.sorted(), "\(name): \(gateways)")
  }

  @Test func zermattIsNotReachedAcrossTheAlpsFirst() throws {
    let atlas = try Atlas.embedded
    let first = try #require(try Self.gateways("Zermatt").first)
    #expect(try atlas.airport(first)?.country == "CH")
  }

  @Test(arguments: [
    ("Seoul", ["ICN", "GMP"]), ("SEL", ["ICN", "GMP"]), ("Tokyo", ["HND", "NRT"]), ("Osaka", ["KIX", "ITM", "UKB"]),
    ("London", ["LHR", "LGW", "STN", "LTN", "LCY", "SEN"]), ("BKK", ["BKK"]), ("Bangkok", ["BKK", "DMK"]),
    ("Kyoto", ["ITM", "KIX", "UKB"]), ("나리타", ["NRT"]),
    ("Gimpo", ["GMP"]), ("Jerusalem", ["TLV"]),
  ])
  func ofACity(name: String, expected: [String]) throws {
    let airports = try Self.airports(name)
    #expect(Set(airports).isSuperset(of: expected), "\(name): \(airports)")
    #expect(airports.count <= expected.count + 1, "\(name): \(airports)")
  }

  @Test func ofACountryAreItsBusiest() throws {
    #expect(try Self.airports("KR").first == "ICN")
    #expect(try Self.airports("Japan").contains("HND"))
  }
}
