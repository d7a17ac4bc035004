/// Whether what a service is asked crosses the network, and what becomes of each exchange.
package enum Traffic: Sendable {
  case live
  /// Each exchange is written down beside being made.
  case recorded(Recorder)
  /// What was written down answers, and nobody is asked.
  case replayed(Player)

  /// Takes exchanges, their personal data hidden already.
  package struct Recorder: Sendable {
    /// Makes the place they go to; throws before anything is sent when there can be none.
    package let open: @Sendable () throws(Failure) -> Void
    /// Keeps one under a short label, and gives what it was called; never throws, since the exchange has been made.
    package let keep: @Sendable (_ label: String, _ exchange: [UInt8]) -> String?

    package init(
      open: @escaping @Sendable () throws(Failure) -> Void,
      keep: @escaping @Sendable (String, [UInt8]) -> String?
    ) {
      self.open = open
      self.keep = keep
    }
  }

  /// Gives exchanges back.
  package struct Player: Sendable {
    /// The first one not given yet that is the one looked for, with what it is called.
    package let next: @Sendable (_ isWanted: ([UInt8]) -> Bool) throws(Failure) -> (name: String, exchange: [UInt8])?

    package init(
      next: @escaping @Sendable (([UInt8]) -> Bool) throws(Failure) -> (name: String, exchange: [UInt8])?
    ) {
      self.next = next
    }
  }
}
