import Atlas
package import Travel
import Wording

/// The most a traveller will pay, in the money of the offers.
struct PriceLimit {
  /// nil when the two monies cannot be compared.
  private let most: Double?
  let warning: Warning?

  /// Brings a limit into the offers' currency by the dated rate, and says so.
  init(_ limit: Money, in currency: Currency, rates: Rates) throws(AtlasError) {
    guard limit.currency != currency else {
      most = limit.amount.approximate
      warning = nil
      return
    }
    guard let rate = try rates.rate(from: limit.currency, to: currency), let words = rate.words else {
      most = nil
      warning = Warning(
        "rate_unknown", path: "request.max_price",
        Phrase(
          "No rate is known from \(limit.currency.code) to \(currency.code), so no price passes \(limit.text).",
          "\(limit.currency.code)에서 \(currency.code)로 바꿀 환율을 몰라서 \(limit.koreanText) 조건에 맞는 가격이 없어요."))
      return
    }
    let value = limit.amount.approximate * rate.value
    most = value
    let most = Money(rounding: value, currency)
    warning = Warning(
      "limit_converted", path: "request.max_price",
      Phrase(
        "\(limit.text) was taken as \(most.text) (\(words)).",
        "\(limit.koreanText)\(limit.koreanText.particle(.object)) \(most.koreanText)\(most.koreanText.particle(.toward)) 바꿔 비교했어요 (\(words))."
      ))
  }

  /// Whether a price is known and within the limit, `share` of it being what the limit is for.
  func admits(_ price: Money?, share: Double = 1) -> Bool {
    guard let most, let price else { return false }
    return price.amount.approximate * share <= most + 1e-9
  }
}

extension Money {
  /// The nearest amount of a currency to a number, to its smallest unit.
  package init(rounding value: Double, _ currency: Currency) {
    var factor = 1.0
    for _ in 0..<currency.exponent { factor *= 10 }
    self.init(ExactDecimal(units: Int((value * factor).rounded()), scale: currency.exponent), currency)
  }

  /// The amount half-way to another of the same currency, rounded to its smallest unit.
  func middle(to other: Money) -> Money {
    let scale = currency.exponent
    let sum = amount.rescaled(to: scale).units + other.amount.rescaled(to: scale).units
    return Money(ExactDecimal(units: (sum + 1) / 2, scale: scale), currency)
  }
}
