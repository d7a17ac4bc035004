import Atlas
import Travel

/// What it costs to get to a trip and home again, and from city to city.
struct JourneyCost: Sendable {
  let telling: Telling
  let outline: TripOutline

  /// A range of dollars and how it is known.
  struct Known: Sendable {
    let range: PriceRange
    let isFlight: Bool
    let basis: Basis
    let source: String
  }

  /// There and back for the party; nil without an origin.
  func range(_ flights: FlightSuggestions?) throws(AtlasError) -> Known? {
    guard let origin = outline.origin, let first = outline.stays.first?.destination,
      let last = outline.stays.last?.destination, origin.label != first.label
    else { return nil }
    let out = try oneWay(origin, first)
    let back = first.label == last.label ? out : try oneWay(last, origin)
    // A round trip by air costs a little less than two single ones.
    let factor = out.isFlight && first.label == last.label ? 0.95 : 1
    return Known(
      range: (out.range + back.range) * (factor * outline.party.seats), isFlight: out.isFlight, basis: out.basis,
      source: out.source)
  }

  /// One way for one adult.
  func oneWay(_ one: Destination, _ other: Destination) throws(AtlasError) -> Known {
    let isTrainOnly = telling.goal.constraints.contains("train_only")
    let way = TripEnds.crossing(from: one, to: other, isTrainOnly)
    if way.mode == .flight, let pair = try GatewayPair(one.match, other.match, in: telling.atlas) {
      let estimate = try Fares(atlas: telling.atlas).estimate(
        from: pair.start, to: pair.end, on: outline.reckoningDate)
      return Known(range: estimate.range, isFlight: true, basis: estimate.basis, source: estimate.source)
    }
    let prices = try LocalPrices(country: other.country, currency: .usd, in: telling.atlas)
    let price = prices.crossing(way)
    // A car is paid for once, whoever sits in it.
    let share = price?.per == .party ? 1 / max(1, outline.party.seats) : 1
    return Known(
      range: PriceRange(
        low: share * (price?.low?.amount.approximate ?? 0), high: share * (price?.high?.amount.approximate ?? 0)),
      isFlight: false,
      basis: .assumed, source: "assumed from the distance and the country's price level")
  }
}
