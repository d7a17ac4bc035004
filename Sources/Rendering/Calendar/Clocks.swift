import Civil
import Travel

/// The zones that the times of a calendar are written in, each told once as a VTIMEZONE.
struct Clocks {
  private let zones: [String: ZoneRules]
  private let years: [String: ClosedRange<Int>]

  init(of entries: [CalendarEntry], in book: ZoneBook) {
    var zones: [String: ZoneRules] = [:]
    var years: [String: ClosedRange<Int>] = [:]
    for time in entries.flatMap(\.span.zonedTimes) {
      guard let rules = zones[time.zone] ?? book.rules(time.zone), Clocks.isRight(time, by: rules) else { continue }
      zones[time.zone] = rules
      let year = time.date.year
      let known = years[time.zone] ?? year...year
      years[time.zone] = min(known.lowerBound, year)...max(known.upperBound, year)
    }
    self.zones = zones
    self.years = years
  }

  /// The VTIMEZONE of each zone, by name.
  var lines: [String] {
    zones.sorted { $0.key < $1.key }.flatMap { name, rules in
      years[name].map { ZoneCalendar(rules, years: $0).lines } ?? []
    }
  }

  /// A time as the value of a property with the parameter that it needs: `;TZID=Asia/Seoul:20261220T090000`.
  ///
  /// A time that its zone's clocks would read as another moment, such as the second of two, is written in UTC.
  func value(of moment: CalendarEntry.Moment) -> String {
    switch moment {
    case .floating(let time): return ":" + Clocks.text(time)
    case .zoned(let time):
      guard let rules = zones[time.zone], Clocks.isRight(time, by: rules) else {
        return ":" + Clocks.text(time.instant)
      }
      return ";TZID=\(rules.name):" + Clocks.text(time.local)
    }
  }

  static func text(_ instant: Instant) -> String {
    let utc = ZonedTime(instant, offset: 0, zone: "UTC")
    let second = Int(((instant.seconds % 60) + 60) % 60)
    return String(text(utc.local).dropLast(2)) + padded(second, to: 2) + "Z"
  }

  static func text(_ time: CivilTime) -> String {
    text(time.date) + "T" + padded(time.clock.hour, to: 2) + padded(time.clock.minute, to: 2) + "00"
  }

  static func text(_ date: CivilDate) -> String { date.iso.filter { $0 != "-" } }

  private static func isRight(_ time: ZonedTime, by rules: ZoneRules) -> Bool {
    // No TZID on UTC, by whatever name.
    guard rules.footer.offset != 0 || rules.footer.daylight != nil || !rules.listed.isEmpty else { return false }
    return rules.zoned(time.local).first == ZonedTime(local: time.local, offset: time.offset, zone: rules.name)
  }
}

extension CalendarEntry.Span {
  fileprivate var zonedTimes: [ZonedTime] {
    switch self {
    case .days: []
    case .times(let start, let end):
      [start, end].compactMap { moment in
        guard case .zoned(let time)? = moment else { return nil }
        return time
      }
    }
  }
}
