import Atlas
import Civil
import Commands
import Offline
import Travel
import Wording

extension PlaceBook {
  /// Places by the tables of facts in the binary.
  static func from(_ atlas: Atlas) -> PlaceBook {
    PlaceBook(
      find: { word, purpose in finding(word, purpose, atlas) },
      byCode: { code in place(code: code, atlas) },
      local: { now, zone in local(now, zone, atlas) },
      nameOf: { place, language in name(of: place, language, atlas) },
      completions: { prefix, limit in completions(prefix, limit, atlas) },
      callingCode: { country in known { () throws(AtlasError) in try atlas.country(country)?.phoneCode } },
      airportsOf: { place in
        let airports = known { () throws(AtlasError) in
          guard let match = try atlas.match(of: place) else { return [AirportFacts]() }
          return try atlas.airports(of: match)
        }
        return airports?.map(\.code) ?? []
      },
      airlineOf: { code, language in
        guard language == .ko else { return nil }
        return known { () throws(AtlasError) in try atlas.airline(code)?.koreanName }
      },
      stayOf: { stay, language in
        guard language == .ko,
          let spot = stay.position.flatMap({ Spot(latitude: $0.latitude, longitude: $0.longitude) })
        else { return nil }
        return known { () throws(AtlasError) in
          try atlas.hotel(named: stay.name, at: spot).map { ($0.koreanName, $0.koreanQuarter) }
        }
      },
      gazetteer: .from(atlas),
      zones: ZoneBook(
        rules: { zone in known { () throws(AtlasError) in try atlas.zone(zone) } },
        zoneOf: { place in place.zone ?? known { () throws(AtlasError) in try zone(of: place, atlas) } },
        zoneAt: { position in known { () throws(AtlasError) in try zone(at: position, atlas) } },
        byCode: { code in place(code: code, atlas) }))
  }

  /// A town and its surroundings keep the same time.
  private static func zone(at position: Travel.Position, _ atlas: Atlas) throws(AtlasError) -> String? {
    guard let spot = Spot(latitude: position.latitude, longitude: position.longitude) else { return nil }
    return try atlas.nearestCity(to: spot, within: 60)?.zone
  }

  private static func zone(of place: Place, _ atlas: Atlas) throws(AtlasError) -> String? {
    try atlas.match(of: place).flatMap { atlas.place($0).zone }
  }

  /// The tables were proven when they were made; one that is damaged all the same knows nothing.
  private static func known<Value>(_ read: () throws(AtlasError) -> Value?) -> Value? {
    do throws(AtlasError) { return try read() } catch { return nil }
  }

  private static func finding(_ word: String, _ purpose: Purpose, _ atlas: Atlas) -> Finding {
    let resolution = known { () throws(AtlasError) in try atlas.resolve(word) }
    // Three capitals are a code and nothing else, so a name that is written like one is offered and never taken.
    if isCode(word), place(code: word, atlas) == nil {
      switch resolution {
      case .one(let match): return .none(near: [candidate(match, purpose, atlas)])
      case .ambiguous(let matches), .unknown(let matches):
        return .none(near: matches.map { candidate($0, purpose, atlas) })
      case nil: return .none(near: [])
      }
    }
    switch resolution {
    case .one(let match): return .one(atlas.place(match))
    case .ambiguous(let matches): return .several(matches.map { candidate($0, purpose, atlas) })
    case .unknown(let near): return .none(near: near.map { candidate($0, purpose, atlas) })
    case nil: return .none(near: [])
    }
  }

  private static func isCode(_ word: String) -> Bool {
    word.utf8.count == 3 && word.utf8.allSatisfy { (65...90).contains($0) }
  }

  private static func candidate(_ match: PlaceMatch, _ purpose: Purpose, _ atlas: Atlas) -> Candidate {
    let word =
      switch purpose {
      case .flying: match.unmistakable
      case .staying: match.qualifiedName
      }
    let country = known { () throws(AtlasError) in try atlas.country(match.country)?.names }
    // A state tells a city from its namesakes in the same country, and stands before the country.
    let state: String? =
      if case .city(let city) = match { city.state?.names.en } else { nil }
    func label(_ name: String, _ land: String?) -> String {
      let code = match.code.map { " (\($0))" } ?? ""
      return [name, state == name ? nil : state, land].compactMap { $0 }.joined(separator: ", ") + code
    }
    return Candidate(
      place: atlas.place(match), word: word,
      label: Phrase(
        label(match.names.en, country?.en), label(match.names.ko ?? match.names.en, country?.ko ?? country?.en)))
  }

  private static func place(code: String, _ atlas: Atlas) -> Place? {
    if let airport = known({ () throws(AtlasError) in try atlas.airport(code) }) { return Place(.airport(airport)) }
    return known { () throws(AtlasError) in try atlas.metro(code) }.map { Place(.metro($0)) }
  }

  private static func local(_ now: Instant, _ zone: String?, _ atlas: Atlas) -> ZonedTime {
    let rules = zone.flatMap { name in known { () throws(AtlasError) in try atlas.zone(name) } }
    return (rules ?? .utc).zoned(now)
  }

  private static func name(of place: Place, _ language: Language, _ atlas: Atlas) -> String {
    switch language {
    case .en: return place.name
    case .ko: return known { () throws(AtlasError) in try atlas.match(of: place)?.names.ko } ?? place.name
    }
  }

  private static func completions(_ prefix: String, _ limit: Int, _ atlas: Atlas) -> [String] {
    // Half of what is found bears the prefix in a name that nobody types, and namesakes are one word.
    let matches = known { () throws(AtlasError) in try atlas.names(startingWith: prefix, limit: limit * 3) } ?? []
    var seen: Set<String> = []
    var words: [String] = []
    for match in matches where words.count < limit {
      guard let word = known({ () throws(AtlasError) in try atlas.spelling(of: match, startingWith: prefix) }),
        seen.insert(word).inserted
      else { continue }
      words.append("\(word)\t\(candidate(match, .flying, atlas).label.en)")
    }
    return words
  }
}
