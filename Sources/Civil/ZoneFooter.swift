/// The rule a zone follows without end: an offset, and perhaps daylight time between two days of each year.
package struct ZoneFooter: Equatable, Sendable {
  /// The second offset of a zone and the days between which it holds.
  package struct Daylight: Equatable, Sendable {
    /// The short name of daylight time, such as `CEST`.
    package let abbreviation: String
    /// Seconds east of UTC.
    package let offset: Int
    /// When the clocks leave standard time, by standard time.
    package let starts: YearlyRule
    /// When they come back, by daylight time.
    package let ends: YearlyRule
  }

  /// The short name of standard time, such as `CET` or `+09`.
  package let abbreviation: String
  /// Standard time in seconds east of UTC.
  package let offset: Int
  /// Daylight time; nil when the clocks are never set.
  package let daylight: Daylight?

  /// Makes a rule from standard time, in seconds east of UTC, and perhaps daylight time.
  package init(abbreviation: String, offset: Int, daylight: Daylight? = nil) {
    self.abbreviation = abbreviation
    self.offset = offset
    self.daylight = daylight
  }

  /// The offset in force at an instant, in seconds east of UTC.
  package func offset(at instant: Instant) -> Int {
    latestChange(through: instant)?.after ?? offset
  }

  /// The last change of the clocks up to and including an instant; nil when the zone has no daylight time.
  package func latestChange(through instant: Instant) -> ZoneRules.Transition? {
    guard daylight != nil else { return nil }
    let year = CivilDate(dayNumber: instant.day(east: offset)).year
    // A change of the year before is the last one whenever January comes before the first of this year.
    let around = changes(in: year - 1) + changes(in: year) + changes(in: year + 1)
    return around.last { $0.at <= instant }
  }

  /// The changes of the clocks from `start` up to but not including `end`, earliest first.
  package func transitions(from start: Instant, before end: Instant) -> [ZoneRules.Transition] {
    guard daylight != nil, start < end else { return [] }
    let first = CivilDate(dayNumber: start.day(east: 0)).year - 1
    let last = CivilDate(dayNumber: end.day(east: 0)).year + 1
    return (first...max(first, last)).flatMap(changes(in:)).filter { start <= $0.at && $0.at < end }
  }

  /// The two changes of one year, earliest first; none when the zone has no daylight time.
  package func changes(in year: Int) -> [ZoneRules.Transition] {
    guard let daylight, let start = daylight.starts.wallSeconds(in: year), let end = daylight.ends.wallSeconds(in: year)
    else { return [] }
    let onset = ZoneRules.Transition(
      at: Instant(seconds: start - Int64(offset)), before: offset, after: daylight.offset)
    let release = ZoneRules.Transition(
      at: Instant(seconds: end - Int64(daylight.offset)), before: daylight.offset, after: offset)
    return onset.at < release.at ? [onset, release] : [release, onset]
  }
}

extension Instant {
  /// The day number a clock `east` seconds ahead of UTC shows.
  func day(east: Int) -> Int {
    let wall = seconds + Int64(east)
    return Int(wall >= 0 ? wall / 86_400 : -((-wall + 86_399) / 86_400))
  }
}
