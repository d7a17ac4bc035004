import Travel

/// What a message says of money.
struct HeardMoney {
  var budget: TripBudget?
  /// What a sum already known is for, when only that is said.
  var scope: TripBudget.Scope?
  /// A sum is spoken of, but not which, or in what currency.
  var isOpen = false
  /// The amount can be read in two ways though one is taken.
  var isColloquial = false
  var range: Range<Int>?
  /// The tokens of 1박 in 1박 20만원, which are a price rather than a stay.
  var pricedNight: Range<Int>?
}

/// Reads sums of money and what they are for.
struct MoneyReader {
  /// Countries spoken of, by which a sign shared by two currencies is told.
  let countries: Set<String>

  private struct Sum {
    var units: ExactDecimal
    var currency: Currency?
    var range: Range<Int>
    var isColloquial = false
  }

  func read(_ line: inout Line) -> HeardMoney {
    var sums: [Sum] = []
    var index = 0
    while index < line.count {
      if !line.isTaken(index), let sum = sum(line, index) {
        sums.append(sum)
        index = sum.range.upperBound
      } else {
        index += 1
      }
    }
    var heard = HeardMoney()
    sums = withoutLowerEnds(sums, line)
    for sum in sums { line.take(sum.range) }
    if let refused = sums.first, sums.count == 2, line.has(refused.range.upperBound, .refusesBefore) != nil {
      sums.removeFirst()
    }
    guard let sum = sums.first else {
      heard.scope = scopeAlone(line)
      if heard.scope == .perNight {
        heard.pricedNight = (0..<line.count).first { line.text($0) == "1" }.map { $0..<$0 + 2 }
      }
      return heard
    }
    guard sums.allSatisfy({ $0.units == sum.units && $0.currency == sum.currency }), let currency = sum.currency else {
      heard.isOpen = true
      return heard
    }
    let scope = scope(line, of: sum.range, &heard)
    heard.budget = TripBudget(money: Money(sum.units, currency), scope: scope)
    heard.range = sum.range
    heard.isColloquial = sum.isColloquial
    return heard
  }

  // MARK: One sum

  private func sum(_ line: Line, _ index: Int) -> Sum? {
    var at = index
    var currency: Currency?
    var isPrefixed = false
    if let prefix = prefix(line, at) {
      (currency, at, isPrefixed) = (prefix.currency, prefix.next, true)
    }
    guard let (value, scaled, afterValue) = amount(line, at, isMoney: isPrefixed || isSpokenOf(line, at)) else {
      return isPrefixed ? nil : wordAlone(line, index)
    }
    var units = value
    var next = afterValue
    var isScaled = scaled
    if let suffix = suffix(line, next) {
      units = times(units, suffix.factor)
      currency = currency ?? suffix.currency
      next = suffix.next
    } else if currency == nil, let shared = sharedSuffix(line, next) {
      // 80~100만원: the first of two takes the unit of the second.
      units = times(units, shared.factor)
      currency = shared.currency
      isScaled = true
    } else if !isPrefixed {
      return bare(line, units, isScaled, index..<next)
    }
    if isPrefixed, currency == nil { return Sum(units: units, currency: nil, range: index..<next) }
    return Sum(units: units, currency: currency, range: index..<next)
  }

  /// A sum without a currency: in Korean 만원 are left out, in English one has to ask.
  private func bare(_ line: Line, _ units: ExactDecimal, _ isScaled: Bool, _ range: Range<Int>) -> Sum? {
    let next = range.upperBound
    let isSpoken = isSpokenOf(line, range.lowerBound)
    if isScaled, line.has(next, .unit(.person)) == nil, units.approximate >= 10_000, line.isKorean {
      return Sum(units: units, currency: .krw, range: range)
    }
    guard isSpoken, !Counting.counts(line, next), line.text(next) != "-", line.text(range.lowerBound - 1) != "/" else {
      return nil
    }
    guard line.isKorean else { return units.approximate >= 50 ? Sum(units: units, currency: nil, range: range) : nil }
    guard units.scale == 0, units.units >= 5 else { return nil }
    if units.units >= 10_000 { return Sum(units: units, currency: .krw, range: range) }
    return Sum(units: times(units, 10_000), currency: .krw, range: range, isColloquial: true)
  }

  /// A word before or behind says that a sum of money is meant.
  private func isSpokenOf(_ line: Line, _ index: Int) -> Bool {
    var at = index - 1
    while at >= max(0, index - 5), !(line.kind(at) == .sign && line.text(at) != ":" && line.text(at) != "~") {
      if line.has(at, .money) != nil { return true }
      if let scope = line.find(at, { if case .scope(let scope) = $0 { scope } else { nil } }), scope.next <= index {
        return line.isKorean || scope.value != .total
      }
      if at == index - 2, line.text(at) == "1", line.text(at + 1) == "인" || line.text(at + 1) == "인당" { return true }
      if line.isKorean, line.kind(at) == .number, line.text(index - 1) != "~" { break }
      at -= 1
    }
    if line.text(index - 1) == "인당" { return true }
    return false
  }

