import Atlas
import Civil
import Testing

/// Offsets of every zone at fifty instants, as Python's zoneinfo tells them from the pinned data.
struct GoldenZoneTests {
  struct Zone {
    let name: String
    let offsets: [(instant: Instant, offset: Int)]
  }

  /// A count, then for each zone its name, how many instants, and the instants with their offsets.
  static func zones() throws -> [Zone] {
    var bytes = try Golden.bytes("zones.bin")[...]
    func number(_ width: Int) -> Int {
      defer { bytes = bytes.dropFirst(width) }
      return bytes.prefix(width).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    return (0..<number(2)).map { _ in
      let length = number(1)
      let name = String(decoding: bytes.prefix(length), as: UTF8.self)
      bytes = bytes.dropFirst(length)
      return Zone(
        name: name,
        offsets: (0..<number(1)).map { _ in
          let seconds = Int64(number(4))
          return (Instant(seconds: seconds), Int(Int32(truncatingIfNeeded: number(4))))
        })
    }
  }

  @Test func everyOffsetIsThatOfThePinnedData() throws {
    let atlas = try Atlas.embedded
    let zones = try Self.zones()
    #expect(zones.count > 400)
    for zone in zones {
      let rules = try #require(try atlas.zone(zone.name), "\(zone.name)")
      #expect(zone.offsets.count == 50)
      for (instant, expected) in zone.offsets {
        let offset = rules.offset(at: instant)
        #expect(offset == expected, "\(zone.name) at \(instant.rfc3339)")
      }
    }
  }

  @Test func whatAClockShowsLeadsBackToTheInstant() throws {
    let atlas = try Atlas.embedded
    for zone in try Self.zones() {
      let rules = try #require(try atlas.zone(zone.name))
      for (instant, _) in zone.offsets where instant.seconds % 60 == 0 {
        let shown = rules.zoned(instant)
        switch rules.zoned(shown.local) {
        case .one(let time): #expect(time == shown)
        case .gap: Issue.record("\(zone.name) shows \(shown.rfc3339), which it says never comes")
        case .fold(let first, let second): #expect([first, second].contains(shown) && first.instant < second.instant)
        }
      }
    }
  }

  @Test func everyZoneHasACalendar() throws {
    let atlas = try Atlas.embedded
    for name in try atlas.zoneNames {
      let rules = try #require(try atlas.zone(name))
      let lines = ZoneCalendar(rules, years: 2026...2028).lines
      #expect(lines.first == "BEGIN:VTIMEZONE" && lines.last == "END:VTIMEZONE")
      #expect(lines.filter { $0.hasPrefix("DTSTART") }.count >= 1, "\(name)")
      #expect(lines.filter { $0.hasPrefix("BEGIN") }.count == lines.filter { $0.hasPrefix("END") }.count)
    }
  }

  /// Years in which the clocks stood still before the rule of today began.
  @Test(arguments: [
    ("Pacific/Norfolk", "2018-01-15T00:00:00Z", 39_600), ("America/Grand_Turk", "2017-01-15T00:00:00Z", -14_400),
    ("Antarctica/Macquarie", "2010-07-15T00:00:00Z", 39_600), ("America/Resolute", "2006-12-15T00:00:00Z", -18_000),
  ])
  func aRuleDoesNotBeginBeforeItsTime(zone: String, at: String, offset: Int) throws {
    let rules = try #require(try Atlas.embedded.zone(zone))
    #expect(rules.offset(at: try #require(Instant(rfc3339: at))) == offset)
  }

  @Test func oldNamesLeadToTheZoneOfToday() throws {
    let atlas = try Atlas.embedded
    #expect(try atlas.canonicalZone("Asia/Saigon") == "Asia/Ho_Chi_Minh")
    #expect(try atlas.canonicalZone("Asia/Seoul") == "Asia/Seoul")
    #expect(try atlas.canonicalZone("Mars/Olympus") == nil)
    #expect(try atlas.zone("Mars/Olympus") == nil)
    #expect(try atlas.zone("") == nil)
  }

  /// Cases 13 to 17, by the airports' own zones.
  @Test(arguments: [
    ("FRA", "2026-04-16", "10:40", "LAX", "2026-04-16", "13:10", "PT11H30M", 0),
    ("CPH", "2026-05-01", "23:10", "CPH", "2026-05-02", "05:10", "PT6H", 1),
    ("SFO", "2026-05-01", "16:08", "RDU", "2026-05-01", "23:26", "PT4H18M", 0),
    ("AKL", "2026-07-11", "00:10", "HNL", "2026-07-10", "11:00", "PT8H50M", -1),
    ("LAX", "2026-12-20", "22:30", "SYD", "2026-12-22", "08:30", "PT15H", 2),
    ("DEL", "2026-03-01", "10:00", "KTM", "2026-03-01", "11:55", "PT1H40M", 0),
    ("BNE", "2026-01-15", "09:00", "MEL", "2026-01-15", "12:10", "PT2H10M", 0),
    ("CDG", "2026-03-28", "15:00", "ORY", "2026-03-30", "11:00", "PT43H", 2),
  ])
  func flightsLastWhatPasses(
    from: String, day: String, departs: String, to: String, arrivalDay: String, arrives: String, duration: String,
    dayOffset: Int
  ) throws {
    let start = try Self.time(from, day, departs)
    let end = try Self.time(to, arrivalDay, arrives)
    #expect(start.elapsed(until: end).iso8601 == duration)
    #expect(end.dayOffset(from: start) == dayOffset)
  }

  private static func time(_ airport: String, _ day: String, _ clock: String) throws -> ZonedTime {
    let atlas = try Atlas.embedded
    let zone = try #require(try atlas.airport(airport)).zone
    let rules = try #require(try atlas.zone(zone))
    let local = CivilTime(try #require(CivilDate(iso: day)), try #require(ClockTime(text: clock)))
    return try #require(rules.zoned(local).first)
  }
}
