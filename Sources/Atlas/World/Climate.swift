#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The weather to expect in a month: means over 2000 to 2025, not a forecast.
package struct MonthClimate: Equatable, Sendable {
  /// The mean of day and night in °C, in steps of half a degree; about 1 °C off at most places.
  package let temperature: Double
  /// Rain and melted snow in mm a month; about a quarter off.
  package let rain: Double
}

extension Atlas {
  /// The climate of a city, January first, twelve months; nil when it is not known.
  package func climate(of city: CityFacts) throws(AtlasError) -> [MonthClimate]? {
    guard let cell = try cityRow(city.index).climate else { return nil }
    let row = try facts.climate.row(cell)
    return (0..<12).map { month in
      MonthClimate(
        temperature: Double(row.u8(month) - 100) / 2, rain: 4 * (exp2(Double(row.u8(12 + month)) / 16) - 1))
    }
  }

  /// The climate of the city nearest to a point, at most 60 km away; nil when there is none.
  package func climate(at position: Position) throws(AtlasError) -> [MonthClimate]? {
    guard let city = try nearestCity(to: position, within: 60) else { return nil }
    return try climate(of: city)
  }
}
