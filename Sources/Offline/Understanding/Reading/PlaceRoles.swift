/// Says of each place in a message whether one leaves from it, goes to it, or will not have it.
struct PlaceRoles {
  let line: Line
  /// The message is about a flight or a way, so that "A에서 B" is from A to B.
  let isWay: Bool
  /// The message is about a flight.
  let isFlight: Bool

  func read(_ found: [PlaceMention]) -> HeardPlaces {
    var mentions = found
    for index in mentions.indices where mentions[index].role == .none {
      mentions[index].role = ownRole(mentions[index])
    }
    chain(&mentions)
    var heard = HeardPlaces()
    heard.mentions = mentions
    let undecided = undecided(mentions)
    let goals = mentions.indices.filter { [.none, .destination, .at].contains(mentions[$0].role) }
    for index in mentions.indices {
      let mention = mentions[index]
      switch mention.role {
      case .origin:
        guard let city = mention.meaning.city, heard.origin == nil else { continue }
        (heard.origin, heard.originRange) = (city, mention.range)
      // Without the sight, the city stays.
      case .excluded where mention.isPart: continue
      case .excluded: heard.excluded.append(mention.meaning.city ?? mention.country ?? line.words(mention.range))
      case .via, .ignored: continue
      case .none, .destination, .at: add(mention, isUndecided: undecided.contains(index), to: &heard)
      }
    }
    if heard.destinations.count > 1, let origin = heard.origin, heard.destinations.last == origin {
      heard.destinations.removeLast()
    }
    heard.destinations.removeAll { heard.excluded.contains($0) }
    addAreas(mentions, to: &heard)
    let also = goals.filter { mentions[$0].isAlso }
    heard.isAddition = !also.isEmpty
    return heard
  }

  private func add(_ mention: PlaceMention, isUndecided: Bool, to heard: inout HeardPlaces) {
    switch mention.meaning {
    case .city(let city):
      if isUndecided {
        heard.alternatives.append(city)
      } else if heard.destinations.last != city {
        if !heard.destinations.contains(city) { heard.destinations.append(city) }
        let range = heard.destinationRange ?? mention.range
        heard.destinationRange = range.lowerBound..<mention.range.upperBound
      }
    case .country(let code): if !heard.countries.contains(code) { heard.countries.append(code) }
    case .area: break
    case .several(let cities): heard.several = cities
    }
  }

  // MARK: By the words beside it

  private func ownRole(_ mention: PlaceMention) -> PlaceMention.Role {
    let (start, end) = (mention.range.lowerBound, mention.range.upperBound)
    if isExcluded(start, end) { return .excluded }
    let before = line.text(start - 1)
    if before == "via" || line.text(end) == "경유" && line.has(end + 1, .particle(.to)) == nil
      || line.text(end) == "거쳐"
    {
      return .via
    }
    if ["back", "return", "returning", "home", "passport", "live", "based", "living", "lived"].contains(
      line.text(start - 2)), ["to", "in", "from"].contains(before), line.text(start - 2) != "return" || before == "to"
    {
      return .ignored
    }
    if before == "from",
      ["im", "were", "am", "minutes", "min", "mins", "hour", "hours", "far", "km", "away"].contains(
        line.text(start - 2))
    {
      return line.text(start - 2) == "im" || line.text(start - 2) == "were" ? .ignored : .at
    }
    if ["근교", "외곽"].contains(line.text(end)) { return .ignored }
    if ["사는", "사는데", "살아", "살고", "거주", "출신"].contains(line.text(end))
      || line.has(end, .particle(.from)) != nil && ["살", "사는", "살고"].contains(line.text(end + 1))
    {
      return .ignored
    }
    if let after = hangulRole(end) { return after }
    let isFoliage = line.find(start - 2) { if case .bloom = $0 { true } else { nil } }?.next == start
    if ["from", "leaving", "departing", "ex", "leave", "depart", "departs", "leaves"].contains(before) && !isFoliage
      || before == "of" && line.text(start - 2) == "out"
    {
      // Into one city and out of another: both are visited.
      if before == "of", (0..<start).contains(where: { line.text($0) == "into" }) { return .destination }
      return line.text(start - 2) == "trips" ? .at : .origin
    }
    if ["to", "into", "toward", "towards", "→"].contains(before) { return .destination }
    if ["in", "at", "near", "around", "visit", "visiting", "for"].contains(before) { return .at }
    return .none
  }

