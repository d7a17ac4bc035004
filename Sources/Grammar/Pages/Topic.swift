package import Wording

/// What pages know of one name: a program, a group or a command, without what is hidden.
package struct Topic: Equatable, Sendable {
  /// The names that lead here, without the program's.
  package let path: [String]
  /// One sentence on what it does.
  package let summary: Phrase
  /// Paragraphs that say more.
  package let details: [Phrase]
  /// Lines that it reads.
  package let examples: [Example]
  /// The parameters of a command; of a group, those of its nameless default.
  package let entries: [Entry]
  /// The names below a group, in order.
  package let topics: [Topic]
  /// The heading that starts at this name among its neighbours.
  package let section: Phrase?
  /// Whether names follow, rather than words.
  package let isGroup: Bool
  /// Whether the name may be left out after its group's.
  package let isDefault: Bool
  /// Whether a group's default is known by its words alone.
  package var isNameless = false
  /// What is meant when none of a group's names follows and the command meant has no name of its own.
  package var namelessDefault: NamelessDefault?

  /// The words that are known by their places.
  package var operands: [Entry] { entries.filter(\.isOperand) }
  /// The words that are known by their names.
  package var options: [Entry] { entries.filter { !$0.isOperand } }

  /// The command that a group stands for when a word follows that is none of its names.
  package struct NamelessDefault: Equatable, Sendable {
    /// One sentence on what it does.
    package let summary: Phrase
    /// Paragraphs that say more.
    package let details: [Phrase]
    /// Lines that it reads.
    package let examples: [Example]
  }

  /// How the words of the command are written, such as `ORIGIN DESTINATION --captain NAME`; empty when there are none.
  package var signature: String {
    let operands = operands.map { entry in
      let name = entry.isRepeatable && !entry.placeholder.hasSuffix("…") ? entry.placeholder + "…" : entry.placeholder
      return entry.isRequired ? name : "[\(name)]"
    }
    let needed = options.filter(\.isRequired).map { "\($0.title) \($0.placeholder)" }
    return (operands + needed).joined(separator: " ")
  }
}
