import Atlas
import Testing

/// The spot checks of the sources: airports, zones, city codes, names.
struct AirportTests {
  static let known = [
    ("ICN", "KR", "Asia/Seoul"), ("GMP", "KR", "Asia/Seoul"), ("CJU", "KR", "Asia/Seoul"), ("KIX", "JP", "Asia/Tokyo"),
    ("NRT", "JP", "Asia/Tokyo"), ("HND", "JP", "Asia/Tokyo"), ("JFK", "US", "America/New_York"),
    ("LHR", "GB", "Europe/London"), ("LGW", "GB", "Europe/London"), ("CDG", "FR", "Europe/Paris"),
    ("FCO", "IT", "Europe/Rome"), ("DPS", "ID", "Asia/Makassar"), ("HAN", "VN", "Asia/Ho_Chi_Minh"),
    ("DAD", "VN", "Asia/Ho_Chi_Minh"), ("TPE", "TW", "Asia/Taipei"), ("CEB", "PH", "Asia/Manila"),
    ("BKK", "TH", "Asia/Bangkok"), ("DMK", "TH", "Asia/Bangkok"), ("BER", "DE", "Europe/Berlin"),
    ("IST", "TR", "Europe/Istanbul"), ("PKX", "CN", "Asia/Shanghai"), ("TFU", "CN", "Asia/Shanghai"),
    ("SGN", "VN", "Asia/Ho_Chi_Minh"), ("PQC", "VN", "Asia/Ho_Chi_Minh"), ("CXR", "VN", "Asia/Ho_Chi_Minh"),
    ("NQZ", "KZ", "Asia/Almaty"),
  ]

  @Test(arguments: known.indices)
  func isKnown(index: Int) throws {
    let (code, country, zone) = Self.known[index]
    let airport = try #require(try Atlas.embedded.airport(code))
    #expect(airport.code == code)
    #expect(airport.country == country)
    #expect(airport.zone == zone)
    #expect(airport.rank > 0)
    #expect(airport.names.ko?.contains("공항") == true, "\(airport.names)")
    #expect(airport.names.ja?.isEmpty == false)
    #expect(airport.names.zh?.isEmpty == false)
  }

  @Test(arguments: [
    ("ICN", "SEL"), ("GMP", "SEL"), ("KIX", "OSA"), ("ITM", "OSA"), ("NRT", "TYO"), ("HND", "TYO"), ("LHR", "LON"),
    ("LGW", "LON"), ("BKK", "BKK"), ("DMK", "BKK"), ("JFK", "NYC"), ("LGA", "NYC"), ("EWR", "NYC"),
  ])
  func belongsToItsCityCode(airport: String, metro: String) throws {
    let atlas = try Atlas.embedded
    #expect(try atlas.airport(airport)?.metro == metro)
    #expect(try atlas.metro(metro)?.airports.contains(airport) == true)
  }

  @Test func namesInFourLanguages() throws {
    let names = try #require(try Atlas.embedded.airport("ICN")).names
    #expect(names[.ko] == "인천국제공항")
    #expect(names[.en].contains("Incheon"))
    #expect(try #require(try Atlas.embedded.airport("KIX")).names[.ja].contains("関西"))
  }

  @Test func aCityCodeIsNoAirport() throws {
    let atlas = try Atlas.embedded
    #expect(try atlas.airport("LON") == nil)
    #expect(try atlas.airport("icn") == nil)
    #expect(try atlas.airport("") == nil)
    #expect(try atlas.airport("ZZZZ") == nil)
    #expect(try atlas.metro("ICN") == nil)
  }

  @Test func oldAirportsAreGone() throws {
    let atlas = try Atlas.embedded
    for code in ["ISL", "TXL", "SXF", "THF"] { #expect(try atlas.airport(code) == nil) }
  }

  @Test func thousandsHaveScheduledFlights() throws {
    let rows = try Atlas.embedded.sources.first { $0.name == "airports" }?.rows ?? 0
    #expect(rows >= 4_000)
  }
}
