import Civil
import Testing

struct ZoneRulesTests {
  @Test func clocksJumpOverTheGap() throws {
    let zone = try Zone.paris
    #expect(zone.instants(of: try local("2026-03-29", "02:00")) == .gap(before: 3600, after: 7200))
    #expect(zone.instants(of: try local("2026-03-29", "02:59")) == .gap(before: 3600, after: 7200))
    #expect(zone.zoned(try local("2026-03-29", "02:30")).first == nil)
    #expect(try zone.at("2026-03-29", "01:59").offset == 3600)
    #expect(try zone.at("2026-03-29", "03:00").offset == 7200)
  }

  @Test func aFoldComesTwice() throws {
    let zone = try Zone.losAngeles
    guard case .fold(let first, let second) = zone.zoned(try local("2026-11-01", "01:30")) else {
      Issue.record("01:30 comes twice that night")
      return
    }
    #expect(first.rfc3339 == "2026-11-01T01:30:00-07:00")
    #expect(second.rfc3339 == "2026-11-01T01:30:00-08:00")
    #expect(first.elapsed(until: second).minutes == 60)
    #expect(try zone.at("2026-11-01", "02:00").offset == -28_800)
    #expect(try zone.at("2026-11-01", "00:59").offset == -25_200)
  }

  @Test func theSouthernSummerSpansNewYear() throws {
    let zone = try Zone.sydney
    #expect(try zone.at("2026-01-01", "00:00").offset == 39_600)
    #expect(try zone.at("2026-12-31", "23:59").offset == 39_600)
    #expect(try zone.at("2026-07-01", "12:00").offset == 36_000)
  }

  @Test func aWholeDayCanBeMissing() throws {
    // Samoa went from one side of the date line to the other: 2011-12-30 never came.
    let footer = try #require(ZoneFooter(text: "<+13>-13"))
    let change = Instant(seconds: 1_325_239_200)
    let zone = try #require(
      ZoneRules(
        name: "Pacific/Apia", initial: -39_600,
        changes: [(change.adding(seconds: -8_000_000), -36_000), (change, 50_400)], footer: footer))
    #expect(zone.instants(of: try local("2011-12-30", "12:00")) == .gap(before: -36_000, after: 50_400))
    #expect(zone.zoned(change.adding(seconds: -60)).rfc3339 == "2011-12-29T23:59:00-10:00")
    #expect(zone.offset(at: change.adding(seconds: -1)) == -36_000)
    // The last listed change hands over to the footer.
    #expect(zone.offset(at: change) == 46_800)
  }

  @Test func listedChangesComeBeforeTheFooter() throws {
    let footer = try #require(ZoneFooter(text: "KST-9"))
    let summer = Instant(seconds: 547_578_000)
    let autumn = Instant(seconds: 560_883_600)
    let zone = try #require(
      ZoneRules(name: "Asia/Seoul", initial: 32_400, changes: [(summer, 36_000), (autumn, 32_400)], footer: footer))
    #expect(zone.offset(at: Instant(seconds: 0)) == 32_400)
    #expect(zone.offset(at: summer) == 36_000)
    #expect(zone.offset(at: autumn.adding(seconds: -1)) == 36_000)
    #expect(zone.offset(at: autumn) == 32_400)
    #expect(zone.transitions(from: Instant(seconds: 0), before: autumn).count == 1)
    #expect(ZoneRules(name: "X", initial: 0, changes: [(autumn, 0), (summer, 0)], footer: footer) == nil)
  }

  @Test func theLastListedChangeHoldsUntilTheRuleActs() throws {
    // The Isle of Man set its clocks back on 22 October 1995, a week before the rule would have.
    let footer = try #require(ZoneFooter(text: "GMT0BST,M3.5.0/1,M10.5.0"))
    let spring = Instant(seconds: 796_179_600)
    let autumn = Instant(seconds: 814_323_600)
    let zone = try #require(
      ZoneRules(name: "Europe/Isle_of_Man", initial: 0, changes: [(spring, 3600), (autumn, 0)], footer: footer))
    #expect(zone.offset(at: autumn.adding(seconds: 3600)) == 0)
    #expect(zone.offset(at: autumn.adding(seconds: 8 * 86_400)) == 0)
    #expect(zone.offset(at: autumn.adding(seconds: 200 * 86_400)) == 3600)
    #expect(zone.transitions(from: autumn, before: autumn.adding(seconds: 100 * 86_400)).count == 1)
    #expect(zone.instants(of: try local("1995-10-29", "01:30")) == .one(Instant(seconds: 814_930_200)))
  }

  @Test func todayIsTheDayThere() throws {
    let now = try #require(Instant(rfc3339: "2026-07-13T00:51:00Z"))
    #expect(try Zone.losAngeles.today(at: now).iso == "2026-07-12")
    #expect(try Zone.seoul.today(at: now).iso == "2026-07-13")
  }

  @Test func everyMinuteOfTheChangesIsAnswered() throws {
    for zone in [try Zone.paris, try Zone.auckland] {
      for day in ["2026-03-29", "2026-10-25", "2026-09-27", "2026-04-05"] {
        for minute in 0..<1440 {
          let time = CivilTime(try #require(CivilDate(iso: day)), ClockTime(minutesAfterMidnight: minute))
          switch zone.zoned(time) {
          case .one(let zoned): #expect(zone.zoned(zoned.instant) == zoned)
          case .gap(let before, let after): #expect(after - before == 3600)
          case .fold(let first, let second):
            #expect(zone.zoned(first.instant) == first)
            #expect(zone.zoned(second.instant) == second)
            #expect(first.instant < second.instant)
          }
        }
      }
    }
  }
}