  private func hangulRole(_ end: Int) -> PlaceMention.Role? {
    var at = end
    // 역, 공항, 시내 belong to the name.
    while ["역", "공항", "시내", "시", "항", "국제공항", "쪽"].contains(line.text(at)) { at += 1 }
    if line.has(at, .particle(.leaving)) != nil { return .origin }
    if ["인", "in"].contains(line.text(at)),
      ["아웃", "out"].contains(where: { out in (at..<min(line.count, at + 8)).contains { line.text($0) == out } })
    {
      return .destination
    }
    if let next = line.has(at, .particle(.from)), line.kind(at) == .hangul {
      if line.has(next, .particle(.leaving)) != nil || line.has(next, .dateRole(.departs)) != nil
        || line.text(at).hasSuffix("부터")
      {
        return .origin
      }
      if let number = line.number(next), ["박", "일"].contains(line.text(number.next)), !leavesLater(next) {
        return .destination
      }
      if line.find(next, { if case .length = $0 { true } else { nil } }) != nil { return .destination }
      if leavesLater(next) { return .origin }
      return .at
    }
    if line.has(at, .particle(.to)) != nil, line.kind(at) == .hangul { return .destination }
    if line.has(at, .particle(.until)) != nil { return .destination }
    return nil
  }

  private func isExcluded(_ start: Int, _ end: Int) -> Bool {
    var at = end
    while ["은", "는", "도", "만", "쪽", "여행"].contains(line.text(at)) { at += 1 }
    if line.has(at, .refusesBefore) != nil { return true }
    for reach in 1...3 {
      let at = start - reach
      guard at >= 0, !line.endsClause(at) else { break }
      if let next = line.has(at, .refusesNext), next <= start, line.kind(at) == .latin {
        if line.text(at) == "not", ["sure", "too"].contains(line.text(at + 1)) { return false }
        return true
      }
      if line.has(at, .cue(.remove)) != nil, line.kind(at) == .latin { return true }
      if !["to", "in", "of", "than", "really", "go", "the", "visit"].contains(line.text(at)) { break }
    }
    return false
  }

  // MARK: By each other

  /// `A to B`, `A→B`, `A에서 B`, `A-B`; 오사카를 교토로 바꿔; 오사카도.
  private func chain(_ mentions: inout [PlaceMention]) {
    for index in mentions.indices {
      let end = mentions[index].range.upperBound
      if line.has(end, .particle(.also)) != nil, mentions[index].role != .excluded { mentions[index].isAlso = true }
      if ["also", "add", "plus", "adding", "include"].contains(line.text(mentions[index].range.lowerBound - 1))
        || ["too", "also"].contains(line.text(end)) || line.text(end) == "as" && line.text(end + 1) == "well"
        || line.has(end, .cue(.add)) != nil && line.kind(end) == .hangul || isAddedLater(end)
      {
        mentions[index].isAlso = true
      }
    }
    let arrows = zip(mentions.indices, mentions.indices.dropFirst()).filter {
      isArrow(mentions[$0].range.upperBound..<mentions[$1].range.lowerBound)
    }
    for (one, other) in zip(mentions.indices, mentions.indices.dropFirst()) {
      let between =
        mentions[one].range.upperBound..<max(mentions[one].range.upperBound, mentions[other].range.lowerBound)
      guard [.none, .at].contains(mentions[one].role), [.none, .destination, .at].contains(mentions[other].role) else {
        continue
      }
      if isChange(mentions[one], mentions[other]) {
        mentions[one].role = .excluded
        continue
      }
      if line.text(mentions[one].range.lowerBound - 1) == "between", between.map({ line.text($0) }) == ["and"], isWay {
        mentions[one].role = .origin
        mentions[other].role = .destination
        continue
      }
      if between.isEmpty, isFlight, one == 0, mentions.count == 2, isHomeward(mentions, one) {
        mentions[one].role = .origin
        mentions[other].role = .destination
        continue
      }
      if isArrow(between), mentions[one].role == .none {
        if arrows.count == 1 || isWay && one == 0 || isHomeward(mentions, one) {
          if one == 0 || arrows.count == 1 { mentions[one].role = .origin }
        }
        mentions[other].role = .destination
      } else if isFrom(between), mentions[one].role == .at {
        mentions[one].role = .origin
      }
    }
    leaveFromHome(&mentions)
    leaveFromNamedHome(&mentions)
    // "flying from Busan" needs no other end; 부산에서 beside 비행기 leaves from there.
    for index in mentions.indices
    where mentions[index].role == .at && isWay && line.kind(mentions[index].range.upperBound) == .hangul {
      let hasGoal = mentions.indices.contains { $0 != index && [.destination, .none].contains(mentions[$0].role) }
      let isLeaving = (mentions[index].range.upperBound..<min(line.count, mentions[index].range.upperBound + 4))
        .contains { line.has($0, .particle(.to)) != nil && ["가는", "갈"].contains(line.text($0)) }
      if line.has(mentions[index].range.upperBound, .particle(.from)) != nil, hasGoal || isLeaving {
        mentions[index].role = .origin
      }
    }
  }

