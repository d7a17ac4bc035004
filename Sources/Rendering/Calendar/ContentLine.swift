/// A line of iCalendar: the only place that knows how one is escaped and folded.
package enum ContentLine {
  /// Escapes what separates values, and writes line ends as `\n` (RFC 5545 §3.3.11).
  package static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",":
        out.unicodeScalars.append("\\")
        out.unicodeScalars.append(scalar)
      case "\n": out += "\\n"
      case "\r": break
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Cuts a line into pieces of at most 75 octets, never within a character, each with its line end (RFC 5545 §3.1).
  package static func folded(_ line: String) -> String {
    guard line.utf8.count > 75 else { return line + "\r\n" }
    var out = ""
    var room = 75
    for piece in line.flatMap(pieces) {
      let size = piece.utf8.count
      if size > room {
        out += "\r\n "
        // The space is of the line.
        room = 74
      }
      out += piece
      room -= size
    }
    return out + "\r\n"
  }

  /// A character; one that is longer than a line, as letters with many marks may be, by its scalars.
  private static func pieces(_ character: Character) -> [String] {
    let text = String(character)
    return text.utf8.count <= 74 ? [text] : text.unicodeScalars.map { String($0) }
  }
}
