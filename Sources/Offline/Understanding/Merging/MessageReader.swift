import Atlas
import Civil
import Travel

/// Has every slot's reader read one message.
struct MessageReader {
  let atlas: Atlas
  let today: CivilDate
  let goal: TripGoalCard

  func read(_ message: String) -> HeardMessage {
    var line = Lexer.line(message, atlas: atlas)
    let money = MoneyReader(countries: countries(in: line)).read(&line)
    let known =
      goal.depart.map { CivilMonth(of: $0) }
      ?? goal.departWindow.flatMap { window in
        CivilMonth(of: window.first) == CivilMonth(of: window.last) ? CivilMonth(of: window.first) : nil
      }
    let namesDay = DayOfTripReader.read(&line)
    let shift = goal.depart == nil ? nil : ShiftReader.read(&line)
    let named = countries(in: line).union(quarters(in: line))
    var dates = DateReader(
      atlas: atlas, today: Today(date: today), known: known, knownDepart: goal.depart,
      places: named.isEmpty ? goal.destinations : Array(named)
    ).read(&line)
    dates.shift = shift
    let length = LengthReader(pricedNight: money.pricedNight, hasReturn: dates.returning != nil, knownUnit: knownUnit)
      .read(&line)
    let party = PartyReader.read(&line)
    let wishes = WishReader.read(line)
    let cues = HeardCues(line)
    let mentions = PlaceReader(atlas: atlas, line: line, known: Set(goal.destinations.map { String($0.suffix(2)) }))
      .mentions()
    let isCodePair = isCodePair(line, mentions)
    let isWay =
      isCodePair || cues.has(any: .flight, .transport, .flying, .mode) || wishes.constraints.contains("nonstop")
    var places = PlaceRoles(line: line, isWay: isWay, isFlight: cues.has(.flight)).read(mentions)
    if let area = places.areaRange, places.destinations.isEmpty, places.alternatives.isEmpty {
      places.towns = AreaTowns(atlas: atlas).towns(of: line.words(area))
    }
    return HeardMessage(
      line: line, places: places, dates: dates, length: length, party: party, money: money, wishes: wishes, cues: cues,
      isCodePair: isCodePair, namesDay: namesDay)
  }

  /// Nights or days, as the length known was said.
  private var knownUnit: Unit? {
    guard goal.days != nil else { return nil }
    let words = goal.said.first { $0.slot == "nights" }?.words.lowercased() ?? ""
    return goal.nights != nil && (words.contains("n") || words.contains("박")) && !words.contains("day") ? .night : .day
  }

  private func isCodePair(_ line: Line, _ mentions: [PlaceMention]) -> Bool {
    guard mentions.count >= 2 else { return false }
    return mentions.prefix(2).allSatisfy {
      $0.range.count == 1 && line.text($0.range.lowerBound).utf8.count == 3 && line.kind($0.range.lowerBound) == .latin
    }
  }

  private func countries(in line: Line) -> Set<String> {
    var found: Set<String> = []
    for token in line.tokens {
      switch token.place?.meaning {
      case .city(let city): found.insert(String(city.suffix(2)))
      case .country(let code): found.insert(code)
      case .area(let country): if let country { found.insert(country) }
      case .several, nil: continue
      }
    }
    return found
  }

  /// The cities of the districts that are named.
  private func quarters(in line: Line) -> [String] {
    line.tokens.indices.compactMap { index in
      line.find(index) { if case .quarter(let city) = $0 { city } else { nil } }?.value
    }
  }
}
