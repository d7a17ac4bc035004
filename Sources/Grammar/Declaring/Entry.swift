package import Wording

/// What help, man and completions see of one parameter: plain data, no type and no reading.
package struct Entry: Equatable, Sendable {
  /// How a parameter stands among the words.
  package enum Role: Sendable {
    /// A word by its place.
    case operand
    /// A name followed by a value.
    case option
    /// A name alone.
    case flag
  }

  /// How it stands among the words.
  package let role: Role
  /// The option's names with their dashes, the short one first; none for an operand.
  package let spellings: [String]
  /// What stands for the value, such as `DATE`; empty for a flag.
  package let placeholder: String
  /// One sentence on what it does.
  package let summary: Phrase
  /// The word that counts when none is given.
  package var fallback: String?
  /// The words that are accepted, when there are few.
  package var choices: [String] = []
  /// The whole numbers that are accepted, when the parameter is one.
  package var limits: ClosedRange<Int>?
  /// How a shell completes its value.
  package var completion = Completion.none
  /// The line that lists its values, such as `history`; nil where there is none.
  package var listing: String?
  /// Whether it may be given more than once.
  package var isRepeatable = false
  /// Whether it must be given.
  package var isRequired = false
  /// Whether pages and completions leave the parameter out.
  package var isHidden = false
  /// The heading that starts with this parameter and goes on until the next one; none continues the one before.
  package var section: Phrase?

  /// Whether it is known by its place.
  package var isOperand: Bool { role == .operand }

  /// The name in errors as people see it: `--depart`, or `ORIGIN`.
  package var title: String { spellings.last ?? placeholder }

  /// The name in errors as programs see it: `check_in` for `--check-in`, `message` for `MESSAGE|-`.
  package var field: String {
    let name = spellings.last.map { $0.drop { $0 == "-" } } ?? placeholder.prefix { $0 != "|" && $0 != "…" }
    return String(name.map { $0 == "-" ? "_" : $0 }).lowercased()
  }

  /// Describes a word by its place, such as `ORIGIN`, `MESSAGE|-` or `ID…`.
  init(operand placeholder: String, _ summary: Phrase) {
    self.init(role: .operand, spellings: [], placeholder: placeholder, summary: summary)
  }

  /// Describes an option or flag by its spellings, such as `-d, --depart DATE` or `--quiet`.
  init(option words: String, _ summary: Phrase, role: Role) {
    var spellings: [String] = []
    var placeholder = ""
    for part in words.utf8.split(separator: UInt8(ascii: " ")) {
      // Strings and their bytes: every start makes entries by the dozen, and what is generic takes its time.
      if part.first == UInt8(ascii: "-") {
        spellings.append(String(Substring(part.last == UInt8(ascii: ",") ? part.dropLast() : part)))
      } else {
        if !placeholder.isEmpty { placeholder += " " }
        placeholder += String(Substring(part))
      }
    }
    self.init(role: role, spellings: spellings, placeholder: placeholder, summary: summary)
  }

  private init(role: Role, spellings: [String], placeholder: String, summary: Phrase) {
    self.role = role
    self.spellings = spellings
    self.placeholder = placeholder
    self.summary = summary
  }
}
