import Atlas

/// How far fares of a part of the world lie from the common curve: hand constants, after what the model's errors show.
enum FareRegion {
  private static let eastAsia: Set<String> = ["CN", "HK", "JP", "KR", "MO", "TW"]
  private static let gulf: Set<String> = ["AE", "BH", "KW", "OM", "QA", "SA"]
  /// Countries whose domestic flights are nearly all low-cost.
  private static let cheapInside: Set<String> = ["PH", "TH", "VN"]

  static func factor(from start: CountryFacts?, to end: CountryFacts?) -> Double {
    guard let start, let end else { return 1 }
    if start.alpha2 == end.alpha2, cheapInside.contains(start.alpha2) { return 0.75 }
    if start.alpha2 != end.alpha2, eastAsia.contains(start.alpha2), eastAsia.contains(end.alpha2) { return 1.15 }
    if start.continent == .europe, end.continent == .europe { return 0.75 }
    if gulf.contains(start.alpha2), gulf.contains(end.alpha2) { return 1.2 }
    let isLatin = [start, end].allSatisfy { country in
      country.continent == .southAmerica
        || country.continent == .northAmerica && !["US", "CA"].contains(country.alpha2)
    }
    return isLatin ? 1.2 : 1
  }
}
