/// What the clocks of a zone say to a time on the wall: it happens once, never, or twice.
package enum LocalResolution<Time> {
  /// The usual case: that time comes once.
  case one(Time)
  /// Clocks jump over that time. Offsets before and after the jump, in seconds east of UTC.
  case gap(before: Int, after: Int)
  /// Clocks are set back, so that time comes twice.
  case fold(first: Time, second: Time)

  /// The time itself, the first of two; nil when clocks jump over it.
  package var first: Time? {
    switch self {
    case .one(let time): time
    case .gap: nil
    case .fold(let first, _): first
    }
  }

  /// Gives the same answer in other terms.
  package func map<Other>(_ change: (Time) -> Other) -> LocalResolution<Other> {
    switch self {
    case .one(let time): .one(change(time))
    case .gap(let before, let after): .gap(before: before, after: after)
    case .fold(let first, let second): .fold(first: change(first), second: change(second))
    }
  }
}

extension LocalResolution: Equatable where Time: Equatable {}
extension LocalResolution: Sendable where Time: Sendable {}
