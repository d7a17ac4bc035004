#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What one way in economy costs by distance, in US dollars.
///
/// Curves through 10,288 city pairs of the United States, June 2026 (BTS DB1C). Measured against 85 fares on five
/// continents the low fare is 23 % off at the median, nine of ten within 50 %.
package enum FareCurve {
  /// The month of the fares that the curves were fitted on.
  package static let asOf = "2026-06"

  /// What half of the passengers in the United States pay less than.
  package static func median(_ kilometres: Double) -> Double { 6.59 * pow(kilometres + 1000, 0.450) }

  /// What a quarter of them pay less than.
  package static func lowerQuarter(_ kilometres: Double) -> Double { 1.895 * pow(kilometres + 1000, 0.560) }

  /// The low advertised fare outside the United States.
  package static func low(_ kilometres: Double) -> Double {
    lowerQuarter(kilometres) * min(1, 0.35 + 0.65 * kilometres / 7000)
  }
}
