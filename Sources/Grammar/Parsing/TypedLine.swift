/// A command as it was typed, for putting the same command another way.
package struct TypedLine: Sendable {
  /// The name of the program.
  package let program: String
  /// The names that lead to the command, such as `search`, `flight`.
  package let path: [String]
  /// The words after the program's name.
  package let words: [String]
  let examples: [Example]
  let entries: [Entry]
  let uses: [[WordScan.Use]]

  /// The command that is read, such as `itravel search flight`.
  package var command: String { ([program] + path).joined(separator: " ") }

  /// The whole line as a shell takes it.
  package var description: String { Shell.line([program] + words) }

  /// The same line with another value in the place of a field, as a shell takes it: with words added when the field was
  /// not given, and without the field when the value is nil.
  ///
  /// A field is a parameter's name in errors, such as `destination` or `max_price`.
  package func replacing(_ field: String, with value: String?) -> String {
    guard let entry = entries.firstIndex(where: { $0.field == field }) else { return description }
    guard let value else { return removing(uses[entry]) }
    guard let use = uses[entry].last else { return adding([entries[entry].title, value]) }
    return replacing(word: use.word, with: use.prefix + value)
  }

  /// The same line with words added at its end, before a `--`.
  package func adding(_ more: [String]) -> String {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    return Shell.line([program] + words[..<end] + more + words[end...])
  }

  /// The line's words after the program's name, with `…` in the place of every value of some fields, and of every other
  /// word that is to be hidden.
  package func words(hiding fields: Set<String>, and isHidden: (String) -> Bool) -> [String] {
    var shown = words
    for (entry, uses) in zip(entries, uses) where entry.role != .flag && fields.contains(entry.field) {
      for use in uses { shown[use.word] = use.prefix + "…" }
    }
    return shown.map { isHidden($0) ? "…" : $0 }
  }

  func replacing(word index: Int, with word: String) -> String {
    var words = words
    words[index] = word
    return Shell.line([program] + words)
  }

  func removing(_ uses: some Sequence<WordScan.Use>) -> String {
    var gone: Set<Int> = []
    for use in uses {
      gone.insert(use.word)
      if use.prefix.isEmpty, use.word > 0, words[use.word - 1].hasPrefix("-") { gone.insert(use.word - 1) }
    }
    return Shell.line([program] + words.indices.filter { !gone.contains($0) }.map { words[$0] })
  }

  /// What lists the values of a parameter, else an example that shows it, or else the command that explains it.
  func lesson(on entry: Entry? = nil) -> String {
    if let listing = entry?.listing { return Shell.line([program] + Shell.split(listing)) }
    let example = examples.first { example in
      guard let entry, !entry.isOperand else { return entry != nil }
      return example.words.contains { word in
        entry.spellings.contains { word == $0 || word.hasPrefix($0 + "=") }
      }
    }
    return example?.shown(program) ?? Shell.line([program, "help"] + path)
  }
}
