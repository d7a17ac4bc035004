package import Wording

/// A command line that a page shows and a test runs, written without the program's name.
package struct Example: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The words as typed in a shell, such as `chat "3 nights in Osaka"`.
  package let line: String
  /// What the example does, for a line above it.
  package let caption: Phrase?
  /// What is piped to standard input.
  package let input: String?

  /// Holds a command line with, when it helps, a caption and what is piped in.
  package init(_ line: String, _ caption: Phrase? = nil, input: String? = nil) {
    self.line = line
    self.caption = caption
    self.input = input
  }

  /// Holds a command line alone.
  package init(stringLiteral line: String) { self.init(line) }

  /// The words after the program's name, as a shell would hand them over.
  package var words: [String] { Shell.split(line) }

  /// The whole line as shown, with the program's name and the pipe.
  package func shown(_ program: String) -> String {
    let command = program + " " + line
    return input.map { "echo \(Shell.quote($0)) | \(command)" } ?? command
  }
}
