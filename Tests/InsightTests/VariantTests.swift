import JSON
import Loopback
import Testing
import Transport
import Travel
import Wording

@testable import Insight

@Suite("Servers older, newer and stranger than today's")
struct VariantTests {
  private func plan(_ tool: String) -> String {
    "{\"intent\":\"\(tool)\",\"tools\":[\"\(tool)\"],\"subtasks\":[\"a\"],\"trip_stage\":\"planning\",\"args\":{}}"
  }

  @Test(
    "A survey is taken whether the server counts what it learnt or only nods",
    arguments: [
      #"{"status":"ok"}"#, #"{"status":"ok","saved_memories":0}"#,
    ])
  func survey(answer: String) throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.fails("/survey", .answer(.json(answer)))
    let whole = SurveyCard(atmosphere: .city, budget: .value, priority: .food, schedule: .planned)
    #expect(setting.failure { () throws(Failure) in try setting.service.submitSurvey(whole, "S-1") } == nil)
  }

  @Test(
    "A reply stands whatever is beside it",
    arguments: [
      #"{"reply":"안녕"}"#, #"{"reply":"안녕","plan":null,"trip_goal":null}"#,
      #"{"reply":"안녕","plan":[],"trip_goal":[{"nights":3}]}"#,
      #"{"reply":"안녕","plan":"x","trip_goal":"y"}"#,
      #"{"reply":"안녕","plan":{"intent":null,"tools":null,"subtasks":null,"trip_stage":null,"args":null,"original_user_message":null},"trip_goal":{"destination":null,"style_tags":null,"status":"who knows"}}"#,
      #"{"hotel_items":[],"flight_items":null,"reply":"안녕","plan":{"tools":[]},"trip_goal":{}}"#,
    ])
  func beside(body: String) throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.fails("/chat", .answer(.json(body)))
    let result = try setting.chat()
    #expect(result.answer.reply == "안녕")
    #expect(result.answer.intent == "general_chat")
    #expect(result.answer.stage == "ideation")
    #expect(result.answer.action == nil)
  }

  @Test("A long reply comes whole: two megabytes, 23,000 characters, a NUL within")
  func long() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let many = String(repeating: "오사카 ", count: 230_000)
    setting.backend.change { $0.reply = { _ in many + "끝" } }
    #expect(try setting.chat().answer.reply == many + "끝")
    setting.backend.fails("/chat", .answer(.json(#"{"reply":"a\u0000b\ud83d!","plan":{},"trip_goal":{}}"#)))
    let mended = try setting.chat().answer.reply
    #expect(mended.hasPrefix("ab") && mended.hasSuffix("!"))
  }

  @Test("A booking message with an older server's marks is an action all the same, in any spacing")
  func marks() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    for mark in ["✅ ", "🔍 "] {
      setting.backend.change { state in
        state.lists["demo-session-1"] = ["hotel": FakeBackend.hotels]
        state.reply = { _ in
          "\n " + FakeBackend.action(type: "hotel", index: 1).replacing("\"두 번째", with: "\"\(mark)두 번째") + "\n"
        }
      }
      let answer = try setting.chat("예약").answer
      #expect(answer.reply == mark + "두 번째 것을 예약할게요.")
      #expect(answer.action?.suggested == 2)
    }
  }

  @Test("The older router's accommodation_booking searches stays, and free text of it stays text")
  func olderStays() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let plan = plan("accommodation_booking")
    setting.backend.change { state in
      state.plan = plan
      state.reply = { _ in "1. 강변 호텔 / 가격: 128,000원 / 평점: 8.7 / 위치: 중심가" }
    }
    let found = try setting.service.hotels(setting.hotelQuery(), .silent)
    #expect(found.offers.map(\.name) == ["강변 호텔"])
    #expect(found.offers.allSatisfy { !$0.bookable })
    setting.backend.change { $0.reply = { _ in "강변 호텔과 정원 호텔이 좋아요. 둘 다 역에서 가까워요." } }
    let words = try setting.service.hotels(setting.hotelQuery(), .silent)
    #expect(words.offers.isEmpty)
    #expect(words.warnings.first?.message.ko.hasSuffix("강변 호텔과 정원 호텔이 좋아요. 둘 다 역에서 가까워요.") == true)
  }

  @Test(
    "Questions back are words, never offers: a date, a place or a route that the server misses",
    arguments: [
      "어느 지역의 숙소를 찾아드릴까요? 지역을 알려 주세요.", "체크인 날짜를 다시 알려주세요. 미래 날짜가 필요해요.",
      "조건에 맞는 항공권을 찾을 수 없습니다. (Amadeus/Google)",
    ])
  func guards(words: String) throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let plan = plan("booking_action")
    setting.backend.change { state in
      state.lists["demo-session-1"] = ["hotel": FakeBackend.hotels, "flight": FakeBackend.poorFlights]
      state.plan = plan
      state.reply = { _ in words }
    }
    let answer = try setting.chat("예약")
    #expect(answer.answer.reply == words)
    #expect(answer.answer.action == nil)
    #expect(answer.hotels == nil && answer.flights == nil)
    #expect(try setting.service.flights(setting.flightQuery(), .silent).offers.isEmpty)
  }

  @Test("A wrong verb, an unknown path and a purchase that the strict older server refuses book nothing")
  func strict() throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    let order = try setting.order(try setting.kept(named: "호텔 정원"))
    setting.backend.fails(
      "/booking/confirm", .answer(.json(#"{"detail":"Method Not Allowed"}"#, status: 405)),
      .answer(
        .json(
          #"{"detail":[{"type":"missing","loc":["body","item_index"],"msg":"Field required","input":{}}]}"#, status: 422
        )),
      .answer(
        .json(
          #"{"detail":[{"type":"json_invalid","loc":["body",11],"msg":"JSON decode error","input":{},"ctx":{"error":"x"}}]}"#,
          status: 422)))
    for _ in 0..<3 {
      let failure = try #require(setting.failure { () throws(Failure) in _ = try setting.service.book(order) })
      #expect(failure.effect == .notCommitted)
      #expect(failure.exit == .unavailable)
    }
    #expect(setting.backend.commits == 0)
    // The strict server takes whole numbers and all four fields, which is what every order has.
    _ = try setting.service.book(order)
    let sent = try #require(setting.backend.look { $0.confirms.last })
    #expect(sent.members.map(\.key) == ["session_id", "booking_type", "item_index", "passenger_info"])
    #expect(sent["item_index"] == .number("1"))
  }

  @Test(
    "An empty list, a list of another kind and an unknown conversation give no offers",
    arguments: [
      #"{"items":[],"session_id":"demo-session-1"}"#, #"{"items":[null,1,"x",{}],"session_id":"demo-session-1"}"#,
    ])
  func lists(body: String) throws {
    let setting = try Setting()
    defer { setting.backend.stop() }
    setting.backend.fails("/api/booking/data", .answer(.json(body)))
    let found = try setting.service.hotels(setting.hotelQuery(), .silent)
    #expect(found.offers.isEmpty)
    #expect(found.warnings.map(\.code) == (body.contains("[]") ? [] : ["offers_unreadable"]))
  }
}
