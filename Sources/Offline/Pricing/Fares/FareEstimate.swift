package import Travel

/// What one adult may pay one way in economy, in US dollars, and how that is known.
package struct FareEstimate: Equatable, Sendable {
  package let range: PriceRange
  /// `dated` when passengers really paid it, else `estimate`.
  package let basis: Basis
  /// The month of the fares behind it.
  package let asOf: String
  package let source: String

  package var low: Double { range.low }
  package var high: Double { range.high }
}

/// What is known of the fare between two airports before a day is chosen.
struct FareBase {
  /// Where the figures come from.
  enum Origin {
    /// Paid between these two airports.
    case paid(low: Double, high: Double)
    /// The curve of the United States.
    case usCurve
    /// The curve of low advertised fares.
    case lowCurve
  }

  let origin: Origin
  /// US dollars, the middle that the range is drawn around.
  let centre: Double
  let kilometres: Double
}
