import Wording

/// How texts and names are written in mdoc(7).
enum Mdoc {
  /// Writes running text: a line for each sentence, none longer than 78 cells where words allow it.
  static func text(_ text: String) -> String {
    sentences(of: text).flatMap { wrap($0, to: 78) }.map { line in
      let isControl = line.hasPrefix(".") || line.hasPrefix("'")
      return (isControl ? "\\&" : "") + escaped(line) + "\n"
    }.joined()
  }

  /// Writes one argument of a macro line.
  static func argument(_ argument: String) -> String {
    if argument.isEmpty || argument.contains(" ") { return "\"\(escaped(argument))\"" }
    // Names of macros are a capital and one or two small letters, such as `Nm` and `Brq`.
    let tail = argument.dropFirst()
    let isMacroName =
      (1...2).contains(tail.count) && tail.allSatisfy(\.isLowercase) && argument.prefix(1).allSatisfy(\.isUppercase)
    return (isMacroName ? "\\&" : "") + escaped(argument)
  }

  /// Writes the words of a macro line one by one.
  static func words(_ text: String) -> String {
    text.split(separator: " ").map { argument(String($0)) }.joined(separator: " ")
  }

  /// Writes backslashes and the dashes of options so that they are shown and copied as typed.
  static func escaped(_ text: String) -> String {
    var result = ""
    var before: Character = " "
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "\"": result += "\\(dq"
      case "-" where !before.isLetter && !before.isNumber: result += "\\-"
      default: result.append(character)
      }
      before = character
    }
    return result
  }

  /// Writes a line of code, so that it is copied as it was typed: quotes and carets would be drawn as prettier ones.
  static func code(_ line: String) -> String {
    var result = line.hasPrefix(".") ? "\\&" : ""
    for character in line {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.append(character)
      }
    }
    return result + "\n"
  }

  /// Writes a parameter as the term of a list.
  static func term(_ entry: Entry) -> String {
    guard !entry.isOperand else { return "Ar " + argument(entry.placeholder) }
    let names = entry.spellings.map { "Fl " + ($0.hasPrefix("--") ? "\\-" + $0.dropFirst(2) : $0.dropFirst()) }
    return names.joined(separator: " , ")
      + (entry.placeholder.isEmpty ? "" : " Ar " + argument(entry.placeholder))
  }

  static func month(_ number: Int) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    return names.indices.contains(number - 1) ? names[number - 1] : "\(number)"
  }

  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var current = ""
    for character in text {
      if character == " ", let last = current.last, ".?!".contains(last) {
        sentences.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    return sentences + (current.isEmpty ? [] : [current])
  }
}
