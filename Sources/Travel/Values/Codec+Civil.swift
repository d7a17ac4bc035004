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
    .by(.string(format: "date-time"), expected: "an RFC 3339 time", { Instant(rfc3339: $0) }, { $0.utc })
  }
}

extension Instant {
  /// The instant in UTC, such as `2026-11-30T12:00:00Z`.
  package var utc: String {
    let day = seconds >= 0 ? seconds / 86_400 : -((-seconds + 86_399) / 86_400)
    let clock = Int(seconds - day * 86_400)
    let time = [clock / 3600, clock / 60 % 60, clock % 60].map { padded($0, to: 2) }.joined(separator: ":")
    return "\(CivilDate(dayNumber: Int(day)).iso)T\(time)Z"
  }

  /// Reads an RFC 3339 time with `Z` or an offset; a fraction of a second is dropped. nil for anything else.
  package init?(rfc3339 text: String) {
    let characters = Array(text.utf8)
    guard characters.count >= 20, characters[10] == 84 || characters[10] == 116,
      let date = CivilDate(iso: String(text.prefix(10)))
    else { return nil }
    func digits(_ range: Range<Int>) -> Int? {
      guard range.upperBound <= characters.count else { return nil }
      var value = 0
      for byte in characters[range] {
        guard (48...57).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 48)
      }
      return value
    }
    guard let hour = digits(11..<13), characters[13] == 58, let minute = digits(14..<16), characters[16] == 58,
      let second = digits(17..<19), hour < 24, minute < 60, second < 61
    else { return nil }
    var rest = characters[19...]
    if rest.first == 46 {
      let fraction = rest.dropFirst().prefix { (48...57).contains($0) }
      guard !fraction.isEmpty else { return nil }
      rest = rest.dropFirst(1 + fraction.count)
    }
    let wall = Int64(date.dayNumber) * 86_400 + Int64(hour * 3600 + minute * 60 + min(second, 59))
    if rest.count == 1, rest.first == 90 || rest.first == 122 {
      self.init(seconds: wall)
      return
    }
    guard rest.count == 6, let sign = rest.first, sign == 43 || sign == 45, rest[rest.startIndex + 3] == 58,
      let hours = digits(rest.startIndex + 1..<rest.startIndex + 3), hours < 24,
      let minutes = digits(rest.startIndex + 4..<rest.startIndex + 6), minutes < 60
    else { return nil }
    let offset = Int64(hours * 3600 + minutes * 60)
    self.init(seconds: sign == 43 ? wall - offset : wall + offset)
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
