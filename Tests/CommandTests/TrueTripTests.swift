import Foundation
import JSON
import Testing
import Travel

/// What a plan says of the trip home, of trains, of work and of prices is so.
@Suite("What a plan says of a trip is true")
struct TrueTripTests {
  private let bench = Bench()

  private func say(_ words: String, _ more: String...) -> Bench.Result {
    bench.run(["chat", words, "--cards", "itinerary,flight,transport", "--json"] + more)
  }

  private func flights(_ result: Bench.Result) -> [JSONValue] {
    PlannedDays.list(result.json?["data"]?["cards"]).filter { $0["kind"] == .string("flight") }
  }

  @Test(
    "A trip of one night less than its days flies home in the night that the plan has, and a follow-up keeps it",
    arguments: ["다낭", "방콕", "나트랑", "세부"])
  func homeByNight(city: String) throws {
    let answers = [
      say("가족 4명 부산에서 \(city) 1월 10일부터 3박 5일 5살 아이", "--new"), say("더 여유롭게"), say("더 싸게"),
    ]
    for answer in answers {
      #expect(answer["data.goal.nights"] == "3" && answer["data.goal.days"] == "5", "\(answer.out.prefix(300))")
      let offers = flights(answer)
      #expect(!offers.isEmpty)
      for offer in offers {
        let home = try #require(PlannedDays.list(offer["slices"]).last)
        #expect(Bench.word(home, "depart.at")?.hasPrefix("2027-01-13T23:30") == true, "\(home)")
        #expect(Bench.word(home, "arrive.at")?.hasPrefix("2027-01-14T0") == true, "\(home)")
      }
      let leave = try #require(PlannedDays(answer).slots.last { $0.purpose == "depart" })
      #expect(leave.day == 4 && leave.end == 1410, "\(leave)")
    }
  }

  @Test("What is booked of such a trip, and put into a calendar, is the flight by night")
  func bookedByNight() throws {
    _ = say("가족 4명 부산에서 다낭 1월 10일부터 3박 5일 5살 아이", "--new")
    let quote = bench("book flight 1 --dry-run --json")
    #expect(quote["data.quote.end"]?.hasPrefix("2027-01-14T05:") == true, "\(quote.out)")
    let ics = bench.run(["chat", "일정 다시 보여줘", "-o", "ics"]).out
    #expect(ics.contains("DTSTART;TZID=Asia/Ho_Chi_Minh:20270113T233000"), "\(ics)")
    #expect(ics.contains("DTEND;TZID=Asia/Seoul:20270114T05"), "\(ics)")
  }

  @Test("A place added to such a trip leaves its nights as they are, and so does another day home")
  func nightsStay() {
    _ = say("부산에서 다낭 1월 10일부터 3박 5일 둘이", "--new")
    let more = say("호이안도 가고 싶어")
    #expect(more["data.goal.nights"] == "3" && more["data.goal.days"] == "5", "\(more.out.prefix(400))")
  }

