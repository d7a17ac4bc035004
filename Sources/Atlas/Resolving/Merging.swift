extension Atlas {
  /// Leaves one candidate for each place, where several records are the same place to a traveller.
  func merged(_ candidates: [Candidate]) throws(AtlasError) -> [Candidate] {
    let places = distinct(candidates)
    let kept = places.filter { one in
      !places.contains { other in
        (one.kind != other.kind || one.index != other.index) && absorbs(other, one)
      }
    }
    return try ranked(kept)
  }

  /// A thing may bear a name twice, as primary and as alias; its best class counts.
  private func distinct(_ candidates: [Candidate]) -> [Candidate] {
    var kept: [Candidate] = []
    for candidate in candidates.sorted(by: Candidate.isBetter)
    where !kept.contains(where: { $0.kind == candidate.kind && $0.index == candidate.index }) {
      kept.append(candidate)
    }
    return kept
  }

  /// Whoever means `other` is served by `one`.
  private func absorbs(_ one: Candidate, _ other: Candidate) -> Bool {
    let sameCountry = one.country == other.country
    switch (one.kind, other.kind) {
    case (.city, .airport):
      return other.home == one.index || (one.nameClass < other.nameClass && one.isNear(other, within: 60))
    case (.airport, .city):
      // The town an airport is named after has no airport of its own in the tables.
      return one.home != other.index && one.nameClass <= other.nameClass && other.rank == 0
        && one.isNear(other, within: 60)
    case (.city, .metro):
      return other.home == one.index
    case (.city, .country):
      return sameCountry && one.rank > 0 && one.nameClass <= other.nameClass
    case (.country, .city):
      return sameCountry && !(other.rank > 0 && other.nameClass <= one.nameClass)
    case (.region, .country):
      return sameCountry
    case (.city, .region):
      // Who names a town means the town, though its surroundings are written down as well.
      return other.home == one.index && one.nameClass <= other.nameClass
    case (.region, .city):
      // An island is meant sooner than the town of its name, unless that is where one stays.
      return !(one.home == other.index && other.nameClass <= one.nameClass) && one.isNear(other, within: 150)
    case (.region, .airport), (.region, .state):
      return sameCountry
    case (.city, .state):
      // A traveller names a city sooner than a province, wherever it is.
      return one.rank > 0 || (sameCountry && one.state == other.state)
    case (.airport, .state):
      return sameCountry && one.state == other.state
    case (.country, .state):
      return sameCountry
    case _:
      return false
    }
  }
}
