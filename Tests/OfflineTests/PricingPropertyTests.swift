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

  @Test("never crash, never end before they start, never have a range upside down")
  func randomPairs() throws {
    let atlas = try Desk.atlas()
    let flights = OfflineFlights(atlas: atlas)
    var dice = Dice(state: 7)
    let codes = Self.codes
    #expect(codes.count > 2500)
    var answered = 0
    for round in 0..<10_000 {
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
      if found.offers.isEmpty { #expect(found.warnings.contains { $0.code == "no_route_known" }) }
      if !found.offers.isEmpty { answered += 1 }
      for offer in found.offers { try check(offer, from: from, to: to, on: date) }
    }
    #expect(answered > 4500)
  }

  private func check(_ offer: FlightOffer, from: String, to: String, on date: CivilDate) throws {
    let slice = try #require(offer.slices.first)
    #expect(slice.depart.place == from && slice.arrive.place == to)
    #expect(slice.depart.at.date == date)
    #expect(slice.minutes > 0)
    #expect(slice.depart.at.elapsed(until: slice.arrive.at).minutes == slice.minutes)
    #expect(slice.arrive.dayOffset == slice.depart.at.date.days(until: slice.arrive.at.date))
    #expect(slice.segments.count <= 3)
    for (one, next) in zip(slice.segments, slice.segments.dropFirst()) {
      let wait = one.arrive.at.elapsed(until: next.depart.at).minutes
      #expect(one.arrive.place == next.depart.place && wait >= 60 && wait <= 180)
    }
    for segment in slice.segments { #expect(segment.minutes > 0 && segment.route == .dated) }
    let low = try #require(offer.price.low)
    let high = try #require(offer.price.high)
    #expect(low.amount.units > 0 && low.amount < high.amount)
    #expect(offer.price.total == nil && offer.price.per == .party)
    for day in offer.days {
      let low = try #require(day.price.low)
      let high = try #require(day.price.high)
      #expect(low.amount < high.amount)
    }
  }
}