  private func isArrow(_ between: Range<Int>) -> Bool {
    let words = between.map { line.text($0) }.filter { !["시", "역", "공항", "항"].contains($0) }
    if words == ["to"] || words == ["→"] || words == ["-", ">"] || words == [">"] || words == ["=", ">"]
      || words == ["~"]
    {
      return true
    }
    return words == ["-"] && (isWay || between.first.map { !line.tokens[$0].isGlued } == true && isWay)
  }

  /// 에서 stands between, alone or with a few words such as 출발해서.
  private func isFrom(_ between: Range<Int>) -> Bool {
    let isNamed = between.contains { line.has($0, .particle(.from)) != nil && line.kind($0) == .hangul }
    let isStay = between.contains {
      line.text($0) == "박" || line.has($0, .particle(.with)) != nil && line.text($0) == "하고"
    }
    return isNamed && !isStay && between.count <= 5
  }

  private func isHomeward(_ mentions: [PlaceMention], _ index: Int) -> Bool {
    guard index == 0, mentions[0].country == "KR" else { return false }
    return mentions.dropFirst().contains { $0.country != "KR" }
  }

  /// `change Osaka to Kyoto`, `swap Osaka for Kyoto`, `오사카를 교토로 바꿔`.
  private func isChange(_ one: PlaceMention, _ other: PlaceMention) -> Bool {
    let before = line.text(one.range.lowerBound - 1)
    if ["change", "switch", "swap", "replace"].contains(before) { return true }
    let isObject = ["를", "을"].contains(line.text(one.range.upperBound)) || line.text(one.range.upperBound) == "대신"
    let ends = min(line.count, other.range.upperBound + 4)
    return isObject
      && (line.text(one.range.upperBound) == "대신"
        || (other.range.upperBound..<ends).contains { line.has($0, .cue(.change)) != nil })
  }

  /// Places between which one is undecided: `A or B`, A나 B, A vs B, A랑 B 중에.
  private func undecided(_ mentions: [PlaceMention]) -> Set<Int> {
    var found: Set<Int> = []
    for (one, other) in zip(mentions.indices, mentions.indices.dropFirst()) {
      guard mentions[one].role != .origin, mentions[one].role != .excluded, mentions[other].role != .excluded else {
        continue
      }
      let between =
        mentions[one].range.upperBound..<max(mentions[one].range.upperBound, mentions[other].range.lowerBound)
      let isOr = between.contains {
        ["or", "vs", "versus"].contains(line.text($0))
          || line.has($0, .particle(.or)) != nil && !(line.text($0) == "나" && !line.tokens[$0].isGlued)
      }
      let after = mentions[other].range.upperBound
      let isAmong = (after..<min(line.count, after + 3)).contains { ["중", "중에", "중에서", "중에선"].contains(line.text($0)) }
      if isOr || isAmong, between.count <= 6 { found.formUnion([one, other]) }
    }
    for index in mentions.indices
    where ["or", "아니면", "혹은", "또는", "vs"].contains(line.text(mentions[index].range.lowerBound - 1)) {
      found.insert(index)
    }
    // "Napa? idk": one place, in doubt.
    for index in mentions.indices where line.text(mentions[index].range.upperBound) == "?" {
      if ["idk", "maybe", "not", "dunno"].contains(line.text(mentions[index].range.upperBound + 1)) {
        found.insert(index)
      }
    }
    for index in mentions.indices
    where ["maybe", "perhaps", "아마", "혹은"].contains(line.text(mentions[index].range.lowerBound - 1))
      && mentions.count == 1 && line.text(mentions[index].range.upperBound) == "?"
    {
      found.insert(index)
    }
    return found
  }
}
