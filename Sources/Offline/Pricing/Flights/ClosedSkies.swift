import Atlas
import Civil

/// Pairs of countries that routes of earlier days still join though no airline flies between them now.
enum ClosedSkies {
  /// The day this was last known to hold.
  static let asOf = AirspaceDetour.asOf

  private static let closing: Set<String> = ["RU", "BY"]
  /// Countries outside Europe that let no airline of Russia in, nor fly there.
  private static let shut: Set<String> = ["US", "CA", "JP", "KR", "AU", "NZ", "TW"]
  /// Countries of Europe whose airlines go on flying to Russia.
  private static let open: Set<String> = ["RS", "RU", "BY"]

  /// Whether either country is one of those that the closures are about.
  static func concern(_ one: String, _ other: String) -> Bool {
    [one, other].contains { $0 == "UA" || closing.contains($0) }
  }

  /// Whether nobody flies between two countries: Ukraine has had no flights since February 2022, and Russia and Belarus
  /// none with Europe, North America, Japan and Korea.
  static func part(_ one: CountryFacts, _ other: CountryFacts) -> Bool {
    if one.alpha2 == "UA" || other.alpha2 == "UA" { return true }
    return isShut(one, to: other) || isShut(other, to: one)
  }

  private static func isShut(_ country: CountryFacts, to other: CountryFacts) -> Bool {
    guard closing.contains(other.alpha2), !closing.contains(country.alpha2) else { return false }
    return shut.contains(country.alpha2) || country.continent == .europe && !open.contains(country.alpha2)
  }
}
