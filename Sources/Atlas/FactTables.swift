/// The tables of `facts.bin`, opened once.
final class FactTables: Sendable {
  let directory: Directory
  let text: TextPool
  let names: NamePool
  let fold: Fold
  let index: NameIndex
  let airports, metros, metroAirports, cities, gates, states, countries, locales, countryNames: Table
  let zones, zoneTimes, zoneKinds, zoneOffsets, zoneRules: Table
  let currencies, holidays, holidayNames, subdivisions: Table
  let climate, cityClimate, fares, fareCarriers, lodging: Table

  init(_ blob: Blob) throws(AtlasError) {
    let directory = try Directory(blob, magic: "ITRVFACT")
    self.directory = directory
    text = TextPool(table: try directory.table("text", stride: nil))
    names = NamePool(table: try directory.table("names", stride: nil))
    fold = Fold(table: try directory.table("fold", stride: 8))
    index = try NameIndex(directory)
    airports = try directory.table("airports", stride: 32)
    metros = try directory.table("metros", stride: 20)
    metroAirports = try directory.table("metroair", stride: 2)
    cities = try directory.table("cities", stride: 32)
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
    holidays = try directory.table("holidays", stride: 8)
    holidayNames = try directory.table("holidaynames", stride: 8)
    subdivisions = try directory.table("subdivisions", stride: 4)
    climate = try directory.table("climate", stride: 24)
    cityClimate = try directory.table("cityclimate", stride: 2)
    fares = try directory.table("fares", stride: 18)
    fareCarriers = try directory.table("farecarriers", stride: 2)
    lodging = try directory.table("lodging", stride: 32)
  }
}
