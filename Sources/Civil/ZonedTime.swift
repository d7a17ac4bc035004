/// A time of day somewhere on earth: the wall clock, its offset from UTC and the IANA zone that says why.
package struct ZonedTime: Hashable, Sendable {
  /// What calendar and clock show there.
  package let local: CivilTime
  /// Seconds east of UTC, −64,800 to 64,800.
  package let offset: Int
  /// The IANA name of the zone, such as `Asia/Seoul`.
  package let zone: String

  /// Makes a time from what is shown, the offset in seconds east of UTC and the zone.
  package init(local: CivilTime, offset: Int, zone: String) {
    self.local = local
    self.offset = offset
    self.zone = zone
  }

  /// Makes what a clock in the zone shows at an instant, seconds dropped.
  package init(_ instant: Instant, offset: Int, zone: String) {
    let wall = instant.seconds + Int64(offset)
    let day = wall >= 0 ? wall / 86_400 : -((-wall + 86_399) / 86_400)
    let date = CivilDate(dayNumber: Int(day))
    let clock = ClockTime(minutesAfterMidnight: Int(wall - day * 86_400) / 60)
    self.init(local: CivilTime(date, clock), offset: offset, zone: zone)
  }

  /// The moment it is.
  package var instant: Instant { Instant(seconds: local.wallSeconds - Int64(offset)) }
  /// What the calendar shows there.
  package var date: CivilDate { local.date }
  /// What the clock shows there.
  package var clock: ClockTime { local.clock }

  /// The time in RFC 3339 with its offset, such as `2026-12-20T09:00:00+09:00`.
  package var rfc3339: String {
    let seconds = abs(offset)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(25)
    date.write(to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    clock.write(to: &bytes)
    bytes.append(contentsOf: ":00".utf8)
    bytes.append(offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    bytes.append(padded: seconds / 3600, to: 2)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(padded: seconds / 60 % 60, to: 2)
    return String(decoding: bytes, as: UTF8.self)
  }
}
