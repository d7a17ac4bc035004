package import Atlas
package import Civil
import Travel

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What a room costs a night, in US dollars, by place, tier and day: the rates the United States reimburses where they
/// are known, else a model of price level and importance.
///
/// The model is about 25 % off at the median against 682 city rates of April 2026; no open source of mid-price rooms
/// outside the United States was found, so tiers are hand constants and ranges wide.
package struct StayRates: Sendable {
  /// The level of a place of no importance with the prices of the United States.
  private static let business = 205.0

  let atlas: Atlas

  package init(atlas: Atlas) { self.atlas = atlas }

  /// The price of one room of a tier for some nights from a day.
  package func stay(
    at place: StayPlace, tier: HotelFacts.Tier, from checkIn: CivilDate, nights: Int
  ) throws(AtlasError) -> PriceRange {
    try calendar(at: place, from: checkIn, nights: max(nights, 1)).range(of: tier)
  }

  /// The price of one room and night of each tier, budget first.
  package func perNight(
    at place: StayPlace, on date: CivilDate
  ) throws(AtlasError) -> [(tier: HotelFacts.Tier, range: PriceRange)] {
    let calendar = try calendar(at: place, from: date, nights: 1)
    return HotelFacts.Tier.allCases.map { ($0, calendar.range(of: $0)) }
  }

  /// The nights of a stay, priced but for the tier.
  func calendar(at place: StayPlace, from checkIn: CivilDate, nights: Int) throws(AtlasError) -> StayCalendar {
    let last = checkIn.adding(days: nights - 1)
    let feasts = try Season(atlas, countries: Set([place.country?.alpha2].compactMap(\.self)), days: checkIn...last)
    if let city = place.city, let lodging = try atlas.lodging(in: city), lodging.nights.count == 12 {
      let sum = (0..<nights).reduce(0) { $0 + Double(lodging.nights[checkIn.adding(days: $1).month - 1]) }
      return StayCalendar(sum: sum, isMidPrice: true, priceLevel: 1)
    }
    let climate: [MonthClimate]? = if let city = place.city { try atlas.climate(of: city) } else { nil }
    let season = StaySeason(climate: climate, feasts: feasts)
    let level = level(of: place)
    let sum = (0..<nights).reduce(0) { $0 + level * season.factor(of: checkIn.adding(days: $1)) }
    return StayCalendar(sum: sum, isMidPrice: false, priceLevel: priceLevel(of: place))
  }

  /// A night at the level of business travel, the season left out.
  func level(of place: StayPlace) -> Double {
    let correction = place.city.map(CityLevel.factor) ?? 1
    return StayRates.business * priceLevel(of: place).squareRoot().squareRoot() * (1 + 0.9 * place.rank) * correction
  }

  /// Prices against those of the United States.
  private func priceLevel(of place: StayPlace) -> Double { max(place.country?.priceLevel ?? 0.5, 0.05) }
}

/// The nights of a stay summed up, for a tier to be taken of.
struct StayCalendar {
  /// US dollars for one room and all nights.
  let sum: Double
  /// Whether the sum is of mid-price hotels, else of the business level.
  let isMidPrice: Bool
  /// Prices of the country against those of the United States.
  let priceLevel: Double

  /// The price level at which the shares of the tiers hold.
  private static let usualLevel = 0.8

  func range(of tier: HotelFacts.Tier) -> PriceRange {
    if isMidPrice { return tier.spread * (sum * tier.shareOfMidPrice) }
    let local = pow(min(priceLevel / StayCalendar.usualLevel, 1), tier.localness)
    return tier.spread * (sum * tier.shareOfBusiness * local)
  }

  var asOf: String { isMidPrice ? "2026-10" : "2026-04" }

  var source: String { (isMidPrice ? OfferSentence.fromLodgingRates : .fromStayModel).en }
}
