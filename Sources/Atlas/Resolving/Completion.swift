extension Atlas {
  /// The places with a name that begins with a text, the most important first; empty for an empty text.
  package func names(startingWith text: String, limit: Int = 10) throws(AtlasError) -> [PlaceMatch] {
    let key = try facts.fold(text)
    guard !key.isEmpty, key.count <= 63, limit > 0 else { return [] }
    var matches: [PlaceMatch] = []
    for candidate in try merged(try best(64, beginning: key) { _ in true }).sorted(by: Candidate.isGreater).prefix(
      limit)
    {
      matches.append(try match(candidate))
    }
    return matches
  }

  /// The places one of whose names goes on after the words typed: `Ho Chi Minh` begins `Ho Chi Minh City`.
  func candidates(beginning key: [UInt8]) throws(AtlasError) -> [Candidate] {
    guard let first = key.first, key.count >= (first < 0x80 ? 4 : 6) else { return [] }
    var found: [Candidate] = []
    for candidate in try best(64, beginning: key, where: { $0.kind != .country }) {
      for name in try match(candidate).names.all where try hasBoundary(after: key, in: name) {
        found.append(candidate)
        break
      }
    }
    return found
  }

  /// The best of the places that have a name beginning with a key.
  private func best(
    _ count: Int, beginning key: [UInt8], where isWanted: (NameReference) -> Bool
  ) throws(AtlasError) -> [Candidate] {
    var references: [NameReference] = []
    for index in [facts.index, hand.index] {
      try index.eachReference(prefix: key) { reference, _ in
        if isWanted(reference) { references.append(reference) }
        return true
      }
    }
    // The table of cities is in the order of importance, so that a small index stands for a great place.
    let cities = references.filter { $0.kind == .city }.sorted { $0.index < $1.index }.prefix(count)
    let areas = references.filter { $0.kind == .country || $0.kind == .state }.prefix(12)
    let others = references.filter { $0.kind == .airport || $0.kind == .region }.prefix(400)
    var found: [Candidate] = []
    for reference in cities + areas + others {
      if let candidate = try candidate(reference) { found.append(candidate) }
    }
    return Array(try ranked(found).sorted(by: Candidate.isGreater).prefix(count))
  }

  /// A word of the name ends where the key does.
  private func hasBoundary(after key: [UInt8], in name: String) throws(AtlasError) -> Bool {
    var folded: [UInt8] = []
    for word in name.split(whereSeparator: { $0 == " " || $0 == "-" || $0 == "," || $0 == "/" }) {
      folded += try facts.fold(String(word))
      if folded.count >= key.count { return folded == key }
    }
    return false
  }
}
