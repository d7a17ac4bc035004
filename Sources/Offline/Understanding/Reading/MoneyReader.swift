import Travel

/// Reads sums of money and what they are for.
struct MoneyReader {
  /// Countries spoken of, by which a sign shared by two currencies is told.
  let countries: Set<String>

  struct Sum {
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
      heard.isWithdrawn = isWithdrawn(line)
      if heard.scope == .perNight {
        heard.pricedNight = (0..<line.count).first { line.text($0) == "1" }.map { $0..<$0 + 2 }
      }
      return heard
    }
    if let words = impossible(sum, line) {
      heard.refusal = .money(words)
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

  /// `scrap the budget`, `budget doesn't matter`, 예산은 빼줘.
  private func isWithdrawn(_ line: Line) -> Bool {
    for index in 0..<line.count where line.has(index, .money) != nil {
      for at in max(0, index - 4)..<index {
        let isDropped = line.has(at, .cue(.remove)) != nil || ["scrap", "forget", "ignore"].contains(line.text(at))
        if isDropped || line.has(at, .accepts) != nil { return true }
      }
      let end = min(line.count, index + 5)
      if (index + 1..<max(index + 1, end)).contains(where: {
        line.has($0, .accepts) != nil || line.has($0, .cue(.remove)) != nil
      }) {
        return true
      }
    }
    return false
  }

  // MARK: One sum

  func sum(_ line: Line, _ index: Int) -> Sum? {
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
    // $100-150: the sign is said once.
    if isPrefixed, ["-", "~", "to"].contains(line.text(next)), line.kind(next + 1) == .number,
      let upper = amount(line, next + 1, isMoney: true), upper.value > units, line.text(upper.next) != "/"
    {
      (units, next) = (upper.value, upper.next)
    }
    if isPrefixed, currency == nil { return Sum(units: units, currency: nil, range: index..<next) }
    return Sum(units: units, currency: currency, range: index..<next)
  }

  /// A sum without a currency: in Korean 만원 are left out, in English one has to ask.
  func bare(_ line: Line, _ units: ExactDecimal, _ isScaled: Bool, _ range: Range<Int>) -> Sum? {
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
  func isSpokenOf(_ line: Line, _ index: Int) -> Bool {
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

  func amount(_ line: Line, _ index: Int, isMoney: Bool) -> (value: ExactDecimal, isScaled: Bool, next: Int)? {
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

  func times(_ value: ExactDecimal, _ factor: Int) -> ExactDecimal {
    let (units, overflow) = value.units.multipliedReportingOverflow(by: factor)
    guard !overflow else { return value }
    var product = ExactDecimal(units: units, scale: value.scale)
    while product.scale > 0, product.units % 10 == 0 {
      product = ExactDecimal(units: product.units / 10, scale: product.scale - 1)
    }
    return product
  }

  /// Of a range the upper end counts.
  func withoutLowerEnds(_ sums: [Sum], _ line: Line) -> [Sum] {
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
}
