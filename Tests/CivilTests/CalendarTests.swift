import Civil
import Testing

struct CalendarTests {
  @Test func monthsKeepTheDayWhereTheyCan() throws {
    let end = try #require(CivilDate(iso: "2027-01-31"))
    #expect(end.adding(months: 1).iso == "2027-02-28")
    #expect(end.adding(months: 13).iso == "2028-02-29")
    #expect(end.adding(months: -2).iso == "2026-11-30")
    #expect(end.adding(months: 12).iso == "2028-01-31")
  }

  @Test func weekdaysOfAMonth() {
    #expect(CivilDate(year: 2026, month: 3, nth: -1, .sunday)?.iso == "2026-03-29")
    #expect(CivilDate(year: 2026, month: 11, nth: 4, .thursday)?.iso == "2026-11-26")
    #expect(CivilDate(year: 2026, month: 11, nth: 5, .thursday) == nil)
    #expect(CivilDate(year: 2026, month: 11, nth: 0, .thursday) == nil)
    #expect(CivilDate(year: 2026, month: 13, nth: 1, .thursday) == nil)
  }

  @Test(arguments: [
    ("2026-12-31", 2026, 53), ("2027-01-03", 2026, 53), ("2027-01-04", 2027, 1), ("2024-12-30", 2025, 1),
    ("2026-11-30", 2026, 49),
  ])
  func isoWeeks(date: String, year: Int, week: Int) throws {
    let found = try #require(CivilDate(iso: date)).isoWeek
    #expect(found.year == year)
    #expect(found.week == week)
  }

  @Test func easter() {
    let known = [
      1818: "03-22", 1943: "04-25", 1981: "04-19", 1954: "04-18", 2026: "04-05", 2027: "03-28", 2038: "04-25",
    ]
    for (year, day) in known { #expect(CivilDate.easter(of: year)?.iso == "\(year)-\(day)") }
    #expect(CivilDate.easter(of: 1500) == nil)
  }

  @Test func weeksStartOnMonday() throws {
    let monday = try #require(CivilDate(iso: "2026-11-30"))
    #expect(monday.startOfWeek == monday)
    #expect(monday.adding(days: 6).startOfWeek == monday)
    #expect(monday.next(.monday) == monday)
    #expect(monday.next(.friday).iso == "2026-12-04")
    #expect(monday.dayOfYear == 334)
  }

  @Test func monthsOrderAndCount() throws {
    let march = try #require(CivilMonth(year: 2027, month: 3))
    #expect(march.iso == "2027-03")
    #expect(march.adding(months: -3).iso == "2026-12")
    #expect(march.lastDay.iso == "2027-03-31")
    #expect(march.adding(months: 10) > march)
    #expect(CivilMonth(of: march.lastDay) == march)
    #expect(CivilMonth(year: 2027, month: 0) == nil)
  }

  @Test func everyDayRoundTrips() throws {
    var day = try #require(CivilDate(iso: "1599-12-31"))
    for _ in 0..<200_000 {
      let next = day.adding(days: 1)
      let (year, month, number) = next.parts
      #expect(CivilDate(year: year, month: month, day: number) == next)
      #expect(next.weekday.rawValue == day.weekday.rawValue % 7 + 1)
      day = next
    }
  }

  @Test(arguments: ["2027-02-30", "2027-13-01", "27-5-1", "2023-11-21sdf", "2027-2-03", "+027-02-03", "２０２７-02-03", ""])
  func refusesWhatIsNoDate(text: String) {
    #expect(CivilDate(iso: text) == nil)
  }
}
