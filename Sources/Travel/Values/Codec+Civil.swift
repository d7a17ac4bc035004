package import Civil
package import JSON

extension Codec where Value == CivilDate {
  /// A date as `YYYY-MM-DD`.
  package static var date: Codec {
    .by(.string(format: "date"), expected: "YYYY-MM-DD", { CivilDate(iso: $0) }, { $0.iso })
  }
}

extension Codec where Value == Instant {
  /// An instant in UTC as RFC 3339, such as `2026-11-30T12:00:00Z`.
  package static var instant: Codec {
    .by(.string(format: "date-time"), expected: "an RFC 3339 time", { Instant(rfc3339: $0) }, { $0.rfc3339 })
  }
}

extension ZonedTime {
  /// Reads what `rfc3339` wrote, in a zone; nil when the text is no such time.
  package init?(rfc3339 text: String, zone: String) {
    guard let instant = Instant(rfc3339: text), let date = CivilDate(iso: String(text.prefix(10))),
      let clock = ClockTime(text: String(text.dropFirst(11).prefix(5)))
    else { return nil }
    let local = CivilTime(date, clock)
    let seconds = Int64(Int(text.dropFirst(17).prefix(2)) ?? 0)
    self.init(local: local, offset: Int(local.wallSeconds + seconds - instant.seconds), zone: zone)
  }
}
