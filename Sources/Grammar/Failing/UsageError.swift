package import Wording

/// Words that do not make a sound command: exit status 2.
package struct UsageError: Error, Equatable, Sendable {
  /// A stable name for programs, such as `unknown_option`.
  package let code: String
  /// The parameter that is meant, without dashes: `depart`, `check_in`, `origin`.
  package let field: String?
  /// One sentence, or two, on what is wrong.
  package let message: Phrase
  /// A command to run instead.
  package let hint: String?
  /// The known names that are near to what was typed, the nearest first.
  package let nearest: [String]

  /// Holds what is wrong, and what to run instead.
  package init(_ code: String, field: String? = nil, _ message: Phrase, hint: String? = nil, nearest: [String] = []) {
    self.code = code
    self.field = field
    self.message = message
    self.hint = hint
    self.nearest = nearest
  }
}
