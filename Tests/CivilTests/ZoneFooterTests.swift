import Civil
import Testing

struct ZoneFooterTests {
  @Test func readsWhatTheZoneFilesHold() throws {
    #expect(ZoneFooter(text: "KST-9")?.offset == 32_400)
    #expect(ZoneFooter(text: "<-03>3")?.offset == -10_800)
    #expect(ZoneFooter(text: "<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45")?.daylight?.offset == 49_500)
    #expect(
      ZoneFooter(text: "EST5EDT,M3.2.0,M11.1.0")?.daylight?.starts
        == YearlyRule(.weekday(.sunday, week: 2, month: 3), seconds: 7200))
    #expect(ZoneFooter(text: "IST-2IDT,M3.4.4/26,M10.5.0")?.daylight?.starts.seconds == 93_600)
    #expect(ZoneFooter(text: "<-02>2<-01>,M3.5.0/-1,M10.5.0/0")?.daylight?.starts.seconds == -3600)
    #expect(ZoneFooter(text: "IST-1GMT0,M10.5.0,M3.5.0/1")?.daylight?.offset == 0)
    #expect(ZoneFooter(text: "AAA3BBB,J60/0,J300")?.daylight?.starts.day == .dayOfCommonYear(60))
    #expect(ZoneFooter(text: "AAA3BBB,59/0,300")?.daylight?.starts.day == .daysAfterNewYear(59))
  }

  @Test(arguments: [
    "", "K", "KST", "KS-9", "KST-", "KST-25", "KST-9x", "<+03-3", "EST5EDT", "EST5EDT,", "EST5EDT,M3.2.0",
    "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,M3.2.0,M11.1.0,",
    "EST5EDT,M3.2.0/168,M11.1.0", "EST5EDT,J0,J365", "EST5EDT,1,366", "EST5:60", "서울-9",
  ])
  func refuses(text: String) {
    #expect(ZoneFooter(text: text) == nil)
  }

  @Test func daysOfTheYearCountTheLeapDayOrNot() {
    let common = YearlyRule(.dayOfCommonYear(60), seconds: 0)
    let counted = YearlyRule(.daysAfterNewYear(59), seconds: 0)
    #expect(common.date(in: 2028)?.iso == "2028-03-01")
    #expect(counted.date(in: 2028)?.iso == "2028-02-29")
    #expect(common.date(in: 2027)?.iso == "2027-03-01")
    #expect(counted.date(in: 2027)?.iso == "2027-03-01")
  }

  @Test func irelandsWinterIsItsSecondOffset() throws {
    let dublin = ZoneRules(name: "Europe/Dublin", footer: try #require(ZoneFooter(text: "IST-1GMT0,M10.5.0,M3.5.0/1")))
    #expect(try dublin.at("2026-01-15", "12:00").offset == 0)
    #expect(try dublin.at("2026-07-15", "12:00").offset == 3600)
    #expect(dublin.instants(of: try local("2026-03-29", "01:30")) == .gap(before: 0, after: 3600))
  }
}
