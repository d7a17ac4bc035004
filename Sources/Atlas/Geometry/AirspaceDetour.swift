package import Civil

/// The way round Russia that most airlines take between Europe and Korea or Japan.
///
/// Russia and Europe closed their skies to each other's airlines in the last days of February 2022, and Korean and
/// Japanese airlines have kept away since. Chinese airlines still fly across.
package enum AirspaceDetour {
  /// The first day of the closure.
  package static let since = CivilDate(year: 2022, month: 2, day: 27)
  /// The day this rule was last known to hold.
  package static let asOf = CivilDate(year: 2026, month: 11, day: 30)
  /// What the detour adds, in minutes: least and most.
  package static let added = 60...150

  /// What a flight on a day takes longer than the straight way, in minutes; nil when the rule does not touch it.
  ///
  /// `carrierCountry` is the airline's country as alpha-2, nil when it is not known.
  package static func added(
    from start: CountryFacts, to end: CountryFacts, on day: CivilDate, carrierCountry: String? = nil
  ) -> ClosedRange<Int>? {
    guard let since, day >= since, !["CN", "HK", "RU"].contains(carrierCountry) else { return nil }
    let pair = [start, end]
    guard pair.contains(where: { ["KR", "JP"].contains($0.alpha2) }),
      pair.contains(where: { $0.continent == .europe && !["RU", "BY"].contains($0.alpha2) })
    else { return nil }
    return added
  }
}
