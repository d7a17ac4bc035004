import Testing
import Travel

@testable import Offline

@Suite("Reading what strangers type")
struct UnderstandingStrangersTests {
  @Test(
    "names are not put together from other words, and common words are not names",
    arguments: [
      ("Seoul to Danang", "from Seoul, KR, to Da Nang, VN"),
      ("from Busan to Da Nang in February", "from Busan, KR, to Da Nang, VN, within 2027-02-01/2027-02-28"),
      ("다낭 3박 4일 코스 추천해줘", "to Da Nang, VN, 3N4D"), ("다낭 3박 4일 세부 일정 짜줘", "to Da Nang, VN, 3N4D"),
      ("세부 일정 짜줘", ""), ("세부 3박 4일", "to Cebu, PH, 3N4D"), ("우리 나라 여행", ""), ("따뜻한 나라 추천해줘", ""),
      ("나라 1박 2일", "to Nara, JP, 1N2D"), ("제주 배로 가는 방법", "to Jeju, KR"),
      ("Nice and Paris", "to Nice, FR; Paris, FR"), ("Nice, France for 3 days", "to Nice, FR, 2N3D"),
      ("Nice, Paris for 3 days", "to Paris, FR, 2N3D"),
      ("flights from nice to paris", "from Nice, FR, to Paris, FR"), ("수원 말고 전주", "to Jeonju, KR"),
      ("I want to book a flight to Mars", ""), ("홍대 말고 강남 호텔", "to Seoul, KR"),
      ("서울 수원 전주 각 1박", "to Seoul, KR; Suwon, KR; Jeonju, KR, 3N4D"),
      ("광주 담양 2박 3일", "to Gwangju, KR; Damyang, KR, 2N3D"),
      ("화성으로 가는 비행기", ""), ("성수기 호텔 알려줘", ""),
      ("5월 마지막 날 출발 오사카 2박", "to Osaka, JP, within 2027-05-01/2027-05-31, 2N3D"),
    ])
  func names(message: String, expected: String) throws {
    #expect(summary(try understood(message).goal) == expected)
  }

  @Test(
    "one leaves from home, wherever in the sentence it stands",
    arguments: [
      ("오사카 3박 4일 2월, 서울에서", "from Seoul, KR, to Osaka, JP, within 2027-02-01/2027-02-28, 3N4D"),
      ("후쿠오카 당일치기 부산에서", "from Busan, KR, to Fukuoka, JP, 0N1D"),
      ("제주 2박 대구에서 4명", "from Daegu, KR, to Jeju, KR, 2N3D, 4A"),
      ("오사카 가서 교토에서 뭐 먹지", "to Osaka, JP; Kyoto, JP"),
    ])
  func home(message: String, expected: String) throws {
    #expect(summary(try understood(message).goal) == expected)
  }

  @Test(
    "nights belong to the city they are said of, and the trip's are their sum",
    arguments: [
      ("London and Paris, 3 nights each", 6, ["London, GB": 3, "Paris, FR": 3]),
      ("오사카 교토 3박씩", 6, ["Osaka, JP": 3, "Kyoto, JP": 3]),
      ("2 nights in Nice and 3 in Paris", 5, ["Nice, FR": 2, "Paris, FR": 3]),
      ("Rome 3 nights, Florence 3 nights, Venice 4 nights", 10, ["Rome, IT": 3, "Florence, IT": 3, "Venice, IT": 4]),
      ("Italy 7 nights: 3 in Rome, 4 in Florence", 7, ["Rome, IT": 3, "Florence, IT": 4]),
      ("2 nights Nice, 3 nights Paris", 5, ["Nice, FR": 2, "Paris, FR": 3]),
    ])
  func nights(message: String, total: Int, each: [String: Int]) throws {
    let understood = try understood(message)
    #expect(understood.goal.nights == total)
    #expect(understood.nightsAt == each)
  }

  @Test(
    "what is said of a plan leaves the trip as it was",
    arguments: [
      ("바나힐은 빼줘", Intent.itineraryPlanner), ("좀 여유롭게 바꿔줘", .itineraryPlanner), ("너무 빡빡해요", .itineraryPlanner),
      ("저녁에 갈 만한 데 있어요?", .localGuide), ("첫째 날 저녁은 비워줘", .itineraryPlanner), ("둘째 날 비 오면 뭐 해요?", .localGuide),
      ("it's too packed", .itineraryPlanner), ("마지막 날은 쉬고 싶어", .itineraryPlanner), ("맛집 더 넣어줘", .itineraryPlanner),
      ("what should we do in the evening?", .localGuide), ("move the beach to day 2", .itineraryPlanner),
    ])
  func followUps(message: String, expected: Intent) throws {
    let understood = try understood(["다낭 3박 4일", message])
    #expect(understood.intent == expected)
    #expect(understood.goal.destinations == ["Da Nang, VN"])
    #expect(understood.goal.nights == 3)
  }

  @Test(
    "a day named by its number is no length and replaces no destination",
    arguments: ["2일차에 호이안 넣어줘", "둘째 날은 호이안으로", "Day 3: Hoi An"])
  func ordinals(message: String) throws {
    let goal = try understood(["다낭 3박 4일", message]).goal
    #expect(goal.destinations == ["Da Nang, VN", "Hoi An, VN"])
    #expect(goal.nights == 3)
  }

  @Test(
    "purposes",
    arguments: [
      ("오사카에서 교토 어떻게 가요?", Intent.transportationSearch), ("Paris to London by train?", .transportationSearch),
      ("What should I eat in Da Nang?", .foodSpotSearch), ("오사카에서 뭐 먹어야 해요?", .foodSpotSearch),
      ("What can you do?", .generalChat), ("3 star near the airport in Frankfurt, dec 22", .staySearch),
      ("뭐 할 수 있어요?", .generalChat), ("what can you help me with?", .generalChat),
      ("cancel my hotel in Athens pls", .bookingAction), ("is 2500 enough for ten days in Scotland", .budgetPlanner),
      ("둘째 날 비 오면 뭐 해요?", .localGuide),
    ])
  func purposes(message: String, expected: Intent) throws {
    #expect(try understood(message).intent == expected)
  }

  @Test("starting over empties the trip and asks where to")
  func startOver() throws {
    let understood = try understood(["다낭 3박 4일", "처음부터 다시"])
    #expect(summary(understood.goal) == "")
    #expect(understood.intent == .tripIdeation)
    #expect(understood.startsOver)
  }
}
