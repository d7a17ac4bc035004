/// One row of the table of cities, with what every city has.
struct CityRow {
  private let row: Row

  static let latitudeAt = 3
  private static let hasCountryOnly = 1 << 15
  private static let isOfNote = 1 << 14
  private static let isServed = 1 << 13
  private static let inEights = 1 << 23

  fileprivate init(_ row: Row) { self.row = row }

  var geonamesID: Int { row.u24(0) }

  /// Inhabitants, 0 when not known.
  var population: Int {
    let people = row.u24(9)
    return people & CityRow.inEights == 0 ? people : (people ^ CityRow.inEights) << 3
  }

  /// The row of its state; nil when only its country is known.
  var state: Int? { row.u16(12) & CityRow.hasCountryOnly == 0 ? division : nil }
  /// The row of its country, where it has no state.
  var countryOfItsOwn: Int? { row.u16(12) & CityRow.hasCountryOnly == 0 ? nil : division }
  /// It is more than one small town of thousands: many people live in it or write of it.
  var isOfNote: Bool { row.u16(12) & CityRow.isOfNote != 0 }
  /// It has a rank, airports of its own or a metropolitan area.
  var isServed: Bool { row.u16(12) & CityRow.isServed != 0 }

  var gates: Int? { row.index(14) }
  var climate: Int? { row.index(16) }

  private var division: Int { row.u16(12) & (CityRow.isServed - 1) }

  /// Ten-thousandths of a degree north and east.
  var latitude: Int { row.i24(CityRow.latitudeAt) }
  var longitude: Int { row.i24(6) }

  func position() throws(AtlasError) -> Position {
    guard let position = Position(latitude: Double(latitude) / 1e4, longitude: Double(longitude) / 1e4) else {
      throw .malformed(table: "cities")
    }
    return position
  }
}

/// What flights and trains make of a city.
struct CityService {
  /// Page rank, 0 to 65,535.
  let rank: Int
  /// The row of the metropolitan area whose main city it is.
  let metro: Int?
  /// How many of its gates are its own airports.
  let ownCount: Int
}

extension Atlas {
  func cityRow(_ index: Int) throws(AtlasError) -> CityRow { CityRow(try facts.cities.row(index)) }

  /// The service of a city; nil when it has none.
  func served(_ index: Int, _ row: CityRow? = nil) throws(AtlasError) -> CityService? {
    let row = if let row { row } else { try cityRow(index) }
    guard row.isServed else { return nil }
    let found = try facts.served.partition { $0.u16(0) < index }
    let service = try facts.served.row(found)
    guard service.u16(0) == index else { throw .malformed(table: "served") }
    return CityService(rank: service.u16(2), metro: service.index(4), ownCount: service.u8(6))
  }

  /// The row of the country that a city lies in; nil in a damaged table.
  func country(of city: CityRow) throws(AtlasError) -> Int? {
    if let state = city.state { return try facts.states.row(state).index(0) }
    return city.countryOfItsOwn
  }

  /// The row of a city's zone: its own where it keeps another than the rest of its state or country.
  func zone(ofCity index: Int, _ city: CityRow) throws(AtlasError) -> Int? {
    let found = try facts.cityZones.partition { $0.u16(0) < index }
    if found < facts.cityZones.rows {
      let own = try facts.cityZones.row(found)
      if own.u16(0) == index { return own.index(2) }
    }
    if let state = city.state { return try facts.states.row(state).index(2) }
    guard let country = city.countryOfItsOwn else { return nil }
    return try facts.countries.row(country).index(28)
  }
}
