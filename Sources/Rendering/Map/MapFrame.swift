import Travel

/// The part of the earth that a map shows, and where a point of it stands on paper.
///
/// East and west are as short against north and south as they are in the middle of the map. Longitudes are counted from
/// the middle, so that a way over the 180th meridian is one line.
struct MapFrame {
  /// A point on paper, from the upper left.
  struct Point: Equatable {
    let x: Double
    let y: Double
  }

  let width: Double
  let height: Double
  /// The longitude in the middle.
  let middle: Double
  private let north: Double
  private let squeeze: Double
  /// Units of paper to a degree of latitude.
  let scale: Double

  /// Frames some points with air around them; nil without any. `least` is the least number of degrees from top to bottom.
  init?(around positions: [Position], width: Double, height: Double, margin: Double, least: Double) {
    guard let span = MapFrame.span(of: positions.map(\.longitude)) else { return nil }
    let latitudes = positions.map(\.latitude)
    let (south, north) = (latitudes.min() ?? 0, latitudes.max() ?? 0)
    middle = span.middle
    let center = (south + north) / 2
    squeeze = max(MapFrame.cosine(center), 0.2)
    let across = (width - 2 * margin) / max(span.degrees * squeeze, 0.000_1)
    let down = (height - 2 * margin) / max(north - south, 0.000_1)
    scale = min(across, down, height / least)
    self.north = center + height / 2 / scale
    self.width = width
    self.height = height
  }

  /// Where a point stands; it may lie beyond the paper.
  func point(_ position: Position) -> Point { point(position, turned: MapFrame.turn(position.longitude - middle)) }

  /// The same for a point of an outline, which is whole only when it is not turned point by point.
  func point(_ position: Position, turned degrees: Double) -> Point {
    Point(x: width / 2 + degrees * squeeze * scale, y: (north - position.latitude) * scale)
  }

  /// Whether a point stands on the paper.
  func holds(_ point: Point) -> Bool { (0...width).contains(point.x) && (0...height).contains(point.y) }

  /// How far it is round the earth and back to where one was.
  var turnaround: Double { 360 * squeeze * scale }

  /// How many kilometres a stretch of paper stands for, at the middle.
  func kilometres(of units: Double) -> Double { units / scale * 111.2 }

  /// Degrees brought between −180 and 180.
  static func turn(_ degrees: Double) -> Double {
    degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
  }

  /// The shortest stretch of the equator that holds every longitude: all but the widest gap between two of them.
  private static func span(of longitudes: [Double]) -> (middle: Double, degrees: Double)? {
    let sorted = longitudes.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    var gap = (from: last, degrees: first + 360 - last)
    for (one, next) in zip(sorted, sorted.dropFirst()) where next - one > gap.degrees { gap = (one, next - one) }
    let degrees = 360 - gap.degrees
    return (turn(turn(gap.from + gap.degrees) + degrees / 2), degrees)
  }

  /// The cosine of degrees up to 90 by its series, right to four digits; the C library's is out of reach here.
  static func cosine(_ degrees: Double) -> Double {
    let square = degrees * degrees * 0.000_304_617_419_786_709
    return 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
  }
}
