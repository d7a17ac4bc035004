import Atlas
import Civil
import Offline
import Testing
import Travel
import Wording

/// What searches for stays give.
@Suite("Stays without a network")
struct PricingStayTests {
  @Test(
    "tiers are in order, each end of the range",
    arguments: ["Osaka", "Paris", "New York", "Hue", "Bali", "ICN", "Reykjavik", "KR", "Ulaanbaatar", "Aspen, CO"])
  func tiers(_ name: String) throws {
    let atlas = try Desk.atlas()
    let place = try #require(try atlas.stayPlace(try Desk.place(name)))
    for month in 1...12 {
      let day = try #require(CivilDate(year: 2027, month: month, day: 15))
      let tiers = try StayRates(atlas: atlas).perNight(at: place, on: day)
      #expect(tiers.map(\.tier) == [.budget, .mid, .upper, .luxury])
      for (one, next) in zip(tiers, tiers.dropFirst()) {
        #expect(one.range.low < next.range.low && one.range.high < next.range.high)
      }
      #expect(tiers.allSatisfy { $0.range.low > 3 && $0.range.low < $0.range.high && $0.range.high < 4000 })
    }
  }

  @Test("well-known hotels are listed as such, with no vacancy, mark or tax feigned")
  func known() throws {
    let found = try Desk.found(Desk.hotels("오사카", "2027-06-03", "2027-06-06"))
    #expect(found.note?.en == "Well-known hotels, not availability.")
    #expect(found.offers.count == 10)
    for offer in found.offers {
      #expect(offer.rating == nil && offer.freeCancelUntil == nil && offer.price.tax == nil && offer.price.total == nil)
      #expect(offer.price.per == .stay && offer.price.basis == .estimate && offer.position != nil && !offer.live)
    }
  }

  @Test("another place has typical stays of each tier")
  func typical() throws {
    let found = try Desk.found(Desk.hotels("Ulaanbaatar", "2027-06-03", "2027-06-06"))
    #expect(found.offers.map(\.stars) == [2, 3, 4, 5])
    #expect(found.note?.en.hasPrefix("Typical stays") == true)
    #expect(found.offers[0].name(for: Desk.reader(.ko)) == "대표적인 저렴한 숙소")
  }

  @Test("the price is for all nights and rooms, and dearer when rooms are crowded")
  func party() throws {
    func low(_ query: HotelQuery) throws -> Double {
      try #require(try Desk.found(query).offers.first?.price.low?.amount.approximate)
    }
    let one = try low(Desk.hotels("Ulaanbaatar", "2027-06-07", "2027-06-08"))
    #expect(abs(try low(Desk.hotels("Ulaanbaatar", "2027-06-07", "2027-06-11")) / one - 4) < 0.3)
    #expect(abs(try low(Desk.hotels("Ulaanbaatar", "2027-06-07", "2027-06-08", rooms: 3)) / one - 3) < 0.2)
    let four = Passengers(adults: 4)
    let crowded = try Desk.found(Desk.hotels("Ulaanbaatar", "2027-06-07", "2027-06-08", guests: four))
    #expect(crowded.warnings.map(\.code) == ["rooms_tight"])
    let low = try #require(crowded.offers.first?.price.low?.amount.approximate)
    #expect(abs(low / one - 1.5) < 0.1)
  }

  @Test("filters keep and count: stars, price by night and by stay, free cancellation")
  func filters() throws {
    let stars = try Desk.found(Desk.hotels("Osaka", "2027-06-03", "2027-06-06", stars: 5, limit: 50))
    #expect(!stars.offers.isEmpty && stars.offers.allSatisfy { $0.stars == 5 } && stars.removed[0].count > 0)
    let free = try Desk.found(Desk.hotels("Osaka", "2027-06-03", "2027-06-06", needsFreeCancel: true))
    #expect(free.offers.isEmpty && free.removed.map(\.filter) == ["--free-cancel"] && free.removed[0].count >= 10)
    let all = try Desk.found(Desk.hotels("Osaka", "2027-06-03", "2027-06-06", limit: 50))
    let middle = try #require(all.offers[all.offers.count / 2].price.low)
    let stay = try Desk.found(Desk.hotels("Osaka", "2027-06-03", "2027-06-06", maxPrice: middle, limit: 50))
    let night = Money(ExactDecimal(units: middle.amount.units / 3 + 1, scale: 2), .usd)
    let nightly = try Desk.found(
      Desk.hotels("Osaka", "2027-06-03", "2027-06-06", maxPrice: night, isPerNight: true, limit: 50))
    #expect(stay.offers.map(\.id) == nightly.offers.map(\.id))
    #expect(stay.offers.count + stay.removed[0].count == all.offers.count && stay.removed[0].count > 0)
  }

  @Test("order: stars from the top, distance from the middle of town, ties by id")
  func order() throws {
    let stars = try Desk.found(Desk.hotels("Osaka", "2027-06-03", "2027-06-06", sort: .stars)).offers
    for (one, next) in zip(stars, stars.dropFirst()) {
      #expect((one.stars ?? 0) > (next.stars ?? 0) || one.stars == next.stars && one.id < next.id)
    }
    let near = try Desk.found(Desk.hotels("Osaka", "2027-06-03", "2027-06-06", sort: .distance)).offers
    let ratings = try Desk.found(Desk.hotels("Osaka", "2027-06-03", "2027-06-06", sort: .rating)).offers
    #expect(ratings.map(\.id) == ratings.map(\.id).sorted())
    #expect(near.map(\.id) != ratings.map(\.id) && near.map(\.number) == Array(1...near.count))
  }

  @Test("New York is dearest in the months its rates are, the beach when it is dry")
  func season() throws {
    let atlas = try Desk.atlas()
    func mid(_ name: String, _ day: String) throws -> Double {
      let place = try #require(try atlas.stayPlace(try Desk.place(name)))
      let date = try #require(CivilDate(iso: day))
      return try StayRates(atlas: atlas).perNight(at: place, on: date)[1].range.low
    }
    #expect(try mid("New York", "2027-10-12") > mid("New York", "2027-02-02"))
    #expect(try mid("Phuket", "2027-02-10") > mid("Phuket", "2027-09-22"))
  }

  /// What the State Department reimbursed a night in April 2026, in US dollars, as data.md gives it.
  static let reimbursed: [(city: String, dollars: Double)] = [
    ("Paris", 511), ("Rome", 489), ("London", 424), ("Kyoto", 332), ("Cebu City, PH", 108),
  ]

  @Test("the upper tier holds what is reimbursed where the model is known to fail", arguments: reimbursed)
  func level(_ known: (city: String, dollars: Double)) throws {
    let atlas = try Desk.atlas()
    let place = try #require(try atlas.stayPlace(try Desk.place(known.city)))
    let date = try #require(CivilDate(iso: "2027-04-14"))
    let upper = try StayRates(atlas: atlas).perNight(at: place, on: date)[2].range
    #expect(upper.low <= known.dollars && known.dollars <= upper.high, "\(upper)")
  }

  @Test("no night, no search")
  func noNight() throws {
    let query = try Desk.hotels("Osaka", "2027-06-03", "2027-06-03")
    let failure = #expect(throws: Failure.self) { try Desk.found(query) }
    #expect(failure?.exit == .usage && failure?.field == "check_out")
  }
}
