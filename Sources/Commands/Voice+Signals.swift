import Grammar
import Rendering
import Travel
import Wording

extension Voice {
  /// Gets ready what standard error says when a signal ends the process outside a request. Only programs are told: a
  /// person who pressed Ctrl-C knows.
  func prepareForSignals() {
    guard wantsJSON else { return }
    func line(_ exit: ExitCode) -> String {
      words(.stopped(exit))
    }
    world.whenEnded(line(.interrupted), line(.terminated), nil)
  }

  /// What a failure reads like on standard error.
  func words(_ failure: Failure) -> String {
    wantsJSON
      ? String(decoding: FailureRenderer.line(failure, in: language), as: UTF8.self)
      : FailureRenderer.text(failure, in: language, isColoured: isColoured)
  }
}

extension Failure {
  /// A signal that ended the process outside a request, as the code for it says.
  static func stopped(_ exit: ExitCode) -> Failure {
    Failure("interrupted", exit, Phrase("Stopped before the end.", "끝나기 전에 멈췄어요."))
  }
}

extension Context {
  /// Gets ready to end as 11 when a signal comes while a purchase is under way or was just made: whoever sees a plain
  /// interruption would believe that nothing was bought.
  func prepareForSignals(inPurchase effect: Failure.Effect) {
    prepareForSignals(
      effect,
      Phrase(
        "Stopped while the booking was under way. Run the same command again: it finds out what became of it and buys nothing twice.",
        "예약하는 중에 멈췄어요. 같은 명령을 다시 실행하면 결과를 확인하고, 두 번 예약하지 않아요."))
  }

  /// The same for a cancellation, whose fee is due once it was sent.
  func prepareForSignals(inCancellation effect: Failure.Effect) {
    prepareForSignals(
      effect,
      Phrase(
        "Stopped while the cancellation was under way. Run the same command again: it finds out what became of it.",
        "취소하는 중에 멈췄어요. 같은 명령을 다시 실행하면 결과를 확인해요."))
  }

  private func prepareForSignals(_ effect: Failure.Effect, _ message: Phrase) {
    let failure = Failure("outcome_unknown", .outcomeUnknown, message, hint: line.description, effect: effect)
    let words = Voice(settings: settings, world: world).words(failure)
    world.whenEnded(words, words, .outcomeUnknown)
  }
}
