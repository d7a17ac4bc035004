extension Atlas {
  /// The city that an airport is for; nil when the table names none.
  package func city(servedBy airport: AirportFacts) throws(AtlasError) -> CityFacts? {
    guard let index = airport.cityIndex else { return nil }
    return try city(at: index)
  }
}
