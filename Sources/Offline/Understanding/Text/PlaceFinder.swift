import Atlas

/// Finds the names of places in a message.
struct PlaceFinder {
  let atlas: Atlas
  let text: String
  let places: [String.Index]

  /// The name that begins with a Latin word, or the code that the word is.
  func latin(at span: Range<Int>, in characters: [Character]) -> NamedPlace? {
    let word = String(joining: characters[span])
    if span.count == 3, word.allSatisfy({ $0.isUppercase }), let code = code(word) { return code }
    guard span.count > 1, let (match, length) = name(at: span.lowerBound) else { return nil }
    // "but a" is not Buta: a name is not put together from words that it lacks.
    if length > span.count, !hasParts(match), characters[span.lowerBound..<span.lowerBound + length].contains(" ") {
      return nil
    }
    guard let meaning = PlaceNaming(atlas: atlas).meaning(of: match) else { return nil }
    let name = String(joining: characters[span.lowerBound..<span.lowerBound + length]).lowercased()
    let words = name.split(separator: " ")
    if words.count > 1, words.allSatisfy({ $0.count == 1 || OrdinaryWords.joining.contains(String($0)) }) { return nil }
    let weight: NamedPlace.Weight =
      (words.count > 1
        ? words.allSatisfy { OrdinaryWords.english.contains(String($0)) } : OrdinaryWords.english.contains(name))
      ? .word
      : length > span.count + 1 || isKnown(match) && (length > 3 || word.allSatisfy { $0.isUppercase })
        ? .strong : .weak
    return NamedPlace(meaning: meaning, weight: weight, length: length)
  }

  /// The place of an airport's or a city's code.
  func code(_ word: String) -> NamedPlace? {
    guard !OrdinaryWords.notCodes.contains(word),
      let match = found({ () throws(AtlasError) in try atlas.resolve(word) }),
      case .one(let place) = match
    else { return nil }
    switch place {
    case .airport, .metro: break
    case .city, .region, .state, .country: return nil
    }
    return PlaceNaming(atlas: atlas).meaning(of: match).map { NamedPlace(meaning: $0, weight: .strong, length: 3) }
  }

  /// The name that begins at a syllable and ends within its run.
  func hangul(at start: Int, through end: Int) -> NamedPlace? {
    guard let (match, length) = name(at: start), start + length <= end,
      let meaning = PlaceNaming(atlas: atlas).meaning(of: match)
    else { return nil }
    let name = String(text[places[start]..<(start + length < places.count ? places[start + length] : text.endIndex)])
    if OrdinaryWords.never.contains(name) || (length == 1 && name != "괌" && name != "빈") { return nil }
    let weight: NamedPlace.Weight =
      OrdinaryWords.korean.contains(name) ? .word : length > 2 || isKnown(match) ? .strong : .weak
    return NamedPlace(meaning: meaning, weight: weight, length: length)
  }

  private func name(at start: Int) -> (PlaceResolution, Int)? {
    let stretch = found { () throws(AtlasError) in try atlas.longestName(in: text, from: places[start]) }
    guard let stretch, let stretch else { return nil }
    var low = start + 1
    while low < places.count, places[low] < stretch.range.upperBound { low += 1 }
    return (stretch.resolution, low - start)
  }

  /// The name has parts, so that a space may stand in it.
  private func hasParts(_ resolution: PlaceResolution) -> Bool {
    switch resolution {
    case .one(let match): PlaceFinder.hasParts(match)
    case .ambiguous(let matches): matches.first.map { PlaceFinder.hasParts($0) } ?? false
    case .unknown: false
    }
  }

  private static func hasParts(_ match: PlaceMatch) -> Bool {
    ([match.names.en] + [match.names.local ?? ""]).contains { $0.contains { " -'’.".contains($0) } }
  }

  /// Countries, regions, airports, and cities that have an airport or many people.
  private func isKnown(_ resolution: PlaceResolution) -> Bool {
    switch resolution {
    case .ambiguous: true
    case .unknown: false
    case .one(let match):
      switch match {
      case .airport, .metro, .country, .state, .region: true
      case .city(let city): city.rank > 0.003 || city.population ?? 0 > (city.country == "KR" ? 50_000 : 200_000)
      }
    }
  }

  /// Damaged tables leave a name unknown; a message still has an answer.
  private func found<Value>(_ look: () throws(AtlasError) -> Value) -> Value? {
    do { return try look() } catch { return nil }
  }
}
