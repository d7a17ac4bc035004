import Atlas
import Civil
import Offline
import Testing
import Travel

/// What holds of any search for flights, whatever the places and days.
@Suite("Any flights")
struct PricingPropertyTests {
  /// The same numbers each time, so that a failure can be looked at.
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// The busiest airports of every country and all that they reach.
  static let codes: [String] = {
    guard let atlas = try? Atlas.embedded else { return [] }
    var found: Set<String> = []
    for country in (try? atlas.countries) ?? [] {
      for airport in (try? atlas.airports(of: .country(country))) ?? [] {
        found.insert(airport.code)
        found.formUnion((try? atlas.destinations(of: airport.code)) ?? [])
      }
    }
    return found.sorted()
  }()

  @Test("never crash, never end before they start, never have a range upside down", arguments: 1...4)
  func randomPairs(_ seed: UInt64) throws {
    let atlas = try Desk.atlas()
    let flights = OfflineFlights(atlas: atlas)
    var dice = Dice(state: seed)
    let codes = Self.codes
    #expect(codes.count > 2500)
    var answered = 0
    var faults: [String] = []
    for round in 0..<2500 {
      let from = try #require(codes.randomElement(using: &dice))
      let to = try #require(codes.randomElement(using: &dice))
      guard from != to, let start = try atlas.airport(from), let end = try atlas.airport(to) else { continue }
      let date = CivilDate(dayNumber: 20_790 + Int.random(in: 0..<700, using: &dice))
      let query = FlightQuery(
        legs: [.init(origin: Place(.airport(start)), destination: Place(.airport(end)), date: date)],
        isRoundTrip: false, passengers: Passengers(adults: 1 + round % 4, childAges: round % 3 == 0 ? [5] : []),
        cabin: .economy, flex: round % 50 == 0 ? 2 : 0, maxStops: nil, maxPrice: nil, departAfter: nil,
        departBefore: nil, arriveBefore: nil, airlines: [], notAirlines: [], sort: .price, limit: 5,
        currency: round % 2 == 0 ? .usd : .krw, now: Desk.now)
      let found = try flights.search(query)
      if found.offers.isEmpty, found.warnings.map(\.code) != ["no_route_known"] {
        faults.append("silent: \(from)-\(to)")
      }
      if !found.offers.isEmpty { answered += 1 }
      for offer in found.offers { faults += Self.faults(of: offer, from: from, to: to, on: date) }
    }
    #expect(faults.isEmpty, "\(faults.prefix(5))")
    #expect(answered > 1100)
  }

  /// What is wrong with an offer. Plain words rather than expectations, which would take most of the time.
  private static func faults(of offer: FlightOffer, from: String, to: String, on date: CivilDate) -> [String] {
    var faults: [String] = []
    func expect(_ holds: Bool, _ what: String) { if !holds { faults.append("\(from)-\(to) \(date.iso): \(what)") } }
    guard let slice = offer.slices.first else { return ["no slice"] }
    expect(slice.depart.place == from && slice.arrive.place == to, "other airports")
    expect(slice.depart.at.date == date, "another day")
    expect(slice.minutes > 0 && slice.depart.at.elapsed(until: slice.arrive.at).minutes == slice.minutes, "duration")
    expect(slice.arrive.dayOffset == slice.depart.at.date.days(until: slice.arrive.at.date), "day offset")
    expect(slice.segments.count <= 3, "stops")
    for (one, next) in zip(slice.segments, slice.segments.dropFirst()) {
      let wait = one.arrive.at.elapsed(until: next.depart.at).minutes
      expect(wait >= 60 && wait <= 180, "a wait of \(wait)")
      let isSaid = wait == 180 && offer.notes.contains(OfferSentence.airportChange.en)
      expect(one.arrive.place == next.depart.place || isSaid, "a silent change of airports")
    }
    expect(slice.segments.allSatisfy { $0.minutes > 0 && $0.route == .dated }, "segment")
    expect(offer.price.total == nil && offer.price.per == .party, "a lone price")
    for price in [offer.price] + offer.days.map(\.price) {
      guard let low = price.low, let high = price.high else {
        expect(false, "no range")
        continue
      }
      expect(low.amount.units > 0 && low.amount < high.amount, "range upside down")
    }
    return faults
  }
}
