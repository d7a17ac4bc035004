import Atlas
import Civil
import Testing

/// What is written down of countries and their feasts.
struct HabitTests {
  @Test(arguments: [
    ("KR", ["C", "F"], CountryHabits.Side.right), ("JP", ["A", "B"], .left), ("GB", ["G"], .left),
    ("AU", ["I"], .left), ("CH", ["C", "J"], .right), ("IT", ["C", "F", "L"], .right),
  ])
  func plugsAndSides(country: String, plugs: [String], side: CountryHabits.Side) throws {
    let habits = try #require(try Atlas.embedded.habits(of: country))
    #expect(habits.plugs == plugs)
    #expect(habits.side == side)
    #expect(!habits.emergency.isEmpty)
  }

  @Test func unwrittenCountriesAreNone() throws {
    #expect(try Atlas.embedded.habits(of: "XX") == nil)
    #expect(try Atlas.embedded.habits(of: "KOR") == nil)
  }

  @Test func festivalsComeRoundByTheirRules() throws {
    let atlas = try Atlas.embedded
    var known = 0
    for place in try atlas.guidedPlaces where place.festivals > 0 {
      guard let city = place.city else { continue }
      for festival in try atlas.festivals(in: city) {
        #expect(festival.country == city.country)
        #expect(festival.days >= 1, "\(festival.englishName)")
        switch festival.rule {
        case .fixed, .weekday, .about, .easter:
          #expect(festival.firstDay(in: 2027)?.year == 2027, "\(festival.englishName)")
          known += 1
        case .lunar(let month, let day), .islamic(let month, let day):
          #expect((1...12).contains(month) && (1...30).contains(day), "\(festival.englishName)")
          #expect(festival.firstDay(in: 2027) == nil)
        case .once(_, _, let year):
          #expect(festival.firstDay(in: year)?.year == year, "\(festival.englishName)")
          #expect(festival.firstDay(in: year + 1) == nil && festival.firstDay(in: year - 1) == nil)
        }
      }
    }
    #expect(known > 50)
  }
}
