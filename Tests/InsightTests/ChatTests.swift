import Civil
import Foundation
import JSON
import Loopback
import Testing
import Travel
import Wording

@testable import Insight

@Suite("Conversation with the server")
struct ChatTests {
  @Test("A turn sends message, session, a history of its own and, first, a context")
  func sends() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let survey = SurveyCard(atmosphere: .city, budget: .value, priority: .food, schedule: .planned)
    _ = try setting.service.chat(setting.query("  오사카 가고 싶어 ", survey: survey), .silent)
    let first = try #require(setting.backend.look { $0.chats.first })
    #expect(first["message"] == .string("오사카 가고 싶어"))
    #expect(first["session_id"] == .string("S-1"))
    #expect(
      first["context"]
        == .string(
          "[사용자 여행 성향 설문결과] 여행분위기:도심형 / 예산스타일:가성비 / 여행우선순위:식도락 / 일정스타일:계획형\nuser: 오사카 가고 싶어"))
    #expect(first["history"]?.items?.count == 1, "an empty history would be filled with other users' words")
    #expect(
      first["survey"].map { JSONWriter().text($0) }
        == #"{"atmosphere":"도심형","budget":"가성비","priority":"식도락","schedule":"계획형"}"#)
    _ = try setting.service.chat(
      setting.query("3박", turn: 2, earlier: [.init(message: "오사카", reply: "언제요?")]), .silent)
    let second = try #require(setting.backend.look { $0.chats.last })
    #expect(second["context"] == nil)
    #expect(second["survey"] == nil, "a survey that is not whole is not sent")
    #expect(second["history"]?.items?.compactMap { $0.text("role") } == ["user", "assistant", "user"])
    #expect(second["history"]?.items?.compactMap { $0.text("content") } == ["오사카", "언제요?", "3박"])
  }

  @Test("A reply comes whole, line ends made one kind, nothing in it that steers a terminal")
  func reply() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.change { $0.reply = { _ in "첫 문단\r\n둘째 줄\r\n\r\n\u{1B}[31m빨강\u{1B}[0m\u{7}\u{202E} 끝" } }
    let result = try setting.chat()
    #expect(result.answer.reply == "첫 문단\n둘째 줄\n\n빨강 끝")
    #expect(result.language == .ko)
    let long = String(repeating: "가", count: 23_000)
    setting.backend.change { $0.reply = { _ in long } }
    #expect(try setting.chat().answer.reply == long)
  }

  @Test("An assistant that failed is no answer, though the status is 200")
  func assistantFails() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.change { $0.reply = { _ in "❌ Gemini 호출 중 오류 발생: 503" } }
    let failure = try #require(setting.chatFailure())
    #expect(failure.code == "assistant_failed")
    #expect(failure.exit == .unavailable)
    #expect(failure.effect == .notCommitted)
  }

  @Test("Types that drift are taken: strings, floats, one word for a list, things unknown")
  func drift() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.change { state in
      state.goal =
        #"{"destination":"일본 오사카","nights":"3","days":4.0,"month":12,"budget_krw":"800,000","style_tags":"먹방","status":"dreaming","companions":2,"nested":{"a":[1]}}"#
      state.plan =
        #"{"intent":"weather_lookup","tools":["weather_lookup",null,3],"subtasks":"하나의 문자열","trip_stage":"someday","args":null}"#
    }
    let answer = try setting.chat().answer
    #expect(answer.goal.destinations == ["Osaka, JP"])
    #expect(answer.goal.nights == 3)
    #expect(answer.goal.days == 4)
    #expect(answer.goal.month == "2026-12")
    #expect(answer.goal.budget?.money.text == "800,000 KRW")
    #expect(answer.goal.styleTags == ["먹방"])
    #expect(answer.goal.status == .justStarted)
    #expect(answer.intent == "weather_lookup")
    #expect(answer.stage == "someday")
    #expect(answer.plan.steps == [PlanStep(title: "하나의 문자열", tool: "weather_lookup")])
    setting.backend.change { state in
      state.goal = #"{"nights":3.0,"budget_krw":1200000.0,"destination":null}"#
      state.plan = #"{"tools":"trip_ideation"}"#
    }
    let second = try setting.chat().answer
    #expect(second.goal.nights == 3)
    #expect(second.goal.budget?.money.text == "1,200,000 KRW")
    #expect(second.goal.destinations == [])
    #expect(second.plan.steps.map(\.tool) == ["trip_ideation"])
  }

  @Test("Nothing that the server leaves empty erases what was known")
  func keepsGoal() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.change { $0.goal = #"{"destination":null,"nights":null,"style_tags":[],"status":null}"# }
    var goal = TripGoalCard()
    goal.destinations = ["Osaka, JP"]
    goal.nights = 3
    goal.styleTags = ["food"]
    goal.status = .planningItinerary
    #expect(try setting.service.chat(setting.query("네", turn: 2, goal: goal), .silent).answer.goal == goal)
  }

  @Test("The tool that ran decides what a reply is, not the intent")
  func toolDecides() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let plan = { @Sendable (tool: String) in
      "{\"intent\":\"itinerary_planner\",\"tools\":[\"\(tool)\",\"itinerary_planner\"],\"subtasks\":[\"a\"],\"trip_stage\":\"planning\",\"args\":{}}"
    }
    let stays =
      "1. 강변 호텔 / 가격: 128,000 JPY / 평점: 8.7 / 위치: 중심가\n2. 캡슐 인 / 가격: 가격정보 없음 / 평점: N/A / 위치: 역 앞\n3. 정원 / 가격: 312000.00 JPY / 평점: 5성급 / 위치: 공원"
    setting.backend.change { state in
      state.plan = plan("stay_search")
      state.reply = { _ in stays }
    }
    let result = try setting.chat("오사카 12월 24일부터 3박 숙소 2명")
    let offers = try #require(result.hotels)
    #expect(offers.map(\.name) == ["강변 호텔", "캡슐 인", "정원"])
    #expect(offers.allSatisfy { !$0.bookable })
    #expect(offers.map { $0.price.low?.text } == ["128,000 KRW", nil, "312,000 KRW"])
    #expect(offers.map(\.stars) == [nil, nil, 5])
    #expect(offers.map(\.checkIn.iso).first == "2026-12-24")
    #expect(offers.map(\.nights).first == 3)
    #expect(result.warnings.map(\.code) == ["currency_assumed"])
    #expect(result.answer.action == nil)
    #expect(result.answer.reply == stays)
    setting.backend.change { state in
      state.plan = plan("itinerary_planner")
      state.reply = { _ in SampleReply.planned }
    }
    let days = try setting.chat("일정").answer
    #expect(days.cards.compactMap { $0 as? ItineraryCard }.first?.days.count == 2)
    #expect(days.cards.contains { $0 is EventsCard })
    #expect(days.reply == SampleReply.planned)
  }

  @Test("A booking reply becomes an action: its items listed, the suggested one marked, never its JSON")
  func action() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let result = try setting.chat("오사카 호텔 두 번째 걸로 예약할게")
    #expect(result.answer.reply == "두 번째 것을 예약할게요.")
    let action = try #require(result.answer.action)
    #expect(action.suggested == 2)
    #expect(action.hotels.map(\.name) == ["강변 호텔", "호텔 정원", "캡슐 인", "Garden Osaka", "Bay Osaka"])
    #expect(action.hotels.map(\.number) == [1, 2, 3, 4, 5])
    #expect(result.hotels == action.hotels)
    #expect(setting.backend.requests.last?.target == "/api/booking/data?session_id=demo-session-1&type=hotel")
    #expect(setting.backend.look { $0.chats[0].text("session_id") } == "S-1")
  }

  @Test("A party that the server does not tell is one, and said to be assumed")
  func unknownParty() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    for type in ["hotel", "flight"] {
      setting.backend.change { state in
        state.lists["demo-session-1"] = ["hotel": FakeBackend.hotels, "flight": [FakeBackend.richFlight]]
        state.reply = { _ in
          FakeBackend.action(type: type, index: 0).replacing("\"guests\":2,", with: "")
        }
      }
      #expect(try setting.chat("예약").warnings.map(\.code) == ["party_assumed"], "\(type)")
    }
  }

  @Test("Numbers beyond all measure are taken for nothing, and break nothing")
  func hugeNumbers() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let huge = String(Int.max)
    setting.backend.change { state in
      state.lists["demo-session-1"] = ["hotel": FakeBackend.hotels]
      state.goal = "{\"nights\":\(huge),\"days\":\(huge),\"budget_krw\":\(huge)}"
      state.reply = { _ in
        FakeBackend.action(type: "hotel", index: 0).replacing("\"guests\":2", with: "\"guests\":\(huge)")
          .replacing("\"item_index\": 0", with: "\"item_index\": \(huge)").replacing("2026-12-27", with: "9999-12-31")
      }
    }
    let answer = try setting.chat("예약").answer
    #expect(answer.goal.nights == nil)
    #expect(answer.action?.suggested == nil)
    #expect(answer.action?.hotels.count == 5)
  }

  @Test("A choice that is the traveller's, or an index that the list has not, suggests nothing")
  func suggestions() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.change { state in
      state.lists["demo-session-1"] = ["hotel": FakeBackend.hotels]
      state.reply = { _ in FakeBackend.action(type: "hotel", index: 0, needsSelection: true) }
    }
    #expect(try setting.chat("예약").answer.action?.suggested == nil)
    setting.backend.change { $0.reply = { _ in FakeBackend.action(type: "hotel", index: 7) } }
    let result = try setting.chat("예약")
    #expect(result.answer.action?.suggested == nil)
    #expect(result.warnings.map(\.code) == ["index_out_of_list"])
    setting.backend.change { $0.reply = { _ in "```json\n" + FakeBackend.action(type: "hotel", index: 0) + "\n```" } }
    #expect(try setting.chat("예약").answer.action?.suggested == 1)
    setting.backend.change { $0.reply = { _ in FakeBackend.action(type: "hotel", index: 0).dropLast(9) + "" } }
    #expect(setting.chatFailure("예약")?.code == "bad_response")
  }

  @Test(
    "What is no good answer says why, and what became of it",
    arguments: [
      (Loopback.Reply.plain("Internal Server Error", status: 500), "server_error", ExitCode.unavailable),
      (.answer(200, [("Content-Type", "text/html")], Array("<html>".utf8)), "bad_response", .unavailable),
      (.json("{\"reply\":\"안녕"), "bad_response", .unavailable),
      (.json("{\"error\":\"quota\"}"), "bad_response", .unavailable),
      (.json("[]"), "bad_response", .unavailable),
      (.json("{\"detail\":\"Not Found\"}", status: 404), "bad_response", .unavailable),
      (.answer(429, [("Retry-After", "30")], []), "rate_limited", .rateLimited),
      (.json("{}", status: 401), "unauthorized", .unauthorized),
      (.answer(302, [("Location", "http://example.com/")], []), "bad_response", .unavailable),
      (.answer(307, [("Location", "http://example.com/")], []), "redirected", .unavailable),
      (.drop, "no_answer", .unavailable),
      (.raw(Array("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{".utf8)), "bad_response", .unavailable),
    ])
  func refusals(reply: Loopback.Reply, code: String, exit: ExitCode) throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.fails("/chat", .answer(reply))
    let failure = try #require(setting.chatFailure())
    #expect(failure.code == code)
    #expect(failure.exit == exit)
    #expect(failure.effect == .notCommitted)
    if exit == .rateLimited { #expect(failure.retryAfterSeconds == 30) }
  }

  @Test("A refused field is named with the reason, and what was sent is not repeated")
  func rejection() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.fails(
      "/chat",
      .answer(
        .json(
          #"{"detail":[{"type":"string_type","loc":["body","message"],"msg":"Input should be a valid string","input":{"phone":"+821012345678"}}]}"#,
          status: 422)))
    let failure = try #require(setting.chatFailure())
    #expect(failure.exit == .usage)
    #expect(failure.field == "message")
    #expect(failure.message.en.contains("Input should be a valid string"))
    #expect(!"\(failure)".contains("+821012345678"))
  }

  @Test("The survey is handed in whole, in the server's words")
  func survey() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    try setting.service.submitSurvey(
      SurveyCard(atmosphere: .both, budget: .flexible, priority: .rest, schedule: .between), "S-1")
    #expect(
      setting.backend.look { JSONWriter().text($0.surveys[0]) }
        == #"{"session_id":"S-1","answers":{"atmosphere":"복합형","budget":"유동적","priority":"휴식","schedule":"중간형"}}"#)
    let partial = SurveyCard(atmosphere: .both, budget: nil, priority: nil, schedule: nil)
    #expect(setting.failure { () throws(Failure) in try setting.service.submitSurvey(partial, "S-1") }?.exit == .usage)
    #expect(setting.backend.requests.count == 1)
  }

  @Test("Nothing personal goes over plain http to another machine, unless the configuration allows it")
  func privacy() throws {
    let setting = try Setting(endpoint: "http://192.0.2.1:8000")
    defer { setting.backend.stop() }
    let failure = try #require(setting.chatFailure())
    #expect(failure.code == "plain_http")
    #expect(failure.exit == .config)
    #expect(failure.effect == .nothingSent)
    let allowed = try Setting(timeout: 1, deadline: 1, allowsPlainHTTP: true, endpoint: "http://127.0.0.1:1")
    defer { allowed.backend.stop() }
    #expect(allowed.chatFailure()?.code == "not_reached")
  }

  @Test(
    "An endpoint that is no address is a usage failure", arguments: ["127.0.0.1:8000", "ftp://x", "http://u:p@x", ""])
  func endpoints(text: String) throws {
    #expect(throws: Failure.self) { _ = try Setting(endpoint: text) }
  }
}
