/// Reads option words against a list of parameters, one word at a time.
struct WordScan {
  /// Where a value, or a flag, stands among the words.
  struct Use: Sendable {
    /// The value; empty for a flag.
    let text: String
    let word: Int
    /// What stands before the value in the same word, such as `--depart=`.
    let prefix: String
  }

  /// What one word, and the value after it, come to.
  enum Step {
    case operand
    /// The word `--`.
    case end
    case uses([(entry: Int, use: Use)], next: Int)
    case fault(Fault, next: Int)
  }

  /// What is wrong with an option word.
  enum Fault {
    case unknown(name: String)
    case missingValue(entry: Int)
    case unwantedValue(entry: Int)
  }

  let words: [String]
  let entries: [Entry]

  func step(at index: Int) -> Step {
    let word = words[index]
    if word == "--" { return .end }
    guard word.utf8.first == UInt8(ascii: "-"), word != "-" else { return .operand }
    return word.hasPrefix("--") ? long(word, at: index) : bundle(word, at: index)
  }

  private func long(_ word: String, at index: Int) -> Step {
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = equals.map { String(word[..<$0]) } ?? word
    guard let entry = entry(spelt: name) else { return .fault(.unknown(name: name), next: index + 1) }
    guard let equals else { return use(of: entry, named: name, at: index, before: []) }
    if entries[entry].role == .flag { return .fault(.unwantedValue(entry: entry), next: index + 1) }
    let value = String(word[word.utf8.index(after: equals)...])
    return .uses([(entry, Use(text: value, word: index, prefix: name + "="))], next: index + 1)
  }

  /// Reads `-q`, `-qy`, `-d DATE`, `-dDATE` and `-qd DATE`.
  private func bundle(_ word: String, at index: Int) -> Step {
    // `-depart` is a slip for `--depart`, not `-d epart`.
    if entry(spelt: "-" + word) != nil { return .fault(.unknown(name: word), next: index + 1) }
    var uses: [(entry: Int, use: Use)] = []
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      guard let entry = entry(spelt: "-\(letter)") else {
        let name = uses.isEmpty ? word : "-\(letter)"
        return .fault(.unknown(name: name), next: index + 1)
      }
      if entries[entry].role == .flag {
        uses.append((entry, Use(text: "", word: index, prefix: word)))
      } else if rest.isEmpty {
        return use(of: entry, named: word, at: index, before: uses)
      } else {
        let prefix = String(word[..<rest.startIndex])
        return .uses(uses + [(entry, Use(text: String(rest), word: index, prefix: prefix))], next: index + 1)
      }
    }
    return .uses(uses, next: index + 1)
  }

  private func use(of entry: Int, named name: String, at index: Int, before uses: [(entry: Int, use: Use)]) -> Step {
    if entries[entry].role == .flag {
      return .uses(uses + [(entry, Use(text: "", word: index, prefix: name))], next: index + 1)
    }
    guard index + 1 < words.count, isValue(words[index + 1]) else {
      return .fault(.missingValue(entry: entry), next: index + 1)
    }
    return .uses(uses + [(entry, Use(text: words[index + 1], word: index + 1, prefix: ""))], next: index + 2)
  }

  /// Whether a word can be the value of the option before it: `-5` and `-` can, `--json` and a known `-q` cannot.
  private func isValue(_ word: String) -> Bool { !word.hasPrefix("--") && entry(spelt: word) == nil }

  private func entry(spelt name: String) -> Int? { entries.firstIndex { $0.spellings.contains(name) } }
}
