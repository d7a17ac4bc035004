package import Civil

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// When the sun sets, by the day of the year and the latitude: good to about ten minutes below the polar circles.
package enum Sunset {
  /// Minutes after midnight on a clock that is so many minutes ahead of UTC.
  ///
  /// Where the sun does not set that day it is midnight by the sun, where it does not rise noon.
  package static func minutes(on date: CivilDate, at place: Position, ahead offset: Int) -> Int {
    let day = 30.4375 * Double(date.month - 1) + Double(date.day)
    let turn = 2 * Double.pi / 365.25
    let tilt = -23.44 * cos(turn * (day + 10)) * .pi / 180
    let season = turn * (day - 81)
    let sundial = 9.87 * sin(2 * season) - 7.53 * cos(season) - 1.5 * sin(season)
    let latitude = place.latitude * .pi / 180
    // The rim of the sun is still seen when its middle is 0.833 degrees below the horizon.
    let height = (sin(-0.833 * .pi / 180) - sin(latitude) * sin(tilt)) / (cos(latitude) * cos(tilt))
    let half = acos(max(-1, min(1, height))) * 720 / .pi
    return Int((720 - 4 * place.longitude - sundial + half).rounded()) + offset
  }
}
