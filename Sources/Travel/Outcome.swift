package import JSON
package import Wording

/// What a command came to: its answer, what was understood of the request, and what stands beside both.
package struct Outcome: Sendable {
  package let answer: any Answer
  /// What was understood, echoed in the envelope.
  package let request: JSONValue
  package let warnings: [Warning]
  package let exit: ExitCode
  package let provider: String?
  package let isLive: Bool
  package let session: String?
  package let isComplete: Bool
  /// Whether any of it is an estimate or partial, for `--strict`.
  package let isEstimate: Bool
  /// The language of the answer, where it is another than the one set; nil where the settings decide.
  package let language: Language?
  /// Whether the command wrote its answer itself while it worked.
  package let isWritten: Bool

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
    Outcome(
      answer, request: request, warnings: warnings + more, exit: exit, provider: provider, isLive: isLive,
      session: session,
      isComplete: isComplete, isEstimate: isEstimate, language: language)
  }

  /// The same outcome with another exit code.
  package func ending(_ exit: ExitCode) -> Outcome {
    Outcome(
      answer, request: request, warnings: warnings, exit: exit, provider: provider, isLive: isLive, session: session,
      isComplete: isComplete, isEstimate: isEstimate, language: language)
  }
}
