import Atlas
import Civil
import Testing

/// What people wrote down by hand, against the tables it leans on.
struct GuideTests {
  static func city(_ name: String) throws -> CityFacts {
    guard case .one(.city(let city)) = try Atlas.embedded.resolve(name) else { throw NoCity(name: name) }
    return city
  }

  struct NoCity: Error {
    let name: String
  }

  @Test func everyWrittenPlaceIsACity() throws {
    let places = try Atlas.embedded.guidedPlaces
    #expect(places.count > 100)
    let lost = places.filter { $0.city == nil }.map(\.written)
    #expect(lost == [])
  }

  @Test func sightsLieAtTheirCity() throws {
    let atlas = try Atlas.embedded
    for place in try atlas.guidedPlaces where place.sights > 0 {
      guard let city = place.city else { continue }
      let sights = try atlas.sights(in: city)
      #expect(sights.count >= place.sights, "\(place.written)")
      for sight in sights where !sight.isDayTrip {
        let distance = sight.position.kilometres(to: city.position)
        #expect(distance <= 60, "\(place.written): \(sight.englishName) is \(Int(distance)) km away")
      }
    }
  }

  /// Rows far away are passed over without looking their names up, so every one has to be found again.
  @Test func allThatIsWrittenOfACityIsFound() throws {
    let atlas = try Atlas.embedded
    let located = try atlas.guidedPlaces.compactMap { place in place.city.map { (place: place, city: $0) } }
    for (_, rows) in Dictionary(grouping: located, by: { "\($0.city.position) \($0.city.names.en)" }) {
      let city = try #require(rows.first).city
      let (name, places) = (city.names.en, rows.map(\.place))
      #expect(try atlas.sights(in: city).count == places.map(\.sights).reduce(0, +), "\(name)")
      #expect(try atlas.hotels(in: city).count == places.map(\.hotels).reduce(0, +), "\(name)")
    }
  }

  @Test(arguments: ["Osaka", "Seoul", "Tokyo", "Paris", "Rome", "New York"])
  func aGreatCityHasSightsFoodAndHotels(name: String) throws {
    let atlas = try Atlas.embedded
    let city = try Self.city(name)
    let sights = try atlas.sights(in: city)
    #expect(sights.count >= 6)
    #expect(sights.contains { $0.kind == .food || $0.kind == .market || $0.tags.contains(.food) })
    #expect(sights.allSatisfy { !$0.englishName.isEmpty && $0.koreanName != nil && $0.visit.minutes >= 20 })
    #expect(sights.allSatisfy { !$0.englishReason.isEmpty && !$0.koreanReason.isEmpty })
    let hotels = try atlas.hotels(in: city)
    #expect(!hotels.isEmpty)
    #expect(hotels.allSatisfy { (1...5).contains($0.stars) && $0.position.kilometres(to: city.position) < 60 })
  }

  @Test func aTownOfTheSameNameElsewhereHasNone() throws {
    let texas = try Self.city("Paris, TX")
    #expect(try Atlas.embedded.sights(in: texas) == [])
  }

  @Test func aSightIsFoundByName() throws {
    let found = try Atlas.embedded.sights(named: "eiffel tower")
    #expect(found.first?.city.names.en == "Paris")
    #expect(try Atlas.embedded.sights(named: "nowhere tower").isEmpty)
  }

  @Test func gatewaysOfRegionsAreAirports() throws {
    let atlas = try Atlas.embedded
    let regions = try atlas.regions
    #expect(regions.count >= 300)
    for region in regions {
      #expect((1...4).contains(region.gateways.count), "\(region.key)")
      for code in region.gateways { #expect(try atlas.airport(code) != nil, "\(region.key): \(code)") }
      #expect(try atlas.country(region.country) != nil, "\(region.key)")
      #expect(try atlas.gateways(of: .region(region)).map(\.code) == region.gateways)
    }
    #expect(Set(regions.map(\.key)).count == regions.count)
  }

  @Test(arguments: [
    ("Bali", "bali", "DPS"), ("발리", "bali", "DPS"), ("하와이", "hawaii", "HNL"), ("Hokkaido", "hokkaido", "CTS"),
    ("沖縄", "okinawa", "OKA"), ("제주도", "jeju", "CJU"), ("Maldives", "maldives", "MLE"), ("Palawan", "palawan", "PPS"),
  ])
  func regionsByName(name: String, key: String, gateway: String) throws {
    guard case .one(.region(let region)) = try Atlas.embedded.resolve(name) else {
      Issue.record("\(name) is a region")
      return
    }
    #expect(region.key == key)
    #expect(region.gateways.contains(gateway))
  }

  @Test func airlinesStandOnTheirHubs() throws {
    let atlas = try Atlas.embedded
    let airlines = try atlas.airlines
    #expect(airlines.count >= 150)
    for airline in airlines {
      #expect(airline.code.utf8.count == 2)
      for hub in airline.hubs { #expect(try atlas.airport(hub) != nil, "\(airline.code): \(hub)") }
    }
    let korean = try #require(try atlas.airline("KE"))
    #expect(korean.alliance == .skyteam)
    #expect(korean.hubs.first == "ICN")
    #expect(korean.koreanName == "대한항공")
    #expect(try atlas.airlines(named: "대한항공") == [korean])
    #expect(try atlas.airlines(named: "Korean Air") == [korean])
    #expect(try atlas.likelyCarriers("ICN", "KIX").contains(korean))
    #expect(try atlas.likelyCarriers("ICN", "ICN") == [])
    #expect(try atlas.airline("ZZZ") == nil)
  }
}
