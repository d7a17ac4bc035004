import Atlas
import Civil
import Testing

/// Holidays, money, countries, climate and routes against what is known of them.
struct WorldTests {
  static func holidays(_ country: String, _ year: Int) throws -> [HolidayFacts] {
    let first = try #require(CivilDate(year: year, month: 1, day: 1))
    let last = try #require(CivilDate(year: year, month: 12, day: 31))
    return try Atlas.embedded.holidays(in: country, from: first, through: last)
  }

  @Test func koreanHolidaysWithTheirSubstitutes() throws {
    let days = try Self.holidays("KR", 2027)
    #expect(Set(days.map(\.date)).count == 24)
    let lunar = try #require(days.first { $0.date.iso == "2027-02-09" })
    #expect(lunar.isSubstitute)
    #expect(days.contains { $0.nativeName.contains("설날") && $0.englishName.contains("New Year") })
    #expect(days.allSatisfy { $0.isNational })
  }

  @Test func holidaysElsewhere() throws {
    let japan = try Self.holidays("JP", 2027)
    #expect(Set(japan.map(\.date)).count == 17)
    #expect(try Self.holidays("ID", 2027).contains { $0.isEstimated })
    #expect(try Self.holidays("DE", 2027).contains { !$0.isNational && $0.subdivisions.contains("BY") })
    #expect(try Self.holidays("XX", 2027) == [])
    #expect(try Self.holidays("KR", 2040) == [])
  }

  @Test func holidaysAreInOrderAndWithinTheRange() throws {
    let first = try #require(CivilDate(iso: "2026-12-20"))
    let last = try #require(CivilDate(iso: "2027-01-10"))
    let days = try Atlas.embedded.holidays(in: "US", from: first, through: last).map(\.date)
    #expect(days == days.sorted())
    #expect(days.allSatisfy { first <= $0 && $0 <= last })
    #expect(days.map(\.iso).contains("2026-12-25"))
  }

  @Test(arguments: [
    ("JPY", 0), ("KRW", 0), ("VND", 0), ("KWD", 3), ("BHD", 3), ("OMR", 3), ("JOD", 3), ("TND", 3), ("USD", 2),
    ("NGN", 2), ("EUR", 2),
  ])
  func exponents(code: String, exponent: Int) throws {
    #expect(try Atlas.embedded.currency(code)?.exponent == exponent)
  }

  @Test func ratesAreDatedAndAgree() throws {
    let atlas = try Atlas.embedded
    let rate = try #require(try atlas.rate(from: "EUR", to: "USD"))
    #expect(abs(rate.value - 1.1172) < 0.0001)
    #expect(rate.date.iso == "2026-10-30")
    let won = try #require(try atlas.rate(from: "EUR", to: "KRW"))
    #expect(abs(won.value - 1491.76) < 0.01)
    let there = try #require(try atlas.rate(from: "USD", to: "KRW"))
    let back = try #require(try atlas.rate(from: "KRW", to: "USD"))
    #expect(abs(there.value * back.value - 1) < 1e-12)
    #expect(try atlas.rate(from: "USD", to: "XXX") == nil)
    #expect(try atlas.rate(from: "USD", to: "VND")?.value ?? 0 > 20_000)
  }

  @Test func signsOfMoney() throws {
    let won = try #require(try Atlas.embedded.currency("KRW"))
    #expect(won.symbol == "₩")
    #expect(won.names[.ko].contains("원"))
    #expect(try Atlas.embedded.currency("USD")?.narrowSymbol == "$")
  }

  @Test func countries() throws {
    let atlas = try Atlas.embedded
    let korea = try #require(try atlas.country("KOR"))
    #expect(korea.alpha2 == "KR")
    #expect(korea.phoneCode == "82")
    #expect(korea.currency == "KRW")
    #expect(korea.zone == "Asia/Seoul")
    #expect(korea.names[.ko] == "대한민국")
    #expect(korea.continent == .asia)
    #expect(korea.priceLevel.map { (0.4...0.8).contains($0) } == true)
    #expect(try atlas.name(ofCountry: "DE", locale: "fr") == "Allemagne")
    #expect(try atlas.name(ofCountry: "DE", locale: "xx") == nil)
    #expect(try atlas.country("XX") == nil)
    #expect(try atlas.countries.count >= 240)
  }

  @Test(arguments: [
    ("PER", "LHR"), ("SIN", "EWR"), ("GMP", "HND"), ("ICN", "PQC"), ("ICN", "CXR"), ("ICN", "CNX"), ("ICN", "KIX"),
  ])
  func routesThatExisted(from: String, to: String) throws {
    let atlas = try Atlas.embedded
    #expect(try atlas.hasRoute(from, to))
    #expect(try atlas.hasRoute(to, from))
    #expect(try atlas.destinations(of: from).contains(to))
  }

  @Test func routesThatDidNot() throws {
    let atlas = try Atlas.embedded
    #expect(try !atlas.hasRoute("ICN", "ICN"))
    #expect(try !atlas.hasRoute("GMP", "LHR"))
    #expect(try !atlas.hasRoute("XXX", "ICN"))
    #expect(try atlas.destinations(of: "XXX") == [])
    let count = try atlas.destinations(of: "ICN").count
    #expect((165...180).contains(count))
    #expect(atlas.routesAsOf?.iso == "2022-08-29")
  }

  @Test func everyTableNamesItsSourceAndLicence() throws {
    let sources = try Atlas.embedded.sources
    #expect(sources.count >= 10)
    for source in sources {
      #expect(!source.title.isEmpty && !source.source.isEmpty && !source.licence.isEmpty, "\(source.name)")
    }
    #expect(sources.contains { $0.licence.contains("ODbL") })
    #expect(try Atlas.embedded.source(named: "fares")?.asOf != nil)
    #expect(try Atlas.embedded.source(named: "nothing") == nil)
  }
}
