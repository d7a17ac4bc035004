package import Atlas
package import Travel

/// Turns modelled US dollars into the money a traveller asked for, by a rate that bears its date.
package struct Rates: Sendable {
  let atlas: Atlas

  package init(atlas: Atlas) { self.atlas = atlas }

  /// The dated rate between two currencies; nil when either is not known.
  package func rate(from: Currency, to: Currency) throws(AtlasError) -> DatedRate? {
    guard from != to else { return DatedRate(from: from, to: to, value: 1, date: nil) }
    guard let rate = try atlas.rate(from: from.code, to: to.code) else { return nil }
    return DatedRate(from: from, to: to, value: rate.value, date: rate.date)
  }

  /// A modelled amount of US dollars in another currency, to two significant digits; nil without a rate.
  package func convert(usd: Double, to currency: Currency) throws(AtlasError) -> Money? {
    guard let rate = try rate(from: .usd, to: currency) else { return nil }
    return Money(modelled: usd * rate.value, currency)
  }
}
