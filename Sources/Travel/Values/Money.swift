package import JSON

/// An amount of one currency, exact.
package struct Money: Hashable, Sendable {
  package let amount: ExactDecimal
  package let currency: Currency

  /// Holds an amount with at least the currency's own digits after the point.
  package init(_ amount: ExactDecimal, _ currency: Currency) {
    self.amount = amount.scale < currency.exponent ? amount.rescaled(to: currency.exponent) : amount
    self.currency = currency
  }

  /// Rounds a modelled figure to two significant digits and the currency's own digits.
  package init(modelled value: Double, _ currency: Currency) {
    var step = 1.0
    while value / step >= 100 { step *= 10 }
    while value > 0 && value / step < 10 { step /= 10 }
    let rounded = (value / step).rounded() * step
    var factor = 1.0
    for _ in 0..<currency.exponent { factor *= 10 }
    self.init(ExactDecimal(units: Int((rounded * factor).rounded()), scale: currency.exponent), currency)
  }

  /// Reads `340 EUR`, `EUR340`, `EUR 340`, `€340`, `₩340,000`, `150만 원`; nil without a currency or with a shared sign
  /// such as `$`.
  package init?(text: String) {
    let compact = text.filter { !$0.isWhitespace }
    if let won = KoreanSum.won(compact) {
      self.init(ExactDecimal(units: won, scale: 0), .krw)
      return
    }
    guard let first = compact.firstIndex(where: { $0.isASCII && $0.isNumber || $0 == "-" }),
      let last = compact.lastIndex(where: { $0.isASCII && $0.isNumber })
    else { return nil }
    let before = String(compact[..<first])
    let after = String(compact[compact.index(after: last)...])
    guard before.isEmpty != after.isEmpty, let digits = Money.ungrouped(String(compact[first...last])),
      let amount = ExactDecimal(digits)
    else { return nil }
    let word = before.isEmpty ? after : before
    guard let currency = Currency(sign: word) ?? Currency(word) else { return nil }
    guard amount.scale <= currency.exponent else { return nil }
    self.init(amount, currency)
  }

  /// Takes `1,234,567.89` apart; nil when the commas do not stand every three digits.
  private static func ungrouped(_ text: String) -> String? {
    guard text.contains(",") else { return text }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let groups = parts[0].split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 2, (1...3).contains(groups[0].count), groups.dropFirst().allSatisfy({ $0.count == 3 }) else {
      return nil
    }
    return groups.joined() + (parts.count == 2 ? "." + parts[1] : "")
  }

  /// The amount and code as people read them, such as `473,550 KRW`.
  package var text: String {
    let digits = amount.text
    let isNegative = digits.hasPrefix("-")
    let parts = digits.drop { $0 == "-" }.split(separator: ".")
    var grouped = ""
    let whole = Array(parts[0])
    for (index, digit) in whole.enumerated() {
      if index > 0 && (whole.count - index) % 3 == 0 { grouped.append(",") }
      grouped.append(digit)
    }
    let fraction = parts.count == 2 ? "." + parts[1] : ""
    return "\(isNegative ? "-" : "")\(grouped)\(fraction) \(currency.code)"
  }

  /// The amount as people read it in Korean: `473,550원`, other money as elsewhere.
  package var koreanText: String {
    currency == .krw ? text.prefix { $0 != " " } + "원" : text
  }

  /// Adds two amounts; nil when they are of different currencies.
  package func adding(_ other: Money) -> Money? {
    currency == other.currency ? Money(amount + other.amount, currency) : nil
  }

  package static let record = Record(
    { (amount: ExactDecimal, currency: Currency) in Money(amount, currency) },
    Field(
      "amount", .by(.string, expected: "a decimal number", { ExactDecimal($0) }, { $0.text }),
      "Exact decimal amount, as text."
    ) { $0.amount },
    Field("currency", .by(.string, expected: "an ISO 4217 code", { Currency($0) }, { $0.code }), "ISO 4217 code.") {
      $0.currency
    })
}
