import Civil
import Travel
import Wording

/// An entry as the lines of a VEVENT, not yet folded.
struct EventLines {
  let entry: CalendarEntry
  let clocks: Clocks
  let now: Instant

  var lines: [String] {
    ["BEGIN:VEVENT", "UID:\(SHA256.uuid(of: entry.key))", "DTSTAMP:\(Clocks.text(entry.changed ?? now))"]
      + history + times + words + alarms + ["END:VEVENT"]
  }

  private var history: [String] {
    var lines: [String] = []
    if let created = entry.created { lines.append("CREATED:\(Clocks.text(created))") }
    if entry.created != nil, let changed = entry.changed { lines.append("LAST-MODIFIED:\(Clocks.text(changed))") }
    return lines + ["SEQUENCE:\(entry.sequence)", "STATUS:\(entry.status.rawValue.uppercased())"]
  }

  private var times: [String] {
    switch entry.span {
    case .days(let first, let end):
      return ["DTSTART;VALUE=DATE:\(Clocks.text(first))", "DTEND;VALUE=DATE:\(Clocks.text(end))"]
    case .times(let start, let end):
      var lines = ["DTSTART\(clocks.value(of: start))"]
      if let end, end.isAfter(start) { lines.append("DTEND\(clocks.value(of: end))") }
      return lines
    }
  }

  private var words: [String] {
    var lines = ["SUMMARY:\(clean(entry.title))"]
    if let location = entry.location, !location.isEmpty { lines.append("LOCATION:\(clean(location))") }
    if let position = entry.position { lines.append("GEO:\(position.latitudeText);\(position.longitudeText)") }
    if !entry.details.isEmpty { lines.append("DESCRIPTION:\(entry.details.map(clean).joined(separator: "\\n"))") }
    let isBusy = entry.kind == .flight && entry.status == .confirmed
    return lines + ["CATEGORIES:\(entry.kind.rawValue.uppercased())", "TRANSP:\(isBusy ? "OPAQUE" : "TRANSPARENT")"]
  }

  private var alarms: [String] {
    entry.alarms.flatMap { alarm in
      let trigger =
        alarm.minutesBefore.map { "TRIGGER:\(Elapsed(minutes: -$0).iso8601)" }
        ?? "TRIGGER;VALUE=DATE-TIME:\(Clocks.text(alarm.at))"
      return ["BEGIN:VALARM", "ACTION:DISPLAY", trigger, "DESCRIPTION:\(clean(alarm.words))", "END:VALARM"]
    }
  }

  /// A text from anywhere as one value: nothing in it can end the line or begin another.
  private func clean(_ text: String) -> String { ContentLine.escaped(Sanitised(text).text) }
}

extension CalendarEntry.Moment {
  fileprivate func isAfter(_ start: CalendarEntry.Moment) -> Bool {
    switch (start, self) {
    case (.zoned(let start), .zoned(let end)): start.instant < end.instant
    case (.floating(let start), .floating(let end)): start < end
    case (.zoned, .floating), (.floating, .zoned): false
    }
  }
}
