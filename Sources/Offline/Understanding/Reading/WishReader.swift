/// What a message asks of the trip, and what it refuses.
struct HeardWishes {
  var tags: [String] = []
  var refusedTags: [String] = []
  var constraints: [String] = []
  var withdrawn: [String] = []
  var tagRanges: [Range<Int>] = []
  var constraintRanges: [Range<Int>] = []
}

/// Reads style words and constraints, each with its refusal.
struct WishReader {
  let line: Line

  static func read(_ line: Line) -> HeardWishes {
    let reader = WishReader(line: line)
    var heard = HeardWishes()
    var index = 0
    while index < line.count {
      index = reader.step(index, &heard)
    }
    reader.stations(&heard)
    return heard
  }

  private func step(_ index: Int, _ heard: inout HeardWishes) -> Int {
    if let star = stars(index) {
      note(star.value, index..<star.next, &heard)
      return star.next
    }
    if let nuisance = line.find(index, { if case .nuisance(let constraint) = $0 { constraint } else { nil } }) {
      let range = index..<nuisance.next
      if isAccepted(range) || isWanted(range) {
        heard.withdrawn.append(nuisance.value)
      } else if isRefused(range) {
        add(nuisance.value, range, &heard)
      } else if let morning = line.find(index, { if case .constraint(let constraint) = $0 { constraint } else { nil } })
      {
        note(morning.value, range, &heard)
      }
      return nuisance.next
    }
    if let constraint = line.find(index, { if case .constraint(let constraint) = $0 { constraint } else { nil } }) {
      if !(line.isTaken(index) && line.text(index) == "일찍"), isMeant(constraint.value, index..<constraint.next) {
        note(constraint.value, index..<constraint.next, &heard)
      }
      return constraint.next
    }
    if let tag = line.find(index, { if case .tag(let tag) = $0 { tag } else { nil } }) {
      let range = index..<tag.next
      if ["of", "room", "rooms", "area"].contains(line.text(tag.next)), line.text(index) == "rest" { return tag.next }
      if isRefused(range) {
        // Who eats no seafood may well come for the food.
        if !DietReader.isDish(key(range)) { heard.refusedTags.append(tag.value) }
      } else if !heard.tags.contains(tag.value) {
        heard.tags.append(tag.value)
        heard.tagRanges.append(range)
      }
      return tag.next
    }
    if line.text(index) == "family" || line.text(index) == "가족", line.text(index + 1) != "of",
      (index + 1..<index + 4).contains(where: {
        ["trip", "vacation", "holiday", "getaway", "여행", "휴가"].contains(line.text($0)) && line.number($0 - 1) == nil
      })
    {
      if !heard.tags.contains("family") {
        heard.tags.append("family")
        heard.tagRanges.append(index..<index + 1)
      }
      return index + 1
    }
    // Inside a longer phrase of another meaning no word stands for itself.
    let longest = line.matches[index].first
    let isPhrase = longest.map { match in
      match.count > 1 && match.senses.contains { if case .cue = $0 { true } else { false } }
    }
    return index + (isPhrase == true ? longest?.count ?? 1 : 1)
  }

  private func note(_ constraint: String, _ range: Range<Int>, _ heard: inout HeardWishes) {
    if isAccepted(range) || isRefused(range) || isOneOfTwo(range) {
      heard.withdrawn.append(constraint)
    } else {
      add(constraint, range, &heard)
    }
  }

  private func add(_ constraint: String, _ range: Range<Int>, _ heard: inout HeardWishes) {
    guard !heard.constraints.contains(constraint) else { return }
    heard.constraints.append(constraint)
    heard.constraintRanges.append(range)
  }

  // MARK: Refusing and accepting

  /// `no luxury stuff`, `밤샘비행 싫음`.
  private func isRefused(_ range: Range<Int>) -> Bool {
    for reach in 1...4 {
      let at = range.lowerBound - reach
      guard at >= 0, !line.endsClause(at),
        !["but", "and", "just"].contains(line.text(at)) || reach > 1 && line.text(at) == "and"
      else { break }
      if let next = line.has(at, .refusesNext), next <= range.lowerBound, line.kind(at) == .latin || reach == 1 {
        return true
      }
      if line.kind(at) == .hangul { break }
    }
    for reach in 0..<3 {
      let at = range.upperBound + reach
      guard at < line.count, !line.endsClause(at) else { break }
      if line.has(at, .refusesBefore) != nil { return true }
      let isLink =
        line.has(at, .particle(.plain)) != nil
        || line.kind(at) == .hangul && line.find(at, { if case .tag = $0 { true } else { nil } }) == nil && reach == 0
      if !isLink { break }
    }
    return false
  }

