/// Where places lie and what the land looks like: what a map is drawn from.
package struct Gazetteer: Sendable {
  /// Gives where a place lies; nil when that is not known.
  package let positionOf: @Sendable (Place) -> Position?
  /// Gives the shortest way over the earth as lines that never cross the 180th meridian.
  package let way: @Sendable (_ from: Position, _ to: Position) -> [[Position]]
  /// Gives the outline of the land.
  package let land: @Sendable () -> LandOutline

  package init(
    positionOf: @escaping @Sendable (Place) -> Position?,
    way: @escaping @Sendable (Position, Position) -> [[Position]], land: @escaping @Sendable () -> LandOutline
  ) {
    self.positionOf = positionOf
    self.way = way
    self.land = land
  }

  /// Knows no place and no land.
  package static let empty = Gazetteer(positionOf: { _ in nil }, way: { [[$0, $1]] }, land: { .none })
}

/// The land as a simple drawing.
package struct LandOutline: Sendable {
  /// Closed rings, each a stretch of land; none crosses the 180th meridian.
  package let rings: [[Position]]
  /// Where land meets water.
  package let shores: [[Position]]
  /// Where countries meet.
  package let borders: [[Position]]

  package init(rings: [[Position]], shores: [[Position]], borders: [[Position]]) {
    self.rings = rings
    self.shores = shores
    self.borders = borders
  }

  /// No land at all.
  package static let none = LandOutline(rings: [], shores: [], borders: [])
}
