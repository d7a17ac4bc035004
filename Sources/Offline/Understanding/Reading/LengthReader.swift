import Travel

/// One length: nights, days or both.
struct LengthPart {
  var nights: Int?
  var days: Int?
  var range: Range<Int>
  /// Weeks and the like, from which no one counts the nights.
  var isLoose = false
  /// It corrects what is known: "make it 6".
  var isCorrection = false
}

/// What a message says of how long.
struct HeardLength {
  var nights, days: Int?
  /// "4-5 days", or nights and days that do not fit.
  var isOpen = false
  /// Nights and days to add to what is known, or to take away.
  var change: Int?
  /// The words count nights rather than days.
  var saysNights: Bool { parts.first?.nights != nil && parts.first?.days == nil }
  /// A length that no trip has, or lengths that do not fit each other.
  var refusal: Refusal?
  var range: Range<Int>?
  /// Nights at a place, by the token of the length: the place nearest before or behind it.
  var parts: [LengthPart] = []
  /// The length is meant for each of several places.
  var isEach = false
}

/// Reads nights and days.
struct LengthReader {
  /// 1박 beside a sum, a price unless a date stands before it.
  let pricedNight: Range<Int>?
  /// The dates give the nights already, so that 1박 is a price.
  let hasReturn: Bool
  /// What a bare number counts when a length is corrected: "make it 6".
  let knownUnit: Unit?

  func read(_ line: inout Line) -> HeardLength {
    var heard = HeardLength()
    var parts: [LengthPart] = []
    var index = 0
    while index < line.count {
      if line.isTaken(index) || isPrice(line, index) {
        index += 1
        continue
      }
      if let range = impossible(line, index) {
        heard.refusal = heard.refusal ?? .length(line.words(range))
        line.take(range)
        index = range.upperBound
      } else if let end = open(line, index) {
        heard.isOpen = true
        line.take(index..<end)
        index = end
      } else if let part = part(line, index) ?? shared(line, index, with: parts.last) {
        if let change = change(line, part.range) {
          // A length in one word counts days, as 하루 does.
          heard.change = change * ((part.range.count == 1 ? part.days : part.nights ?? part.days) ?? 1)
        } else {
          parts.append(part)
        }
        line.take(part.range)
        index = part.range.upperBound
      } else {
        index += 1
      }
    }
    settle(parts, line, &heard)
    return heard
  }

  /// `$150 a night`, `1박에 20만원`.
  private func isPrice(_ line: Line, _ index: Int) -> Bool {
    guard let priced = pricedNight, priced.lowerBound == index else { return false }
    if hasReturn { return true }
    return index == 0 || !line.isTaken(index - 1) || line.kind(index - 1) == .sign
      || priced.lowerBound > 0 && line.has(index - 1, .currency("KRW")) != nil
      || isSum(line, index - 1)
  }

  private func isSum(_ line: Line, _ index: Int) -> Bool {
    line.find(index) { if case .currency = $0 { true } else { nil } } != nil
  }

  // MARK: One length

  private func part(_ line: Line, _ index: Int) -> LengthPart? {
    if let word = line.find(
      index,
      { (sense: Sense) -> (Int, Bool)? in
        if case .length(let days, let hasNights) = sense { (days, hasNights) } else { nil }
      })
    {
      let (days, hasNights) = word.value
      // "a day" of a price or a rhythm is no length.
      if line.text(word.next) == "종일" || line.text(word.next) == "에" && line.text(index) == "하루" { return nil }
      if line.text(index) == "하루", line.text(index - 1) == "하루" { return nil }
      let isRate = line.isTaken(word.next) || ["숙박비", "숙박", "숙소비", "호텔비", "방값", "예산"].contains(line.text(word.next))
      if line.text(index) == "하루", isRate || line.text(word.next).hasPrefix("숙박") { return nil }
      return LengthPart(
        nights: hasNights || days == 1 ? days - 1 : nil, days: days, range: index..<word.next,
        isLoose: !hasNights && days > 1)
    }
    guard let count = count(line, index) else { return nil }
    if let knownUnit, isCorrection(line, index, count.next), (1...60).contains(count.value) {
      return LengthPart(
        nights: knownUnit == .night ? count.value : nil, days: knownUnit == .night ? nil : count.value,
        range: index..<count.next, isCorrection: true)
    }
    var unit = count.next
    if line.text(unit) == "-" { unit += 1 }
    if ["full", "whole", "more", "extra", "additional", "straight"].contains(line.text(unit)) { unit += 1 }
    guard let found = unitOf(line, unit), isPlausible(count.value, found.value), !isNotLength(line, index, found.next)
    else { return nil }
    switch found.value {
    case .night:
      guard let second = second(line, found.next, wanting: .day) else {
        return LengthPart(nights: count.value, range: index..<found.next)
      }
      return LengthPart(nights: count.value, days: second.value, range: index..<second.next)
    case .day:
      guard let second = second(line, found.next, wanting: .night) else {
        return LengthPart(days: count.value, range: index..<found.next)
      }
      return LengthPart(nights: second.value, days: count.value, range: index..<second.next)
    case .week: return LengthPart(days: 7 * count.value, range: index..<found.next, isLoose: true)
    case .month, .year, .hour, .person, .age, .monthsOfAge, .star, .place, .head, .other: return nil
    }
  }

