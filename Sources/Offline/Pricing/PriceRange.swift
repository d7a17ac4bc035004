import Travel

/// A range of US dollars on its way to becoming a price.
package struct PriceRange: Equatable, Sendable {
  package let low: Double
  package let high: Double

  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  static let zero = PriceRange(low: 0, high: 0)

  static func + (left: PriceRange, right: PriceRange) -> PriceRange {
    PriceRange(low: left.low + right.low, high: left.high + right.high)
  }

  static func * (range: PriceRange, factor: Double) -> PriceRange {
    PriceRange(low: range.low * factor, high: range.high * factor)
  }

  /// The range as a price in the money of a rate, both ends to two significant digits, never one figure alone.
  func price(_ rate: DatedRate, basis: Basis, per: Price.Per, asOf: String?, source: String) -> Price {
    var ends = (Money(modelled: low * rate.value, rate.to), Money(modelled: high * rate.value, rate.to))
    // Ends so near that rounding makes them one keep all their digits.
    if ends.0 == ends.1 {
      ends = (Money(rounding: low * rate.value, rate.to), Money(rounding: high * rate.value, rate.to))
    }
    return Price(
      basis: basis, total: nil, low: ends.0, high: ends.1, per: per, tax: nil, asOf: asOf,
      source: [source, rate.words].compactMap(\.self).joined(separator: "; "))
  }
}

extension Price {
  /// The price of something that no figure is known for.
  static func unknown(per: Per) -> Price {
    Price(basis: .estimate, total: nil, low: nil, high: nil, per: per, tax: nil, asOf: nil, source: nil)
  }
}
