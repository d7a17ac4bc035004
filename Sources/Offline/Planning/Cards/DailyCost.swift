import Atlas
import Travel

/// What the days of a trip cost beside bed and journey: food, getting about, tickets. Assumed, in wide ranges of dollars.
struct DailyCost: Sendable {
  private(set) var food = PriceRange.zero
  private(set) var transport = PriceRange.zero
  private(set) var sights = PriceRange.zero

  init(telling: Telling, outline: TripOutline) throws(AtlasError) {
    let survey = telling.query.survey
    let tags = Set(telling.goal.styleTags)
    let spending =
      survey.budget == .premium || tags.contains("luxury")
      ? 1.6 : survey.budget == .value || tags.contains("budget") ? 0.7 : 1
    let eating = survey.priority == .food || tags.contains("food") ? 1.3 : 1
    // Children eat and ride for about two thirds.
    let mouths = Double(outline.party.adults) + 0.65 * Double(outline.party.childAges.count)
    for (index, stay) in outline.stays.enumerated() {
      // The last day is a day too.
      let days = Double(stay.nights + (index == outline.stays.count - 1 ? 1 : 0))
      let level = min(1.3, max(0.25, try telling.atlas.country(stay.destination.country)?.priceLevel ?? 0.6))
      // Meals follow prices less than proportionally: what travellers eat costs more than what people cook.
      let table = level.squareRoot()
      food = food + PriceRange(low: 26, high: 70) * (table * days * mouths * eating * spending)
      transport = transport + PriceRange(low: 4, high: 18) * (level * days * mouths * spending)
      if outline.meeting == nil { sights = sights + PriceRange(low: 5, high: 28) * (table * days * mouths) }
    }
  }
}
