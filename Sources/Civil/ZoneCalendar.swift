/// A zone as a VTIMEZONE of iCalendar (RFC 5545), for clients that know no IANA names.
package struct ZoneCalendar {
  /// The zone that is written.
  package let rules: ZoneRules
  /// The years whose times must come out right.
  package let years: ClosedRange<Int>

  /// Makes the calendar of a zone for some years.
  package init(_ rules: ZoneRules, years: ClosedRange<Int>) {
    self.rules = rules
    self.years = years
  }

  /// The content lines from `BEGIN:VTIMEZONE` to `END:VTIMEZONE`, without line ends and not folded.
  package var lines: [String] {
    let start = Instant(seconds: wall(ofNewYear: years.lowerBound))
    let end = Instant(seconds: wall(ofNewYear: years.upperBound + 1) + 86_400)
    let changes = rules.transitions(from: start, before: end)
    let observances = yearly(matching: changes, from: start, before: end) ?? single(changes, from: start)
    return ["BEGIN:VTIMEZONE", "TZID:\(rules.name)"] + observances.flatMap(\.lines) + ["END:VTIMEZONE"]
  }

  /// Two rules that repeat each year; nil when the zone did anything else in these years or its rule has no such form.
  private func yearly(
    matching changes: [ZoneRules.Transition], from start: Instant, before end: Instant
  ) -> [Observance]? {
    guard let daylight = rules.footer.daylight, !changes.isEmpty,
      changes == rules.footer.transitions(from: start, before: end),
      let onset = daylight.starts.recurrence, let release = daylight.ends.recurrence
    else { return nil }
    // Both begin a year early, so that the first days of the range are covered.
    let first = rules.footer.changes(in: years.lowerBound - 1)
    return first.map { change in
      let rule = change.after == daylight.offset ? onset : release
      let name = change.after == daylight.offset ? daylight.abbreviation : rules.footer.abbreviation
      let isDaylight = change.after > change.before
      return Observance(change, isDaylight: isDaylight, name: name, recurrence: rule)
    }
  }

  /// One observance for the start and one for each change.
  private func single(_ changes: [ZoneRules.Transition], from start: Instant) -> [Observance] {
    let offset = rules.offset(at: start)
    let begin = ZoneRules.Transition(at: start.adding(seconds: Int64(-offset)), before: offset, after: offset)
    var observances = [Observance(begin, isDaylight: false, name: nil, recurrence: nil)]
    for (index, change) in changes.enumerated() {
      let goesBack = index + 1 < changes.count && changes[index + 1].after < change.after
      observances.append(
        Observance(change, isDaylight: change.after > change.before && goesBack, name: nil, recurrence: nil))
    }
    return observances
  }

  private func wall(ofNewYear year: Int) -> Int64 {
    Int64(CivilDate(year: min(max(year, 1), 9999), month: 1, day: 1)?.dayNumber ?? 0) * 86_400
  }
}

/// A STANDARD or DAYLIGHT part of a VTIMEZONE.
private struct Observance {
  let change: ZoneRules.Transition
  let isDaylight: Bool
  let name: String?
  let recurrence: String?

  init(_ change: ZoneRules.Transition, isDaylight: Bool, name: String?, recurrence: String?) {
    self.change = change
    self.isDaylight = isDaylight
    self.name = name
    self.recurrence = recurrence
  }

  var lines: [String] {
    let kind = isDaylight ? "DAYLIGHT" : "STANDARD"
    // The onset is written by the clock that still runs at that moment.
    let onset = ZonedTime(change.at, offset: change.before, zone: "")
    let second = Int(((change.at.seconds + Int64(change.before)) % 60 + 60) % 60)
    let (year, month, day) = onset.date.parts
    let date = "\(padded(year, to: 4))\(padded(month, to: 2))\(padded(day, to: 2))"
    let time = "\(padded(onset.clock.hour, to: 2))\(padded(onset.clock.minute, to: 2))\(padded(second, to: 2))"
    var lines = ["BEGIN:\(kind)", "DTSTART:\(date)T\(time)"]
    if let recurrence { lines.append("RRULE:\(recurrence)") }
    lines.append("TZOFFSETFROM:\(utcOffset(change.before))")
    lines.append("TZOFFSETTO:\(utcOffset(change.after))")
    if let name { lines.append("TZNAME:\(name)") }
    return lines + ["END:\(kind)"]
  }

  private func utcOffset(_ seconds: Int) -> String {
    let size = abs(seconds)
    let hours = padded(size / 3600, to: 2)
    let minutes = padded(size / 60 % 60, to: 2)
    let rest = size % 60 == 0 ? "" : padded(size % 60, to: 2)
    return "\(seconds < 0 ? "-" : "+")\(hours)\(minutes)\(rest)"
  }
}
