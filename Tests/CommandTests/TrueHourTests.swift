import Foundation
import JSON
import Testing

/// Where one is at what hour, how one gets there and what that costs is what anyone would find there.
@Suite("Hours, ways and fares are those of the place")
struct TrueHourTests {
  private let bench = Bench()

  private func plan(_ words: String, _ more: String...) -> PlannedDays {
    PlannedDays(bench.run(["chat", words, "--new", "--cards", "itinerary", "--json"] + more))
  }

  private func ways(_ words: String, _ more: String...) -> [PlannedDays.Way] {
    let result = bench.run(["chat", words, "--new", "--cards", "transport", "--json"] + more)
    let days = PlannedDays.list(result.json?["data"]?["cards"])
    return days.flatMap { PlannedDays.ways($0) }
  }

  @Test("In December nobody is at a beach, on a mountain or in a wood after dark, nor is an afternoon empty")
  func daylight() {
    for (words, dark) in [
      ("Jeju 3 days from Seoul on 20 December, two of us, nature", 1061), ("제주 2박 3일 12월 20일 서울에서 둘이", 1061),
      ("London 4 days from 12 December, two of us, nature", 967),
    ] {
      let days = plan(words)
      #expect(!days.slots.isEmpty)
      for slot in days.slots where slot.purpose == "rest" || slot.purpose == "sight" {
        let isOutside = ["협재", "Hyeopjae", "숲", "Forest", "오름", "Oreum", "해변", "Beach", "Hyde Park", "Kew"].contains {
          slot.name.contains($0)
        }
        if isOutside { #expect((slot.end ?? 0) <= dark, "\(slot)") }
        if slot.purpose == "rest", let start = slot.start, let end = slot.end { #expect(end - start <= 150, "\(slot)") }
      }
    }
  }

  @Test("What is there of an evening is not told of the afternoon, nor what is there by day of the night")
  func hourWords() throws {
    let words = [
      ("Osaka 3 nights from Seoul December 12", 1010), ("Nara 2 days December 12", 1006),
      ("Porto 3 days 12 March", 1118),
      ("Istanbul 3 days Dec 12", 1058), ("Marrakesh 3 days June 12", 1179), ("Kyoto 3 days June 12", 1151),
      ("Budapest 3 days June 12", 1243), ("Bali 5 days June 12", 1087), ("다낭 3박 4일 1월 9일", 1053),
    ]
    for (trip, sunset) in words {
      let days = plan(trip)
      #expect(!days.slots.isEmpty)
      for slot in days.slots {
        guard let start = slot.start, let end = slot.end else { continue }
        let why = (slot.why ?? "").lowercased()
        if why.contains("sunset") || why.contains("dusk") || why.contains("노을") {
          #expect(end >= sunset - 15 && start <= sunset + 25, "\(trip): \(slot)")
        }
        if why.contains("lantern-lit") || why.contains("켜진") { #expect(end >= sunset, "\(trip): \(slot)") }
        if slot.name.contains("Night Cruise") { #expect(start >= sunset - 20, "\(trip): \(slot)") }
        if slot.name.contains("Kecak"), slot.purpose == "sight" { #expect(end > sunset + 30, "\(trip): \(slot)") }
        #expect(!why.contains("불을 뿜") && !why.contains("breathes fire"), "\(slot)")
      }
    }
    #expect(!plan("Bali 5 days June 12").named("Kecak").isEmpty)
  }

  @Test("On islands one rides for as long as one does, and buses cost what they cost")
  func islands() throws {
    let jeju = plan("제주 2박 3일 12월 20일 서울에서 둘이")
    let far = try #require(jeju.named("성산일출봉").first)
    #expect(far.ways.first?.mode == "taxi" && (50...80).contains(far.ways.first?.minutes ?? 0), "\(far)")
    let bus = try #require(far.ways.first { $0.mode == "bus" })
    #expect((100...150).contains(bus.minutes ?? 0), "\(bus)")
    #expect(bus.low ?? 0 >= 1000 && bus.low ?? 0 <= 1200 && bus.high ?? 0 >= 3000 && bus.high ?? 0 <= 4500, "\(bus)")
    for way in plan("Honolulu 5 days from Los Angeles on 10 February, two of us, nature").slots.flatMap(\.ways)
    where way.mode == "bus" {
      #expect(way.low ?? 0 <= 3 && way.high ?? 0 >= 3 && way.high ?? 0 <= 5, "\(way)")
    }
  }

  @Test("A boat in Venice, a metro in Osaka and a bullet train cost at least what they cost")
  func fares() throws {
    let boats = plan("4 days in Venice from 10 May", "--currency", "EUR").slots.flatMap(\.ways).filter {
      $0.mode == "ferry"
    }
    #expect(!boats.isEmpty)
    for boat in boats { #expect(boat.low ?? 0 >= 9 && boat.low ?? 0 <= 9.5 && boat.high ?? 0 <= 25, "\(boat)") }
    let metro = plan("3 days in Osaka from 12 Dec", "--currency", "JPY").slots.flatMap(\.ways).filter {
      $0.mode == "transit"
    }
    #expect(!metro.isEmpty)
    for ride in metro { #expect(ride.low ?? 0 >= 150 && ride.low ?? 0 <= 300 || ride.minutes ?? 0 > 30, "\(ride)") }
    let train = try #require(
      ways("how do I get from Tokyo to Kyoto by train", "--currency", "JPY").first { $0.mode == "train" })
    #expect(train.low ?? 0 >= 8000 && train.low ?? 0 <= 14_000 && train.high ?? 0 >= 14_000, "\(train)")
  }

  @Test("No train is made up, and a short way by road is told")
  func roads() {
    let ways = ways("다낭 3박 호이안 2박 3월 10일")
    #expect(!ways.isEmpty && ways.allSatisfy { $0.mode != "train" }, "\(ways)")
    #expect(ways.contains { $0.mode == "car" && (35...60).contains($0.minutes ?? 0) }, "\(ways)")
  }

  @Test("Islands are reached by boat, or the boat is in the hours for them, and no taxi drives there")
  func boats() throws {
    let isles = try #require(plan("5 days in Istanbul from 12 June").named("Princes' Islands").first)
    #expect(isles.ways.map(\.mode) == ["ferry"] && (60...110).contains(isles.ways[0].minutes ?? 0), "\(isles)")
    for (words, name) in [
      ("5 days in Phuket from 12 January, nature", "Phi Phi"), ("6 days in New York from 12 May", "Statue of Liberty"),
      ("4 days in Hiroshima from 12 May", "Miyajima"),
    ] {
      for slot in plan(words).named(name) where slot.purpose == "sight" {
        let isTour = slot.why?.contains("the boat is in these hours") == true
        #expect(!slot.ways.contains { $0.mode == "taxi" || $0.mode == "walk" }, "\(slot)")
        #expect(isTour || slot.ways.allSatisfy { $0.mode == "ferry" && $0.minutes ?? 0 >= 35 }, "\(slot)")
      }
    }
  }

  @Test("A walk says no metres that nobody knows")
  func walks() {
    let out = bench.run(["chat", "Lisbon to Porto by train, 2 nights on 12 March", "--new"]).out
    let walks = out.split(separator: "\n").filter { $0.contains("on foot") }
    #expect(walks.count > 3 && walks.allSatisfy { $0.hasSuffix("min") }, "\(walks)")
  }
}
