/// Words with roles, never colours: what a person reads before a renderer decides how it looks.
package struct Text: Equatable, Sendable, ExpressibleByStringLiteral {
  /// What a stretch of words is, for the renderer to show in its own way.
  package enum Role: String, CaseIterable, Sendable {
    case plain, strong, quiet, money, place, good, bad, code
  }

  /// A stretch of words of one role.
  package struct Span: Equatable, Sendable {
    package let words: String
    package let role: Role
  }

  package let spans: [Span]

  package init(spans: [Span]) { self.spans = spans }

  package init(_ words: String, _ role: Role = .plain) {
    spans = words.isEmpty ? [] : [Span(words: words, role: role)]
  }

  package init(stringLiteral words: String) { self.init(words) }

  package static func strong(_ words: String) -> Text { Text(words, .strong) }
  package static func quiet(_ words: String) -> Text { Text(words, .quiet) }
  package static func money(_ words: String) -> Text { Text(words, .money) }
  package static func place(_ words: String) -> Text { Text(words, .place) }
  package static func good(_ words: String) -> Text { Text(words, .good) }
  package static func bad(_ words: String) -> Text { Text(words, .bad) }
  package static func code(_ words: String) -> Text { Text(words, .code) }

  package static func + (left: Text, right: Text) -> Text { Text(spans: left.spans + right.spans) }

  package var isEmpty: Bool { spans.isEmpty }

  /// The words alone.
  package var words: String { spans.map(\.words).joined() }
}
