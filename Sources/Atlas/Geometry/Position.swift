/// A point on earth in degrees, WGS 84.
package struct Position: Hashable, Sendable {
  /// −90 to 90, north positive.
  package let latitude: Double
  /// −180 to 180, east positive.
  package let longitude: Double

  /// Makes a point; nil outside −90…90 and −180…180.
  package init?(latitude: Double, longitude: Double) {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension Row {
  /// A position kept as two numbers of millionths of a degree.
  func position(_ at: Int, table: String) throws(AtlasError) -> Position {
    guard let position = Position(latitude: Double(i32(at)) / 1e6, longitude: Double(i32(at + 4)) / 1e6) else {
      throw .malformed(table: table)
    }
    return position
  }
}
