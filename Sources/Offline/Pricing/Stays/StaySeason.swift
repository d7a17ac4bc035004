import Atlas
import Civil

/// How dear the nights of a year are against their mean: weather, holidays, the turn of the year.
///
/// No source fixes this outside the United States, where rates by month are known; the bounds are set by hand and the
/// whole is untested.
struct StaySeason {
  private let months: [Double]
  private let feasts: Season

  private static let bounds = 0.8...1.35

  /// Draws the months from a climate; all alike where it is not known, or where the rates themselves know the month.
  init(climate: [MonthClimate]?, feasts: Season) {
    self.feasts = feasts
    guard let climate, climate.count == 12 else {
      months = [Double](repeating: 1, count: 12)
      return
    }
    let comfort = climate.map(StaySeason.comfort)
    let mean = comfort.reduce(0, +) / 12
    months = comfort.map { 1 + 0.3 * ($0 - mean) }
  }

  /// 1 for warm and dry, 0 for freezing, sweltering or pouring.
  private static func comfort(_ month: MonthClimate) -> Double {
    let warmth = max(0, 1 - abs(month.temperature - 23) / 20)
    let dryness = max(0, 1 - month.rain / 350)
    return warmth * (0.4 + 0.6 * dryness)
  }

  /// The factor of one night, by the day it begins on.
  func factor(of night: CivilDate) -> Double {
    let (_, month, day) = night.parts
    var factor = months[month - 1]
    if month == 12 && day >= 20 || month == 1 && day <= 3 { factor *= 1.25 }
    // A feast fills the nights next to it as it fills the planes.
    factor *= 1 + (feasts.feastFactor(night) - 1) * 0.6
    return min(max(factor, StaySeason.bounds.lowerBound), StaySeason.bounds.upperBound)
  }
}
