/// RFC 3339 on both sides.
extension Instant {
  /// Reads a date and time with its offset, such as `2026-07-13T00:51:00Z` or `…+09:00`; fractions are dropped.
  package init?(rfc3339 text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes.count <= 40, bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: "t"),
      let date = CivilDate(iso: String(text.prefix(10))),
      let clock = ClockTime(text: String(text.dropFirst(11).prefix(5))),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let second = Instant.twoDigits(bytes[17...], below: 61)
    else { return nil }
    var rest = bytes[19...]
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix { (48...57).contains($0) }
      guard !digits.isEmpty else { return nil }
      rest = rest.dropFirst(digits.count + 1)
    }
    guard let offset = Instant.offset(Array(rest)) else { return nil }
    seconds = CivilTime(date, clock).wallSeconds + Int64(second) - Int64(offset)
  }

  /// The instant in UTC, such as `2026-11-30T12:00:00Z`.
  package var rfc3339: String {
    let shown = ZonedTime(self, offset: 0, zone: "UTC")
    let second = Int(((seconds % 60) + 60) % 60)
    return "\(shown.date.iso)T\(shown.clock.text):\(padded(second, to: 2))Z"
  }

  private static func twoDigits(_ bytes: ArraySlice<UInt8>, below limit: Int) -> Int? {
    let digits = bytes.prefix(2)
    guard digits.count == 2, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    return number < limit ? number : nil
  }

  private static func offset(_ bytes: [UInt8]) -> Int? {
    if bytes == [UInt8(ascii: "Z")] || bytes == [UInt8(ascii: "z")] { return 0 }
    guard bytes.count == 6, bytes[3] == UInt8(ascii: ":"), let hours = twoDigits(bytes[1...], below: 24),
      let minutes = twoDigits(bytes[4...], below: 60)
    else { return nil }
    let size = hours * 3600 + minutes * 60
    switch bytes[0] {
    case UInt8(ascii: "+"): return size
    case UInt8(ascii: "-"): return -size
    case _: return nil
    }
  }
}
