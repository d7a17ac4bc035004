import Atlas
import Civil
import Travel

/// What short ways and small things cost in a country: wide ranges by its price level, in the traveller's money.
struct LocalPrices: Sendable {
  /// Against the United States, which is about 1.
  let level: Double
  let currency: Currency
  /// Units of the currency for a dollar; nil when no rate is known, and then nothing is priced.
  let perDollar: Double?
  let rateDate: String?
  private let country: String
  /// What a ride costs, in the traveller's money; nil where the price level is all there is to go by.
  private let fares: RiderFares?
  private let lagoon: RiderFares?
  /// What the money of the country is in the traveller's.
  private let home: Double?

  init(country: String, currency: Currency, in atlas: Atlas) throws(AtlasError) {
    level = min(1.3, max(0.25, try atlas.country(country)?.priceLevel ?? 0.6))
    self.currency = currency
    self.country = country
    fares = RiderFares.of(country)
    lagoon = country == "IT" ? RiderFares.lagoon : nil
    home =
      if let fares {
        fares.currency == currency.code ? 1 : try atlas.rate(from: fares.currency, to: currency.code)?.value
      } else { nil }
    if currency == .usd {
      (perDollar, rateDate) = (1, nil)
    } else {
      let rate = try atlas.rate(from: "USD", to: currency.code)
      (perDollar, rateDate) = (rate?.value, rate?.date.iso)
    }
  }

  /// A ride by bus, metro, train or water bus, for one person; nil where nothing is known.
  func transit(_ leg: GroundLeg) -> Price? {
    // What a boat asks is for anyone to say: some are buses, some are tours.
    if leg.ground == .ferry || leg.ground == .pier { return nil }
    guard let fares = leg.ground == .water ? lagoon : fares, let home else {
      return price(0.5 + 0.03 * leg.way, 3 + 0.25 * leg.way, per: .person)
    }
    // Where buses are all that runs they mostly ask much the same for any way, but not in Japan.
    let isFlat = leg.ground == .buses && fares.currency == "USD"
    return written(
      (fares.low + fares.lowMore * leg.way) * home, (fares.high + (isFlat ? 0.01 : fares.highMore) * leg.way) * home)
  }

  /// A taxi, for the party.
  func taxi(_ leg: GroundLeg) -> Price? { price(2 + 0.9 * leg.way, 6 + 3.2 * leg.way, per: .party) }

  /// A way between two cities, for one person; flights have estimates of their own.
  func crossing(_ crossing: Crossing) -> Price? {
    let way = crossing.kilometres * 1.2
    switch crossing.mode {
    case .train:
      guard let home, let fare = RiderFares.train(country, way) else {
        return price(2 + 0.04 * way, 8 + 0.35 * way, per: .person)
      }
      return written(fare.low * home, fare.high * home)
    case .car: return price(2 + 0.6 * way, 6 + 3.2 * way, per: .party)
    case .bus: return price(1 + 0.04 * way, 4 + 0.13 * way, per: .person)
    case .ferry: return price(6 + 0.1 * way, 20 + 0.5 * way, per: .person)
    case .flight: return nil
    }
  }

  /// A range by the table of fares, for one person.
  private func written(_ low: Double, _ high: Double) -> Price {
    Price(
      basis: .assumed, total: nil, low: Money(modelled: rough(low, .down), currency),
      high: Money(modelled: rough(high, .up), currency), per: .person, tax: nil, asOf: RiderFares.asOf,
      source: "usual single fares, by hand from general knowledge")
  }

  private func price(_ low: Double, _ high: Double, per: Price.Per) -> Price? {
    guard let perDollar else { return nil }
    return Price(
      basis: .assumed, total: nil, low: Money(modelled: rough(low * level * perDollar, .down), currency),
      high: Money(modelled: rough(high * level * perDollar, .up), currency), per: per, tax: nil, asOf: rateDate,
      source: "assumed from the country's price level")
  }

  /// A small sum to the next half outwards, for nobody knows the cents of a bus ride.
  private func rough(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
    guard value >= 0.5, value < 10 else { return value }
    return (value * 2).rounded(rule) / 2
  }
}
