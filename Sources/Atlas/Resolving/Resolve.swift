extension Atlas {
  /// Finds what a person means by the name or the code of a place, in any language the tables know.
  ///
  /// Three upper-case letters are a code first; any other word is a name first, then a code. A comma sets a country or
  /// state beside the name: `San Jose, CR`. Never gives a place that was not named.
  package func resolve(_ text: String) throws(AtlasError) -> PlaceResolution {
    let words = PlaceWords(text)
    guard !words.name.isEmpty else { return .unknown(near: []) }

    if words.qualifiers.isEmpty, words.isUpperCaseCode, let code = try candidate(code: words.name) {
      return .one(try match(code))
    }
    let key = try facts.fold(words.name)
    guard key.count <= 63 else { return .unknown(near: []) }
    if !words.qualifiers.isEmpty { return try resolve(key, words) }

    let exact = try named(key, code: words.name)
    if !exact.isEmpty { return try resolution(chosen(exact, key: key)) }
    if let other = try otherwise(key, words) { return other }
    let begun = try candidates(beginning: key)
    let whole = try merged(begun.filter(\.isWhole).map(\.candidate))
    if !whole.isEmpty { return try resolution(chosen(whole, key: key)) }
    return .unknown(near: try nearMisses(of: key, begun: begun.map(\.candidate)))
  }

  /// The places of a name, and the one of the code it also is when that lies elsewhere.
  private func named(_ key: [UInt8], code: String) throws(AtlasError) -> [Candidate] {
    let places = try merged(try candidates(named: key))
    guard let coded = try candidate(code: code.uppercased()) else {
      return try places.isEmpty ? [country(code: code)].compactMap(\.self) : places
    }
    if places.isEmpty { return [coded] }
    return try merged(places + [coded])
  }

  /// The ways left to read words that are no stored name.
  private func otherwise(_ key: [UInt8], _ words: PlaceWords) throws(AtlasError) -> PlaceResolution? {
    for respelled in Respelling.all(of: key) {
      let found = try merged(try candidates(named: respelled.key)).filter { respelled.admits($0.kind) }
      if respelled.meansAirport {
        if let airport = try airports(meantBy: found) { return airport }
      } else if !found.isEmpty, try respelled.isPlausible(found, in: self) {
        return try resolution(chosen(found, key: respelled.key))
      }
    }
    for split in words.splits {
      let found = try resolve(try facts.fold(split.name), split)
      if case .unknown = found { continue }
      return found
    }
    return nil
  }

  private func resolve(_ key: [UInt8], _ words: PlaceWords) throws(AtlasError) -> PlaceResolution {
    var found = try candidates(named: key)
    if words.isUpperCaseCode, let code = try candidate(code: words.name) { found.append(code) }
    if found.isEmpty {
      for respelled in Respelling.all(of: key) where !respelled.meansAirport {
        found += try candidates(named: respelled.key).filter { respelled.admits($0.kind) }
      }
    }
    if found.isEmpty, let code = try candidate(code: words.name.uppercased()) { found.append(code) }
    let unqualified = found
    for qualifier in words.qualifiers {
      let areas = try areas(named: qualifier)
      var within: [Candidate] = []
      for candidate in found where try isWithin(candidate, any: areas) { within.append(candidate) }
      found = within
    }
    let chosen = Weighing.chosen(try merged(found))
    if !chosen.isEmpty { return try resolution(chosen) }
    var near: [PlaceMatch] = []
    for candidate in Weighing.chosen(try merged(unqualified)) { near.append(try match(candidate)) }
    return .unknown(near: near)
  }

  /// Applies what was decided of a name, else the rule.
  func chosen(_ candidates: [Candidate], key: [UInt8]) throws(AtlasError) -> [Candidate] {
    switch Verdict(key: key) {
    case .first(let country):
      let index = try countryIndex(country)
      let wanted = candidates.filter { $0.kind == .city && $0.country == index }
      if let first = wanted.min(by: Candidate.isBetter) { return [first] }
      return Weighing.chosen(candidates)
    case .ask:
      let chosen = Weighing.chosen(candidates)
      if chosen.count > 1 { return chosen }
      // The rule sees one; the question names the next of other countries and states as well.
      var asked: [Candidate] = []
      for candidate in candidates.sorted(by: Candidate.isGreater)
      where asked.allSatisfy({ Weighing.isElsewhere(candidate, than: $0) }) {
        asked.append(candidate)
      }
      return Array(asked.prefix(3))
    case nil:
      return Weighing.chosen(candidates)
    }
  }

  func resolution(_ chosen: [Candidate]) throws(AtlasError) -> PlaceResolution {
    if chosen.count == 1 { return .one(try match(chosen[0])) }
    var matches: [PlaceMatch] = []
    for candidate in chosen {
      let match = try match(candidate)
      guard case .region = match else {
        matches.append(match)
        continue
      }
      // A region is asked for by its airports, whose codes are ready to be typed.
      for airport in try gateways(of: match).prefix(chosen.count > 2 ? 1 : 3)
      where !matches.contains(.airport(airport)) {
        matches.append(.airport(airport))
      }
    }
    return .ambiguous(matches)
  }

  /// The airport or metropolitan area of a code in upper case.
  func candidate(code: String) throws(AtlasError) -> Candidate? {
    if let airport = try airportIndex(code) { return try airportCandidate(airport, .alias) }
    guard code.utf8.count == 3, let metro = try facts.metros.row(code: code) else { return nil }
    return try metroCandidate(metro, .alias)
  }

  private func country(code: String) throws(AtlasError) -> Candidate? {
    guard let index = try countryIndex(code) else { return nil }
    return try candidate(NameReference(kind: .country, nameClass: .alias, index: index))
  }
}
