import Civil
import Travel
import Wording

extension HotelQuery {
  /// Applies what the server cannot: filters, order and length. What an offer does not say passes, and that is told; an
  /// unknown price passes no limit.
  func narrowed(_ offers: [HotelOffer], note: Phrase?, warnings: [Warning] = [], facts: InsightFacts)
    -> Found<HotelOffer>
  {
    let scale = PriceScale(offers.map(\.price), limit: maxPrice, currency: currency, rate: facts.rate)
    let sieve = OfferSieve(
      offers.map { verdicts($0, scale) }, keys: offers.map { key($0, scale) },
      order: sort == .price ? nil : sort.rawValue, limit: limit)
    return Found(
      offers: sieve.kept.map { offers[$0] }, removed: sieve.removed,
      warnings: warnings + sieve.warnings + (maxPrice != nil || sort == .price ? scale.warnings : []), note: note)
  }

  private func verdicts(_ offer: HotelOffer, _ scale: PriceScale) -> [Verdict] {
    var verdicts: [Verdict] = []
    if maxPrice != nil {
      let times = isPerNight ? max(nights * rooms, 1) : 1
      verdicts.append(Verdict("--max-price", scale.admits(offer.price, times: times)))
    }
    if let stars { verdicts.append(Verdict("--stars", offer.stars.map { $0 >= stars })) }
    if needsFreeCancel { verdicts.append(Verdict("--free-cancel", offer.freeCancelUntil == nil ? nil : true)) }
    return verdicts
  }

  private func key(_ offer: HotelOffer, _ scale: PriceScale) -> PriceScale.Weight? {
    switch sort {
    case .price: scale.weight(offer.price)
    case .stars: offer.stars.map { .init(Double(-$0)) }
    case .rating: offer.rating.flatMap { ExactDecimal($0) }.map { .init(-$0.approximate) }
    case .distance: nil
    }
  }
}

extension FlightQuery {
  /// Applies what the server cannot. What an offer does not say, placeholders of times among it, passes, and that is told.
  /// - Parameter landings: what the server says of stops on the way, by the offer's id.
  func narrowed(
    _ offers: [FlightOffer], landings: [String: StatedLandings], warnings: [Warning], facts: InsightFacts
  ) -> Found<FlightOffer> {
    let scale = PriceScale(offers.map(\.price), limit: maxPrice, currency: currency, rate: facts.rate)
    let sieve = OfferSieve(
      offers.map { verdicts($0, landings[$0.id], scale) }, keys: offers.map { key($0, scale) },
      order: sort == .price || sort == .duration ? nil : sort.rawValue, limit: limit)
    var warnings = warnings + sieve.warnings + (maxPrice != nil || sort == .price ? scale.warnings : [])
    if flex > 0 {
      warnings.append(
        Warning(
          "option_unused", path: "request.flex",
          Phrase(
            "This server prices one day at a time, so --flex changed nothing.",
            "이 서버는 하루씩만 가격을 알려 줘서 --flex는 쓰지 못했어요.")))
    }
    return Found(offers: sieve.kept.map { offers[$0] }, removed: sieve.removed, warnings: warnings)
  }

  private func verdicts(_ offer: FlightOffer, _ landings: StatedLandings?, _ scale: PriceScale) -> [Verdict] {
    let (depart, arrive) = (offer.slices.first?.depart, offer.slices.first?.arrive)
    let departure = depart.flatMap { $0.basis == .live ? $0.at.clock : nil }
    let arrival = arrive.flatMap { $0.basis == .live ? $0 : nil }
    let codes = offer.carriers.map(\.code)
    var verdicts: [Verdict] = []
    func ask(_ option: String, _ passes: Bool?) { verdicts.append(Verdict(option, passes)) }
    if maxPrice != nil { ask("--max-price", scale.admits(offer.price)) }
    // Who asks for no cabin takes any.
    if cabin != .economy { ask("--cabin", offer.cabin.map { $0 == cabin }) }
    if let maxStops { ask("--max-stops", landings?.isWithin(maxStops)) }
    if let departAfter { ask("--depart-after", departure.map { $0 >= departAfter }) }
    if let departBefore { ask("--depart-before", departure.map { $0 <= departBefore }) }
    if let arriveBefore {
      ask("--arrive-before", arrival.map { $0.dayOffset <= 0 && $0.at.clock <= arriveBefore })
    }
    if !airlines.isEmpty { ask("--airline", codes.isEmpty ? nil : codes.contains { airlines.contains($0) }) }
    if !notAirlines.isEmpty {
      ask("--not-airline", codes.isEmpty ? nil : !codes.contains { notAirlines.contains($0) })
    }
    return verdicts
  }

  private func key(_ offer: FlightOffer, _ scale: PriceScale) -> PriceScale.Weight? {
    switch sort {
    case .price: scale.weight(offer.price)
    case .duration: .init(Double(offer.slices.reduce(0) { $0 + $1.minutes }))
    case .departure:
      offer.slices.first.flatMap { $0.depart.basis == .live ? .init(Double($0.depart.at.instant.seconds)) : nil }
    case .emissions: offer.emissions.map { .init(Double($0.kilograms)) }
    }
  }
}
