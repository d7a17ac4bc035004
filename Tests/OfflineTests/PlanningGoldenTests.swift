import Atlas
import Civil
import Foundation
import Testing
import Travel
import Wording

@testable import Offline

/// Twenty trips, reviewed by eye: no zigzag across town, meals at meal times, sane days.
@Suite("Itineraries as they were reviewed")
struct PlanningGoldenTests {
  struct Trip: Sendable, CustomTestStringConvertible {
    let name: String
    let goal: TripGoalCard
    var survey = SurveyCard.empty
    var language = Language.en
    var variant = 1

    var testDescription: String { name }
  }

  static let trips: [Trip] = [
    Trip(
      name: "osaka-food",
      goal: Trips.goal(["Osaka, JP"], from: "Seoul, KR", on: "2026-12-24", nights: 3, tags: ["food"])),
    Trip(
      name: "seoul-planned-ko", goal: Trips.goal(["Seoul, KR"], month: "2027-04", nights: 3),
      survey: Trips.survey(.city, nil, .sights, .planned), language: .ko),
    Trip(
      name: "kyoto-culture",
      goal: Trips.goal(["Kyoto, JP"], from: "Seoul, KR", on: "2027-04-03", nights: 2, tags: ["culture"])),
    Trip(
      name: "tokyo-rest", goal: Trips.goal(["Tokyo, JP"], from: "Busan, KR", on: "2027-04-01", nights: 4),
      survey: Trips.survey(nil, nil, .rest, .spontaneous)),
    Trip(
      name: "jeju-nature-ko",
      goal: Trips.goal(["Jeju, KR"], from: "Seoul, KR", on: "2027-05-10", nights: 3, tags: ["nature"]),
      language: .ko),
    Trip(name: "busan-weekend", goal: Trips.goal(["Busan, KR"], from: "Seoul, KR", on: "2027-06-05", nights: 1)),
    Trip(
      name: "okinawa-children",
      goal: Trips.goal(
        ["Okinawa, JP"], from: "Seoul, KR", on: "2027-05-01", nights: 3, childAges: [5, 8], tags: ["beach", "family"])),
    Trip(
      name: "bangkok-shopping",
      goal: Trips.goal(["Bangkok, TH"], from: "Seoul, KR", on: "2027-02-01", nights: 4, tags: ["food", "shopping"])),
    Trip(
      name: "singapore-between", goal: Trips.goal(["Singapore, SG"], from: "Seoul, KR", on: "2027-01-15", nights: 3),
      survey: Trips.survey(nil, .premium, .food, .between)),
    Trip(
      name: "bali-rest", goal: Trips.goal(["Bali, ID"], from: "Seoul, KR", on: "2027-07-05", nights: 4, tags: ["rest"]),
      survey: Trips.survey(.nature, nil, .rest, .between)),
    Trip(
      name: "hanoi-culture",
      goal: Trips.goal(["Hanoi, VN"], from: "Busan, KR", on: "2027-03-12", nights: 3, tags: ["culture"])),
    Trip(
      name: "paris-rome",
      goal: Trips.goal(["Paris, FR", "Rome, IT"], from: "Seoul, KR", on: "2027-05-10", nights: 8, tags: ["culture"])),
    Trip(name: "london-sights", goal: Trips.goal(["London, GB"], from: "New York, US", on: "2027-06-01", nights: 5)),
    Trip(
      name: "barcelona-beach",
      goal: Trips.goal(["Barcelona, ES"], from: "London, GB", on: "2027-06-04", nights: 4, tags: ["beach"])),
    Trip(
      name: "prague-value", goal: Trips.goal(["Prague, CZ"], from: "Berlin, DE", on: "2027-09-17", nights: 2),
      survey: Trips.survey(.city, .value, .sights, .planned)),
    Trip(
      name: "reykjavik-nature",
      goal: Trips.goal(["Reykjavik, IS"], from: "London, GB", on: "2027-08-02", nights: 4, tags: ["nature"])),
    Trip(
      name: "newyork-museum",
      goal: Trips.goal(["New York, US"], from: "London, GB", on: "2027-10-05", nights: 5, tags: ["museum"])),
    Trip(
      name: "losangeles-family",
      goal: Trips.goal(["Los Angeles, US"], from: "Seoul, KR", on: "2027-09-01", nights: 5, childAges: [9])),
    Trip(
      name: "sydney-nature", goal: Trips.goal(["Sydney, AU"], month: "2027-11", nights: 4),
      survey: Trips.survey(.nature)),
    Trip(
      name: "kansai-three",
      goal: Trips.goal(["Osaka, JP", "Nara, JP", "Kyoto, JP"], from: "Seoul, KR", on: "2027-04-05", nights: 5)),
    Trip(
      name: "cairo-history",
      goal: Trips.goal(["Cairo, EG"], from: "London, GB", on: "2027-02-10", nights: 3, tags: ["culture"])),
    Trip(name: "tbilisi-unknown", goal: Trips.goal(["Tbilisi, GE"], month: "2027-05", nights: 2)),
  ]

  @Test("The plan is the one that was read", arguments: trips)
  func planIsAsReviewed(trip: Trip) throws {
    let card = try Trips.itinerary(
      Trips.query(trip.goal, survey: trip.survey, variant: trip.variant, language: trip.language),
      language: trip.language)
    let told = card.told
    let path = "\(URL(filePath: #filePath).deletingLastPathComponent().path)/Golden/plan-\(trip.name).txt"
    if ProcessInfo.processInfo.environment["ITRAVEL_RECORD"] == "1" {
      try told.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == told)
  }
}

extension ItineraryCard {
  /// The plan as one reads it over: a line a slot, with the way that leads to it.
  fileprivate var told: String {
    var lines = [title]
    for day in days {
      let head = ["Day \(day.day)", day.date?.iso, day.place, day.title].compactMap(\.self).joined(separator: "  ")
      lines += ["", head]
      if let weather = day.weather { lines.append("  \(weather.meanC ?? "?") °C, rain \(weather.rainChance ?? 0) %") }
      lines += day.events.map { "  * \($0.name)" }
      for slot in day.slots {
        let time = slot.start.map { "\($0.text)–\(slot.end?.text ?? "")" } ?? slot.period.rawValue
        let way = slot.ways.first.map { "  <\($0.mode.rawValue) \($0.minutes ?? 0)>" } ?? ""
        lines.append("  \(time)  \(slot.purpose.rawValue)  \(slot.place.name)\(way)")
      }
      if !day.planB.isEmpty { lines.append("  rain: \(day.planB.joined(separator: ", "))") }
    }
    lines += [""] + notes.map { "- \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
