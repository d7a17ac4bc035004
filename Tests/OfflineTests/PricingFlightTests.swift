import Atlas
import Civil
import Foundation
import JSON
import Offline
import Testing
import Travel

/// What single searches for flights give.
@Suite("Flights without a network")
struct PricingFlightTests {
  @Test("a city code asks all its airports, and each offer names its own")
  func metro() throws {
    let found = try Desk.found(Desk.flights(["LON", "NYC"], ["2027-03-10"], limit: 100))
    let pairs = Set(found.offers.map { "\($0.slices[0].depart.place)-\($0.slices[0].arrive.place)" })
    #expect(pairs.isSuperset(of: ["LHR-JFK", "LGW-JFK", "LHR-EWR"]))
  }

  @Test("the date line is crossed")
  func dateLine() throws {
    let west = try #require(try Desk.found(Desk.flights(["LAX", "SYD"], ["2026-12-20"], after: "22:30")).offers.first)
    #expect(west.slices[0].arrive.dayOffset == 2)
    let east = try #require(try Desk.found(Desk.flights(["AKL", "HNL"], ["2027-07-11"], before: "00:10")).offers.first)
    #expect(east.slices[0].depart.at.clock.text == "00:10" && east.slices[0].arrive.dayOffset == -1)
    let south = try #require(try Desk.found(Desk.flights(["SYD", "SCL"], ["2027-03-10"])).offers.first)
    #expect(south.slices[0].arrive.dayOffset == 0)
  }

