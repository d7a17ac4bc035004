import Atlas

/// Finds the places that a message names.
struct PlaceReader {
  let atlas: Atlas
  let line: Line
  /// Countries the trip goes to already.
  let known: Set<String>

  /// Every name in order, qualifiers joined to what they qualify, names that are only words left out.
  func mentions() -> [PlaceMention] {
    var found: [PlaceMention] = []
    var index = 0
    while index < line.count {
      if !line.isTaken(index), let mention = pair(index) {
        found += mention
        index = mention.last?.range.upperBound ?? index + 1
      } else if !line.isTaken(index), let mention = mention(index, after: found.last) {
        found.append(mention)
        index = mention.range.upperBound
      } else {
        index += 1
      }
    }
    return withoutCountries(found)
  }

  private func mention(_ index: Int, after last: PlaceMention?) -> PlaceMention? {
    let quarter = line.find(index) { if case .quarter(let city) = $0 { city } else { nil } }
    let area = line.find(index) { if case .area(let area) = $0 { area } else { nil } }
    let place = line.tokens[index].place
    let placeEnd = place.map { end(of: $0, from: index) } ?? index
    if let quarter, quarter.next >= placeEnd {
      let range = index..<quarter.next
      guard !isOrdinary(range) else { return nil }
      return PlaceMention(meaning: .city(quarter.value), range: range, isPart: isPart(range, of: quarter.value))
    }
    if let area, area.next >= placeEnd { return PlaceMention(meaning: .area(country: nil), range: index..<area.next) }
    guard let place, !isOrdinary(index..<placeEnd), isMeant(place, index..<placeEnd, after: last),
      !(index..<placeEnd).contains(where: { line.isTaken($0) })
    else { return nil }
    var mention = PlaceMention(meaning: place.meaning, range: index..<placeEnd)
    qualify(&mention)
    return mention
  }

  private func end(of place: NamedPlace, from index: Int) -> Int {
    let last = line.tokens[index].span.lowerBound + place.length
    var end = index + 1
    while end < line.count, line.tokens[end].span.lowerBound < last { end += 1 }
    return end
  }

  /// `gmp-hnd`: codes in lower case, sure enough where two stand together.
  private func pair(_ index: Int) -> [PlaceMention]? {
    guard line.kind(index) == .latin, line.text(index).utf8.count == 3,
      ["-", "→", ">", "to", "~", "/"].contains(line.text(index + 1)),
      line.kind(index + 2) == .latin || line.text(index + 2) == ">"
    else { return nil }
    let second = line.text(index + 2) == ">" ? index + 3 : index + 2
    guard line.text(second).utf8.count == 3, !OrdinaryWords.english.contains(line.text(index)),
      !OrdinaryWords.english.contains(line.text(second))
    else { return nil }
    let finder = PlaceFinder(atlas: atlas, text: "", places: [])
    guard let from = finder.code(line.text(index).uppercased()), let to = finder.code(line.text(second).uppercased())
    else { return nil }
    return [
      PlaceMention(meaning: from.meaning, range: index..<index + 1, role: .origin),
      PlaceMention(meaning: to.meaning, range: second..<second + 1, role: .destination),
    ]
  }

  // MARK: Words that are also names

