/// A city for which people wrote down what to see and where to stay.
struct GuidePlace {
  let sights: Range<Int>
  let hotels: Range<Int>
  let festivals: Range<Int>
}

/// A city as people wrote it down, and the one it was found to be.
package struct GuidedPlace: Equatable, Sendable {
  /// The name as written, such as `Osaka, JP`.
  package let written: String
  /// The city of that name; nil when the tables know none.
  package let city: CityFacts?
  /// How many sights, hotels and festivals are written down for it.
  package let sights, hotels, festivals: Int
}

extension Atlas {
  /// Every city that people wrote something down for, by country and name.
  package var guidedPlaces: [GuidedPlace] {
    get throws(AtlasError) {
      var found: [GuidedPlace] = []
      for index in 0..<hand.places.rows {
        let row = try hand.places.row(index)
        let guide = try guide(at: index)
        found.append(
          GuidedPlace(
            written: "\(try hand.text.text(row.u32(4)) ?? ""), \(row.ascii(0, 2))", city: try city(ofPlaceAt: index),
            sights: guide.sights.count, hotels: guide.hotels.count, festivals: guide.festivals.count))
      }
      return found
    }
  }

  /// What is written of a city, which may stand under several of its names.
  func guides(of city: CityFacts) throws(AtlasError) -> [GuidePlace] {
    let country = Array(city.country.utf8)
    guard country.count == 2 else { return [] }
    var found: [GuidePlace] = []
    var index = try hand.places.partition { $0.bytes.prefix(2).lexicographicallyPrecedes(country) }
    while index < hand.places.rows {
      let row = try hand.places.row(index)
      guard row.bytes.prefix(2).elementsEqual(country) else { break }
      // Most are told by where they lie, without looking a name up.
      if try isNear(row, city.position), try self.city(ofPlace: row) == city.index {
        found.append(try guide(at: index))
      }
      index += 1
    }
    return found
  }

  /// The farthest that a city lies from the middle of what is written of it, in degrees; a test proves it of every one.
  static let guideReach = 1.5

  /// Whether a hand-written place may mean a city at a position.
  private func isNear(_ row: Row, _ position: Position) throws(AtlasError) -> Bool {
    guard row.i32(12) != 0x7FFF_FFFF else { return true }
    let middle = try row.position(12, table: "places")
    let east = abs(middle.longitude - position.longitude)
    return abs(middle.latitude - position.latitude) <= Atlas.guideReach && min(east, 360 - east) <= 2 * Atlas.guideReach
  }

  func guide(at index: Int) throws(AtlasError) -> GuidePlace {
    let row = try hand.places.row(index)
    return GuidePlace(
      sights: try hand.sights.span(from: row.u32(20), count: row.u16(24)),
      hotels: try hand.hotels.span(from: row.u32(28), count: row.u16(26)),
      festivals: try hand.festivals.span(from: row.u32(32), count: row.u16(36)))
  }

  /// The row of the city that a hand-written place means: of its name and country, nearest to what is written of it.
  func city(ofPlace row: Row) throws(AtlasError) -> Int? {
    let key = try hand.text.bytes(row.u32(8))
    let isLocated = row.i32(12) != 0x7FFF_FFFF
    var best: (index: Int, distance: Double)?
    try facts.index.eachReference(of: key) { reference throws(AtlasError) in
      guard reference.kind == .city else { return true }
      let city = try cityRow(reference.index)
      guard try countryCode(try country(of: city)) == row.ascii(0, 2) else { return true }
      guard isLocated else {
        best = (reference.index, 0)
        return false
      }
      let middle = try row.position(12, table: "places")
      let distance = middle.kilometres(to: try city.position())
      if distance < best?.distance ?? .infinity { best = (reference.index, distance) }
      return true
    }
    return best?.index
  }

  /// The city that a hand-written place means.
  func city(ofPlaceAt index: Int) throws(AtlasError) -> CityFacts? {
    guard let city = try city(ofPlace: try hand.places.row(index)) else { return nil }
    return try self.city(at: city)
  }
}

extension Atlas {
  /// The cities of which sights are written down.
  package var citiesWithSights: [CityFacts] {
    get throws(AtlasError) {
      var found: [CityFacts] = []
      for index in 0..<hand.places.rows {
        guard try !guide(at: index).sights.isEmpty, let city = try city(ofPlaceAt: index) else { continue }
        found.append(city)
      }
      return found
    }
  }
}
