import Civil
import Travel
import Wording

extension HotelQuery {
  /// Applies what the server cannot: filters, order and length. An unknown class passes; an unknown price does not.
  func narrowed(_ offers: [HotelOffer], note: Phrase?, warnings: [Warning] = [], facts: InsightFacts)
    -> Found<HotelOffer>
  {
    var sieve = OfferSieve(offers)
    let scale = PriceScale(offers.map(\.price), limit: maxPrice, currency: currency, rate: facts.rate)
    if maxPrice != nil {
      let times = isPerNight ? max(nights * rooms, 1) : 1
      sieve.keep("--max-price") { scale.admits($0.price, times: times) }
    }
    if let stars { sieve.keep("--stars") { $0.stars.map { $0 >= stars } ?? true } }
    let ordered: [HotelOffer] =
      switch sort {
      case .price: sieve.offers.inOrder { scale.weight($0.price) }
      case .stars: sieve.offers.inOrder { offer in offer.stars.map { -$0 } }
      case .rating:
        sieve.offers.inOrder { offer in offer.rating.flatMap { ExactDecimal($0) }.map { -$0.approximate } }
      case .distance: sieve.offers
      }
    return Found(
      offers: Array(ordered.prefix(limit)), removed: sieve.removed,
      warnings: warnings + (maxPrice != nil || sort == .price ? scale.warnings : []), note: note)
  }
}

extension FlightQuery {
  /// Applies what the server cannot. Times that are placeholders pass every filter of times.
  func narrowed(_ offers: [FlightOffer], note: Phrase?, warnings: [Warning], facts: InsightFacts)
    -> Found<FlightOffer>
  {
    var sieve = OfferSieve(offers)
    let scale = PriceScale(offers.map(\.price), limit: maxPrice, currency: currency, rate: facts.rate)
    if maxPrice != nil { sieve.keep("--max-price") { scale.admits($0.price) } }
    if let maxStops { sieve.keep("--max-stops") { $0.statedStops.map { $0 <= maxStops } ?? true } }
    if let departAfter { sieve.keep("--depart-after") { $0.departure.map { $0 >= departAfter } ?? true } }
    if let departBefore { sieve.keep("--depart-before") { $0.departure.map { $0 <= departBefore } ?? true } }
    if let arriveBefore { sieve.keep("--arrive-before") { $0.arrival.map { $0 <= arriveBefore } ?? true } }
    if !airlines.isEmpty {
      sieve.keep("--airline") { $0.carriers.isEmpty || $0.carriers.contains { airlines.contains($0.code) } }
    }
    if !notAirlines.isEmpty { sieve.keep("--not-airline") { !$0.carriers.contains { notAirlines.contains($0.code) } } }
    let ordered: [FlightOffer] =
      switch sort {
      case .price: sieve.offers.inOrder { scale.weight($0.price) }
      case .duration: sieve.offers.inOrder { offer in offer.slices.map(\.minutes).reduce(0, +) }
      case .departure: sieve.offers.inOrder { $0.slices.first?.depart.at.instant }
      case .emissions: sieve.offers
      }
    return Found(
      offers: Array(ordered.prefix(limit)), removed: sieve.removed,
      warnings: warnings + (maxPrice != nil || sort == .price ? scale.warnings : []), note: note)
  }
}

extension FlightOffer {
  /// The clock time of departure; nil for a placeholder.
  fileprivate var departure: ClockTime? { slices.first.flatMap { $0.depart.basis == .live ? $0.depart.at.clock : nil } }
  /// The clock time of the first arrival; nil for a placeholder.
  fileprivate var arrival: ClockTime? { slices.first.flatMap { $0.arrive.basis == .live ? $0.arrive.at.clock : nil } }

  /// Landings on the way as the server says them; nil when it does not.
  fileprivate var statedStops: Int? {
    if notes.contains("직항") { return 0 }
    guard let words = notes.first(where: { $0.contains("경유") && $0.count < 20 }) else { return nil }
    return NumberInText.all(in: words).first.flatMap { Int($0.digits) } ?? 1
  }
}

/// A list that shrinks filter by filter, and remembers how much each removed.
struct OfferSieve<Offer> {
  private(set) var offers: [Offer]
  private(set) var removed: [RemovedByFilter] = []

  init(_ offers: [Offer]) { self.offers = offers }

  mutating func keep(_ filter: String, where isKept: (Offer) -> Bool) {
    let kept = offers.filter(isKept)
    removed.append(RemovedByFilter(filter: filter, count: offers.count - kept.count))
    offers = kept
  }
}

extension Array {
  /// Sorted by a key, those without one last, equals in the order they came.
  func inOrder<Key: Comparable>(_ key: (Element) -> Key?) -> [Element] {
    enumerated().map { (place: $0.offset, key: key($0.element), element: $0.element) }.sorted { one, other in
      switch (one.key, other.key) {
      case (let first?, let second?): first == second ? one.place < other.place : first < second
      case (_?, nil): true
      case (nil, _?): false
      case (nil, nil): one.place < other.place
      }
    }.map(\.element)
  }
}
