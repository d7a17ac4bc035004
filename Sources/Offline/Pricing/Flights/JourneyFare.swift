import Atlas
import Civil
import Travel

/// Prices a whole journey for a whole party, on its days and on the days around them.
struct JourneyFare {
  let fares: Fares
  let query: FlightQuery
  let season: Season
  let rate: DatedRate
  let today: CivilDate

  /// What a return ticket costs against one way; so each of its directions weighs half of that.
  private static let roundTrip = 1.9

  init(_ query: FlightQuery, fares: Fares, rate: DatedRate, ends: [AirportFacts], today: CivilDate)
    throws(AtlasError)
  {
    self.fares = fares
    self.query = query
    self.rate = rate
    self.today = today
    let days = query.legs.map(\.date)
    let first = (days.min() ?? today).adding(days: -query.flex)
    let last = (days.max() ?? today).adding(days: query.flex)
    season = try Season(fares.atlas, countries: Set(ends.map(\.country)), days: first...max(first, last))
  }

  /// The price of ways flown on the asked days, all of them shifted by some days.
  func price(_ bases: [FareBase], shiftedBy days: Int = 0) -> Price {
    guard query.cabin == .economy else { return .unknown(per: .party) }
    var range = PriceRange.zero
    var known: [Basis] = []
    var sources: [String] = []
    for (leg, base) in zip(query.legs, bases) {
      let fare = fares.estimate(base, season: season, on: leg.date.adding(days: days), bookedOn: today)
      range = range + fare.range
      known.append(fare.basis)
      if !sources.contains(fare.source) { sources.append(fare.source) }
    }
    if query.isRoundTrip { range = range * (JourneyFare.roundTrip / 2) }
    range = range * PartyShare.adults(query.passengers)
    // A paid fare multiplied for a party or a return is no longer what anyone was seen to pay.
    let isPaid = known.allSatisfy { $0 == .dated } && !query.isRoundTrip
    return range.price(
      rate, basis: isPaid ? .dated : .estimate, per: .party, asOf: FareCurve.asOf,
      source: sources.joined(separator: "; "))
  }

  /// The price of each day around the asked one that is not over at the place of departure; empty unless asked for.
  func days(_ bases: [FareBase]) -> [PricedDay] {
    guard query.flex > 0, query.cabin == .economy, let date = query.legs.first?.date else { return [] }
    return (-query.flex...query.flex).compactMap { shift in
      let day = date.adding(days: shift)
      return day < today ? nil : PricedDay(date: day, price: price(bases, shiftedBy: shift))
    }
  }
}
