/// The tables of `facts.bin`, opened once.
final class FactTables: Sendable {
  let directory: Directory
  let text: TextPool
  let names: NamePool
  let cityNames: CityNamePool
  let fold: Fold
  let index: NameIndex
  let airports, metros, metroAirports, gates: Table
  let cities, served, cityZones, citiesByID: Table
  let states, countries, locales, countryNames: Table
  let zones, zoneTimes, zoneKinds, zoneOffsets, zoneRules: Table
  let currencies, holidays, holidayKinds, holidayNames, subdivisions: Table
  let climate, fares, fareCarriers, lodging: Table

  init(_ blob: Blob) throws(AtlasError) {
    let directory = try Directory(blob, magic: "ITRVFACT")
    self.directory = directory
    let pieces = try Pieces(directory)
    text = try TextPool(directory, pieces: pieces)
    names = try NamePool(directory, table: "names", pieces: pieces)
    cityNames = try CityNamePool(directory, pieces: pieces)
    fold = Fold(table: try directory.table("fold", stride: 8))
    index = try NameIndex(directory)
    airports = try directory.table("airports", stride: 32)
    metros = try directory.table("metros", stride: 16)
    metroAirports = try directory.table("metroair", stride: 2)
    cities = try directory.table("cities", stride: 18)
    served = try directory.table("served", stride: 8)
    cityZones = try directory.table("cityzones", stride: 4)
    citiesByID = try directory.table("cityids", stride: 2)
    gates = try directory.table("gates", stride: 8)
    states = try directory.table("admin1", stride: 12)
    countries = try directory.table("countries", stride: 32)
    locales = try directory.table("locales", stride: 4)
    countryNames = try directory.table("countrynames", stride: 4 * locales.rows)
    zones = try directory.table("zones", stride: 20)
    zoneTimes = try directory.table("zonetimes", stride: 4)
    zoneKinds = try directory.table("zonekinds", stride: 1)
    zoneOffsets = try directory.table("zoneoffsets", stride: 4)
    zoneRules = try directory.table("zonerules", stride: 36)
    currencies = try directory.table("currencies", stride: 32)
    holidays = try directory.table("holidays", stride: 4)
    holidayKinds = try directory.table("holidaykinds", stride: 5)
    holidayNames = try directory.table("holidaynames", stride: 8)
    subdivisions = try directory.table("subdivisions", stride: 4)
    climate = try directory.table("climate", stride: 24)
    fares = try directory.table("fares", stride: 18)
    fareCarriers = try directory.table("farecarriers", stride: 2)
    lodging = try directory.table("lodging", stride: 32)
  }
}
