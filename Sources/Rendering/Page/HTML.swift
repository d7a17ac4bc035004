import Travel
import Wording

/// Words and small drawings as HTML; whatever comes in is text, and stays text.
enum HTML {
  /// Words with every sign escaped that HTML could read, in text and in attributes alike.
  static func escaped(_ words: String) -> String {
    guard words.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0x27 }) else {
      return words
    }
    return words.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case _: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// A text with its roles.
  static func line(_ text: Text) -> String {
    text.spans.map { span in
      let words = escaped(span.words).replacing("\n", with: "<br>")
      switch span.role {
      case .plain: return words
      case .strong: return "<strong>\(words)</strong>"
      // What is short, as a length of time, is not broken.
      case .quiet:
        return "<span class=\"\(displayWidth(of: span.words) > 14 ? "quiet" : "quiet short")\">\(words)</span>"
      case .money: return "<span class=\"money\">\(words)</span>"
      case .place: return "<span class=\"place\">\(words)</span>"
      case .good: return "<span class=\"good\">\(words)</span>"
      case .bad: return "<span class=\"bad\">\(words)</span>"
      case .code: return "<code>\(words)</code>"
      }
    }.joined()
  }

  /// A drawing with its name and, for those who do not see it, what it shows.
  static func picture(
    id: String, width: Double, height: Double, title: String, words: String, _ drawing: String
  ) -> String {
    """
    <svg viewBox="0 0 \(units(width)) \(units(height))" role="img" aria-labelledby="\(id)-t \(id)-d">\
    <title id="\(id)-t">\(escaped(title))</title><desc id="\(id)-d">\(escaped(words))</desc>\(drawing)</svg>
    """
  }
}