  /// `make it 6`: a number and nothing that it counts.
  private func isCorrection(_ line: Line, _ index: Int, _ next: Int) -> Bool {
    let isAsked =
      ["it", "that"].contains(line.text(index - 1)) && line.text(index - 2) == "make"
      || line.text(index - 1) == "to" && ["it", "extend", "change"].contains(line.text(index - 2))
    return isAsked
      && (next == line.count || line.endsClause(next)
        || ["and", "instead", "please", "then", "actually"].contains(line.text(next)))
  }

  private func count(_ line: Line, _ index: Int) -> (value: Int, next: Int)? {
    if line.text(index) == "a" || line.text(index) == "one" || line.text(index) == "another",
      line.text(index + 1) == "week" || (line.text(index + 1) == "night" && line.text(index) != "a")
    {
      return (1, index + 1)
    }
    let mood = [
      "slow", "long", "whole", "full", "lazy", "relaxing", "short", "nice", "relaxed", "quiet", "fun", "solid",
    ]
    if line.text(index) == "a", mood.contains(line.text(index + 1)), line.text(index + 2) == "week" {
      return (1, index + 2)
    }
    return line.number(index)
  }

  func unitOf(_ line: Line, _ index: Int) -> (value: Unit, next: Int)? {
    line.find(index) { (sense: Sense) -> Unit? in
      guard case .unit(let unit) = sense, unit == .night || unit == .day || unit == .week else { return nil }
      return unit
    }
  }

  func isPlausible(_ count: Int, _ unit: Unit) -> Bool {
    unit == .week ? (1...12).contains(count) : (unit == .night ? 0...90 : 1...90).contains(count)
  }

  /// The other half of 3박 4일, of 4 days 3 nights, of 3D2N.
  private func second(_ line: Line, _ index: Int, wanting unit: Unit) -> (value: Int, next: Int)? {
    var at = index
    while [",", "/", "and", "&", "-", "(", "+"].contains(line.text(at)), at < index + 2 { at += 1 }
    guard let count = line.number(at),
      let found = unitOf(line, line.text(count.next) == "-" ? count.next + 1 : count.next), found.value == unit
    else { return nil }
    return (count.value, line.text(found.next) == ")" ? found.next + 1 : found.next)
  }

  /// Days that are not the trip's: the day of a month, "3 days ago", "first 2 days", a time each day.
  func isNotLength(_ line: Line, _ index: Int, _ next: Int) -> Bool {
    let before = line.text(index - 1)
    if ["within", "every", "first", "last", "per", "/", "day", "매"].contains(before) { return true }
    if ["ago", "before", "전", "전에", "in", "이내", "내"].contains(line.text(next)) && line.text(next) != "in" {
      return true
    }
    if line.text(next) == "권" || line.text(next) == "패스" || line.text(next) == "pass" { return true }
    return false
  }

  /// `4-5 days`, `3 or 4 nights`, `a few days`, `3,4일`.
  private func open(_ line: Line, _ index: Int) -> Int? {
    if ["few", "couple", "several", "며칠"].contains(line.text(index)) {
      var next = index + 1
      if line.text(next) == "of" { next += 1 }
      if let unit = unitOf(line, next) { return unit.next }
      return line.text(index) == "며칠" ? index + 1 : nil
    }
    guard let first = line.number(index) else { return nil }
    var at = first.next
    if let unit = unitOf(line, at), ["or", "아니면", "이나", "에서", "~", "-", "to"].contains(line.text(unit.next)) {
      at = unit.next
    }
    guard ["-", "~", "or", "to", ",", "나", "이나", "에서", "아니면"].contains(line.text(at)), let second = line.number(at + 1),
      second.value > first.value, let unit = unitOf(line, second.next)
    else { return nil }
    // 3박-4일 is one length.
    if line.has(first.next, .unit(.night)) != nil, unit.value == .day, second.value == first.value + 1 { return nil }
    if line.text(at) == ",", !line.tokens[at].isGlued || second.value != first.value + 1 { return nil }
    // 1월 5~8일 is a range of dates and is read before.
    return unit.next
  }

