import Travel

/// Signs and words for currencies.
extension MoneyReader {
  func prefix(_ line: Line, _ index: Int) -> (currency: Currency?, next: Int)? {
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

  static let dollars = ["us": "USD", "a": "AUD", "s": "SGD", "hk": "HKD", "nt": "TWD", "c": "CAD", "nz": "NZD"]

  /// The sign of yen and yuan, by the country that is spoken of.
  func yen() -> Currency? {
    switch (countries.contains("JP"), countries.contains("CN")) {
    case (true, false): Currency("JPY")
    case (false, true): Currency("CNY")
    case (true, true), (false, false): nil
    }
  }

  func suffix(_ line: Line, _ index: Int) -> (currency: Currency?, factor: Int, next: Int)? {
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

  func sharedSuffix(_ line: Line, _ index: Int) -> (currency: Currency?, factor: Int)? {
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
  func wordAlone(_ line: Line, _ index: Int) -> Sum? {
    guard line.kind(index) == .hangul, let found = suffix(line, index), found.factor > 1 else { return nil }
    return Sum(units: ExactDecimal(units: found.factor), currency: found.currency, range: index..<found.next)
  }
}
