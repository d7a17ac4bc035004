/// What a mid-price room costs in a place of the United States, as its government reimburses it, in US dollars.
package struct LodgingFacts: Equatable, Sendable {
  /// The destination as the table names it; empty for the standard rate.
  package let destination: String
  /// A night in each month, January first.
  package let nights: [Int]
  /// Meals and incidentals a day.
  package let meals: Int
}

extension Atlas {
  /// The lodging rates of a city of the United States: its own, else the standard rate; nil in other countries.
  package func lodging(in city: CityFacts) throws(AtlasError) -> LodgingFacts? {
    guard city.country == "US", facts.lodging.rows > 0 else { return nil }
    let index = try facts.lodging.partition(1..<facts.lodging.rows) { $0.u16(0) < city.index }
    if index < facts.lodging.rows {
      let row = try facts.lodging.row(index)
      if row.u16(0) == city.index { return try lodging(row) }
    }
    return try lodging(try facts.lodging.row(0))
  }

  private func lodging(_ row: Row) throws(AtlasError) -> LodgingFacts {
    LodgingFacts(
      destination: try facts.text.text(row.u32(28)) ?? "", nights: (0..<12).map { row.u16(4 + 2 * $0) },
      meals: row.u16(2))
  }
}
