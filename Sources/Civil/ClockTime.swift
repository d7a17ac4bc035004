/// A time of day to the minute, 00:00 to 23:59, with no date and no zone.
package struct ClockTime: Hashable, Comparable, Sendable {
  /// Minutes since midnight, 0 to 1439.
  package let minutes: Int

  /// Makes a time of day; nil outside 00:00 to 23:59.
  package init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    minutes = hour * 60 + minute
  }

  /// Makes the time that many minutes after midnight, wrapped into one day.
  package init(minutesAfterMidnight minutes: Int) {
    self.minutes = ((minutes % 1440) + 1440) % 1440
  }

  /// Reads `HH:MM` or `H:MM`; nil for anything else.
  package init?(text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// 0 to 23.
  package var hour: Int { minutes / 60 }
  /// 0 to 59.
  package var minute: Int { minutes % 60 }

  /// The time as `HH:MM`.
  package var text: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(5)
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text.
  func write(to bytes: inout [UInt8]) {
    bytes.append(padded: hour, to: 2)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(padded: minute, to: 2)
  }

  /// Orders by time of day.
  package static func < (left: ClockTime, right: ClockTime) -> Bool { left.minutes < right.minutes }
}