  @Test("clocks that jump move a departure on; clocks set back show the first of two times")
  func clocks() throws {
    // New York skips 02:00 to 03:00 on 14 March 2027 and has 01:00 to 02:00 twice on 7 November 2027.
    let gap = try #require(
      try Desk.found(Desk.flights(["JFK", "LAX"], ["2027-03-14"], after: "02:30", before: "02:30")).offers.first)
    #expect(gap.slices[0].depart.at.rfc3339 == "2027-03-14T03:30:00-04:00")
    let fold = try #require(
      try Desk.found(Desk.flights(["JFK", "LAX"], ["2027-11-07"], after: "01:30", before: "01:30")).offers.first)
    #expect(fold.slices[0].depart.at.rfc3339 == "2027-11-07T01:30:00-04:00")
  }

  @Test("a round trip is one offer with two slices and one total, 1.9 times one way")
  func roundTrip() throws {
    let out = try Desk.found(Desk.flights(["ICN", "KIX"], ["2027-06-01"], currency: .usd))
    let both = try Desk.found(
      Desk.flights(["ICN", "KIX"], ["2027-06-01", "2027-06-08"], isRoundTrip: true, currency: .usd))
    let offer = try #require(both.offers.first)
    #expect(offer.slices.count == 2 && offer.slices[1].depart.place == "KIX" && offer.slices[1].arrive.place == "ICN")
    #expect(offer.notes.contains(OfferSentence.roundTrip.en))
    let one = try #require(out.offers.first?.price.low?.amount.approximate)
    let two = try #require(offer.price.low?.amount.approximate)
    #expect(abs(two / one - 1.9) < 0.08)
    #expect(offer.price.total == nil)
  }

  @Test("a journey of three legs is one offer that never leaves before it has landed")
  func legs() throws {
    let found = try Desk.found(
      Desk.flights(["ICN", "BKK", "SIN"], ["2027-06-01", "2027-06-01", "2027-06-05"], limit: 40))
    #expect(!found.offers.isEmpty)
    for offer in found.offers {
      #expect(offer.slices.map(\.depart.place) == ["ICN", "BKK", "SIN"])
      for (one, next) in zip(offer.slices, offer.slices.dropFirst()) {
        #expect(one.arrive.at.elapsed(until: next.depart.at).minutes >= 60)
      }
      #expect(offer.notes.contains(OfferSentence.sumOfLegs.en))
    }
  }

  @Test("flex gives each day across the end of a month, none that is over")
  func flex() throws {
    let offer = try #require(try Desk.found(Desk.flights(["ICN", "KIX"], ["2027-05-01"], flex: 3)).offers.first)
    #expect(offer.days.map(\.date.iso) == (28...30).map { "2027-04-\($0)" } + (1...4).map { "2027-05-0\($0)" })
    #expect(offer.days[3].price == offer.price)
    let soon = try #require(try Desk.found(Desk.flights(["ICN", "KIX"], ["2026-12-02"], flex: 3)).offers.first)
    #expect(soon.days.first?.date.iso == "2026-11-30")
  }

  @Test("children and infants are priced by type")
  func party() throws {
    func low(_ party: Passengers) throws -> Double {
      let query = try Desk.flights(["ICN", "LAX"], ["2027-06-03"], passengers: party, currency: .usd)
      return try #require(try Desk.found(query).offers.first?.price.low?.amount.approximate)
    }
    let adult = try low(Passengers(adults: 1))
    #expect(abs(try low(Passengers(adults: 2)) / adult - 2) < 0.1)
    #expect(abs(try low(Passengers(adults: 2, childAges: [5, 9])) / adult - 3.5) < 0.15)
    #expect(abs(try low(Passengers(adults: 1, lapInfants: 1)) / adult - 1.1) < 0.06)
    #expect(abs(try low(Passengers(adults: 1, seatInfants: 1)) / adult - 1.75) < 0.09)
  }

  @Test("no figure is given for business, which passes no price filter")
  func business() throws {
    let offer = try #require(
      try Desk.found(Desk.flights(["ICN", "LHR"], ["2027-06-03"], cabin: .business)).offers.first)
    #expect(offer.price.low == nil && offer.price.high == nil && offer.price.total == nil && !offer.bookable)
    #expect(offer.notes.contains(OfferSentence.cabinUnpriced.en))
    let days = try Desk.found(Desk.flights(["ICN", "LHR"], ["2027-06-03"], cabin: .business, flex: 3))
    #expect(days.offers.first?.days == [])
    let most = Money(ExactDecimal(units: 100_000_000), .krw)
    let found = try Desk.found(Desk.flights(["ICN", "LHR"], ["2027-06-03"], cabin: .business, maxPrice: most))
    #expect(found.offers.isEmpty && (found.removed.first { $0.filter == "--max-price" }?.count ?? 0) > 0)
  }

  @Test("the id is of what is offered, not of its price")
  func ids() throws {
    func ids(_ query: FlightQuery) throws -> [String] { try Desk.found(query).offers.map(\.id).sorted() }
    let won = try ids(Desk.flights(["ICN", "KIX"], ["2027-06-03"]))
    #expect(try won == ids(Desk.flights(["ICN", "KIX"], ["2027-06-03"], sort: .duration, currency: .usd)))
    #expect(Set(won).count == won.count)
    #expect(won.allSatisfy { $0.wholeMatch(of: /of_[a-z2-7]{10}/) != nil })
    #expect(try Set(won).isDisjoint(with: ids(Desk.flights(["ICN", "KIX"], ["2027-06-04"]))))
    #expect(
      try Set(won).isDisjoint(
        with: ids(Desk.flights(["ICN", "KIX"], ["2027-06-03"], passengers: Passengers(adults: 2)))))
  }

  @Test("a place that no route reaches gives nothing and says so")
  func noRoute() throws {
    // Tianfu opened after the routes were written down.
    let found = try Desk.found(Desk.flights(["ICN", "TFU"], ["2027-06-03"]))
    #expect(found.offers.isEmpty && found.warnings.map(\.code) == ["no_route_known"])
  }

  @Test("nobody flies through closed skies")
  func closedSkies() throws {
    for pair in [["JFK", "SVO"], ["ICN", "SVO"], ["LHR", "KBP"]] {
      let found = try Desk.found(Desk.flights(pair, ["2027-06-03"], limit: 200))
      #expect(found.offers.allSatisfy { $0.slices[0].segments.count > 1 })
      for segment in found.offers.flatMap(\.slices).flatMap(\.segments) {
        #expect(Set([segment.depart.place, segment.arrive.place]) != Set(pair))
      }
    }
  }

  @Test("today's flights leave after now")
  func today() throws {
    let now = try #require(Instant(rfc3339: "2026-11-30T10:30:00Z"))  // 19:30 in Seoul
    let found = try Desk.found(Desk.flights(["ICN", "KIX"], ["2026-11-30"], now: now))
    #expect(!found.offers.isEmpty && found.offers.allSatisfy { $0.slices[0].depart.at.instant >= now })
    let late = try #require(Instant(rfc3339: "2026-11-30T14:59:30Z"))
    let none = try Desk.found(Desk.flights(["ICN", "KIX"], ["2026-11-30"], now: late))
    #expect(none.offers.isEmpty && none.warnings.map(\.code) == ["no_time_left"])
  }

  @Test("the same bytes under any TZ")
  func zones() throws {
    func bytes() throws -> String {
      let flights = try Desk.found(
        Desk.flights(["SYD", "SCL"], ["2027-03-10", "2027-03-20"], isRoundTrip: true, flex: 2))
      let hotels = try Desk.found(Desk.hotels("Osaka", "2027-03-10", "2027-03-13"))
      return flights.offers.map { JSONWriter().text($0.json) }.joined()
        + hotels.offers.map { JSONWriter().text($0.json) }.joined()
    }
    var seen: Set<String> = []
    for zone in ["UTC", "Pacific/Honolulu", "Pacific/Kiritimati"] {
      setenv("TZ", zone, 1)
      tzset()
      seen.insert(try bytes())
    }
    unsetenv("TZ")
    #expect(seen.count == 1)
  }
}
