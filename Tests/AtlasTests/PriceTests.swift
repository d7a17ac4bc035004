import Atlas
import Testing

struct PriceTests {
  @Test func faresArePaidInBothDirections() throws {
    let atlas = try Atlas.embedded
    let fare = try #require(try atlas.fare("JFK", "LAX"))
    #expect(try atlas.fare("LAX", "JFK") == fare)
    #expect(fare.low < fare.median && fare.median < fare.high)
    #expect((100...900).contains(fare.median))
    #expect(!fare.carriers.isEmpty)
    #expect(fare.carriers.map(\.share) == fare.carriers.map(\.share).sorted(by: >))
    #expect(fare.sample > 100)
  }

  @Test func faresElsewhereAreNotKnown() throws {
    let atlas = try Atlas.embedded
    #expect(try atlas.fare("ICN", "KIX") == nil)
    #expect(try atlas.fare("JFK", "JFK") == nil)
    #expect(try atlas.fare("JFK", "???") == nil)
  }

  @Test func lodgingSwingsWithTheSeason() throws {
    let atlas = try Atlas.embedded
    let rates = try #require(try atlas.lodging(in: try GuideTests.city("New York")))
    #expect(rates.nights.count == 12)
    let (least, most) = (rates.nights.min() ?? 0, rates.nights.max() ?? 0)
    #expect(least > 100 && most > least)
    #expect(rates.meals > 50)
    #expect(!rates.destination.isEmpty)
  }

  @Test func otherTownsOfTheStatesHaveTheStandardRate() throws {
    let atlas = try Atlas.embedded
    let rates = try #require(try atlas.lodging(in: try GuideTests.city("Paris, TX")))
    #expect(Set(rates.nights) == [113])
    #expect(try atlas.lodging(in: try GuideTests.city("Osaka")) == nil)
  }
}
