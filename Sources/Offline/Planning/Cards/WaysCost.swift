import Atlas
import Travel

/// What the ways of written days come to for the whole party, the first way of each: the sum that a reader would make.
struct WaysCost: Sendable {
  let days: ItineraryCard
  let party: Party
  let atlas: Atlas

  /// In dollars; ways whose fare is not known are free in it, and those between cities are counted elsewhere.
  func range() throws(AtlasError) -> PriceRange {
    let rates = Rates(atlas: atlas)
    var sum = PriceRange.zero
    for slot in days.days.flatMap(\.slots) where slot.purpose != .travel {
      guard let way = slot.ways.first, WaysCost.isLocal(way.mode), let cost = way.cost, let low = cost.low,
        let high = cost.high, let rate = try rates.rate(from: .usd, to: low.currency)?.value, rate > 0
      else { continue }
      // A taxi is paid for once, whoever sits in it.
      let times = (cost.per == .party ? 1 : party.seats) / rate
      sum = sum + PriceRange(low: low.amount.approximate, high: high.amount.approximate) * times
    }
    return sum
  }

  private static func isLocal(_ mode: Travel.Way.Mode) -> Bool {
    switch mode {
    case .walk, .transit, .taxi, .bus, .ferry, .car: true
    case .train, .flight: false
    }
  }
}
