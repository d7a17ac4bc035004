/// A state, province or prefecture: the first division of a country.
package struct StateFacts: Equatable, Sendable {
  let index: Int
  /// The country as alpha-2.
  package let country: String
  /// The short code people use (`IL`, `ON`, `NSW`), else the one of GeoNames.
  package let code: String
  /// What it is called.
  package let names: PlaceNames
}

extension Atlas {
  func state(at index: Int) throws(AtlasError) -> StateFacts {
    let row = try facts.states.row(index)
    let code = row.ascii(4, 4)
    return StateFacts(
      index: index, country: try countryCode(row.index(0)), code: code,
      names: try facts.names.names(row.u32(8)) ?? PlaceNames(en: code))
  }
}
