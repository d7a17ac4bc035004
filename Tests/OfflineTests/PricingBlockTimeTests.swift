import Atlas
import Civil
import Testing
import Travel

/// How long flights take, against what timetables say.
@Suite("Block times")
struct PricingBlockTimeTests {
  /// Scheduled gate to gate in minutes; published timetables, from memory.
  static let scheduled: [(from: String, to: String, minutes: Int)] = [
    ("ICN", "NRT", 145), ("NRT", "ICN", 155), ("ICN", "KIX", 110), ("ICN", "FUK", 80), ("GMP", "CJU", 70),
    ("ICN", "TPE", 155), ("ICN", "HKG", 225), ("ICN", "BKK", 345), ("BKK", "ICN", 325), ("ICN", "SGN", 325),
    ("ICN", "HAN", 290), ("ICN", "SIN", 390), ("SIN", "ICN", 385), ("ICN", "DPS", 430), ("ICN", "GUM", 265),
    ("ICN", "SYD", 620), ("ICN", "LAX", 660), ("LAX", "ICN", 790), ("ICN", "SFO", 640), ("SFO", "ICN", 780),
    ("ICN", "HNL", 500), ("HNL", "ICN", 600), ("ICN", "FRA", 840), ("FRA", "ICN", 690), ("ICN", "LHR", 860),
    ("LHR", "ICN", 740), ("ICN", "CDG", 850), ("CDG", "ICN", 725), ("HND", "LHR", 885), ("LHR", "HND", 830),
    ("NRT", "LAX", 600), ("LAX", "NRT", 715), ("NRT", "HNL", 430), ("HND", "CTS", 95), ("HND", "FUK", 120),
    ("HND", "OKA", 165), ("JFK", "LHR", 425), ("LHR", "JFK", 485), ("LHR", "LAX", 680), ("LAX", "LHR", 630),
    ("JFK", "LAX", 375), ("LAX", "JFK", 330), ("SFO", "ORD", 265), ("ATL", "LAX", 280), ("LHR", "CDG", 80),
    ("LHR", "FCO", 155), ("FRA", "MAD", 155), ("LHR", "IST", 235), ("LHR", "DXB", 415), ("DXB", "LHR", 460),
    ("SYD", "AKL", 185), ("AKL", "SYD", 215), ("SYD", "MEL", 95), ("SYD", "SIN", 500), ("SIN", "SYD", 475),
    ("SYD", "LAX", 815), ("LAX", "SYD", 900), ("FRA", "LAX", 690), ("JFK", "GRU", 585), ("DEL", "KTM", 100),
  ]

  @Test("nine of ten of sixty scheduled flights lie within half an hour")
  func ninetiethPercentile() throws {
    #expect(Self.scheduled.count == 60)
    var errors: [(pair: String, error: Int)] = []
    for flight in Self.scheduled {
      let query = try Desk.flights([flight.from, flight.to], ["2027-03-10"], sort: .duration, limit: 1)
      let offer = try #require(try Desk.found(query).offers.first, "\(flight.from)-\(flight.to)")
      #expect(offer.slices[0].segments.count == 1)
      errors.append(("\(flight.from)-\(flight.to)", offer.slices[0].minutes - flight.minutes))
    }
    let sizes = errors.map { abs($0.error) }.sorted()
    let worst = errors.filter { abs($0.error) > 30 }.map { "\($0.pair) \($0.error)" }
    #expect(sizes[53] <= 30, "p90 \(sizes[53]), beyond: \(worst)")
    #expect(sizes.reduce(0, +) <= 60 * 16, "mean \(Double(sizes.reduce(0, +)) / 60)")
    #expect(worst.count <= 6, "\(worst)")
  }
}
