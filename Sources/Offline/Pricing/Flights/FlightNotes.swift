import Travel

/// What a traveller should know of an offer beside its figures, as short sentences that cards can translate.
enum FlightNotes {
  static func bags(_ ways: [Way]) -> String {
    if ways.allSatisfy(\.isLowCostThroughout) { return OfferSentence.bagsCostExtra.en }
    if ways.contains(where: \.isLowCostSomewhere) { return OfferSentence.bagsMayCostExtra.en }
    return OfferSentence.bagsUnknown.en
  }

  static func notes(_ ways: [Way], _ query: FlightQuery) -> [String] {
    var notes: [OfferSentence] = [.timesAssumed]
    if query.cabin != .economy { notes.append(.cabinUnpriced) }
    if query.isRoundTrip { notes.append(.roundTrip) }
    if !query.isRoundTrip && query.legs.count > 1 { notes.append(.sumOfLegs) }
    if query.passengers.total > query.passengers.adults { notes.append(.youngPriced) }
    if ways.contains(where: { $0.stops > 0 }) { notes.append(.connectionAssumed) }
    if ways.contains(where: \.changesAirport) { notes.append(.airportChange) }
    if ways.contains(where: \.isRoundabout) { notes.append(.roundRussia) }
    return notes.map(\.en)
  }
}