  private func amount(_ line: Line, _ index: Int, isMoney: Bool) -> (value: ExactDecimal, isScaled: Bool, next: Int)? {
    guard line.kind(index) == .number, var value = line.tokens[index].value else { return nil }
    var next = index + 1
    var isScaled = false
    while let scale = line.find(next, { if case .scale(let power) = $0 { power } else { nil } }) {
      // A single letter belongs to the figure before it; "2m" alone is no sum.
      let isLetter = ["k", "m"].contains(line.text(next))
      if isLetter, !line.tokens[next].isGlued || !(isMoney || suffix(line, scale.next) != nil) { break }
      var factor = 1
      for _ in 0..<scale.value { factor *= 10 }
      value = times(value, factor)
      next = scale.next
      isScaled = true
      // 1백5십만: a further figure is added.
      if line.kind(next) == .number, line.tokens[next].isGlued, let more = line.tokens[next].value, more.scale == 0,
        more.units < factor
      {
        value = value + more
        next += 1
      }
    }
    if !isScaled, value.units > 0, line.tokens[index].span.count > 0, line.tokens[index].text.isEmpty == false,
      line.tokens[index].value != nil, line.tokens[index].span.count > 2, line.isKorean,
      line.characters[line.tokens[index].span.lowerBound].isNumber == false
    {
      isScaled = true
    }
    return (value, isScaled, next)
  }

  private func times(_ value: ExactDecimal, _ factor: Int) -> ExactDecimal {
    let (units, overflow) = value.units.multipliedReportingOverflow(by: factor)
    guard !overflow else { return value }
    var product = ExactDecimal(units: units, scale: value.scale)
    while product.scale > 0, product.units % 10 == 0 {
      product = ExactDecimal(units: product.units / 10, scale: product.scale - 1)
    }
    return product
  }

  // MARK: Currencies

  private func prefix(_ line: Line, _ index: Int) -> (currency: Currency?, next: Int)? {
    guard let found = line.find(index, { if case .currency(let code) = $0 { code } else { nil } }) else {
      if line.text(index) == "w", line.kind(index + 1) == .number, line.tokens[index + 1].isGlued {
        return (.krw, index + 1)
      }
      if line.text(index) == "¥" || line.text(index) == "￥" { return (yen(), index + 1) }
      if line.text(index + 1) == "$", let code = Self.dollars[line.text(index)], line.tokens[index + 1].isGlued {
        return (Currency(code), index + 2)
      }
      return nil
    }
    guard line.kind(found.next) == .number, found.value.utf8.count == 3, line.kind(index) != .hangul else { return nil }
    // "50 dollars 3 nights": a word for a currency stands behind its sum.
    let isSign = line.kind(index) == .sign || line.text(index).utf8.count == 3
    return isSign && line.kind(index - 1) != .number ? (Currency(found.value), found.next) : nil
  }

  private static let dollars = ["us": "USD", "a": "AUD", "s": "SGD", "hk": "HKD", "nt": "TWD", "c": "CAD", "nz": "NZD"]

  /// The sign of yen and yuan, by the country that is spoken of.
  private func yen() -> Currency? {
    switch (countries.contains("JP"), countries.contains("CN")) {
    case (true, false): Currency("JPY")
    case (false, true): Currency("CNY")
    case (true, true), (false, false): nil
    }
  }

  private func suffix(_ line: Line, _ index: Int) -> (currency: Currency?, factor: Int, next: Int)? {
    if line.text(index) == "¥" { return (yen(), 1, index + 1) }
    guard let found = line.find(index, { if case .currency(let code) = $0 { code } else { nil } }) else { return nil }
    switch found.value {
    case "만원": return (.krw, 10_000, found.next)
    case "천원": return (.krw, 1_000, found.next)
    case "백만원": return (.krw, 1_000_000, found.next)
    case "천만원": return (.krw, 10_000_000, found.next)
    case _:
      return line.text(index) == "$" && line.kind(found.next) == .number ? nil : (Currency(found.value), 1, found.next)
    }
  }

  private func sharedSuffix(_ line: Line, _ index: Int) -> (currency: Currency?, factor: Int)? {
    guard ["~", "-", "to", "에서"].contains(line.text(index)) else { return nil }
    guard let second = amount(line, index + 1, isMoney: true) else { return nil }
    var factor = 1
    if let scale = line.find(index + 2, { if case .scale(let power) = $0 { power } else { nil } }) {
      for _ in 0..<scale.value { factor *= 10 }
    }
    if let suffix = suffix(line, second.next) { return (suffix.currency, factor * suffix.factor) }
    return factor > 1 && line.isKorean ? (.krw, factor) : nil
  }

