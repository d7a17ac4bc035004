package import JSON

/// A point on earth in degrees, WGS 84.
package struct Position: Hashable, Sendable {
  /// Degrees east, −180 to 180.
  package let longitude: Double
  /// Degrees north, −90 to 90.
  package let latitude: Double

  package init(longitude: Double, latitude: Double) {
    self.longitude = longitude
    self.latitude = latitude
  }

  /// `[lon, lat]` as in GeoJSON.
  package static let codec = Codec<Position>(
    write: { .array([.number(degrees($0.longitude)), .number(degrees($0.latitude))]) },
    read: { value, path throws(JSONMismatch) in
      guard case .array(let pair) = value, pair.count == 2, case .number(let east) = pair[0],
        case .number(let north) = pair[1], let longitude = Double(east), let latitude = Double(north)
      else { throw JSONMismatch(path, expected: "[lon, lat]") }
      return Position(longitude: longitude, latitude: latitude)
    },
    schema: {
      .object([
        .init("type", .string("array")), .init("items", .object([.init("type", .string("number"))])),
        .init("minItems", .int(2)), .init("maxItems", .int(2)),
      ])
    })

  /// Degrees east as text, such as `135.5`.
  package var longitudeText: String { Self.degrees(longitude) }
  /// Degrees north as text, such as `34.69`.
  package var latitudeText: String { Self.degrees(latitude) }

  /// Writes degrees with at most five digits after the point, and no exponent.
  private static func degrees(_ value: Double) -> String {
    var (units, scale) = (Int((value * 100_000).rounded()), 5)
    while scale > 0, units % 10 == 0 { (units, scale) = (units / 10, scale - 1) }
    return ExactDecimal(units: units, scale: scale).text
  }
}
