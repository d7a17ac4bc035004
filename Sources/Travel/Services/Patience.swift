import Wording

/// How long a command waits for other processes that use the store.
package enum Patience: Equatable, Sendable {
  /// Not at all: what is held by another is told at once.
  case none
  /// Until so many seconds after the process began.
  case deadline(Int)
  /// As long as each thing may take by itself: seconds for the store, a purchase to its end.
  case usual
}

extension Failure {
  /// Another process holds what is needed, and the command may not wait for it.
  package static let locked = Failure(
    "locked", .locked,
    Phrase("Another process works on this right now.", "다른 프로세스가 지금 이 일을 하고 있어요."), isRetryable: true)

  /// The whole command's time ended while another process held what is needed.
  package static let deadlineWaiting = Failure(
    "deadline_passed", .unavailable,
    Phrase(
      "The --deadline passed while another process used the store; nothing was done.",
      "다른 프로세스가 저장소를 쓰는 동안 --deadline이 지나서 아무것도 하지 않았어요."), isRetryable: true)
}
