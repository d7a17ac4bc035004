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

  /// The spelling of a place that begins with a text: one of its names, else its code; nil when it was found by another.
  package func spelling(of place: PlaceMatch, startingWith text: String) throws(AtlasError) -> String? {
    let key = try facts.fold(text)
    for name in place.names.all + [place.code].compactMap(\.self) where try facts.fold(name).starts(with: key) {
      return name
    }
    return nil
  }

  /// The places whose name begins with the words typed, and whether only a word for what they are is missing.
  ///
  /// `Ho Chi Minh` is all there is to `Ho Chi Minh City`; `Port` is not yet Port Moresby.
  func candidates(beginning key: [UInt8]) throws(AtlasError) -> [(candidate: Candidate, isWhole: Bool)] {
    guard let first = key.first, key.count >= (first < 0x80 ? 4 : 6) else { return [] }
    var found: [(candidate: Candidate, isWhole: Bool)] = []
    for candidate in try best(64, beginning: key, where: { $0.kind != .country }) {
      for name in try match(candidate).names.all {
        guard let rest = try words(of: name, after: key) else { continue }
        found.append((candidate, rest.allSatisfy(Completion.isMereKind)))
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

  /// The words of a name that follow those the key holds; nil when no word ends where the key does.
  private func words(of name: String, after key: [UInt8]) throws(AtlasError) -> [String]? {
    let words = name.split(whereSeparator: { " -,/".contains($0) }).map(String.init)
    var folded: [UInt8] = []
    for (index, word) in words.enumerated() {
      folded += try facts.fold(word)
      if folded == key { return Array(words[(index + 1)...]) }
      if folded.count >= key.count { return nil }
    }
    return nil
  }
}

/// Words at the end of a name that only say what kind of place it is.
private enum Completion {
  private static let kinds: Set = [
    "city", "airport", "international", "regional", "municipality", "공항", "국제공항", "국제", "시",
  ]

  static func isMereKind(_ word: String) -> Bool { kinds.contains(word.lowercased()) }
}
