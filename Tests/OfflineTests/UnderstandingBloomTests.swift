import Civil
import Testing
import Travel

@testable import Offline

@Suite("Reading seasons by what grows in them")
struct UnderstandingBloomTests {
  @Test(
    "the next weeks of it, by the country",
    arguments: [
      ("Kyoto 4 days in cherry blossom season", "to Kyoto, JP, within 2027-03-21/2027-04-10, 3N4D"),
      ("Tokyo cherry season 5 days", "to Tokyo, JP, within 2027-03-21/2027-04-10, 4N5D"),
      ("벚꽃 시즌에 경주 2박 3일", "to Gyeongju, KR, within 2027-03-21/2027-04-10, 2N3D"),
      ("봄 벚꽃 여행 교토 3박 4일", "to Kyoto, JP, within 2027-03-21/2027-04-10, 3N4D"),
      ("autumn leaves Kyoto 3 nights", "to Kyoto, JP, within 2027-11-20/2027-11-30, 3N4D"),
      ("서울에서 교토 단풍 여행 3박 4일", "from Seoul, KR, to Kyoto, JP, within 2027-11-20/2027-11-30, 3N4D"),
      ("설악산 단풍 속초 1박 2일", "to Sokcho, KR, within 2027-11-01/2027-11-15, 1N2D"),
      ("아라시야마 단풍 여행 2박 3일", "to Kyoto, JP, within 2027-11-20/2027-11-30, 2N3D"),
      ("Boston 3 days fall foliage", "to Boston, US, within 2027-10-01/2027-10-31, 2N3D"),
      ("삿포로 벚꽃 시즌 3박 4일", "to Sapporo, JP, within 2027-04-25/2027-05-10, 3N4D"),
    ])
  func seasons(message: String, expected: String) throws {
    #expect(summary(try understood(message).goal) == expected)
  }

  @Test(
    "a date or a month that is said goes before it, and who asks when has said none",
    arguments: [
      ("교토 단풍 여행 11월 3박 4일", "to Kyoto, JP, within 2027-11-01/2027-11-30, 3N4D"),
      ("autumn leaves in Kyoto, Nov 25, 3 nights", "to Kyoto, JP, on 2027-11-25, back 2027-11-28, 3N4D"),
      ("도쿄 벚꽃 언제가 좋아?", "to Tokyo, JP"), ("부산 벚꽃 축제", "to Busan, KR"),
    ])
  func dates(message: String, expected: String) throws {
    #expect(summary(try understood(message).goal) == expected)
  }

  @Test("what grows there leaves the day that is known")
  func known() throws {
    let goal = try understood(["교토 3박 4일 12월 4일 출발", "단풍 명소도 넣어줘", "단풍 보고 싶어"]).goal
    #expect(goal.depart?.iso == "2026-12-04")
  }
}
