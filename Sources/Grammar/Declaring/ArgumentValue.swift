package import Wording

/// A value that one word of a command line can stand for.
package protocol ArgumentValue: Sendable {
  /// Reads the value from a word, as typed; throws what is wrong with the word.
  init(argument: String) throws(ArgumentProblem)

  /// The word that reads as this value, for showing defaults.
  var argument: String { get }

  /// Every word that is accepted, when there are few; empty otherwise.
  static var choices: [String] { get }

  /// How a shell completes such a word, unless the parameter says otherwise.
  static var completion: Completion { get }
}

extension ArgumentValue {
  /// Any word may do.
  package static var choices: [String] { [] }
  /// Nothing is offered.
  package static var completion: Completion { .none }
}

/// Why a word is not the value that its place calls for.
package struct ArgumentProblem: Error, Equatable, Sendable {
  /// A whole sentence about the word; the parameter's name is put before it.
  package let reason: Phrase
  /// Words to type instead, the best first; the first becomes the hint.
  package let instead: [String]

  /// Holds a sentence about the word, and what could be typed in its place.
  package init(_ reason: Phrase, instead: [String] = []) {
    self.reason = reason
    self.instead = instead
  }
}
