/// A point in time, the same everywhere, to the second.
package struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  package let seconds: Int64

  /// Makes the instant that many seconds after 1970-01-01T00:00:00Z.
  package init(seconds: Int64) { self.seconds = seconds }

  /// Gives the instant that much later, or earlier when negative.
  package func adding(seconds: Int64) -> Instant { Instant(seconds: self.seconds + seconds) }
  /// Gives the instant that much later, or earlier when negative.
  package func adding(minutes: Int) -> Instant { Instant(seconds: seconds + Int64(minutes) * 60) }

  /// Orders by time.
  package static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }
}
