import Atlas
import Civil
import JSON
import Travel

/// A few stays for a trip, numbered from 1, with the search they came from.
struct HotelSuggestions: Sendable {
  let offers: [HotelOffer]
  /// The search of the first stay.
  let request: JSONValue
  let warnings: [Warning]
  let isDateAssumed: Bool
  /// Nothing fitted the sum for a night, so that the cheapest are shown.
  let isOverBudget: Bool

  /// One stay to search for.
  struct Wish: Sendable {
    let destination: Destination
    let checkIn: CivilDate
    let checkOut: CivilDate
  }

  /// Searches every stay of a dated trip; nil when there is none of a night.
  init?(_ telling: Telling, _ wishes: [Wish], isDateAssumed: Bool = false, limit: Int = 3) throws(AtlasError) {
    let goal = telling.goal
    let nightly = wishes.filter { $0.checkIn < $0.checkOut }
    guard let first = nightly.first else { return nil }
    var offers: [HotelOffer] = []
    var warnings: [Warning] = []
    var isOver = false
    let choice = try StayChoice(telling)
    for wish in nightly {
      let count = nightly.count <= 3 ? limit : 2
      do throws(Failure) {
        let search = OfflineHotels(atlas: telling.atlas)
        let found = try search.search(HotelSuggestions.query(wish, goal, telling))
        warnings += found.warnings
        offers +=
          choice.pick(found.offers, count)
          ?? HotelSuggestions.chosen(found.offers, count, telling.query.survey.budget, goal)
        if found.offers.isEmpty, goal.budget?.scope == .perNight {
          var open = goal
          open.budget = nil
          offers += try search.search(HotelSuggestions.query(wish, open, telling)).offers.prefix(count)
          isOver = true
        }
      } catch {
        throw .malformed(table: error.code)
      }
    }
    for index in offers.indices { offers[index].number = index + 1 }
    self.offers = offers
    self.warnings = warnings
    self.isDateAssumed = isDateAssumed
    isOverBudget = isOver
    request = HotelSuggestions.query(first, goal, telling).json
  }

  private static func query(_ wish: Wish, _ goal: TripGoalCard, _ telling: Telling) -> HotelQuery {
    let party = Party(goal)
    let stars = ["star_5": 5, "star_4": 4, "star_3": 3].filter { goal.constraints.contains($0.key) }.values.max()
    let nightly: Money? = if let budget = goal.budget, budget.scope == .perNight { budget.money } else { nil }
    return HotelQuery(
      place: Place(wish.destination.match), checkIn: wish.checkIn, checkOut: wish.checkOut, rooms: party.rooms,
      guests: party.guests, stars: stars, maxPrice: nightly, isPerNight: true, needsFreeCancel: false, sort: .price,
      limit: 50, currency: telling.currency, now: telling.query.now)
  }

  /// A few of different levels: from the lower half for good value, the upper for premium, else across all.
  private static func chosen(
    _ offers: [HotelOffer], _ count: Int, _ spending: SurveyCard.Spending?, _ goal: TripGoalCard
  ) -> [HotelOffer] {
    guard offers.count > count else { return offers }
    let tags = Set(goal.styleTags)
    let pool: ArraySlice<HotelOffer>
    if spending == .value || (spending == nil && tags.contains("budget")) {
      pool = offers.prefix(max(count, offers.count / 2))
    } else if spending == .premium || (spending == nil && tags.contains("luxury")) {
      pool = offers.suffix(max(count, offers.count / 2))
    } else {
      pool = offers[...]
    }
    guard let low = pool.first, let high = pool.last, count > 1 else { return Array(pool.prefix(1)) }
    // What lies between the ends by price, and not by how many of a kind are written down.
    func price(_ offer: HotelOffer) -> Double { offer.price.comparable?.amount.approximate ?? 1 }
    let middle = (price(low) * price(high)).squareRoot()
    func distance(_ offer: HotelOffer) -> Double { max(price(offer) / middle, middle / price(offer)) }
    let between = pool.dropFirst().dropLast().min { distance($0) < distance($1) }
    return (count == 2 ? [low, between] : [low, between, high]).compactMap(\.self)
  }
}
