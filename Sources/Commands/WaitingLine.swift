import Synchronization
import Travel
import Wording

/// The line on standard error that tells a person what is waited for and how long. It comes after 300 ms, so that quick
/// answers do not flicker, and is gone before anything else is said.
final class WaitingLine: Sendable {
  private struct State {
    var label: String
    /// What stands on the terminal; nil for nothing.
    var drawn: String?
  }

  private let state: Mutex<State>
  private let language: Language
  private let columns: Int
  private let signs: [String]
  /// Whether the line can be drawn over; where not, it is said once and stays.
  private let isMoving: Bool
  private let write: @Sendable (String) -> Void

  static let patience = 300

  init(
    language: Language, columns: Int, isUnicode: Bool, isMoving: Bool, write: @escaping @Sendable (String) -> Void
  ) {
    state = Mutex(State(label: Phrase("Waiting for an answer.", "답을 기다리고 있어요.")[language]))
    self.language = language
    self.columns = columns
    signs = isUnicode ? ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"] : ["|", "/", "-", "\\"]
    self.isMoving = isMoving
    self.write = write
  }

  /// Says what is being done, for the next time it takes long.
  func label(_ phrase: Phrase) { state.withLock { $0.label = sanitised(phrase[language]) } }

  /// Draws what is waited for after so many milliseconds.
  func tick(_ milliseconds: Int) {
    guard milliseconds >= WaitingLine.patience else { return }
    state.withLock { state in
      guard isMoving else {
        if state.drawn == nil { write(state.label + "\n") }
        state.drawn = state.label
        return
      }
      let sign = signs[milliseconds / 100 % signs.count]
      let seconds = milliseconds / 1000
      let elapsed = seconds == 0 ? "" : Phrase("  \(seconds) s", "  \(seconds)초")[language]
      // A line that wrapped could not be drawn over.
      let room = max(columns - displayWidth(of: elapsed) - 3, 1)
      let line = "\(sign) \(truncate(state.label, to: room))\(elapsed)"
      guard line != state.drawn else { return }
      state.drawn = line
      write("\r\u{1B}[K\(line)")
    }
  }

  /// Wipes the line.
  func end() {
    state.withLock { state in
      if isMoving, state.drawn != nil { write("\r\u{1B}[K") }
      if isMoving { state.drawn = nil }
    }
  }

  var waiting: Waiting { Waiting(tick: { self.tick($0) }, end: { self.end() }) }
}
