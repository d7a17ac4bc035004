/// What one ride costs in a country, in its money: by hand from general knowledge, as of 2026, and in wide ranges.
struct RiderFares: Sendable {
  let currency: String
  /// The least and the most for a short ride.
  let low, high: Double
  /// What each kilometre of the way adds at the least and at the most.
  let lowMore, highMore: Double

  /// When the table was written.
  static let asOf = "2026-11"

  /// The fares of a country; nil where none are written down.
  static func of(_ country: String) -> RiderFares? {
    for row in table where row.country == country {
      return RiderFares(
        currency: row.currency, low: row.low, high: row.high, lowMore: row.lowMore, highMore: row.highMore)
    }
    return nil
  }

  private static let table:
    [(country: String, currency: String, low: Double, high: Double, lowMore: Double, highMore: Double)] = [
      ("JP", "JPY", 150, 300, 8, 32), ("KR", "KRW", 1200, 1800, 0, 40), ("US", "USD", 1.5, 3.25, 0.02, 0.25),
      ("GB", "GBP", 1.5, 3, 0.05, 0.4), ("IT", "EUR", 1.3, 2.5, 0.03, 0.2), ("FR", "EUR", 1.5, 3, 0.03, 0.4),
      ("ES", "EUR", 1.2, 3, 0.03, 0.3), ("DE", "EUR", 2, 4, 0.03, 0.3), ("PT", "EUR", 1.4, 3, 0.03, 0.2),
      ("NL", "EUR", 1.2, 3.5, 0.1, 0.3), ("BE", "EUR", 2, 3.5, 0.05, 0.5), ("AT", "EUR", 2, 3.5, 0.05, 0.4),
      ("IE", "EUR", 1.5, 4, 0.03, 0.4), ("FI", "EUR", 2.5, 4.5, 0.03, 0.2), ("GR", "EUR", 1, 2.5, 0.02, 0.3),
      ("CH", "CHF", 2, 5, 0.2, 0.5), ("CZ", "CZK", 25, 50, 0.5, 3), ("HU", "HUF", 400, 700, 5, 100),
      ("PL", "PLN", 3, 6, 0.05, 0.6), ("DK", "DKK", 18, 36, 0.5, 3), ("SE", "SEK", 28, 50, 0.3, 6),
      ("NO", "NOK", 28, 55, 0.5, 4), ("TR", "TRY", 20, 60, 0.3, 6), ("AE", "AED", 3, 8, 0.03, 0.5),
      ("TH", "THB", 8, 60, 0.2, 3), ("VN", "VND", 6000, 20000, 100, 2000), ("SG", "SGD", 1, 2.5, 0.02, 0.1),
      ("MY", "MYR", 1, 5, 0.04, 1), ("ID", "IDR", 3500, 20000, 0, 2500), ("PH", "PHP", 13, 50, 0.8, 6),
      ("TW", "TWD", 15, 40, 0.8, 4), ("HK", "HKD", 3, 12, 0.2, 3), ("CN", "CNY", 1, 5, 0.05, 0.5),
      ("IN", "INR", 10, 60, 0.2, 3), ("AU", "AUD", 1, 6, 0.04, 1), ("NZ", "NZD", 2, 6, 0.05, 0.5),
      ("CA", "CAD", 2.5, 4.5, 0.02, 0.4), ("MX", "MXN", 5, 20, 0.1, 3), ("EG", "EGP", 5, 40, 0.1, 4),
      ("MA", "MAD", 4, 10, 0.1, 1),
    ]

  /// A single journey by water bus in Venice, and by the boats from afar.
  static let lagoon = RiderFares(currency: "EUR", low: 9.5, high: 10, lowMore: 0, highMore: 0.6)

  /// What a train between cities costs for a seat; nil where the price level is all there is to go by.
  static func train(_ country: String, _ way: Double) -> (currency: String, low: Double, high: Double)? {
    switch country {
    // Local trains over short ways, bullet trains over long ones.
    case "JP": ("JPY", way < 250 ? 150 + 8 * way : 20 * way, 500 + 40 * way)
    case "KR": ("KRW", 65 * way, 3000 + 165 * way)
    case _: nil
    }
  }
}
