package import Atlas
package import Civil
import Travel

/// The fares one may expect between two airports: paid ones where a table has them, else a model of distance.
package struct Fares: Sendable {
  let atlas: Atlas

  package init(atlas: Atlas) { self.atlas = atlas }

  /// One adult, one way, economy, in US dollars. Without a day no season counts; without a day of booking the usual lead.
  package func estimate(
    from start: AirportFacts, to end: AirportFacts, on date: CivilDate?, bookedOn today: CivilDate? = nil
  ) throws(AtlasError) -> FareEstimate {
    let base = try base(from: start, to: end)
    guard let date else { return estimate(base, season: nil, on: nil, bookedOn: today) }
    let season = try Season(atlas, countries: [start.country, end.country], days: date...date)
    return estimate(base, season: season, on: date, bookedOn: today)
  }

  /// What is known of a pair whatever the day.
  func base(from start: AirportFacts, to end: AirportFacts) throws(AtlasError) -> FareBase {
    let kilometres = start.position.kilometres(to: end.position)
    if let paid = try atlas.fare(start.code, end.code) {
      return FareBase(
        origin: .paid(low: Double(paid.low), high: Double(paid.high)), centre: Double(paid.median),
        kilometres: kilometres)
    }
    if start.country == "US", end.country == "US" {
      return FareBase(origin: .usCurve, centre: FareCurve.median(kilometres), kilometres: kilometres)
    }
    let region = FareRegion.factor(from: try atlas.country(start.country), to: try atlas.country(end.country))
    return FareBase(origin: .lowCurve, centre: FareCurve.low(kilometres) * region, kilometres: kilometres)
  }

  /// The range of a pair on a day.
  func estimate(_ base: FareBase, season: Season?, on date: CivilDate?, bookedOn today: CivilDate?) -> FareEstimate {
    let days: Int? = if let date, let today { today.days(until: date) } else { nil }
    let lead = days.map { LeadTime.factor(days: max($0, 0)) } ?? LeadTime.usual
    let time: Double = if let date, let season { season.fare(on: date) } else { 1 }
    // Fares that were paid hold every lead already; only the last week is dearer than their mean.
    let late = lead / LeadTime.usual > 1.1 ? lead / LeadTime.usual : 1
    switch base.origin {
    case .paid(let low, let high):
      let factor = late * time
      return FareEstimate(
        range: PriceRange(low: low, high: high) * factor, basis: factor == 1 ? .dated : .estimate,
        asOf: FareCurve.asOf,
        source: factor == 1 ? OfferSentence.fromPaidFares.en : OfferSentence.fromPaidFaresInSeason.en)
    case .usCurve:
      return FareEstimate(
        range: PriceRange(low: 0.7, high: 1.45) * (base.centre * late * time), basis: .estimate, asOf: FareCurve.asOf,
        source: OfferSentence.fromUSFares.en)
    case .lowCurve:
      // Over 6,000 km the fares it was checked on are few.
      let high = base.kilometres > 6000 ? 1.9 : 1.6
      return FareEstimate(
        range: PriceRange(low: 0.6, high: high) * (base.centre * lead * time), basis: .estimate,
        asOf: FareCurve.asOf, source: OfferSentence.fromDistance.en)
    }
  }
}
