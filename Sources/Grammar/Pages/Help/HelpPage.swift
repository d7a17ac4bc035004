package import Wording

/// A page of help: what a program, a group or a command is for and how it is written.
package struct HelpPage: Equatable, Sendable {
  /// How a stretch of a page is meant, for whoever draws it.
  package enum Role: Sendable {
    case plain, heading, name, placeholder, code, quiet
  }

  /// A stretch of a line with one meaning.
  package struct Span: Equatable, Sendable {
    /// The stretch itself.
    package let text: String
    /// How it is meant.
    package let role: Role

    init(_ text: String, _ role: Role = .plain) {
      self.text = text
      self.role = role
    }
  }

  /// The lines from the top, none wider than the page where words allow it.
  package private(set) var lines: [[Span]] = []
  let language: Language
  let columns: Int

  /// The page as plain text, each line ended.
  package var text: String { lines.map { $0.map(\.text).joined() + "\n" }.joined() }

  init(in language: Language, columns: Int) {
    self.language = language
    self.columns = columns
  }

  mutating func line(_ spans: Span...) { lines.append(spans) }

  mutating func line(_ spans: [Span]) { lines.append(spans) }

  /// Starts a section, with an empty line before it.
  mutating func heading(_ phrase: Phrase) {
    if !lines.isEmpty { lines.append([]) }
    lines.append([Span(phrase[language], .heading)])
  }

  /// Writes running text, with an empty line before it.
  mutating func paragraph(_ phrase: Phrase, _ role: Role = .plain) {
    if !lines.isEmpty { lines.append([]) }
    for line in wrap(phrase[language], to: columns) { lines.append([Span(line, role)]) }
  }
}

extension Program {
  /// Gives the help page of the names in `path`, or nil for a name that is none; `columns` is at least 40.
  package func help(_ path: [String], in language: Language, columns: Int = 80) -> HelpPage? {
    topic(at: path).map { topic in
      var page = HelpPage(in: language, columns: max(columns, 40))
      page.write(topic, of: name, globals: globals)
      return page
    }
  }
}
