/// A length of time in whole minutes, as a flight takes it: never nights, never calendar days.
package struct Elapsed: Hashable, Comparable, Sendable {
  /// May be negative.
  package let minutes: Int

  /// Makes a length of time, which may be negative.
  package init(minutes: Int) { self.minutes = minutes }

  /// Reads `PT11H30M`, `PT6H` or `PT45M`, with or without a leading minus; nil for anything else.
  package init?(iso8601 text: String) {
    var rest = text[...]
    let isNegative = rest.first == "-"
    if isNegative { rest.removeFirst() }
    guard rest.hasPrefix("PT"), rest.utf8.count <= 16 else { return nil }
    rest = rest.dropFirst(2)
    guard !rest.isEmpty else { return nil }
    var total = 0
    for (unit, size) in [(Character("H"), 60), (Character("M"), 1)] {
      guard let end = rest.firstIndex(of: unit) else { continue }
      let digits = rest[..<end]
      guard (1...6).contains(digits.count), digits.utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(digits)
      else { return nil }
      total += number * size
      rest = rest[rest.index(after: end)...]
    }
    guard rest.isEmpty else { return nil }
    minutes = isNegative ? -total : total
  }

  /// The duration in ISO 8601, such as `PT11H30M`; hours are not turned into days.
  package var iso8601: String {
    let size = abs(minutes)
    let hours = size >= 60 ? "\(size / 60)H" : ""
    let rest = size % 60 != 0 || size == 0 ? "\(size % 60)M" : ""
    return "\(minutes < 0 ? "-" : "")PT\(hours)\(rest)"
  }

  /// Orders by length.
  package static func < (left: Elapsed, right: Elapsed) -> Bool { left.minutes < right.minutes }
  /// Adds two lengths of time.
  package static func + (left: Elapsed, right: Elapsed) -> Elapsed { Elapsed(minutes: left.minutes + right.minutes) }
}

extension ZonedTime {
  /// The time that really passes from this moment to another, whatever the two clocks show.
  package func elapsed(until later: ZonedTime) -> Elapsed {
    Elapsed(minutes: Int((later.instant.seconds - instant.seconds) / 60))
  }

  /// Days by which the date here is ahead of the date of departure: 0, +1, +2, or −1 across the date line.
  package func dayOffset(from departure: ZonedTime) -> Int { departure.date.days(until: date) }
}

extension Instant {
  /// The time from this instant to another, in whole minutes.
  package func elapsed(until later: Instant) -> Elapsed { Elapsed(minutes: Int((later.seconds - seconds) / 60)) }
}
