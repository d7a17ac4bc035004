/// How words stand in a POSIX shell's command line.
package enum Shell {
  /// Writes one word so that a shell reads it back unchanged, with quotes only where they are needed.
  package static func quote(_ word: String) -> String {
    if !word.isEmpty, word.unicodeScalars.allSatisfy(isPlain) { return word }
    if !word.unicodeScalars.contains(where: { "\"$`\\!".unicodeScalars.contains($0) }) { return "\"\(word)\"" }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// Writes words as one command line.
  package static func line(_ words: [String]) -> String {
    var line = ""
    for word in words {
      if !line.isEmpty { line += " " }
      line += quote(word)
    }
    return line
  }

  /// Reads a command line of words, single quotes, double quotes and backslashes; nothing is expanded.
  package static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let whole = word { words.append(whole) }
    return words
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ":", "@", "+", ",", "=", "%": true
    default: scalar.value > 0x7F && scalar.properties.isAlphabetic
    }
  }
}
