import Travel

/// Reads an amount of money out of words: `128,000원`, `KRW 312000.00`, `1박 120,000원`, `약 2,400엔`, `120만원`.
enum AskedAmount {
  /// The amount with its currency; `fallback` stands in for a currency that is not said. nil when there is none: a count
  /// of nights, guests or minutes is no price.
  static func read(_ text: String, fallback: Currency?) -> Money? {
    let numbers = NumberInText.all(in: text)
    // What is owed to the traveller, or written by a machine for machines, is no price: nothing is made of it.
    guard !numbers.contains(where: { isOdd($0, in: text) }) else { return nil }
    for number in numbers {
      if let currency = CurrencyMark.currency(around: number, in: text) { return money(number, currency) }
    }
    guard let fallback else { return nil }
    let bare = numbers.filter { !isCount($0, in: text) }
    guard bare.count == 1, bare[0].isClear, !CurrencyMark.isBeside(bare[0], in: text) else { return nil }
    return money(bare[0], fallback)
  }

  /// The amount of a price; nil also where two are said to lie apart, as `100,000원~200,000원`: neither is the price.
  static func price(_ text: String, fallback: Currency) -> Money? {
    let numbers = NumberInText.all(in: text)
    let isRange = zip(numbers, numbers.dropFirst()).contains { one, other in
      let between = text[one.range.upperBound..<other.range.lowerBound]
      return between.count < 8 && between.contains { "~∼〜～–—-".contains($0) }
        && CurrencyMark.currency(around: other, in: text) != nil
    }
    return isRange ? nil : read(text, fallback: fallback)
  }

  /// Every amount whose currency is said, with where its digits stand.
  static func all(in text: String) -> [(money: Money, range: Range<String.Index>)] {
    let numbers = NumberInText.all(in: text)
    guard !numbers.contains(where: { isOdd($0, in: text) }) else { return [] }
    return numbers.compactMap { number in
      CurrencyMark.currency(around: number, in: text).flatMap { money(number, $0) }.map { ($0, number.range) }
    }
  }

  private static func money(_ number: NumberInText, _ currency: Currency) -> Money? {
    guard let amount = ExactDecimal(number.digits), amount.units > 0 else { return nil }
    // Won have no cents, though one source writes them.
    let money = Money(amount.rescaled(to: currency.exponent), currency)
    // What no trip costs is no price, and would be too much to reckon with.
    return money.amount.units < 1_000_000_000_000 ? money : nil
  }

  /// Whether a number is below nothing, as `-5,000`, or has an exponent, as `1e9`, or may be read in two ways, as `99,50`
  /// and `1 234`.
  private static func isOdd(_ number: NumberInText, in text: String) -> Bool {
    if let currency = CurrencyMark.currency(around: number, in: text) {
      if !number.isClear, !(number.hasThousandths && currency.exponent == 3) { return true }
      if number.isParted(in: text) { return true }
    }
    let before = text[..<number.range.lowerBound]
    if let sign = before.last, "-−–".contains(sign) {
      // Behind a number or a word it stands for a range, a date or a hyphen.
      let left = before.dropLast()
      if left.last.map({ !$0.isNumber && !$0.isLetter }) ?? true || CurrencyMark.code(left.lettersAtEnd) != nil {
        return true
      }
    }
    let after = text[number.range.upperBound...]
    return after.first.map { "eE".contains($0) } == true
      && after.dropFirst().first.map { $0.isNumber || "+-".contains($0) } == true
  }

  private static func isCount(_ number: NumberInText, in text: String) -> Bool {
    let after = text[number.range.upperBound...].trimmed
    return ["박", "명", "인", "일", "월", "시", "분", "성급", "개", "%", "km", "층", "회", "대"].contains { after.hasPrefix($0) }
  }
}
