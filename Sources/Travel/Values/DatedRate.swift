package import Civil

/// A rate of exchange that bears its date.
package struct DatedRate: Equatable, Sendable {
  package let from: Currency
  package let to: Currency
  package let value: Double
  /// The day of the rate; nil when both are the same money.
  package let date: CivilDate?

  package init(from: Currency, to: Currency, value: Double, date: CivilDate?) {
    self.from = from
    self.to = to
    self.value = value
    self.date = date
  }

  /// The rate as a source names it, such as `1 USD = 1,335 KRW on 2026-10-30`; nil when nothing was exchanged.
  package var words: String? {
    guard let date else { return nil }
    return "1 \(from.code) = \(DatedRate.figure(value)) \(to.code) on \(date.iso)"
  }

  /// A number to four significant digits with its thousands grouped.
  private static func figure(_ value: Double) -> String {
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
