import Atlas
import Civil
import Offline
import Testing
import Travel

/// How far fares lie from what was paid and seen.
@Suite("Fares")
struct PricingFareTests {
  /// A pair of the table of paid fares that the curve is held against.
  struct Paid {
    let kilometres: Double
    let fare: FareFacts
    var weight: Double { Double(fare.sample) }
  }

  /// Every pair between airports of the United States whose fares are known.
  static func paid() throws -> [Paid] {
    let atlas = try Desk.atlas()
    var codes: Set<String> = []
    for hub in ["ATL", "DEN", "ORD", "DFW", "LAX", "SEA", "MSP", "BOS"] {
      codes.formUnion(try atlas.destinations(of: hub))
    }
    var airports: [AirportFacts] = []
    for code in codes.sorted() {
      if let airport = try atlas.airport(code), airport.country == "US" { airports.append(airport) }
    }
    var found: [Paid] = []
    for (index, one) in airports.enumerated() {
      for other in airports[(index + 1)...] {
        guard let fare = try atlas.fare(one.code, other.code) else { continue }
        found.append(Paid(kilometres: one.position.kilometres(to: other.position), fare: fare))
      }
    }
    return found
  }

  /// The curve was fitted on rows of this table, so this guards the constants; it measures nothing unseen.
  @Test("the curve lies within the errors that data.md claims on the paid fares of the United States")
  func curve() throws {
    let paid = try Self.paid()
    #expect(paid.count > 8000)
    var weight = 0.0
    var error = 0.0
    var within = 0.0
    for row in paid {
      let off = abs(FareCurve.median(row.kilometres) / Double(row.fare.median) - 1)
      weight += row.weight
      error += row.weight * off
      if off <= 0.25 { within += row.weight }
    }
    #expect(error / weight <= 0.24, "mean error \(error / weight)")
    #expect(within / weight >= 0.75, "within a quarter \(within / weight)")
  }

  @Test("the range of the model holds the paid median for nearly nine of ten passengers")
  func range() throws {
    var weight = 0.0
    var held = 0.0
    for row in try Self.paid() {
      let centre = FareCurve.median(row.kilometres)
      weight += row.weight
      if (0.7 * centre...1.45 * centre).contains(Double(row.fare.median)) { held += row.weight }
    }
    #expect(held / weight >= 0.88, "held \(held / weight)")
  }

  /// What data.md has seen advertised, in US dollars; the model is to lie within a factor of two.
  static let seen: [(from: String, to: String, dollars: Double)] = [
    ("ICN", "KIX", 70), ("GMP", "CJU", 31), ("TPE", "BKK", 111), ("IST", "ICN", 365), ("BKK", "HKT", 39),
    ("LHR", "FCO", 45),
  ]

  @Test("low fares lie near those seen", arguments: seen)
  func low(_ route: (from: String, to: String, dollars: Double)) throws {
    let atlas = try Desk.atlas()
    let from = try #require(try atlas.airport(route.from))
    let to = try #require(try atlas.airport(route.to))
    let fare = try Fares(atlas: atlas).estimate(from: from, to: to, on: nil)
    #expect(fare.low <= route.dollars * 1.25 && route.dollars <= fare.high, "\(fare.low)–\(fare.high)")
    #expect(fare.basis == .estimate && fare.asOf == "2026-06")
  }

  @Test("a paid fare is dated on a plain day and estimated in season")
  func dated() throws {
    let plain = try Desk.found(Desk.flights(["JFK", "LAX"], ["2027-05-10"], currency: .usd))
    let price = try #require(plain.offers.first?.price)
    #expect(price.basis == .dated && price.asOf == "2026-06" && price.source == "fares paid in the United States")
    let paid = try #require(try Desk.atlas().fare("JFK", "LAX"))
    #expect(price.low == Money(modelled: Double(paid.low), .usd))
    #expect(price.high == Money(modelled: Double(paid.high), .usd))
    let summer = try Desk.found(Desk.flights(["JFK", "LAX"], ["2027-07-26"], currency: .usd))
    #expect(summer.offers.first?.price.basis == .estimate)
  }

  @Test("no pair of paid fares reads as one figure")
  func neverAlone() throws {
    let atlas = try Desk.atlas()
    let flights = OfflineFlights(atlas: atlas)
    for (one, other) in [
      ("ATL", "MCO"), ("DEN", "SLC"), ("LAX", "SFO"), ("BOS", "DCA"), ("MSP", "ORD"), ("SEA", "PDX"),
    ] {
      let price = try #require(
        try flights.search(Desk.flights([one, other], ["2027-05-10"], currency: .usd)).offers.first?.price)
      #expect(try #require(price.low) != #require(price.high))
    }
  }

  @Test("the table's month is the month the fares name")
  func month() throws {
    let table = try Desk.atlas().sources.first { $0.name == "fares" }
    #expect(table?.asOf.map { String($0.iso.prefix(7)) } == FareCurve.asOf)
  }

  @Test("feasts of either end, summer and the turn of the year cost more; February less")
  func seasons() throws {
    func low(_ day: String) throws -> Double {
      try #require(
        try Desk.found(Desk.flights(["ICN", "KIX"], [day], currency: .usd)).offers.first?.price.low?.amount.approximate)
    }
    let plain = try low("2027-06-03")
    #expect(try low("2027-08-05") > plain)
    #expect(try low("2027-12-30") > plain)
    // Chuseok is the 15th of September 2027 in Korea, Golden Week the first of May in Japan.
    #expect(try low("2027-09-16") > plain)
    #expect(try low("2027-05-06") > plain)
    #expect(try low("2027-02-18") < plain)
  }

  @Test("booking in the last week costs more than a month before")
  func lead() throws {
    let atlas = try Desk.atlas()
    let from = try #require(try atlas.airport("ICN"))
    let to = try #require(try atlas.airport("KIX"))
    let day = try #require(CivilDate(iso: "2027-06-03"))
    let fares = Fares(atlas: atlas)
    let early = try fares.estimate(from: from, to: to, on: day, bookedOn: day.adding(days: -40))
    let late = try fares.estimate(from: from, to: to, on: day, bookedOn: day.adding(days: -2))
    #expect(early.low < late.low && early.high < late.high)
  }
}
