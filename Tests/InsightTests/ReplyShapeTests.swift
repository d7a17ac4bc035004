import JSON
import Loopback
import Testing
import Travel
import Wording

@testable import Insight

@Suite("The replies of each tool")
struct ReplyShapeTests {
  static let replies: [String: String] = [
    "transportation_search":
      "🧭 **이동 옵션: 중앙역 → 항구**\n1. **DRIVE**: 예상 18분, 7.4km\n2. **TRANSIT**: 예상 27분, 8.1km | SUBWAY 2호선 (항구 방향) 11정거장\n\n(참고) 경로가 없던 모드:\n- WALK: 경로가 없어요.",
    "transportation_batch":
      "🗺️ **일정 구간별 이동시간**\n- 중앙역 → 시장: 21분 (6.3km)\n- 시장 → 항구: 9분 (2.0km)\n\n총 이동시간(추정): 30분",
    "travel_warning_search":
      "🛡️ **일본 여행경보 정보**\n- 대륙: 아시아\n- 기준일: 2026-11-01\n\n출발 전에 공식 사이트(https://example.invalid/)를 확인해 주세요.",
    "flight_search":
      "1. 최저가 티웨이 TW283 왕복 218,400원 직항 1시간 50분\n2. 오전 출발 265,000원 직항 110분\nhttps://example.invalid/f?a=1&b=2",
    "stay_search": "### 럭셔리\n- **강변 호텔**: 넓은 방\n\n### 가성비\n- **캡슐 인**: 역 앞",
    "food_spot_search": "1. 우동집: 평점 4.5, 1인 1,200엔\n2. 초밥집: 평점 4.4, 점심 3,000엔",
    "event_search": "1. 빛의 축제: 12월 31일까지, 무료\n2. 시장: 12월 25일까지",
    "trip_ideation": "1. 오사카: 12월 평균 8도\n2. 후쿠오카: 공항에서 5분", "local_guide": "역에서 걸어서 5분이에요. 😊",
    "budget_planner": "항공 30만원 / 숙소 45만원 / 식비 20만원", "general_chat": "어디로 가고 싶으세요?",
    "out_of_scope": "여행 이야기만 할 수 있어요.", "weather_lookup": "내일은 맑아요.", "a_new_tool": "새 기능이에요.",
    "itinerary_planner": "일정을 짜려면 날짜가 필요해요. 언제 가세요?",
    "booking_action": "날짜를 알려 주시면 예약을 도와드릴게요.",
  ]

  @Test(
    "Words come whole, with their Markdown, emoji and addresses, and nothing is made up of them",
    arguments: replies.keys.sorted())
  func whole(tool: String) throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let reply = try #require(Self.replies[tool])
    setting.backend.change { state in
      state.plan =
        "{\"intent\":\"\(tool)\",\"tools\":[\"\(tool)\"],\"subtasks\":[\"한다.\"],\"trip_stage\":\"planning\",\"args\":{}}"
      state.reply = { _ in reply }
    }
    let result = try setting.chat("12월 24일부터 3박 알려줘")
    #expect(result.answer.reply == reply)
    #expect(result.answer.intent == tool)
    #expect(result.answer.cards.map { type(of: $0).kind } == ["trip_goal", "planner"], "\(tool)")
    #expect(result.answer.action == nil && result.hotels == nil && result.flights == nil)
    #expect(result.warnings.isEmpty)
    #expect(setting.backend.requests.map(\.path) == ["/chat"], "nothing is fetched that nobody offered")
  }

  @Test("The item of a booking reply is the reply's, not the plan's")
  func itemOfTheReply() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.change {
      $0.plan =
        "{\"intent\":\"booking_action\",\"tools\":[\"booking_action\"],\"args\":{\"booking_type\":\"hotel\",\"item_index\":0}}"
    }
    #expect(try setting.chat("오사카 호텔 두 번째 걸로 예약할게").answer.action?.suggested == 2)
  }

  @Test("A list padded with dummies shows them all, and a one-way flight has no way back")
  func paddedAndOneWay() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.change { state in
      state.lists["demo-session-1"] = ["flight": FakeBackend.dummyFlights]
      state.reply = { _ in FakeBackend.action(type: "flight", index: 7, return: "") }
    }
    let action = try #require(try setting.chat("예약").answer.action)
    #expect(action.flights.count == 8 && action.suggested == 8)
    #expect(action.flights.allSatisfy { $0.slices.count == 1 })
    #expect(Set(action.flights.map(\.id)).count == 8)
  }
}
