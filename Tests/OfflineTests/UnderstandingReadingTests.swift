import Testing
import Travel

@testable import Offline

@Suite("Reading one message")
struct UnderstandingReadingTests {
  @Test(
    "dates",
    arguments: [
      ("Tokyo jan 14-18", "to Tokyo, JP, on 2027-01-14, back 2027-01-18, 4N5D"),
      ("3/4 to 3/20 Lima", "to Lima, PE, on 2027-03-04, back 2027-03-20, 16N17D"),
      ("leaving on 6/7, Sofia", "to Sofia, BG"),
      ("6/7~6/9 소피아", "to Sofia, BG, on 2027-06-07, back 2027-06-09, 2N3D"),
      ("Fri 4 Dec, Osaka", "to Osaka, JP, on 2026-12-04"),
      ("Sat 4 Dec, Osaka", "to Osaka, JP"),
      ("next Friday to Osaka", "to Osaka, JP"),
      ("담주 목욜 출발 오사카", "to Osaka, JP, on 2026-12-10"),
      ("5일 출발 3일 코스 강릉", "to Gangneung, KR, on 2026-12-05, back 2026-12-07, 2N3D"),
      ("11월 31일 오사카", "to Osaka, JP"),
      ("설 연휴 오사카", "to Osaka, JP, within 2027-02-06/2027-02-09"),
      ("크리스마스 전주에 오사카", "to Osaka, JP, within 2026-12-14/2026-12-20"),
      ("MLK weekend in Boston", "to Boston, US, within 2027-01-16/2027-01-18"),
      ("7말8초 제주", "to Jeju, KR, within 2027-07-21/2027-08-10"),
      ("2월 셋째 주 금요일 출발 홍콩 2박", "to Hong Kong, HK, on 2027-02-19, back 2027-02-21, 2N3D"),
      ("7월 15일에서 20일 사이에 제주 2박", "to Jeju, KR, within 2027-07-15/2027-07-20, 2N3D"),
      ("not September, October, Lisbon", "to Lisbon, PT, within 2027-10-01/2027-10-31"),
    ])
  func dates(message: String, expected: String) throws {
    #expect(summary(try understood(message).goal) == expected)
  }

  @Test(
    "lengths",
    arguments: [
      ("방콕 4박6일", "to Bangkok, TH, 4N6D"), ("이박삼일 경주", "to Gyeongju, KR, 2N3D"),
      ("열흘 파리", "to Paris, FR, 9N10D"), ("a fortnight in Rome", "to Rome, IT, ?N14D"),
      ("Rome 4-5 days", "to Rome, IT"), ("Rome for 7 days", "to Rome, IT, 6N7D"),
      ("강릉 당일치기", "to Gangneung, KR, 0N1D"),
      ("London and Paris, 3 nights each", "to London, GB; Paris, FR, 6N7D"),
      ("로마 3박 피렌체 2박", "to Rome, IT; Florence, IT, 5N6D"), ("3 nights 7 days in Rome", "to Rome, IT"),
    ])
  func lengths(message: String, expected: String) throws {
    #expect(summary(try understood(message).goal) == expected)
  }

  @Test(
    "people",
    arguments: [
      ("아이 둘(4살, 6살)이랑 괌", "to Guam, GU, 2C[4, 6], #family"), ("친구 셋이서 괌", "to Guam, GU, 3A"),
      ("친구 2명이랑 괌", "to Guam, GU, 3A"), ("7살 아들이랑 둘이서 괌", "to Guam, GU, 1A, 1C[7], #family"),
      ("초등학생 아이 둘이랑 4인 가족 괌", "to Guam, GU, 2A, 2C, #family"),
      ("가족 5명 괌", "to Guam, GU"), ("여자 넷이 괌", "to Guam, GU, 4A"),
      ("3 couples to Guam", "to Guam, GU, 6A"), ("me and 3 friends to Guam", "to Guam, GU, 4A"),
      ("family of four with two kids to Guam", "to Guam, GU, 2A, 2C, #family"),
      ("2 adults and a 10-month-old to Guam", "to Guam, GU, 2A, 1C[0]"),
      ("Guam with friends", "to Guam, GU"),
    ])
  func people(message: String, expected: String) throws {
    #expect(summary(try understood(message).goal) == expected)
  }

  @Test(
    "money",
    arguments: [
      ("예산 80~100만원 괌", "to Guam, GU, 1,000,000 KRW unknown"), ("백오십만원으로 괌", "to Guam, GU, 1,500,000 KRW unknown"),
      ("인당 40 괌", "to Guam, GU, 400,000 KRW per_person"), ("괌 총 예산 300만원", "to Guam, GU, 3,000,000 KRW total"),
      ("Guam around 1.8 million won total", "to Guam, GU, 1,800,000 KRW total"),
      ("hotel in Guam $100-150 a night", "to Guam, GU, 150.00 USD per_night"),
      ("Guam, $700 pp", "to Guam, GU, 700.00 USD per_person"), ("Guam, budget 3000", "to Guam, GU"),
      ("괌 호텔 1박 20만원", "to Guam, GU, 200,000 KRW per_night"),
    ])
  func money(message: String, expected: String) throws {
    #expect(summary(try understood(message).goal) == expected)
  }

  @Test(
    "places",
    arguments: [
      ("gmp-hnd flights", "from Seoul, KR, to Tokyo, JP"), ("서울→삿포로", "from Seoul, KR, to Sapporo, JP"),
      ("하와이 말고 괌", "to Guam, GU"), ("Portland in July", "within 2027-07-01/2027-07-31"),
      ("Portland, Oregon", "to Portland, US"), ("Whistler or Hakuba", ""), ("도쿄나 오사카", ""),
      ("a nice bath house in Budapest", "to Budapest, HU"), ("사천 요리 먹으러 청두", "to Chengdu, CN, #food"),
      ("홍대", "to Seoul, KR"), ("anything but a hostel", ""), ("Rome + Naples", "to Rome, IT; Naples, IT"),
      ("도쿄 인 오사카 아웃", "to Tokyo, JP; Osaka, JP"), ("방콕 경유 푸켓", "to Phuket, TH"),
    ])
  func places(message: String, expected: String) throws {
    #expect(summary(try understood(message).goal) == expected)
  }

  @Test(
    "wishes and refusals",
    arguments: [
      ("no luxury stuff in Guam", "to Guam, GU"), ("럭셔리 말고 가성비로 괌", "to Guam, GU, #budget"),
      ("ICN - SGN red eye is fine", "from Seoul, KR, to Ho Chi Minh City, VN"),
      ("나트랑 비행기 밤샘비행 싫음", "to Nha Trang, VN, !no_red_eye"),
      (
        "hotel near Kyoto station, 4-star, free cancellation",
        "to Kyoto, JP, !star_4, !free_cancellation, !near_station"
      ),
      ("flight to Guam, aisle or window whatever", "to Guam, GU"), ("괌 호텔 조식 필요없어", "to Guam, GU"),
    ])
  func wishes(message: String, expected: String) throws {
    #expect(summary(try understood(message).goal) == expected)
  }

  @Test("every slot keeps the words it was read from")
  func said() throws {
    let goal = try understood("다음달 3일 flight to 타이베이 from 부산, 둘이, 80만원").goal
    let said = Dictionary(uniqueKeysWithValues: goal.said.map { ($0.slot, $0.words) })
    #expect(said == ["origin": "부산", "destinations": "타이베이", "depart": "다음달 3일", "adults": "둘이", "budget": "80만원"])
  }
}
