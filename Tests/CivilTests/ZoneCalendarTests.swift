import Civil
import Testing

struct ZoneCalendarTests {
  @Test func aRuleRepeats() throws {
    #expect(
      ZoneCalendar(try Zone.paris, years: 2026...2027).lines == [
        "BEGIN:VTIMEZONE", "TZID:Europe/Paris",
        "BEGIN:DAYLIGHT", "DTSTART:20250330T020000", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
        "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "TZNAME:CEST", "END:DAYLIGHT",
        "BEGIN:STANDARD", "DTSTART:20251026T030000", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
        "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "TZNAME:CET", "END:STANDARD",
        "END:VTIMEZONE",
      ])
  }

  @Test func aZoneWithoutChangesHasOneObservance() throws {
    #expect(
      ZoneCalendar(try Zone.kathmandu, years: 2026...2026).lines == [
        "BEGIN:VTIMEZONE", "TZID:Asia/Kathmandu",
        "BEGIN:STANDARD", "DTSTART:20260101T000000", "TZOFFSETFROM:+0545", "TZOFFSETTO:+0545", "END:STANDARD",
        "END:VTIMEZONE",
      ])
  }

  @Test func changesThatFollowNoRuleAreWrittenOut() throws {
    let footer = try #require(ZoneFooter(text: "KST-9"))
    let summer = Instant(seconds: 547_578_000)
    let autumn = Instant(seconds: 560_883_600)
    let seoul = try #require(
      ZoneRules(name: "Asia/Seoul", initial: 32_400, changes: [(summer, 36_000), (autumn, 32_400)], footer: footer))
    let lines = ZoneCalendar(seoul, years: 1987...1987).lines
    #expect(
      lines.filter { $0.hasPrefix("DTSTART") } == [
        "DTSTART:19870101T000000", "DTSTART:19870510T020000", "DTSTART:19871011T030000",
      ])
    #expect(lines.filter { $0 == "BEGIN:DAYLIGHT" }.count == 1)
    #expect(!lines.contains { $0.hasPrefix("RRULE") })
  }

  @Test func aTimePastMidnightMovesTheDay() {
    let jerusalem = YearlyRule(.weekday(.thursday, week: 4, month: 3), seconds: 93_600)
    #expect(jerusalem.recurrence == "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=23,24,25,26,27,28,29;BYDAY=FR")
    let nuuk = YearlyRule(.weekday(.sunday, week: 5, month: 3), seconds: -3600)
    #expect(nuuk.recurrence == "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=-8,-7,-6,-5,-4,-3,-2;BYDAY=SA")
    let noForm = YearlyRule(.weekday(.saturday, week: 5, month: 10), seconds: 90_000)
    #expect(noForm.recurrence == nil)
  }
}