  @Test(
    "A trip by train begins and ends with the train, its minutes and its fare, and speaks of no flights",
    arguments: [
      ("Lisbon to Porto by train, 2 nights on 12 March, one adult", "Lisbon → Porto", "Porto → Lisbon"),
      ("Busan 2 nights from Seoul by KTX, 12 December", "Seoul → Busan", "Busan → Seoul"),
      ("서울에서 부산 2박 3일 12월 12일 기차로 둘이", "서울 → 부산", "부산 → 서울"),
    ])
  func byTrain(words: String, out: String, back: String) throws {
    let answer = say(words, "--new")
    let days = PlannedDays(answer)
    for (day, name) in [(1, out), (3, back)] {
      let ride = try #require(days.day(day).first { $0.name == name }, "\(days.day(day).map(\.name))")
      let way = try #require(ride.ways.first)
      #expect(way.mode == "train" && (120...300).contains(way.minutes ?? 0), "\(way)")
      let (low, high) = (try #require(way.low), try #require(way.high))
      #expect(low > 0 && low < high)
    }
    let cards = PlannedDays.list(answer.json?["data"]?["cards"])
    #expect(cards.contains { $0["kind"] == .string("transport") })
    #expect(flights(answer).isEmpty)
    let reply = try #require(answer["data.reply"])
    #expect(!reply.contains("light") && !reply.contains("항공"), "\(reply)")
    #expect(reply.contains("train") || reply.contains("기차"), "\(reply)")
  }

  @Test("Where no train goes, that is said")
  func noTrain() throws {
    let reply = try #require(say("Seoul to Osaka by train, 3 days on 12 March, one adult", "--new")["data.reply"])
    #expect(reply.contains("No train"), "\(reply)")
  }

  @Test("Who goes to a meeting for a day flies early, keeps its hour and comes home in the evening")
  func meeting() throws {
    for (words, place, meeting) in [
      ("서울에서 오사카 당일치기 출장, 12월 10일, 오후 2시 회의 우메다", "우메다", "우메다 회의"),
      ("business trip to Osaka from Seoul on 10 December for one day, meeting at 2 pm in Umeda", "Umeda", "Meeting in"),
    ] {
      let answer = say(words, "--new")
      let days = PlannedDays(answer)
      let hour = try #require(days.slots.first { $0.purpose == "work" }, "\(answer.out.prefix(600))")
      #expect(hour.start == 840 && hour.name.contains(place) && hour.name.contains(meeting), "\(hour)")
      #expect(!days.slots.contains { $0.purpose == "sight" }, "\(days.slots.map(\.name))")
      #expect(!days.slots.contains { ($0.why ?? "").contains("bags") && $0.purpose == "stay" || $0.why == "짐 맡기기" })
      let first = try #require(flights(answer).first)
      #expect(Bench.word(first, "slices[0].depart.at")?.contains("T07:00") == true, "\(first)")
      let home = try #require(Bench.word(first, "slices[1].depart.at"))
      #expect(home.hasPrefix("2026-12-10T19") || home.hasPrefix("2026-12-10T20"), "\(home)")
      #expect(answer["data.goal.adults"] == nil || answer["data.goal.adults"] == "null")
    }
    let late = say("서울에서 오사카 당일치기 출장, 12월 10일, 오전 9시 회의", "--new")
    #expect(late.out.contains("전날"), "\(late.out.suffix(600))")
  }

  @Test("A day trip that is for the place has the day for it")
  func dayTrip() throws {
    let days = PlannedDays(say("day trip to Fukuoka from Seoul on 10 December, two adults", "--new"))
    #expect(days.slots.count { $0.purpose == "sight" } >= 2, "\(days.slots.map(\.name))")
    #expect(!days.slots.contains { ($0.why ?? "").contains("your bags") }, "\(days.slots.map(\.why))")
  }

  @Test("Nobody is sent on a flight that ended, nor on an airline to a country it does not fly to")
  func flights() {
    for pair in ["LHR KIX", "LHR NRT", "LCY JFK"] {
      let found = bench("search flight \(pair) --depart 2027-03-10 --json")
      #expect(found["data.offers[0].id"] != nil)
      for index in 0..<4 {
        if let stops = found["data.offers[\(index)].slices[0].stops"] { #expect(stops != "0", "\(pair)") }
      }
    }
    let japan = bench("search flight LHR HND --depart 2027-03-10 --json").out
    #expect(japan.contains("\"stops\":0") && japan.contains("\"BA\"") && !japan.contains("\"VS\""))
    #expect(bench("search flight LHR JFK --depart 2027-03-10 --json").out.contains("\"VS\""))
  }

  @Test("What is held in one city is offered in that city alone, and in its year alone")
  func events() {
    func told(_ city: String, _ year: Int) -> String {
      bench.run(["chat", "events in \(city) in February \(year)"]).out
    }
    for city in ["Honolulu", "New York"] { #expect(!told(city, 2027).contains("Super Bowl"), "\(city)") }
    let there = told("Los Angeles", 2027)
    #expect(there.contains("Super Bowl") && there.contains("14 Feb"), "\(there)")
    #expect(!told("Los Angeles", 2028).contains("Super Bowl"))
  }

  @Test("Of Hawaii the islands are told, not their towns alone")
  func islands() {
    let told = bench.run(["chat", "New York to Hawaii, a week in February, two of us, beaches"]).out
    for island in ["Oahu", "Maui", "Kauai", "Big Island"] { #expect(told.contains(island), "\(told)") }
    #expect(told.contains("Oahu, Maui or") && !told.contains("Which city"), "\(told)")
    let plan = bench.run(["chat", "Maui", "--json"])
    #expect(plan["data.goal.destinations[0]"]?.hasPrefix("Maui") == true || plan.out.contains("Maui"), "\(plan.out)")
  }
}
