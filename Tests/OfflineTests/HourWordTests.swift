import Atlas
import Civil
import Testing
import Travel
import Wording

@testable import Offline

/// A plan that sends one to Trevi at seven does not speak of the late night.
@Suite("Sentences keep to the hour of the visit")
struct HourWordTests {
  private func kept(_ sentence: String, _ hours: ClosedRange<Int>, sunset: Int = 1110) -> String? {
    let language: Language = sentence.utf8.allSatisfy { $0 < 128 } ? .en : .ko
    return HourWords(start: hours.lowerBound, end: hours.upperBound, sunset: sunset).kept(sentence, in: language)
  }

  @Test("What names another hour is left out")
  func otherHours() {
    #expect(kept("Gilded guild houses, best when lit at night", 960...1020) == "Gilded guild houses")
    #expect(
      kept("Gilded guild houses, best when lit at night", 1140...1200) == "Gilded guild houses, best when lit at night")
    #expect(kept("Sunset picnics over sea and city", 960...1020) == nil)
    #expect(kept("Sunset picnics over sea and city", 1080...1140) == "Sunset picnics over sea and city")
    #expect(kept("The white marble tomb, at its softest at sunrise", 540...660) == "The white marble tomb")
    #expect(kept("하얀 마을에 노을이 내려요", 960...1020, sunset: 1230) == nil)
    #expect(kept("하얀 마을에 노을이 내려요", 1170...1230, sunset: 1230) != nil)
    #expect(kept("밤마다 반짝이는 파리의 상징이에요", 1080...1200, sunset: 1310) == nil)
    #expect(kept("새벽 거리를 걸어요", 540...600) == nil)
  }

  @Test("What names no hour of the visit stays")
  func noHours() {
    for sentence in [
      "Markets by day, new kitchens at night", "Kebab, meze and bars until late", "Wood-oven bagels day and night",
      "Glide across dark water below steep peaks", "Rembrandt's Night Watch and Vermeer's Milkmaid",
      "낮엔 시장, 밤엔 식당가예요", "밤나무 아래 맥주 정원이에요", "새벽부터 여는 끄라비 실내 시장이에요",
    ] {
      #expect(kept(sentence, 690...750) == sentence)
    }
  }

  @Test("What names another day of the week is left out")
  func weekdays() {
    func words(_ day: Weekday) -> HourWords { HourWords(start: 690, end: 750, sunset: nil, weekday: day) }
    #expect(words(.monday).kept("Weekend food stalls and bars with a skyline view", in: .en) == nil)
    #expect(words(.sunday).kept("Weekend food stalls and bars with a skyline view", in: .en) != nil)
    #expect(words(.monday).kept("Tropical fruit from Friday to Sunday", in: .en) != nil)
    #expect(words(.tuesday).kept("주말 밤이면 용이 불을 뿜어요", in: .ko) == nil)
  }

  @Test("What names another season is left out, and what is there in one season alone is not gone to in another")
  func seasons() throws {
    func words(_ month: Int, latitude: Double = 50) -> HourWords {
      HourWords(start: 600, end: 660, sunset: nil, month: month, latitude: latitude)
    }
    #expect(words(4).kept("가을 억새가 출렁이는 오름이에요", in: .ko) == nil)
    #expect(words(10).kept("가을 억새가 출렁이는 오름이에요", in: .ko) != nil)
    #expect(words(4, latitude: -40).kept("가을 억새가 출렁이는 오름이에요", in: .ko) != nil)
    #expect(words(1).kept("백조가 노니는 여름 궁전이에요", in: .ko) != nil)
    #expect(words(1).kept("A hillside of silver grass in autumn", in: .en) == nil)
    #expect(words(1).kept("Gold-rush cottages, bright in autumn", in: .en) == "Gold-rush cottages")
    #expect(words(11).kept("Warm spring baths after a day in the mountains", in: .en) != nil)
    #expect(words(11).isShut("Millions of tulips, open only in spring"))
    #expect(!words(4).isShut("Millions of tulips, open only in spring"))
    for (month, isThere) in [("2027-11-02", false), ("2027-04-20", true)] {
      let goal = Trips.goal(["Amsterdam, NL"], on: month, nights: 6, tags: ["nature"])
      let names = try Trips.itinerary(Trips.query(goal)).days.flatMap(\.slots).map(\.place.name)
      #expect(names.contains("Keukenhof") == isThere)
    }
  }

  /// The month matters: a bridge that glows at seven in December does not in June.
  @Test("No sight says of itself what its own hours can never keep")
  func everySight() throws {
    let atlas = try Atlas.embedded
    var seen = 0
    for city in try atlas.citiesWithSights {
      for sight in try atlas.sights(in: city) {
        let hours = VisitHours(of: sight)
        let minutes = min(Visit(of: sight, worth: 1).minutes, hours.closes - hours.opens)
        for (sentence, language) in [(sight.englishReason, Language.en), (sight.koreanReason, .ko)] {
          let isKept = stride(from: hours.opens, through: hours.closes - minutes, by: 15).contains { start in
            HourWords(start: start, end: start + minutes, sunset: nil).kept(sentence, in: language) == sentence
          }
          #expect(isKept, "\(city.names.en), \(sight.englishName): \(sentence)")
          seen += 1
        }
      }
    }
    #expect(seen > 4000)
  }

  @Test(
    "The sun sets when almanacs say",
    arguments: [
      ("2026-12-21", 35.68, 139.77, 540, 1000 - 12), ("2027-06-21", 48.86, 2.35, 120, 1318),
      ("2027-06-21", 51.51, -0.13, 60, 1282),
      ("2027-12-21", -33.87, 151.21, 660, 1206), ("2027-03-20", 0.0, 0.0, 0, 1090),
      ("2027-05-07", 43.77, 11.25, 120, 1223),
    ])
  func sunsets(day: String, latitude: Double, longitude: Double, offset: Int, minutes: Int) throws {
    let date = try #require(CivilDate(iso: day))
    let spot = try #require(Spot(latitude: latitude, longitude: longitude))
    #expect(abs(Sunset.minutes(on: date, at: spot, ahead: offset) - minutes) <= 10)
  }
}
