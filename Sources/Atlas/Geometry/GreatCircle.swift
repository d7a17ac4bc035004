#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The shortest way between two points over a sphere of the earth's mean radius.
package struct GreatCircle: Sendable {
  /// Kilometres; the IUGG mean radius, at most 0.5 % off the WGS 84 ellipsoid.
  package static let earthRadius = 6371.0088

  /// Where the way begins.
  package let start: Position
  /// Where the way ends.
  package let end: Position

  /// Makes the way between two points.
  package init(from start: Position, to end: Position) {
    self.start = start
    self.end = end
  }

  /// The length in kilometres, by the haversine.
  package var kilometres: Double { angle * GreatCircle.earthRadius }

  /// The direction in which one sets out, in degrees clockwise from north, 0 to 360.
  package var initialBearing: Double {
    let (one, other) = (start.radians, end.radians)
    let turn = other.longitude - one.longitude
    let east = sin(turn) * cos(other.latitude)
    let north = cos(one.latitude) * sin(other.latitude) - sin(one.latitude) * cos(other.latitude) * cos(turn)
    let degrees = atan2(east, north) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// The point at a share of the way, 0 the start and 1 the end.
  package func point(at share: Double) -> Position { point(at: share, Turns(start), Turns(end), whole: angle) }

  private func point(at share: Double, _ one: Turns, _ other: Turns, whole: Double) -> Position {
    guard whole > 1e-12, abs(.pi - whole) > 1e-9 else { return share < 0.5 ? start : end }
    let weightOfStart = sin((1 - share) * whole) / sin(whole)
    let weightOfEnd = sin(share * whole) / sin(whole)
    let x =
      weightOfStart * one.latitude.cos * one.longitude.cos + weightOfEnd * other.latitude.cos * other.longitude.cos
    let y =
      weightOfStart * one.latitude.cos * one.longitude.sin + weightOfEnd * other.latitude.cos * other.longitude.sin
    let z = weightOfStart * one.latitude.sin + weightOfEnd * other.latitude.sin
    let latitude = atan2(z, (x * x + y * y).squareRoot()) * 180 / .pi
    let longitude = atan2(y, x) * 180 / .pi
    return Position(latitude: latitude, longitude: longitude) ?? start
  }

  /// Points along the way, both ends among them; `count` is taken as at least 2.
  package func points(_ count: Int) -> [Position] {
    let steps = max(count, 2) - 1
    let (one, other, whole) = (Turns(start), Turns(end), angle)
    return (0...steps).map { step in
      if step == 0 { return start }
      return step == steps ? end : point(at: Double(step) / Double(steps), one, other, whole: whole)
    }
  }

  /// Sine and cosine of where a point lies, worked out once for all points of a way.
  private struct Turns {
    let latitude, longitude: (sin: Double, cos: Double)

    init(_ position: Position) {
      let (north, east) = position.radians
      latitude = (sin(north), cos(north))
      longitude = (sin(east), cos(east))
    }
  }

  /// The same points as lines that never cross the 180th meridian, parted there as RFC 7946 asks.
  package func lines(_ count: Int) -> [[Position]] {
    var lines: [[Position]] = []
    var line: [Position] = []
    for point in points(count) {
      if let last = line.last, abs(point.longitude - last.longitude) > 180 {
        let side: Double = last.longitude > 0 ? 180 : -180
        // Both on one scale, so that the crossing lies between them.
        let beyond = point.longitude + 2 * side
        let run = beyond - last.longitude
        let share = run == 0 ? 0 : (side - last.longitude) / run
        let latitude = last.latitude + (point.latitude - last.latitude) * share
        line += [Position(latitude: latitude, longitude: side)].compactMap(\.self)
        lines.append(line)
        line = [Position(latitude: latitude, longitude: -side)].compactMap(\.self)
      }
      line.append(point)
    }
    lines.append(line)
    return lines
  }

  /// The way as an angle at the centre of the earth, in radians.
  private var angle: Double {
    let (one, other) = (start.radians, end.radians)
    let north = sin((other.latitude - one.latitude) / 2)
    let east = sin((other.longitude - one.longitude) / 2)
    let share = north * north + cos(one.latitude) * cos(other.latitude) * east * east
    return 2 * asin(min(1, share.squareRoot()))
  }
}

extension Position {
  /// The distance to another point in kilometres, along the great circle.
  package func kilometres(to other: Position) -> Double { GreatCircle(from: self, to: other).kilometres }

  fileprivate var radians: (latitude: Double, longitude: Double) {
    (latitude * .pi / 180, longitude * .pi / 180)
  }
}
