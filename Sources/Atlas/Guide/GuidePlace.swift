/// A city for which people wrote down what to see and where to stay.
struct GuidePlace {
  let sights: Range<Int>
  let hotels: Range<Int>
  let festivals: Range<Int>
}

extension Atlas {
  /// The written guide of a city; nil when there is none.
  func guide(of city: CityFacts) throws(AtlasError) -> GuidePlace? {
    let country = Array(city.country.utf8)
    guard country.count == 2 else { return nil }
    var index = try hand.places.partition { $0.bytes.prefix(2).lexicographicallyPrecedes(country) }
    while index < hand.places.rows {
      let row = try hand.places.row(index)
      guard row.bytes.prefix(2).elementsEqual(country) else { return nil }
      if try self.city(ofPlace: row) == city.index { return try guide(at: index) }
      index += 1
    }
    return nil
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
    let key = Array(try hand.text.bytes(row.u32(8)))
    let isLocated = row.i32(12) != 0x7FFF_FFFF
    var best: (index: Int, distance: Double)?
    for reference in try facts.index.references(of: key) where reference.kind == .city {
      let city = try facts.cities.row(reference.index)
      guard try countryCode(city.u8(30)) == row.ascii(0, 2) else { continue }
      guard isLocated else { return reference.index }
      let middle = try row.position(12, table: "places")
      let distance = middle.kilometres(to: try city.position(4, table: "cities"))
      if distance < best?.distance ?? .infinity { best = (reference.index, distance) }
    }
    return best?.index
  }

  /// The city that a hand-written place means.
  func city(ofPlaceAt index: Int) throws(AtlasError) -> CityFacts? {
    guard let city = try city(ofPlace: try hand.places.row(index)) else { return nil }
    return try self.city(at: city)
  }
}
