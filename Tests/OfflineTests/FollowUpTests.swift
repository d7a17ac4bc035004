import Atlas
import Civil
import Testing
import Travel

@testable import Offline

/// What a later message does to a trip that is known.
@Suite("Follow-ups leave the trip whole")
struct FollowUpTests {
  static let family =
    "London to Tokyo, Kyoto and Hiroshima from 3 April to 16 April 2027, two adults and kids 8 and 11, budget 9000 GBP"
  static let italy = "서울에서 로마 피렌체 베네치아 9일, 부모님 두 분과 저, 예산 1200만원, 기차로 이동, 2027년 5월 3일 출발"

  @Test(
    "questions, searches and remarks change neither places, dates, length, budget nor origin",
    arguments: [
      "is the aquarium open on Monday?", "is Golden Week a bad time?", "what is there for kids in Tokyo?",
      "is our budget enough?", "show me family hotels in Tokyo under 200 pounds a night", "show me hotels in Kyoto",
      "how do we get home from Hiroshima?", "show me flights home", "we fly home from Osaka", "undo that",
      "what if it rains in Hiroshima", "my son is in a wheelchair", "no museums", "make it cheaper",
      "slower pace please", "no teamLab please", "the kids love Kyoto very much", "are museums closed on Mondays?",
      "can we do Kyoto in 2 days?", "how much is a hotel in Tokyo for 3 nights?",
    ])
  func inEnglish(message: String) throws { try expectSame(Self.family, message) }

  @Test(
    "the same in Korean",
    arguments: [
      "일요일에 바티칸 박물관 열어요?", "예산 괜찮아요?", "예산 안에 들어와요?", "돌아오는 비행기 보여줘", "베네치아에서 서울로 돌아오는 비행기는요?",
      "하루는 쉬고 싶어요", "비 오면 뭐 해요?", "박물관은 빼 주세요", "더 싸게 해 주세요", "천천히 다니고 싶어요", "한식당도 가고 싶어요",
      "부모님이 많이 못 걸으세요", "엄마가 무릎이 안 좋아서 계단은 피하고 싶어요", "로마 호텔 보여줘", "추석에 사람이 많아요?",
    ])
  func inKorean(message: String) throws { try expectSame(Self.italy, message) }

  private func expectSame(_ first: String, _ message: String) throws {
    let before = try understood(first).goal
    let after = try understood([first, message]).goal
    #expect(after.destinations == before.destinations)
    #expect(after.origin == before.origin)
    #expect(after.depart == before.depart)
    #expect(after.returning == before.returning)
    #expect(after.departWindow == before.departWindow)
    #expect(after.nights == before.nights)
    #expect(after.days == before.days)
    #expect(after.budget == before.budget)
    #expect(after.adults == before.adults)
    #expect(after.childAges == before.childAges)
  }

  @Test(
    "to N days sets, N days less subtracts",
    arguments: [
      (italy, "8일로 줄여 주세요", 8), (italy, "7일로 줄여 주세요", 7), (italy, "일주일로 줄여줘", 7), (italy, "2일 줄여 주세요", 7),
      (italy, "하루 줄여줘", 8), (italy, "하루 더 늘려줘", 10), (family, "shorten it to 10 days", 10),
      (family, "cut it to 9 days", 9), (family, "two days less", 12),
    ])
  func lengths(first: String, message: String, days: Int) throws {
    let before = try understood(first).goal
    let after = try understood([first, message]).goal
    #expect(after.days == days)
    #expect(after.nights == days - 1)
    #expect(after.destinations == before.destinations)
    #expect(after.depart == before.depart)
  }

  @Test(
    "nights of single cities",
    arguments: [
      (italy, "로마 4박, 피렌체 2박, 베네치아 2박으로 해 주세요", [4, 2, 2]), (italy, "로마 3박, 피렌체 3박, 베네치아 3박", [3, 3, 3]),
      (family, "stay 5 nights in Tokyo", [5]), (family, "6 nights in Tokyo, 4 in Kyoto please", [6, 4]),
    ])
  func nightsSet(first: String, message: String, nights: [Int]) throws {
    let after = try stays([first, message])
    #expect(after.prefix(nights.count).elementsEqual(nights))
    let goal = try understood([first, message]).goal
    #expect(after.reduce(0, +) == goal.nights)
    #expect(goal.destinations == (try understood(first).goal.destinations))
  }

  @Test(
    "days moved, added and dropped",
    arguments: [
      (italy, "베네치아는 하루 줄이고 로마를 하루 늘려 주세요", [1, 0, -1]), (italy, "로마에 하루 더 있고 싶어요", [1, 0, 0]),
      (family, "one day less in Hiroshima, one more in Tokyo", [1, 0, -1]),
      (family, "drop one day of Hiroshima", [0, 0, -1]), (family, "add a day in Kyoto", [0, 1, 0]),
    ])
  func nightsMoved(first: String, message: String, changes: [Int]) throws {
    let before = try stays([first])
    let after = try stays([first, message])
    #expect(zip(before, after).map { $1 - $0 } == changes)
    let goal = try understood([first, message]).goal
    #expect(goal.nights == (try understood(first).goal.nights ?? 0) + changes.reduce(0, +))
    #expect(goal.depart == (try understood(first).goal.depart))
  }

  @Test("nights settled once stay settled")
  func keptNights() throws {
    #expect(try stays([Self.italy, "로마 4박, 피렌체 2박, 베네치아 2박으로 해 주세요", "부모님이 많이 못 걸으세요"]) == [4, 2, 2])
  }

  @Test("nights that do not fit are said so")
  func tooMany() throws {
    let understood = try understood([Self.family, "stay 12 nights in Tokyo"])
    #expect(understood.unmet == [.nightsDoNotFit])
    #expect(understood.isUnchanged)
  }

  @Test("a day in another place comes on top")
  func dayElsewhere() throws {
    let goal = try understood([Self.family, "add a quiet day in Hakone"]).goal
    #expect(goal.destinations == ["Tokyo, JP", "Hakone, JP", "Kyoto, JP", "Hiroshima, JP"])
    #expect(goal.days == 15)
    #expect(goal.styleTags.contains("rest") == false)
  }

  /// The nights of the plan, in the order of the trip.
  private func stays(_ messages: [String]) throws -> [Int] {
    let understood = try understood(messages)
    let today = try #require(CivilDate(iso: "2026-11-30"))
    let found = try TripOutline(
      understood.goal, nightsAt: understood.nightsAt, today: today, in: try Atlas.embedded)
    let outline = try #require(found)
    return outline.stays.map(\.nights)
  }
}
