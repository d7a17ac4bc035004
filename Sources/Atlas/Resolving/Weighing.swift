/// The rule by which one of several places is taken, or a person is asked.
enum Weighing {
  /// The least share of the first's weight that makes another a rival.
  static let rivalShare = 0.25
  /// How many places a question names.
  static let most = 6

  /// Orders candidates, the one to take first; more than one means that a person has to say which.
  static func chosen(_ candidates: [Candidate], key: [UInt8]) -> [Candidate] {
    var sorted = candidates.sorted(by: Candidate.isBetter)
    guard let best = sorted.first else { return [] }
    // An official name of a far greater place is not held up by a namesake: Roma is in Italy, not in Queensland.
    if let greatest = sorted.filter({ $0.nameClass != .alias }).max(by: { Candidate.isGreater($1, $0) }),
      greatest.nameClass > best.nameClass, !isRival(best, of: greatest)
    {
      sorted.removeAll { $0.kind == greatest.kind && $0.index == greatest.index }
      sorted.insert(greatest, at: 0)
    }
    let first = sorted[0]
    let rivals = sorted.dropFirst().filter { isElsewhere($0, than: first) && isRival($0, of: first) }
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
    if other.rank > 0 { return Double(one.rank) >= rivalShare * Double(other.rank) }
    return one.rank > 0 || Double(one.population) >= rivalShare * Double(other.population)
  }
}
