import Civil
import Travel
import Wording

/// Writes what has dates as iCalendar (RFC 5545), for any calendar to take in.
///
/// There is no METHOD: it would make the file a message between an organiser and guests (RFC 5546), and there are none.
enum CalendarRenderer {
  static func text(_ answer: any Dated, for reader: Reader) -> String {
    let entries = ordered(answer.entries(for: reader))
    let clocks = Clocks(of: entries, in: reader.zones)
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//itravel//itravel//\(reader.language.code)", "CALSCALE:GREGORIAN"]
      + clocks.lines + entries.flatMap { EventLines(entry: $0, clocks: clocks, now: reader.now).lines }
      + ["END:VCALENDAR"]
    return lines.map(ContentLine.folded).joined()
  }

  /// Each entry once, however many cards tell of it, earliest first.
  private static func ordered(_ entries: [CalendarEntry]) -> [CalendarEntry] {
    var known: Set<String> = []
    return entries.filter { known.insert($0.key).inserted }.sorted { ($0.span.order, $0.key) < ($1.span.order, $1.key) }
  }
}

extension Language {
  fileprivate var code: String {
    switch self {
    case .en: "EN"
    case .ko: "KO"
    }
  }
}

extension CalendarEntry.Span {
  /// Seconds since 1970 by the wall clock, to put entries in order; a whole day stands before its hours.
  fileprivate var order: Int64 {
    switch self {
    case .days(let first, _): Int64(first.dayNumber) * 86_400 - 1
    case .times(.zoned(let time), _): time.local.wallSeconds
    case .times(.floating(let time), _): time.wallSeconds
    }
  }
}