  /// `red eye is fine`, `경유도 괜찮아`, `window whatever`.
  private func isAccepted(_ range: Range<Int>) -> Bool {
    for reach in 0..<4 {
      let at = range.upperBound + reach
      guard at < line.count, !line.endsClause(at) else { break }
      if line.has(at, .accepts) != nil { return true }
    }
    for reach in 1...3 where line.has(range.lowerBound - reach, .accepts) != nil {
      let next = line.text(range.lowerBound - 1)
      if next == "with" || next == "if" || line.text(range.lowerBound - reach).hasPrefix("dont") { return true }
    }
    return false
  }

  /// `경유로`: asked for, where it is usually refused.
  private func isWanted(_ range: Range<Int>) -> Bool {
    line.has(range.upperBound, .particle(.to)) != nil && line.text(range.lowerBound) == "경유"
  }

  /// `aisle or window`: either will do.
  private func isOneOfTwo(_ range: Range<Int>) -> Bool {
    line.text(range.lowerBound - 1) == "or"
      || (line.text(range.upperBound) == "or" && line.text(range.upperBound + 1) == "aisle")
      || (line.text(range.lowerBound - 2) == "or" && line.text(range.lowerBound - 1) == "by")
      || line.text(range.upperBound) == "or" && line.text(range.upperBound + 1) == "bus"
  }

  // MARK: Words that need a context

  private static let times = [
    "morning", "evening", "in the morning", "in the evening", "오전", "저녁", "오전중", "이른아침", "아침일찍", "일찍", "early morning",
    "새벽출발",
  ]

  private func isMeant(_ constraint: String, _ range: Range<Int>) -> Bool {
    let text = key(range)
    if WishReader.times.contains(text) {
      if ["식사", "먹", "밥", "good"].contains(line.text(range.upperBound)) || line.text(range.lowerBound - 1) == "good" {
        return false
      }
      for at in 0..<line.count {
        if line.has(at, .cue(.flight)) != nil || line.has(at, .cue(.flying)) != nil { return true }
        let isNear = abs(at - range.lowerBound) <= 4
        if isNear, line.has(at, .dateRole(.departs)) != nil,
          !["from", "부터", "start", "starting", "체크인"].contains(line.text(at))
        {
          return true
        }
      }
      return false
    }
    if constraint == "breakfast", ["breakfast", "brekkie"].contains(text) {
      let isServed =
        ["included", "include", "incl", "please"].contains(line.text(range.upperBound))
        || ["with", "w", "/", "+", "includes", "including", "free", "and", ",", "want", "need"].contains(
          line.text(range.lowerBound - 1))
      return isServed || (0..<line.count).contains { line.has($0, .cue(.stay)) != nil }
    }
    if text == "window" {
      return line.text(range.upperBound) == "seat" || line.text(range.upperBound) == "seats"
        || (0..<line.count).contains { ["seat", "aisle", "flight"].contains(line.text($0)) }
    }
    if text == "direct" { return !["me", "us", "to"].contains(line.text(range.upperBound)) }
    return true
  }

  private func key(_ range: Range<Int>) -> String {
    range.map { line.text($0) }.joined(separator: line.kind(range.lowerBound) == .hangul ? "" : " ")
  }

  /// `4-star`, `4성급`, `five star`; not Michelin's.
  private func stars(_ index: Int) -> (value: String, next: Int)? {
    guard let count = line.number(index), (3...5).contains(count.value), line.text(index - 1) != "michelin",
      line.text(index - 1) != "."
    else { return nil }
    var unit = count.next
    if line.text(unit) == "-" || line.text(unit) == "+" { unit += 1 }
    guard let next = line.has(unit, .unit(.star)), line.text(next) != "michelin", line.text(count.next) != "michelin",
      line.text(next) != "restaurant", line.text(next) != "restaurants"
    else { return nil }
    return ("star_\(count.value)", next)
  }

  /// `near Kyoto station`, `도쿄역 근처`: the name of the station stands between.
  private func stations(_ heard: inout HeardWishes) {
    for index in 0..<line.count {
      if ["station", "metro", "subway"].contains(line.text(index)) {
        for at in max(0, index - 5)..<index
        where ["near", "close", "walking", "walk", "steps", "nearby", "beside", "by", "next"].contains(line.text(at)) {
          if line.text(at) != "by" || line.text(at + 1) == "the" { add("near_station", at..<index + 1, &heard) }
        }
        if ["nearby", "side", "area"].contains(line.text(index + 1)) { add("near_station", index..<index + 2, &heard) }
      }
      if line.text(index).hasSuffix("역"), line.kind(index) == .hangul, line.text(index).count > 1,
        ["근처", "앞", "주변", "가까운", "옆", "쪽", "인근", "바로앞", "도보", "에서가까운", "가까이"].contains(line.text(index + 1))
          || line.has(index + 1, .particle(.from)) != nil && line.text(index + 2).hasPrefix("가까")
      {
        add("near_station", index..<index + 2, &heard)
      }
    }
  }
}
