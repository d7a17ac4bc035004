package import Atlas
package import Civil
package import Travel

/// Turns modelled US dollars into the money a traveller asked for, by a rate that bears its date.
package struct Rates: Sendable {
  let atlas: Atlas

  package init(atlas: Atlas) { self.atlas = atlas }

  /// A rate of exchange with the words that name it.
  package struct Rate: Equatable, Sendable {
    package let from: Currency
    package let to: Currency
    package let value: Double
    /// The day of the rate; nil when both are the same money.
    package let date: CivilDate?

    /// The rate as a source names it, such as `1 USD = 1,335 KRW on 2026-10-30`; nil when nothing was exchanged.
    package var words: String? {
      guard let date else { return nil }
      return "1 \(from.code) = \(Rates.figure(value)) \(to.code) on \(date.iso)"
    }
  }

  /// The dated rate between two currencies; nil when either is not known.
  package func rate(from: Currency, to: Currency) throws(AtlasError) -> Rate? {
    guard from != to else { return Rate(from: from, to: to, value: 1, date: nil) }
    guard let rate = try atlas.rate(from: from.code, to: to.code) else { return nil }
    return Rate(from: from, to: to, value: rate.value, date: rate.date)
  }

  /// A modelled amount of US dollars in another currency, to two significant digits; nil without a rate.
  package func convert(usd: Double, to currency: Currency) throws(AtlasError) -> Money? {
    guard let rate = try rate(from: .usd, to: currency) else { return nil }
    return Money(modelled: usd * rate.value, currency)
  }

  /// A number to four significant digits with its thousands grouped.
  static func figure(_ value: Double) -> String {
    var scale = 0
    var size = value
    while size < 1000 && scale < 6 {
      size *= 10
      scale += 1
    }
    let exact = ExactDecimal(units: Int(size.rounded()), scale: scale)
    // Grouping is the money's own; the code behind it is not wanted here.
    return Money(exact, .krw).text.split(separator: " ").first.map(String.init) ?? exact.text
  }
}
