import Civil
import Travel
import Wording

extension HotelQuery {
  /// Applies what the server cannot: filters, order and length. What an offer does not say passes, and that is told; an
  /// unknown price passes no limit.
  func narrowed(_ offers: [HotelOffer], note: Phrase?, warnings: [Warning] = [], facts: InsightFacts)
    -> Found<HotelOffer>
  {
    var sieve = OfferSieve(offers)
    let scale = PriceScale(offers.map(\.price), limit: maxPrice, currency: currency, rate: facts.rate)
    if maxPrice != nil {
      let times = isPerNight ? max(nights * rooms, 1) : 1
      sieve.keep("--max-price") { scale.admits($0.price, times: times) }
    }
    if let stars { sieve.keep("--stars") { offer in offer.stars.map { $0 >= stars } } }
    if needsFreeCancel { sieve.keep("--free-cancel") { offer in offer.freeCancelUntil.map { _ in true } } }
    switch sort {
    case .price: sieve.order { scale.weight($0.price) }
    case .stars: sieve.order(by: sort) { offer in offer.stars.map { -$0 } }
    case .rating:
      sieve.order(by: sort) { offer in offer.rating.flatMap { ExactDecimal($0) }.map { -$0.approximate } }
    case .distance: sieve.order(by: sort) { _ in Int?.none }
    }
    return sieve.found(
      limit, warnings: warnings, scale: maxPrice != nil || sort == .price ? scale.warnings : [], note: note)
  }
}

extension FlightQuery {
  /// Applies what the server cannot. What an offer does not say, placeholders of times among it, passes, and that is told.
  /// - Parameter landings: what the server says of stops on the way, by the offer's id.
  func narrowed(
    _ offers: [FlightOffer], landings: [String: StatedLandings], warnings: [Warning], facts: InsightFacts
  ) -> Found<FlightOffer> {
    var sieve = OfferSieve(offers)
    let scale = PriceScale(offers.map(\.price), limit: maxPrice, currency: currency, rate: facts.rate)
    if maxPrice != nil { sieve.keep("--max-price") { scale.admits($0.price) } }
    // Who asks for no cabin takes any.
    if cabin != .economy { sieve.keep("--cabin") { offer in offer.cabin.map { $0 == cabin } } }
    if let maxStops { sieve.keep("--max-stops") { landings[$0.id]?.isWithin(maxStops) } }
    if let departAfter { sieve.keep("--depart-after") { offer in offer.departure.map { $0 >= departAfter } } }
    if let departBefore { sieve.keep("--depart-before") { offer in offer.departure.map { $0 <= departBefore } } }
    if let arriveBefore {
      sieve.keep("--arrive-before") { offer in offer.arrival.map { $0.dayOffset <= 0 && $0.at.clock <= arriveBefore } }
    }
    if !airlines.isEmpty {
      sieve.keep("--airline") { offer in
        offer.carriers.isEmpty ? nil : offer.carriers.contains { airlines.contains($0.code) }
      }
    }
    if !notAirlines.isEmpty {
      sieve.keep("--not-airline") { offer in
        offer.carriers.isEmpty ? nil : !offer.carriers.contains { notAirlines.contains($0.code) }
      }
    }
    switch sort {
    case .price: sieve.order { scale.weight($0.price) }
    case .duration: sieve.order { offer in offer.slices.map(\.minutes).reduce(0, +) }
    case .departure: sieve.order(by: sort) { $0.departure }
    case .emissions: sieve.order(by: sort) { $0.emissions?.kilograms }
    }
    var warnings = warnings
    if flex > 0 {
      warnings.append(
        Warning(
          "option_unused", path: "request.flex",
          Phrase(
            "This server prices one day at a time, so --flex changed nothing.",
            "이 서버는 하루씩만 가격을 알려 줘서 --flex는 쓰지 못했어요.")))
    }
    return sieve.found(
      limit, warnings: warnings, scale: maxPrice != nil || sort == .price ? scale.warnings : [], note: nil)
  }
}

extension FlightOffer {
  /// The clock time of departure; nil for a placeholder.
  fileprivate var departure: ClockTime? { slices.first.flatMap { $0.depart.basis == .live ? $0.depart.at.clock : nil } }
  /// The first arrival; nil where it is not said.
  fileprivate var arrival: Stop? { slices.first.flatMap { $0.arrive.basis == .live ? $0.arrive : nil } }
}
