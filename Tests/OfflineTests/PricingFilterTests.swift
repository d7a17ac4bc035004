import Atlas
import Civil
import Offline
import Testing
import Travel
import Wording

/// What filters keep, what they count, and how lists are ordered.
@Suite("Flight filters")
struct PricingFilterTests {
  private func removed<Offer>(_ found: Found<Offer>, _ option: String) -> Int {
    found.removed.first { $0.filter == option }?.count ?? -1
  }

  @Test("departures are chosen within what is asked", arguments: ["00:05", "07:10", "12:00", "18:31", "23:55"])
  func departure(_ clock: String) throws {
    let limit = try #require(ClockTime(text: clock))
    let after = try Desk.found(Desk.flights(["ICN", "KIX"], ["2027-06-03"], after: clock))
    #expect(!after.offers.isEmpty && after.offers.allSatisfy { $0.slices[0].depart.at.clock >= limit })
    #expect(after.offers.count + removed(after, "--depart-after") == 4)
    let before = try Desk.found(Desk.flights(["ICN", "KIX"], ["2027-06-03"], before: clock))
    #expect(!before.offers.isEmpty && before.offers.allSatisfy { $0.slices[0].depart.at.clock <= limit })
    #expect(removed(before, "--depart-before") >= 0)
  }

  @Test("arrivals are in time, on the day of departure or before")
  func arrival() throws {
    let found = try Desk.found(Desk.flights(["ICN", "KIX"], ["2027-06-03"], arriveBefore: "12:30"))
    let limit = try #require(ClockTime(text: "12:30"))
    #expect(!found.offers.isEmpty)
    #expect(found.offers.allSatisfy { $0.slices[0].arrive.at.clock <= limit && $0.slices[0].arrive.dayOffset <= 0 })
    #expect(removed(found, "--arrive-before") > 0)
  }

  @Test("filters that contradict each other keep nothing and count all")
  func contradiction() throws {
    let found = try Desk.found(Desk.flights(["ICN", "KIX"], ["2027-06-03"], after: "20:00", before: "06:00"))
    #expect(found.offers.isEmpty)
    #expect(removed(found, "--depart-after") + removed(found, "--depart-before") == 4)
  }

  @Test("nonstop keeps nonstop flights alone")
  func stops() throws {
    let found = try Desk.found(Desk.flights(["GRU", "KEF"], ["2027-06-03"], maxStops: 0))
    #expect(found.offers.isEmpty && removed(found, "--max-stops") > 0)
    let direct = try Desk.found(Desk.flights(["ICN", "KIX"], ["2027-06-03"], maxStops: 0))
    #expect(direct.offers.count == 4 && removed(direct, "--max-stops") == 0)
  }

  @Test("an airline asked for flies every leg, through its base where it must")
  func airline() throws {
    let found = try Desk.found(Desk.flights(["ICN", "CDG"], ["2027-06-03"], airlines: ["EK"]))
    #expect(!found.offers.isEmpty)
    for segment in found.offers.flatMap(\.slices).flatMap(\.segments) {
      #expect(segment.carriers.map(\.code) == ["EK"])
    }
    #expect(found.offers.allSatisfy { $0.slices[0].segments.first?.arrive.place == "DXB" })
    let not = try Desk.found(Desk.flights(["ICN", "KIX"], ["2027-06-03"], notAirlines: ["KE", "7C"]))
    #expect(!not.offers.isEmpty && not.offers.allSatisfy { !$0.carriers.contains { ["KE", "7C"].contains($0.code) } })
  }

  @Test("a price limit in other money is converted by a dated rate, and says so")
  func otherMoney() throws {
    let all = try Desk.found(Desk.flights(["LON", "NYC"], ["2027-06-03"], limit: 500))
    let lowest = try #require(all.offers.first?.price.low?.amount.approximate)
    let rate = try #require(try Desk.atlas().rate(from: "KRW", to: "EUR")?.value)
    let limit = Money(ExactDecimal(units: Int(lowest * rate * 100) + 50, scale: 2), .eur)
    let found = try Desk.found(Desk.flights(["LON", "NYC"], ["2027-06-03"], maxPrice: limit, limit: 500))
    #expect(found.warnings.map(\.code) == ["limit_converted"])
    #expect(found.warnings[0].message.en.contains("2026-10-30"))
    #expect(!found.offers.isEmpty && found.offers.count + removed(found, "--max-price") == all.offers.count)
    #expect(found.offers.allSatisfy { $0.price.low?.currency == .krw })
  }

  @Test("lists are in order, ties by id, numbered from one, no longer than asked", arguments: FlightQuery.Sort.allCases)
  func order(_ sort: FlightQuery.Sort) throws {
    let found = try Desk.found(Desk.flights(["LON", "NYC"], ["2027-06-03"], sort: sort, limit: 7))
    #expect(found.offers.count == 7 && found.offers.map(\.number) == Array(1...7))
    for (one, next) in zip(found.offers, found.offers.dropFirst()) {
      let keys = [one, next].map { offer in
        switch sort {
        case .price: offer.price.low?.amount.approximate ?? .infinity
        case .duration: Double(offer.slices[0].minutes)
        case .departure: Double(offer.slices[0].depart.at.instant.seconds)
        case .emissions: Double(offer.emissions?.kilograms ?? 0)
        }
      }
      #expect(keys[0] < keys[1] || keys[0] == keys[1] && one.id < next.id)
    }
  }

  @Test("money has the digits of its currency", arguments: ["NGN", "JPY", "KWD", "KRW", "VND"])
  func digits(_ code: String) throws {
    let currency = try #require(Currency(code))
    let offer = try #require(
      try Desk.found(Desk.flights(["ICN", "KIX"], ["2027-06-03"], currency: currency)).offers.first)
    #expect(offer.price.low?.currency == currency && offer.price.low?.amount.scale == currency.exponent)
    #expect(offer.price.source?.contains("1 USD = ") == true)
  }
}
