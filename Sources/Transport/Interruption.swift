/// Why the process was asked to stop.
package enum Interruption: Equatable, Sendable {
  /// Ctrl-C.
  case keyboard
  /// SIGTERM.
  case termination
}
