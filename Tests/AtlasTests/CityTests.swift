import Atlas
import Testing

/// Cities great and small: that they are there, that they are whole, and that the small ones keep out of the way.
struct CityTests {
  @Test func thereAreManyInLittleRoom() throws {
    let cities = try #require(try Atlas.embedded.source(named: "cities"))
    #expect(cities.rows >= 34_000)
    #expect(Atlas.embeddedBytes.reduce(0) { $0 + $1.count } <= 5_242_880)
  }

  /// From GeoNames itself; the first has too many people for three bytes.
  static let known: [(id: Int, name: String, latitude: Double, longitude: Double, people: Int, zone: String)] = [
    (1_796_236, "Shanghai", 31.22222, 121.45806, 24_874_500, "Asia/Shanghai"),
    (4_168_228, "Pensacola", 30.42131, -87.21691, 53_724, "America/Chicago"),
    (5_520_993, "El Paso", 31.75872, -106.48693, 678_815, "America/Denver"),
    (1_880_252, "Singapore", 1.28967, 103.85007, 5_638_700, "Asia/Singapore"),
  ]

  @Test(arguments: known.indices)
  func isFoundByItsNumber(index: Int) throws {
    let known = Self.known[index]
    let city = try #require(try Atlas.embedded.city(geonamesID: known.id))
    #expect(city.names.en == known.name)
    #expect(abs(city.position.latitude - known.latitude) <= 0.00005)
    #expect(abs(city.position.longitude - known.longitude) <= 0.00005)
    #expect(city.population.map { $0 / 8 } == known.people / 8)
    #expect(city.zone == known.zone)
    #expect(try Atlas.embedded.city(geonamesID: known.id + 1)?.geonamesID != known.id)
  }

  @Test func aNumberOfNoCityFindsNone() throws {
    for id in [0, 1, -5, 16_777_215, Int.max] { #expect(try Atlas.embedded.city(geonamesID: id) == nil) }
  }

  @Test(arguments: ["Ptuj, SI", "Wągrowiec, PL", "Punaauia, PF", "Fethiye, TR", "Naas, IE"])
  func townsAreThere(name: String) throws {
    guard case .one(.city(let city)) = try Atlas.embedded.resolve(name) else {
      Issue.record("\(name) is a town")
      return
    }
    #expect(!city.gateways.isEmpty)
    #expect(try Atlas.embedded.climate(of: city) != nil)
    #expect(!city.zone.isEmpty)
  }

  /// Other names of great cities and airports that are also the names of small towns.
  @Test(arguments: [
    ("Calcutta", "Kolkata"), ("Canton", "Guangzhou"), ("Pekin", "Beijing"), ("Hull", "Kingston upon Hull"),
    ("San Paolo", "São Paulo"), ("Gerona", "Girona"), ("NOLA", "New Orleans"), ("Baroda", "Vadodara"),
  ])
  func townsStandBehindGreaterPlaces(typed: String, meant: String) throws {
    #expect(try Atlas.embedded.resolve(typed).one?.names.en == meant)
  }

  @Test(arguments: ["Normal budget", "plaza hotel", "Buy two tickets", "financial district", "시중 은행"])
  func wordsInTextAreNoTowns(text: String) throws {
    #expect(try Atlas.embedded.longestName(in: text, from: text.startIndex) == nil)
  }

  @Test func aTownThatIsAWordIsFoundWhenAskedFor() throws {
    guard case .city(let city)? = try Atlas.embedded.resolve("Normal, IL").one else {
      Issue.record("Normal is a town in Illinois")
      return
    }
    #expect(city.names.en == "Normal")
    let text = "Ptuj for two days"
    let found = try Atlas.embedded.longestName(in: text, from: text.startIndex)
    #expect(found?.resolution.one?.country == "SI")
  }

  @Test func aTownOfNoNoteIsNearestOnlyWhereThereIsNothingElse() throws {
    // The airport of Tahiti lies in the town of Faaa, five kilometres from Papeete.
    let tahiti = try #require(try Atlas.embedded.airport("PPT"))
    #expect(try Atlas.embedded.nearestCity(to: tahiti.position, within: 60)?.names.en == "Papeete")
    #expect(try Atlas.embedded.nearestCity(to: tahiti.position, within: 2)?.names.en == "Faaa")
    let ocean = try #require(Position(latitude: -45, longitude: -120))
    #expect(try Atlas.embedded.nearestCity(to: ocean, within: 300) == nil)
    let dateLine = try #require(Position(latitude: -16.8, longitude: -179.99))
    #expect(try Atlas.embedded.nearestCity(to: dateLine, within: 150)?.country == "FJ")
  }
}
