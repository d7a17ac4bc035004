import Civil
import Travel

/// What grows in one season alone, by which people date a trip.
enum Bloom: Hashable {
  /// Cherry blossoms.
  case cherries
  /// The leaves of autumn.
  case leaves

  /// The first and the last day, as `MMDD`.
  private typealias Span = (first: Int, last: Int)

  /// The next of it at one of several places, as `City, CC` or alpha-2; one that is over within a week counts as past.
  func next(at places: [String], isNorth: Bool, nextYear: Bool, today: CivilDate) -> DateWindow? {
    let span = span(at: Set(places.map { String($0.suffix(2)) }), isNorth: isNorth)
    let from = nextYear ? today.year + 1 : today.year
    for year in from...from + 1 {
      guard let start = CivilDate(year: year, month: span.first / 100, day: span.first % 100),
        let end = CivilDate(year: year, month: span.last / 100, day: span.last % 100), today.days(until: end) >= 7
      else { continue }
      return DateWindow(first: start, last: end)
    }
    return nil
  }

  /// The usual best weeks; `isNorth` is for Hokkaido.
  private func span(at countries: Set<String>, isNorth: Bool) -> Span {
    let isSouthern = !countries.isDisjoint(with: ["AU", "NZ", "AR", "CL", "ZA"])
    switch self {
    case .cherries:
      if isNorth { return (425, 510) }
      return isSouthern ? (915, 1010) : (321, 410)
    case .leaves:
      if isNorth { return (1010, 1031) }
      if isSouthern { return (415, 515) }
      if countries.contains("JP") { return (1120, 1130) }
      // One leaves for them from Korea as well.
      if !countries.subtracting(["KR"]).isEmpty { return (1001, 1031) }
      return (1101, 1115)
    }
  }
}
