import Civil
import Testing
import Travel

@testable import Offline

@Suite("Reading a conversation")
struct UnderstandingConversationTests {
  @Test(
    "corrections replace, additions add, look-ups leave the trip alone",
    arguments: [
      (["3 days in Busan from Dec 15", "no wait, 16th"], "to Busan, KR, on 2026-12-16, back 2026-12-18, 2N3D"),
      (["교토 2박3일", "오사카도 하루 추가해줘"], "to Kyoto, JP; Osaka, JP, 3N4D"),
      (["오사카 2박3일", "아니 오사카 말고 교토"], "to Kyoto, JP, 2N3D"),
      (["Rome for 5 nights", "make it 6, and add Florence"], "to Rome, IT; Florence, IT, 6N7D"),
      (["Tokyo for 5 days", "add Kyoto for 2 days", "drop Kyoto"], "to Tokyo, JP, 6N7D"),
      (["오키나와 2월", "3일부터 6일까지"], "to Okinawa, JP, on 2027-02-03, back 2027-02-06, 3N4D"),
      (["서울에서 다낭 항공권 1월 초", "직항으로", "아 경유도 괜찮아"], "from Seoul, KR, to Da Nang, VN, within 2027-01-01/2027-01-10"),
      (["제주 5월", "예산은 인당 40만원", "아니 50만원"], "to Jeju, KR, within 2027-05-01/2027-05-31, 500,000 KRW per_person"),
      (["3 days in Busan", "where can we get good milmyeon"], "to Busan, KR, 2N3D"),
      (["3 days in Busan", "what's the weather in Osaka tomorrow?"], "to Busan, KR, 2N3D"),
      (["3 days in Busan", "help me with my calculus homework"], "to Busan, KR, 2N3D"),
      (["3 days in Busan for 2", "ok start over"], ""),
      (["부산 2박 2월 3일", "하루 일찍 출발할게"], "to Busan, KR, on 2027-02-02, back 2027-02-04, 2N3D"),
      (
        ["2 nights in Busan from Feb 3", "push it back by two days"],
        "to Busan, KR, on 2027-02-05, back 2027-02-07, 2N3D"
      ),
      (["부산 2박 예산 50만원", "예산은 빼줘"], "to Busan, KR, 2N3D"),
      (["2 nights in Busan for 3 people", "add one more adult"], "to Busan, KR, 2N3D, 4A"),
      (["부산 2박", "하루 더 늘려줘"], "to Busan, KR, 3N4D"),
      (["flights to Jeju this Saturday", "return Monday"], "to Jeju, KR, on 2026-12-05, back 2026-12-07, 2N3D"),
    ])
  func merging(messages: [String], expected: String) throws {
    #expect(summary(try understood(messages).goal) == expected)
  }

  @Test(
    "a follow-up goes on with what was asked",
    arguments: [
      (["hotels in Zurich jan 25-28", "3 star is enough"], Intent.staySearch),
      (["서울에서 다낭 항공권 1월 초", "인당 40까지"], .flightSearch),
      (["Singapore 3일 plan ㄱㄱ", "with 7살 아들"], .itineraryPlanner),
      (["what's the weather in Osaka?", "and Kyoto?"], .weatherLookup),
    ])
  func purpose(messages: [String], expected: Intent) throws {
    #expect(try understood(messages).intent == expected)
  }

  @Test(
    "words for an offer",
    arguments: [
      ("두 번째 호텔로 예약해줘", OfferReference(kind: .hotel, pick: .number(2))),
      ("book the 2nd hotel", OfferReference(kind: .hotel, pick: .number(2))),
      ("첫번째 비행기로 예매 ㄱㄱ", OfferReference(kind: .flight, pick: .number(1))),
      ("I'd like to book option 3", OfferReference(kind: .either, pick: .number(3))),
      ("그걸로 예약", OfferReference(kind: .either, pick: .spokenOf)),
      ("book the cheapest flight", OfferReference(kind: .flight, pick: .cheapest)),
      ("reserve the hotel with the pool", OfferReference(kind: .hotel, pick: .described("with the pool"))),
    ])
  func references(message: String, expected: OfferReference) throws {
    let understood = try understood(message)
    #expect(understood.intent == .bookingAction)
    #expect(understood.reference == expected)
  }

  @Test("a look-up names its own place, whatever the trip")
  func lookUp() throws {
    let understood = try understood(["3 days in Busan", "what's the weather in Osaka tomorrow?"])
    #expect(understood.lookup.place == "Osaka, JP")
    #expect(understood.lookup.window?.first.iso == "2026-12-01")
  }

  @Test(
    "what is open is asked for, in the language of the message",
    arguments: [
      ("Portland, 3 nights", ["destinations"], "Which of these do you mean: Portland, OR · Portland, ME?"),
      ("11월 31일 서울에서 도쿄 가는 비행기", ["depart"], "“11월 31일”: 달력에 없는 날이에요. 며칠인지 알려 주시겠어요?"),
      ("나트랑 비행기 1월 5일", ["origin"], "어디에서 출발하세요?"),
      ("Rome for 3 days, budget 3000", ["budget"], "Which currency is the budget in?"),
    ])
  func questions(message: String, keys: [String], question: String) throws {
    let understood = try understood(message)
    #expect(understood.ambiguous == keys)
    #expect(understood.questions.map(\.question) == [question])
  }
}
