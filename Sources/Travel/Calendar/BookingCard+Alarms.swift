package import Civil
import JSON
import Wording

extension BookingCard {
  /// When a traveller wants to hear of an entry: a day and three hours before a flight, at check-in, and a day before
  /// and at the end of free cancellation.
  func alarms(of entry: CalendarEntry, for reader: Reader) -> [CalendarEntry.Alarm] {
    guard case .times(.zoned(let depart), _) = entry.span else { return stayAlarms(of: entry, for: reader) }
    return [
      (24 * 60, reader("Check in — \(entry.title)", "온라인 체크인 — \(entry.title)")),
      (3 * 60, reader("Departs in three hours — \(entry.title)", "3시간 뒤 출발 — \(entry.title)")),
    ].map { minutes, words in
      CalendarEntry.Alarm(at: depart.instant.adding(minutes: -minutes), minutesBefore: minutes, words: words)
    } + freeCancellation(nil, for: reader)
  }

  private func stayAlarms(of entry: CalendarEntry, for reader: Reader) -> [CalendarEntry.Alarm] {
    guard case .days(let first, _) = entry.span, sort == .hotel else { return [] }
    let rules = clocks(for: reader)
    let words = reader("Check-in today — \(entry.title)", "오늘 체크인 — \(entry.title)")
    let time = CivilTime(first, .usualCheckIn)
    // Without the clocks of the place the reader's own will do: by the time of check-in that is where the reader is.
    let arrival =
      rules.map { CalendarEntry.Alarm(at: $0.moment(time).instant, words: words) }
      ?? CalendarEntry.Alarm(
        at: ZoneRules.utc.moment(time).instant, minutesBefore: -ClockTime.usualCheckIn.minutes, words: words)
    return [arrival] + freeCancellation(rules, for: reader)
  }

  private func freeCancellation(_ rules: ZoneRules?, for reader: Reader) -> [CalendarEntry.Alarm] {
    guard case .string(let text)? = offer["free_cancel_until"], let end = deadline(text, rules) else { return [] }
    let words = reader("Free cancellation ends: ", "무료 취소 기한: ") + reader.moment(text)
    return [
      CalendarEntry.Alarm(at: end.adding(seconds: -86_400), words: words), CalendarEntry.Alarm(at: end, words: words),
    ]
  }

  /// The moment a deadline means; a day alone ends with itself, by the clocks of the place.
  private func deadline(_ text: String, _ rules: ZoneRules?) -> Instant? {
    if let instant = Instant(rfc3339: text) { return instant }
    guard let day = CivilDate(iso: text) else { return nil }
    return (rules ?? .utc).moment(CivilTime(day.adding(days: 1), ClockTime(minutesAfterMidnight: 0))).instant
  }
}

extension BookingCard {
  /// How the clocks run where one stays: by the house itself, else by its town; nil when nobody knows.
  func clocks(for reader: Reader) -> ZoneRules? {
    guard case .hotel(let hotel)? = offered else { return reader.rules(inCity: place) }
    return reader.rules(at: hotel.position) ?? reader.rules(inCity: place)
  }
}

extension ClockTime {
  /// When hotels usually let people in; assumed wherever it is used.
  package static let usualCheckIn = ClockTime(minutesAfterMidnight: 15 * 60)
  /// When hotels usually want people out; assumed wherever it is used.
  package static let usualCheckOut = ClockTime(minutesAfterMidnight: 11 * 60)
}
