package import JSON
package import Wording

/// Why a command could not do what was asked: for people a sentence and a way on, for machines a stable code.
package struct Failure: Error, Equatable, Sendable {
  /// What became of anything that was to be sent.
  package enum Effect: String, CaseIterable, Sendable {
    case nothingSent = "nothing_sent"
    case notCommitted = "not_committed"
    case committed
    case unknown
  }

  package let code: String
  package let exit: ExitCode
  package let message: Phrase
  /// A command that can be pasted.
  package let hint: String?
  /// The parameter at fault, without dashes.
  package let field: String?
  package let isRetryable: Bool
  package let retryAfterSeconds: Int?
  package let effect: Effect
  package let details: JSONValue
  /// Whether the other side received what was to be done and said no: a word that may be wrong, so it is worth a look.
  package var isRefusal = false

  package init(
    _ code: String, _ exit: ExitCode, _ message: Phrase, hint: String? = nil, field: String? = nil,
    isRetryable: Bool = false, retryAfterSeconds: Int? = nil, effect: Effect = .nothingSent,
    details: JSONValue = .object([])
  ) {
    self.code = code
    self.exit = exit
    self.message = message
    self.hint = hint
    self.field = field
    self.isRetryable = isRetryable
    self.retryAfterSeconds = retryAfterSeconds
    self.effect = effect
    self.details = details
  }

  /// A usage failure at one parameter.
  package static func usage(
    _ code: String, field: String?, _ message: Phrase, hint: String? = nil, details: JSONValue = .object([])
  ) -> Failure {
    Failure(code, .usage, message, hint: hint, field: field, details: details)
  }
}
