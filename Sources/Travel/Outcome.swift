package import JSON
package import Wording

/// What a command came to: its answer, what was understood of the request, and what stands beside both.
package struct Outcome: Sendable {
  package let answer: any Answer
  /// What was understood, echoed in the envelope.
  package let request: JSONValue
  package private(set) var warnings: [Warning]
  package private(set) var exit: ExitCode
  package let provider: String?
  package let isLive: Bool
  package let session: String?
  package let isComplete: Bool
  /// Whether any of it is an estimate, for `--strict`.
  package let isEstimate: Bool
  /// The language of the answer, where it is another than the one set; nil where the settings decide.
  package let language: Language?
  /// Whether the command wrote its answer itself while it worked.
  package let isWritten: Bool
  /// Whether there is no news, so that only JSON says so and every other format says nothing.
  package private(set) var isSilent = false
  /// What standard error says last, where an answer that is printed in full ends the command with a code of its own.
  package private(set) var complaint: Failure?
  /// Run once the answer has been written, for what must not count before it was.
  package private(set) var wasPrinted: (@Sendable () throws(Failure) -> Void)?

  package init(
    _ answer: any Answer, request: JSONValue = .object([]), warnings: [Warning] = [], exit: ExitCode = .ok,
    provider: String? = nil, isLive: Bool = false, session: String? = nil, isComplete: Bool = true,
    isEstimate: Bool = false, language: Language? = nil, isWritten: Bool = false
  ) {
    self.answer = answer
    self.request = request
    self.warnings = warnings
    self.exit = exit
    self.provider = provider
    self.isLive = isLive
    self.session = session
    self.isComplete = isComplete
    self.isEstimate = isEstimate
    self.language = language
    self.isWritten = isWritten
  }

  /// The same outcome with further warnings.
  package func warned(_ more: [Warning]) -> Outcome {
    var copy = self
    copy.warnings += more
    return copy
  }

  /// The same outcome with another exit code.
  package func ending(_ exit: ExitCode) -> Outcome {
    var copy = self
    copy.exit = exit
    return copy
  }

  /// The same outcome with something to say last on standard error.
  package func complaining(_ complaint: Failure) -> Outcome {
    var copy = self
    copy.complaint = complaint
    return copy
  }

  /// The same outcome for a command that watches: silent without news, and told once it was printed.
  package func watching(isSilent: Bool, wasPrinted: (@Sendable () throws(Failure) -> Void)?) -> Outcome {
    var copy = self
    copy.isSilent = isSilent
    copy.wasPrinted = wasPrinted
    return copy
  }
}
