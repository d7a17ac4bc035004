import Travel

/// Words within Markdown.
enum MarkdownText {
  /// A text in one line, its roles as far as Markdown has them.
  static func line(_ text: Text) -> String {
    text.spans.map { span in
      let words = span.words.replacing("\n", with: " ")
      switch span.role {
      case .plain, .quiet, .money, .good, .bad: return plain(words)
      case .strong, .place: return strong(words)
      case .code: return code(words)
      }
    }.joined().trimmed
  }

  /// A text at the start of a block, where a number or a sign would begin a list or a heading.
  static func paragraph(_ text: Text) -> String {
    let line = line(text)
    guard let first = line.first else { return line }
    if "#+-=".contains(first) { return "\\" + line }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let sign = line.dropFirst(digits.count).first, sign == "." || sign == ")" else {
      return line
    }
    return digits + "\\" + line.dropFirst(digits.count)
  }

  /// Bare words, with every sign escaped that Markdown or HTML could read.
  static func plain(_ words: String) -> String {
    words.reduce(into: "") { text, character in
      if "\\`*_[]<>|~&!$".contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  /// Words in a code span, fenced by more ticks than they hold.
  static func code(_ words: String) -> String {
    let clean = words.replacing("\n", with: " ")
    var longest = 0
    var run = 0
    for character in clean {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = clean.hasPrefix("`") || clean.hasSuffix("`") ? " " : ""
    // In a table a bar ends the cell even within code.
    return fence + space + clean.replacing("|", with: "\\|") + space + fence
  }

  /// Emphasis must touch its words, so the spaces around them stay outside.
  private static func strong(_ words: String) -> String {
    let core = words.trimmed
    guard !core.isEmpty else { return words }
    let lead = words.prefix { $0 == " " }
    let tail = String(words.reversed().prefix { $0 == " " })
    return "\(lead)**\(plain(core))**\(tail)"
  }
}

extension String {
  /// The text without the spaces at its ends.
  var trimmed: String {
    let start = firstIndex { $0 != " " } ?? endIndex
    let end = lastIndex { $0 != " " }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
