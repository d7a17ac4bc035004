package import Civil

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How long a flight takes from gate to gate, by distance and the wind that prevails.
///
/// A model, checked on 60 scheduled times: mean error 14 minutes, nine of ten within 27. The wind is the westerly of
/// the middle latitudes, strongest at 38 degrees.
package struct BlockTime: Equatable, Sendable {
  /// Gate to gate, without any detour.
  package let elapsed: Elapsed
  /// The mean error of the model.
  package static let meanError = Elapsed(minutes: 14)
  /// The error that nine of ten flights keep within.
  package static let wideError = Elapsed(minutes: 27)

  /// Minutes for taxi, climb and approach.
  private static let ground = 47.0
  /// Kilometres an hour in still air.
  private static let cruise = 835.0
  /// Kilometres an hour that the wind adds flying due east where it is strongest.
  private static let wind = 95.0
  /// The latitude of the strongest wind and how far from it the wind reaches, in degrees.
  private static let windLatitude = 38.0
  private static let windReach = 16.0
  private static let steps = 40

  /// The time between two airports at these places.
  package init(from start: Position, to end: Position) {
    let way = GreatCircle(from: start, to: end)
    let speed = BlockTime.cruise + BlockTime.wind * BlockTime.tailwind(along: way)
    elapsed = Elapsed(minutes: Int((BlockTime.ground + 60 * way.kilometres / speed).rounded()))
  }

  /// The mean over the way of how far the wind helps, −1 to 1.
  private static func tailwind(along way: GreatCircle) -> Double {
    let edge = 0.5 / Double(steps)
    let middles = GreatCircle(from: way.point(at: edge), to: way.point(at: 1 - edge)).points(steps)
    var sum = 0.0
    for middle in middles {
      // On a great circle the course at a point is the course from there to the end.
      let away = (abs(middle.latitude) - windLatitude) / windReach
      sum += sin(GreatCircle(from: middle, to: way.end).initialBearing * .pi / 180) * exp(-away * away)
    }
    return sum / Double(steps)
  }
}
