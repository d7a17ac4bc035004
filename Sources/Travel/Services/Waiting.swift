/// Who is told while one waits for a service.
package struct Waiting: Sendable {
  /// Told several times a second how many milliseconds the request has taken so far.
  package let tick: @Sendable (Int) -> Void
  /// Told that the answer has come, or that none will.
  package let end: @Sendable () -> Void

  package init(tick: @escaping @Sendable (Int) -> Void, end: @escaping @Sendable () -> Void) {
    self.tick = tick
    self.end = end
  }

  /// Nobody watches.
  package static let unseen = Waiting(tick: { _ in }, end: {})
}