  /// Whether a word stands in bytes; to have the standard library look for it would make tables first.
  private static func holds(_ word: String, _ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: word.utf8) }
  }

  /// `one more night`, 하루 추가, 하루 줄여서: +1 or −1; nil for a plain length.
  private func change(_ line: Line, _ range: Range<Int>) -> Int? {
    // 8일로 줄여 and "shorten to 8 days" name what it is to be.
    if ["로", "으로"].contains(line.text(range.upperBound)) || line.text(range.lowerBound - 1) == "to" { return nil }
    let inside = Array(line.words(range).lowercased().utf8)
    if ["more", "extra", "additional", "another"].contains(where: { LengthReader.holds($0, inside) }) { return 1 }
    for index in range.upperBound..<min(line.count, range.upperBound + 3) {
      if line.endsClause(index) { break }
      if line.has(index, .cue(.shorten)) != nil { return -1 }
      if line.has(index, .cue(.more)) != nil {
        return line.kind(index) == .hangul || ["more", "longer", "extra"].contains(line.text(index)) ? 1 : nil
      }
      if line.kind(index) == .number { break }
    }
    for index in max(0, range.lowerBound - 2)..<range.lowerBound {
      if ["add", "extend", "another", "extra", "plus"].contains(line.text(index)),
        line.text(range.lowerBound - 1) != "to"
      {
        return 1
      }
      if ["cut", "shorten", "minus", "drop", "lose", "reduce"].contains(line.text(index)),
        line.text(range.lowerBound - 1) != "to"
      {
        return -1
      }
    }
    return nil
  }

  // MARK: All of them

  private func settle(_ parts: [LengthPart], _ line: Line, _ heard: inout HeardLength) {
    guard let first = parts.first else { return }
    heard.parts = parts
    if parts.count == 1 {
      fill(first.nights, first.days, isLoose: first.isLoose, &heard)
      if heard.isOpen, heard.nights == nil, first.days != nil { heard.refusal = heard.refusal ?? unfit(parts, line) }
      heard.isEach =
        ["each", "씩", "apiece"].contains(line.text(first.range.upperBound))
        || line.text(first.range.upperBound) == "in" && line.text(first.range.upperBound + 1) == "each"
        || ["각", "각각"].contains(line.text(first.range.lowerBound - 1))
    } else if isUndecided(parts, line) {
      heard.isOpen = true
    } else if isWhole(parts) {
      fill(first.nights, first.days, isLoose: first.isLoose, &heard)
    } else if let last = parts.last, isCorrected(parts, line) {
      fill(last.nights, last.days, isLoose: last.isLoose, &heard)
    } else if parts.allSatisfy({ $0.nights != nil && ($0.days == nil || $0.days == $0.nights.map { $0 + 1 }) }) {
      fill(parts.reduce(0) { $0 + ($1.nights ?? 0) }, nil, isLoose: false, &heard)
    } else if parts.allSatisfy({ $0.nights == nil && $0.days != nil }) {
      fill(nil, parts.reduce(0) { $0 + ($1.days ?? 0) }, isLoose: parts.contains { $0.isLoose }, &heard)
    } else {
      heard.isOpen = true
      heard.refusal = heard.refusal ?? unfit(parts, line)
    }
    heard.range = first.range.lowerBound..<(parts.last?.range.upperBound ?? first.range.upperBound)
  }

  private func fill(_ nights: Int?, _ days: Int?, isLoose: Bool, _ heard: inout HeardLength) {
    switch (nights, days) {
    // A night on the plane makes one day more.
    case (let nights?, let days?) where days == nights + 1 || days == nights + 2:
      (heard.nights, heard.days) = (nights, days)
    case (_?, _?): heard.isOpen = true
    case (let nights?, nil): (heard.nights, heard.days) = (nights, nights + 1)
    case (nil, let days?): (heard.nights, heard.days) = (isLoose ? nil : days - 1, days)
    case (nil, nil): break
    }
  }
}