  /// 백만원, 만원: a sum in one word.
  private func wordAlone(_ line: Line, _ index: Int) -> Sum? {
    guard line.kind(index) == .hangul, let found = suffix(line, index), found.factor > 1 else { return nil }
    return Sum(units: ExactDecimal(units: found.factor), currency: found.currency, range: index..<found.next)
  }

  /// Of a range the upper end counts.
  private func withoutLowerEnds(_ sums: [Sum], _ line: Line) -> [Sum] {
    var kept: [Sum] = []
    for sum in sums {
      if var last = kept.last, last.range.upperBound < sum.range.lowerBound,
        sum.range.lowerBound - last.range.upperBound <= 2,
        (last.range.upperBound..<sum.range.lowerBound).allSatisfy({
          ["~", "-", "to", "and", "에서", "between", "or", "사이"].contains(line.text($0))
        })
      {
        var upper = sum
        upper.currency = sum.currency ?? last.currency
        upper.range = last.range.lowerBound..<sum.range.upperBound
        last = upper
        kept[kept.count - 1] = last
      } else {
        kept.append(sum)
      }
    }
    return kept
  }

  // MARK: What it is for

  private func scope(_ line: Line, of range: Range<Int>, _ heard: inout HeardMoney) -> TripBudget.Scope {
    var best: (scope: TripBudget.Scope, distance: Int)?
    func consider(_ scope: TripBudget.Scope, _ distance: Int) {
      if distance < best?.distance ?? Int.max { best = (scope, distance) }
    }
    for index in range.upperBound..<min(line.count, range.upperBound + 6) {
      if line.endsClause(index), line.text(index) != "(", line.text(index) != ")" { break }
      let distance = (index - range.upperBound) * 2
      if let found = line.find(index, { if case .scope(let scope) = $0 { scope } else { nil } }) {
        consider(found.value, distance)
      }
      if line.text(index) == "/" || line.text(index) == "for" {
        let after = line.find(index + 1) { (sense: Sense) -> TripBudget.Scope? in
          switch sense {
          case .unit(.night): .perNight
          case .unit(.person), .unit(.head), .person(.adult): .perPerson
          case _: nil
          }
        }
        if let after, line.text(index) == "/" { consider(after.value, distance) }
        // For two, for the four of us: a sum for all.
        if line.text(index) == "for",
          line.number(index + 1) != nil || line.text(index + 1) == "the" || line.text(index + 1) == "all"
        {
          let counted = line.number(index + 1)?.next ?? index + 2
          let isNights =
            line.has(counted, .unit(.night)) != nil || line.has(counted, .unit(.day)) != nil
            || line.has(counted, .unit(.week)) != nil
          if !isNights { consider(.total, distance + 1) }
        }
      }
      if index == range.upperBound, line.text(index) == "1" || line.text(index) == "하루", line.text(index + 1) == "박" {
        consider(.perNight, 0)
      }
      if line.tokens[index].kind == .number, line.text(index) != "1" { break }
    }
    let before = range.lowerBound
    for index in stride(from: before - 1, through: max(0, before - 6), by: -1) {
      if line.endsClause(index) { break }
      let distance = (before - 1 - index) * 2 + 1
      if let found = line.find(index, { if case .scope(let scope) = $0 { scope } else { nil } }), found.next <= before {
        consider(found.value, distance)
      }
      if line.text(index) == "1" || line.text(index) == "일" {
        if line.text(index + 1) == "박" || line.text(index + 1) == "박에", index + 2 >= before - 1 {
          consider(.perNight, distance)
        }
        if ["인", "인당"].contains(line.text(index + 1)), !isParty(line, index) { consider(.perPerson, distance) }
      }
      if line.text(index) == "인당" || line.text(index) == "명당" { consider(.perPerson, distance) }
    }
    heard.pricedNight = pricedNight(line, beside: range)
    return best?.scope ?? totalAnywhere(line)
  }

  /// 1인 as a head count rather than "per head": it stands apart from the sum.
  private func isParty(_ line: Line, _ index: Int) -> Bool { false }

  private func pricedNight(_ line: Line, beside range: Range<Int>) -> Range<Int>? {
    for start in [range.lowerBound - 2, range.lowerBound - 3, range.upperBound] {
      guard line.text(start) == "1", ["박", "night", "nite"].contains(line.text(start + 1)) else { continue }
      if start == range.lowerBound - 3, line.text(start + 2) != "에" && line.text(start + 2) != "당" { continue }
      return start..<start + 2
    }
    return nil
  }

  private func totalAnywhere(_ line: Line) -> TripBudget.Scope {
    for index in 0..<line.count where line.has(index, .scope(.total)) != nil { return .total }
    return .unknown
  }

  private func scopeAlone(_ line: Line) -> TripBudget.Scope? {
    guard line.count <= 6 else { return nil }
    for index in 0..<line.count {
      if let found = line.find(index, { if case .scope(let scope) = $0 { scope } else { nil } }), !line.isTaken(index) {
        return found.value
      }
    }
    return nil
  }
}
