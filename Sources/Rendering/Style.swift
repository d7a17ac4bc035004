import Travel

/// How a role looks on a terminal: little colour, and none that a light or a dark background swallows.
enum Style {
  /// Gives one line with its roles as SGR sequences, or as bare words.
  static func ink(_ line: Text, isColoured: Bool) -> String {
    guard isColoured else { return line.words }
    return line.spans.reduce(into: "") { text, span in
      guard let code = code(of: span.role) else { return text += span.words }
      text += "\u{1B}[\(code)m\(span.words)\u{1B}[0m"
    }
  }

  private static func code(of role: Text.Role) -> String? {
    switch role {
    case .plain: nil
    case .strong, .place: "1"
    case .quiet: "2"
    case .money, .good: "32"
    case .bad: "31"
    case .code: "36"
    }
  }
}
