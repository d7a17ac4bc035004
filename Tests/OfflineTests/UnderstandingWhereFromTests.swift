import Testing
import Travel

@testable import Offline

@Suite("Reading where one leaves from")
struct UnderstandingWhereFromTests {
  @Test(
    "a part of a country is where one goes, and its towns are offered",
    arguments: [
      (
        "New York to Hawaii, a week in February, two of us, beaches",
        "from New York, US, within 2027-02-01/2027-02-28, ?N7D, 2A, #beach", "Honolulu, US"
      ),
      ("Chicago to Hawaii 6 nights", "from Chicago, US, 6N7D", "Honolulu, US"),
      ("from New York to Hawaii", "from New York, US", "Honolulu, US"),
      ("뉴욕에서 하와이 일주일", "from New York, US, ?N7D", "Honolulu, US"),
      ("London to Scotland 5 days", "from London, GB, 4N5D", "Edinburgh, GB"),
      ("Paris to Provence 4 days", "from Paris, FR, 3N4D", "Marseille, FR"),
      ("Seoul to Hokkaido 4 days", "from Seoul, KR, 3N4D", "Sapporo, JP"),
    ])
  func areas(message: String, expected: String, town: String) throws {
    let understood = try understood(message)
    #expect(summary(understood.goal) == expected)
    #expect(understood.alternatives.contains(town))
  }

  @Test(
    "a part of a country beside a city of it says no more",
    arguments: [
      ("강원도 강릉 1박 2일", "to Gangneung, KR, 1N2D"), ("Florence in Tuscany for 3 days", "to Florence, IT, 2N3D"),
      ("홋카이도 삿포로 3박 4일", "to Sapporo, JP, 3N4D"),
      ("서울에서 강원도 강릉 1박 2일", "from Seoul, KR, to Gangneung, KR, 1N2D"),
    ])
  func besideCities(message: String, expected: String) throws {
    let understood = try understood(message)
    #expect(summary(understood.goal) == expected)
    #expect(understood.alternatives.isEmpty)
    #expect(understood.countries.isEmpty)
  }

  @Test(
    "the place one leaves from stands behind the trip, with its day",
    arguments: [
      (
        "부산 2박 3일 서울에서 12월 18일 출발 둘이",
        "from Seoul, KR, to Busan, KR, on 2026-12-18, back 2026-12-20, 2N3D, 2A"
      ),
      ("경주 4박 5일 서울에서 2026-12-18 출발", "from Seoul, KR, to Gyeongju, KR, on 2026-12-18, back 2026-12-22, 4N5D"),
      (
        "부산 2박 3일 서울에서 18일 아침 출발",
        "from Seoul, KR, to Busan, KR, on 2026-12-18, back 2026-12-20, 2N3D, !morning_departure"
      ),
      ("제주 2박 3일 서울 12월 18일", "from Seoul, KR, to Jeju, KR, on 2026-12-18, back 2026-12-20, 2N3D"),
      ("교토 3박 4일 인천 12월 11일", "from Incheon, KR, to Kyoto, JP, on 2026-12-11, back 2026-12-14, 3N4D"),
      ("제주 2박 부산 2박 12월 18일", "to Jeju, KR; Busan, KR, on 2026-12-18, back 2026-12-22, 4N5D"),
      ("오사카 2박 3일 교토 12월 18일", "to Osaka, JP; Kyoto, JP, on 2026-12-18, back 2026-12-20, 2N3D"),
    ])
  func behind(message: String, expected: String) throws {
    #expect(summary(try understood(message).goal) == expected)
  }
}
