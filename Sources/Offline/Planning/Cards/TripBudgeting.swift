import Atlas
import Civil
import Travel

/// What a trip is likely to cost, part by part, for the whole party.
struct TripBudgeting: Sendable {
  let telling: Telling
  let outline: TripOutline
  let flights: FlightSuggestions?
  let arrivals: StayArrivals
  /// The days as they are written.
  let days: ItineraryCard

  /// Nil when no rate is known for the money asked for.
  func card() throws(AtlasError) -> BudgetCard? {
    let currency = telling.goal.budget?.money.currency ?? telling.currency
    guard let rate = try Rates(atlas: telling.atlas).rate(from: .usd, to: currency) else { return nil }
    var parts: [BudgetPart] = []
    func add(_ name: String, _ range: PriceRange, _ basis: Basis, _ source: String) {
      guard range.high > 0 else { return }
      parts.append(
        BudgetPart(
          name: name,
          price: Price(
            basis: basis, total: nil, low: Money(modelled: range.low * rate.value, currency),
            high: Money(modelled: range.high * rate.value, currency), per: .party, tax: nil,
            asOf: rate.date.map { $0.iso }, source: [source, rate.words].compactMap(\.self).joined(separator: "; "))))
    }
    if let fare = fare(in: currency) {
      parts.append(BudgetPart(name: "flights", price: fare))
    } else if let journey = try JourneyCost(telling: telling, outline: outline).range(flights) {
      // There and back is counted under flights whatever one travels by, unless it is by land.
      add(journey.isFlight ? "flights" : "transport_there", journey.range, journey.basis, journey.source)
    }
    add("stay", try stay(), .estimate, "model of room rates by city and season")
    let daily = try DailyCost(telling: telling, outline: outline)
    add("food", daily.food, .assumed, "assumed a day and person from the country's price level")
    let ways = try WaysCost(days: days, party: outline.party, atlas: telling.atlas).range()
    // No less than the days come to by themselves: where there is nothing but taxis they are dear.
    let local = PriceRange(
      low: max(daily.transport.low, ways.low), high: max(daily.transport.high, ways.high))
    add("transport", local + (try between()), .assumed, "assumed from distances and the country's price level")
    add("sights", daily.sights, .assumed, "assumed a day and person from the country's price level")
    return BudgetCard(parts: merged(parts), budget: telling.goal.budget, party: outline.party)
  }

  /// What the first flight on offer costs there and back, so that the sum and the offers agree.
  private func fare(in currency: Currency) -> Price? {
    guard let offer = flights?.offers.first, offer.slices.count == 2, offer.price.per == .party,
      offer.price.low?.currency == currency, offer.price.high?.currency == currency
    else { return nil }
    return offer.price
  }

  /// Going there by land is transport like any other.
  private func merged(_ parts: [BudgetPart]) -> [BudgetPart] {
    guard let there = parts.first(where: { $0.name == "transport_there" })?.price else { return parts }
    return parts.compactMap { part in
      if part.name == "transport_there" { return nil }
      guard part.name == "transport", let low = part.price.low, let more = there.low, let high = part.price.high,
        let most = there.high
      else { return part }
      return BudgetPart(
        name: part.name,
        price: Price(
          basis: .assumed, total: nil, low: low.adding(more), high: high.adding(most), per: .party, tax: nil,
          asOf: part.price.asOf, source: part.price.source))
    }
  }

  private func stay() throws(AtlasError) -> PriceRange {
    var sum = PriceRange.zero
    let rates = StayRates(atlas: telling.atlas)
    for (index, stay) in outline.stays.enumerated() {
      let days = arrivals.days(of: index)
      guard !days.isEmpty, let day = outline.reckoningDate ?? Optional(telling.today) else { continue }
      let place = try telling.atlas.stayPlace(stay.destination.match)
      let range = try rates.stay(
        at: place, tier: tier, from: day.adding(days: days.lowerBound), nights: days.count)
      sum = sum + range * Double(outline.party.rooms)
    }
    return sum
  }

  private var tier: HotelFacts.Tier {
    let tags = Set(telling.goal.styleTags)
    if telling.goal.constraints.contains("star_5") || tags.contains("luxury") { return .luxury }
    if telling.goal.constraints.contains("star_4") || telling.query.survey.budget == .premium { return .upper }
    if telling.query.survey.budget == .value || tags.contains("budget") { return .budget }
    return .mid
  }

  /// From city to city within the trip, for the party.
  private func between() throws(AtlasError) -> PriceRange {
    var sum = PriceRange.zero
    for index in 1..<max(1, outline.stays.count) {
      let (one, other) = (outline.stays[index - 1], outline.stays[index])
      sum = sum + (try JourneyCost(telling: telling, outline: outline).oneWay(one.destination, other.destination).range)
    }
    return sum * outline.party.seats
  }
}

extension Party {
  /// Full fares that the party comes to: children at three quarters.
  var seats: Double {
    Double(adults)
      + childAges.reduce(0) { $0 + ($1 < 2 ? 0.1 : $1 < 12 ? 0.75 : 1) }
  }
}

extension BudgetCard {
  /// Adds up the parts, exactly, and sets them against a budget for the whole party.
  init?(parts: [BudgetPart], budget: TripBudget?, party: Party) {
    var low: Money?
    var high: Money?
    for part in parts {
      guard let from = part.price.low, let to = part.price.high else { return nil }
      low = low?.adding(from) ?? from
      high = high?.adding(to) ?? to
    }
    guard let low, let high else { return nil }
    let total = Price(
      basis: .estimate, total: nil, low: low, high: high, per: .party, tax: nil, asOf: parts.last?.price.asOf,
      source: "sum of the parts")
    var gap: Money?
    if let budget, budget.money.currency == low.currency {
      let times: Int? =
        switch budget.scope {
        case .total, .unknown: 1
        case .perPerson: party.count
        // A sum for a night is not for the trip.
        case .perNight: nil
        }
      if let times {
        let scale = low.currency.exponent
        let whole = budget.money.amount.rescaled(to: scale).units * times
        let middle = (low.amount.rescaled(to: scale).units + high.amount.rescaled(to: scale).units) / 2
        gap = Money(ExactDecimal(units: whole - middle, scale: scale), low.currency)
      }
    }
    self.init(parts: parts, total: total, budget: budget, gap: gap, enough: gap.map { $0.amount.units >= 0 })
  }
}