  private func isMeant(_ place: NamedPlace, _ range: Range<Int>, after last: PlaceMention?) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    // The language, the people, the airline, the cooking of a country are not the country.
    let tails = [
      "여권", "사람", "인", "어", "시간", "국적", "항공", "passport", "citizen", "citizens", "airlines", "airways", "air", "dollar",
      "dollars", "요리", "음식", "식당", "짜장", "style", "food", "비자", "visa", "cuisine", "국적자", "김치",
    ]
    let isOfCountry: Bool = if case .country = place.meaning { true } else { false }
    if tails.contains(line.text(end)),
      isOfCountry && !["비자", "visa", "food", "음식", "식당"].contains(line.text(end)) || place.weight == .word
    {
      return false
    }
    switch place.weight {
    case .strong: return true
    case .weak:
      if line.kind(start) == .latin {
        return line.tokens[start].isCapital || PlaceReader.prepositions.contains(line.text(start - 1))
      }
      return end == line.count || standsAsPlace(end) || start == 0
    case .word:
      if line.kind(start) == .hangul { return isKoreanPlace(start, end, after: last) }
      let isCapital = line.tokens[start].isCapital
      let isLast =
        end == line.count || line.kind(end) == .sign || line.kind(end) == .number
        || ["for", "with", "from", "on", "or", "and", "next", "this"].contains(line.text(end))
        || isCapital && line.text(end) == "in"
      if ["in", "from", "near", "around", "visiting", "visit", "at"].contains(line.text(start - 1)), isCapital || isLast
      {
        return true
      }
      if line.text(start - 1) == "from", ["to", "-", "→"].contains(line.text(end)) { return true }
      guard isCapital else { return false }
      if ["nights", "night", "days"].contains(line.text(start - 1)), isLast { return true }
      if isListed(end, atStart: start == 0) || isQualified(range) { return true }
      if ["to", "or", "and", "+", "&", ","].contains(line.text(start - 1)), isLast,
        last != nil || line.text(start - 1) == "to"
      {
        return true
      }
      return line.text(end) == "for" && line.number(end + 1) != nil
        || line.number(end).map { Counting.counts(line, $0.next) } == true
    }
  }

  private static let prepositions: Set<String> = [
    "in", "to", "from", "near", "around", "visit", "visiting", "at", "for", "of", "via", "or", "and", "+",
  ]

  /// A Korean name that is also a word: a particle, a date or an event beside it speaks for the place.
  func isKoreanPlace(_ start: Int, _ end: Int, after last: PlaceMention?) -> Bool {
    if standsAsPlace(end) || isKoreanList(start, end, after: last) { return true }
    if ["예산", "나라", "다리", "사가", "고치", "빈", "본", "칸"].contains(line.text(start)) { return false }
    if line.isTaken(end) || end == line.count && start > 0 && line.isTaken(start - 1) { return true }
    if line.has(before: start, within: 2, .refusesBefore) { return true }
    let isBloom = line.find(end) { if case .bloom = $0 { true } else { nil } } != nil
    guard end < line.count, line.tokens[end].isUnknown || isBloom else { return false }
    return line.has(end + 1, .cue(.event)) != nil
  }

  /// What follows a Korean name speaks of a place: a particle, 여행, 숙소, 2박.
  func standsAsPlace(_ end: Int) -> Bool {
    if line.has(end, .placeNoun) != nil { return true }
    if let number = line.number(end), ["박", "일"].contains(line.text(number.next)) { return true }
    if line.find(end, { if case .cue(let cue) = $0, cue != .question, cue != .recommend { true } else { nil } }) != nil,
      line.has(end, .cue(.more)) == nil
    {
      return true
    }
    for particle in [Particle.from, .to, .until, .also, .with, .leaving] where line.has(end, .particle(particle)) != nil
    {
      return true
    }
    return line.has(end, .refusesBefore) != nil
  }

  // MARK: Qualifiers

  /// `Portland, Oregon`, `Paris TX`, `Sofia, Bulgaria`.
  private func qualify(_ mention: inout PlaceMention) {
    var at = mention.range.upperBound
    if line.text(at) == "," { at += 1 }
    guard line.kind(at) == .latin, !line.isTaken(at) else { return }
    var end = at + 1
    if let place = line.tokens[at].place { end = self.end(of: place, from: at) }
    let isState = line.text(at).utf8.count == 2 && line.words(at..<at + 1).allSatisfy { $0.isUppercase }
    let isArea: Bool =
      switch line.tokens[at].place?.meaning {
      case .country, .area: true
      case .city, .several, nil: isState
      }
    guard isArea else { return }
    do {
      let words = "\(line.words(mention.range)), \(line.words(at..<end))"
      guard case .one(let match) = try atlas.resolve(words),
        let meaning = PlaceNaming(atlas: atlas).meaning(of: .one(match)), meaning.city != nil
      else { return }
      mention.meaning = meaning
      mention.range = mention.range.lowerBound..<end
    } catch { return }
  }

  /// A name that several places share is the one in the country of the others: Rome and Naples.
  private func settle(_ mentions: inout [PlaceMention]) {
    let countries = mentions.compactMap { $0.meaning.city == nil ? nil : $0.country }
    guard let country = countries.first ?? known.first, known.count <= 1 || !countries.isEmpty,
      countries.allSatisfy({ $0 == country })
    else { return }
    for index in mentions.indices {
      guard case .several = mentions[index].meaning else { continue }
      do {
        guard case .one(let match) = try atlas.resolve("\(line.words(mentions[index].range)), \(country)"),
          let meaning = PlaceNaming(atlas: atlas).meaning(of: .one(match)), meaning.city != nil
        else { continue }
        mentions[index].meaning = meaning
      } catch { continue }
    }
  }

  /// `호주 시드니`: a country beside a city of it says nothing more. It tells namesakes apart, though.
  private func withoutCountries(_ mentions: [PlaceMention]) -> [PlaceMention] {
    var kept = mentions
    for (index, mention) in mentions.enumerated() {
      guard case .several = mention.meaning, index > 0, case .country = mentions[index - 1].meaning else { continue }
      do {
        let words = "\(line.words(mention.range)), \(line.words(mentions[index - 1].range))"
        if case .one(let match) = try atlas.resolve(words),
          let meaning = PlaceNaming(atlas: atlas).meaning(of: .one(match))
        {
          kept[index].meaning = meaning
        }
      } catch { continue }
    }
    settle(&kept)
    let countries = Set(kept.compactMap { $0.meaning.city == nil ? nil : $0.country })
    return kept.indices.filter { index in
      switch kept[index].meaning {
      case .country(let code): !countries.contains(code)
      case .area(let country?): !countries.contains(country) || !isBesideCity(kept, index)
      case .area, .city, .several: true
      }
    }.map { kept[$0] }
  }

  /// `강원도 강릉`, `Florence in Tuscany`: it says in what part of the country the city is.
  private func isBesideCity(_ mentions: [PlaceMention], _ index: Int) -> Bool {
    [index - 1, index].contains { first in
      guard mentions.indices.contains(first), mentions.indices.contains(first + 1),
        mentions[first].meaning.city != nil || mentions[first + 1].meaning.city != nil
      else { return false }
      let start = mentions[first].range.upperBound
      return (start..<max(start, mentions[first + 1].range.lowerBound)).allSatisfy {
        [",", "(", ")", "in", "의"].contains(line.text($0))
      }
    }
  }
}
