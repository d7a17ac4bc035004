import Atlas
import Civil
import Travel
import Wording

/// Makes offers of journeys: priced, filtered by price, in order, no more than asked for.
struct FlightListing {
  private let query: FlightQuery
  private let book: AirBook
  private let rates: Rates

  init(_ query: FlightQuery, _ book: AirBook) {
    self.query = query
    self.book = book
    rates = Rates(atlas: book.atlas)
  }

  func found(_ journeys: [Journey], _ sieve: inout Sieve) throws(AtlasError) -> Found<FlightOffer> {
    var warnings: [Warning] = []
    let rate = try moneyRate(&warnings)
    let fares = Fares(atlas: book.atlas)
    var offers: [FlightOffer] = []
    var prices: [String: (price: Price, days: [PricedDay])] = [:]
    let ends = journeys.flatMap { $0.ways.flatMap { [$0.start, $0.end] } }
    let today: CivilDate =
      if let start = ends.first { try book.zone(of: start).today(at: query.now) } else {
        ZoneRules.utc.today(at: query.now)
      }
    let fare = try JourneyFare(query, fares: fares, rate: rate, ends: ends, today: today)
    for journey in journeys {
      let key = journey.ways.map { $0.start.code + $0.end.code }.joined()
      if prices[key] == nil {
        var bases: [FareBase] = []
        for way in journey.ways { bases.append(try fares.base(from: way.start, to: way.end)) }
        prices[key] = (fare.price(bases), fare.days(bases))
      }
      guard let priced = prices[key] else { continue }
      offers.append(offer(journey, priced.price, priced.days))
    }
    offers = unique(offers)
    if let most = query.maxPrice {
      let limit = try PriceLimit(most, in: rate.to, rates: rates)
      if let warning = limit.warning { warnings.append(warning) }
      offers = sieve.keep(offers, option: "--max-price") { limit.admits($0.price.comparable) }
    }
    let sorted = offers.sorted { isBefore($0, $1) }
    return Found(offers: numbered(sorted.prefix(query.limit)), removed: sieve.removed, warnings: warnings)
  }

  /// The rate into the currency asked for; US dollars, with a warning, where none is known.
  private func moneyRate(_ warnings: inout [Warning]) throws(AtlasError) -> DatedRate {
    if let rate = try rates.rate(from: .usd, to: query.currency) { return rate }
    warnings.append(.unknownRate(query.currency))
    return DatedRate(from: .usd, to: .usd, value: 1, date: nil)
  }

  private func offer(_ journey: Journey, _ price: Price, _ days: [PricedDay]) -> FlightOffer {
    FlightOffer(
      id: OfferID.of(journey.identity(query, provider: OfflineFlights.provider)), number: 0,
      provider: OfflineFlights.provider, live: false, expiresAt: nil, bookable: price.low != nil, price: price,
      slices: journey.slices, cabin: query.cabin, carriers: journey.carriers, bags: FlightNotes.bags(journey.ways),
      emissions: Emissions(of: journey.ways, cabin: query.cabin), days: days,
      notes: FlightNotes.notes(journey.ways, query))
  }

  private func unique(_ offers: [FlightOffer]) -> [FlightOffer] {
    var seen: Set<String> = []
    return offers.filter { seen.insert($0.id).inserted }
  }

  private func numbered(_ offers: some Sequence<FlightOffer>) -> [FlightOffer] {
    offers.enumerated().map { index, offer in
      var offer = offer
      offer.number = index + 1
      return offer
    }
  }

  /// By what was asked for, then by id; what has no price comes last.
  private func isBefore(_ one: FlightOffer, _ other: FlightOffer) -> Bool {
    let (first, second) = (weight(one), weight(other))
    return first == second ? one.id < other.id : first < second
  }

  private func weight(_ offer: FlightOffer) -> Double {
    switch query.sort {
    case .price: offer.price.comparable?.amount.approximate ?? .infinity
    case .duration: Double(offer.slices.reduce(0) { $0 + $1.minutes })
    case .departure: Double(offer.slices.first?.depart.at.instant.seconds ?? .max)
    case .emissions: Double(offer.emissions?.kilograms ?? .max)
    }
  }
}

extension Warning {
  /// Says that amounts are in US dollars because the currency asked for has no rate.
  static func unknownRate(_ currency: Currency) -> Warning {
    Warning(
      "rate_unknown", path: "request.currency",
      Phrase(
        "No rate is known for \(currency.code), so prices are in US dollars.",
        "\(currency.code) 환율을 몰라서 가격을 미국 달러로 보여 드려요."))
  }
}
