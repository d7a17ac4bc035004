/// The rule by which one of several places is taken, or a person is asked.
enum Weighing {
  /// The least share of the first's weight that makes another a rival.
  static let rivalShare = 0.25
  /// How many places a question names.
  static let most = 6

  /// What an alias counts beside a name proper; tables are full of aliases that nobody uses.
  static let aliasShare = 0.5

  /// Orders candidates, the one to take first; more than one means that a person has to say which.
  static func chosen(_ candidates: [Candidate]) -> [Candidate] {
    let sorted = candidates.sorted(by: Candidate.isBetter)
    guard let best = sorted.first else { return [] }
    var first = best
    // The proper name of a far greater place is not held up by a namesake: Milano is not in Texas.
    if let greatest = sorted.filter({ !isAlias($0) }).max(by: { Candidate.isGreater($1, $0) }),
      !isRival(best, of: greatest)
    {
      first = greatest
    }
    let rivals = sorted.filter { isElsewhere($0, than: first) && isRival($0, of: first) }
    return Array(([first] + rivals).sorted(by: Candidate.isGreater).prefix(most))
  }

  /// It lies in another country or state.
  static func isElsewhere(_ one: Candidate, than other: Candidate) -> Bool {
    one.country != other.country || one.state != other.state
  }

  /// It is important enough, beside another, that a person may well have meant it.
  static func isRival(_ one: Candidate, of other: Candidate) -> Bool {
    // A country and a state of one name, as Georgia, cannot be told apart by their airports.
    if one.kind == .country || other.kind == .country, one.kind == .state || other.kind == .state { return true }
    if other.rank > 0 { return weight(one) >= rivalShare * weight(other) }
    if one.rank > 0 { return true }
    return !isAlias(one) && Double(one.population) >= rivalShare * Double(other.population)
  }

  private static func weight(_ candidate: Candidate) -> Double {
    Double(candidate.rank) * (isAlias(candidate) ? aliasShare : 1)
  }

  /// Other names of countries are few and well chosen, and count as names proper.
  private static func isAlias(_ candidate: Candidate) -> Bool {
    candidate.nameClass >= .alias && candidate.kind != .country
  }
}
