import Civil
import Foundation
import JSON
import Loopback
import Testing
import Travel

@testable import Insight

@Suite("Itinerary replies")
struct GoldenTests {
  private let records = ProcessInfo.processInfo.environment["ITRAVEL_RECORD"] != nil
  private static let today = CivilDate(iso: "2026-11-30") ?? CivilDate(dayNumber: 0)

  private func cards(_ reply: String, _ place: String) -> [JSONValue] {
    let read = ItineraryReply(reply)
    return [read.card(title: "여행", place: place, today: GoldenTests.today).json]
      + [read.eventsCard(place: place, today: GoldenTests.today)?.json].compactMap { $0 }
  }

  @Test(
    "The sample replies become the cards that were read and approved",
    arguments: [
      ("planned", SampleReply.planned, "Osaka, JP"), ("spontaneous", SampleReply.spontaneous, "Jeju, KR"),
      ("between", SampleReply.between, "Tokyo, JP"),
    ])
  func samples(name: String, reply: String, place: String) throws {
    let text = JSONWriter(indentation: 2).text(.array(cards(reply, place))) + "\n"
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/\(name).json")
    if records { try text.write(to: file, atomically: true, encoding: .utf8) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    #expect(ItineraryReply(reply).notes == [], "nothing of a sample is left over")
  }

  @Test("Days are kept apart, and every leg has its minutes and its cost")
  func days() throws {
    let card = ItineraryReply(SampleReply.planned).card(title: "", place: nil, today: GoldenTests.today)
    #expect(card.days.map { $0.slots.count } == [4, 2])
    #expect(card.days.map { $0.date?.iso } == ["2026-12-24", "2026-12-25"])
    #expect(card.days[0].weather?.periods.map(\.temperatureC) == ["6", "11"])
    #expect(card.days[1].weather?.periods.map(\.rainChance) == [30, 70])
    let ways = card.days[0].slots[0].ways
    #expect(ways.map(\.mode) == [.transit, .taxi])
    #expect(ways.map(\.minutes) == [28, 16])
    #expect(ways[1].cost?.low?.text == "2,400 JPY")
    let jeju = ItineraryReply(SampleReply.spontaneous).card(title: "", place: nil, today: GoldenTests.today)
    #expect(jeju.days[0].slots[2].ways[0].minutes == 70)
    #expect(jeju.days[0].date?.iso == "2027-01-09", "January comes after November")
    #expect(jeju.days[0].planB.count == 2)
    let tokyo = ItineraryReply(SampleReply.between)
    let walk = tokyo.card(title: "", place: nil, today: GoldenTests.today).days[0].slots[1].ways
    #expect(walk.map(\.mode) == [.walk])
    #expect(walk.map(\.minutes) == [6])
    #expect(
      tokyo.eventsCard(place: "", today: GoldenTests.today)?.events.map(\.name) == ["유시마텐진 매화축제", "시모키타자와 거리 공연"])
  }

  @Test("Festivals have their place and their days where they belong")
  func festivals() throws {
    let card = try #require(
      ItineraryReply(SampleReply.planned).eventsCard(place: "Osaka, JP", today: GoldenTests.today))
    #expect(card.events.map(\.place) == ["나카노시마 일대", "신우메다시티"])
    #expect(card.events.map { $0.start?.iso } == [nil, "2026-12-01"])
    #expect(card.events.map { $0.end?.iso } == ["2026-12-31", "2026-12-25"])
    #expect(card.events[0].details == "11월 초 ~ 12월 31일 / 미도스지 가로수 조명 점등")
  }

  @Test("What the grammar does not foresee is mended or kept as words")
  func strange() {
    let reply = """
      안녕하세요! 즐거운 여행 되세요.
      **날짜: 12월 31일**
      날씨: 오전 -2도(눈, 강수 80%), 오후 영하 5도(맑음, 강수 0%), 바람 강함
      09:00 축제 거리
      위치: 중구 1-1
      이동: 지하철 2호선 (총 약 1시간 5분)
      축제가 열리는 거리예요.
      - 14:00~15:30 - 미술관
      이동: 택시
      날씨: 오전 3도(흐림, 강수 10%)
      밤: 야시장
      위치: 남구
      참고: 현금을 준비하세요.
      """
    let read = ItineraryReply(reply)
    let card = read.card(title: "", place: nil, today: GoldenTests.today)
    #expect(card.notes == ["안녕하세요! 즐거운 여행 되세요."])
    #expect(card.days.count == 2)
    #expect(card.days[0].weather?.periods.map(\.temperatureC) == ["-2", "-5"])
    #expect(card.days[0].weather?.summary == "바람 강함")
    #expect(card.days[0].slots.map(\.place.name) == ["축제 거리", "미술관"])
    #expect(card.days[0].slots[0].why == "중구 1-1 · 축제가 열리는 거리예요.")
    #expect(card.days[0].slots[0].ways[0].minutes == 65)
    #expect(card.days[0].slots[1].end?.text == "15:30")
    #expect(card.days[1].slots[0].why == "남구 · 참고: 현금을 준비하세요.")
    #expect(read.eventsCard(place: "", today: GoldenTests.today) == nil)
  }

  @Test(
    "Every word of a reply stands somewhere in its cards",
    arguments: [SampleReply.planned, SampleReply.spontaneous, SampleReply.between])
  func nothingIsDropped(reply: String) {
    let text = cards(reply, "").map { JSONWriter().text($0) }.joined()
    for line in reply.split(separator: "\n") {
      for word in line.split(whereSeparator: { " ()[],:/~%".contains($0) })
      where word.count > 2 && !word.allSatisfy(\.isNumber) {
        let isGrammar = ["날짜", "날씨", "옷차림", "위치", "이동", "플랜B", "대중교통", "예상", "이번", "여행", "즐길", "축제", "행사", "중간"]
          .contains { word.contains($0) }
        let isRead =
          ["도", "월", "일", "분", "시간", "원", "엔"].contains { word.hasSuffix($0) } && word.first?.isNumber == true
        #expect(isGrammar || isRead || text.contains(word), "“\(word)” was dropped")
      }
    }
  }
}
