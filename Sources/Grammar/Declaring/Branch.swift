package import Wording

/// A name among a program's commands: one command, or a group of further names.
package struct Branch<World, Answer>: Sendable {
  enum Kind: Sendable {
    /// A closure, so that a command's parameters are only built when it is parsed, helped or generated.
    case command(@Sendable () -> Command<World, Answer>)
    case group(Group)
  }

  struct Group: Sendable {
    let summary: Phrase
    let details: [Phrase]
    let examples: [Example]
    /// The name of the branch that is meant when none of the names follows.
    let fallback: String?
    let branches: [Branch]
  }

  /// The name that is typed.
  package let name: String
  let kind: Kind
  private(set) var section: Phrase?
  private(set) var isHidden = false

  private init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// Gives a command its name; the command is only built when it is needed.
  package static func command(
    _ name: String, _ command: @autoclosure @escaping @Sendable () -> Command<World, Answer>
  ) -> Branch {
    Branch(name, .command(command))
  }

  /// Gathers commands under a name; `default` is the branch that is meant when none of the names follows.
  package static func group(
    _ name: String, _ summary: Phrase, details: [Phrase] = [], examples: [Example] = [],
    default fallback: String? = nil,
    _ branches: [Branch]
  ) -> Branch {
    Branch(
      name,
      .group(Group(summary: summary, details: details, examples: examples, fallback: fallback, branches: branches)))
  }

  /// Starts a section of the help page at this name.
  package func under(_ section: Phrase) -> Branch {
    var branch = self
    branch.section = section
    return branch
  }

  /// Leaves the name out of pages and completions; it is still understood.
  package func hidden() -> Branch {
    var branch = self
    branch.isHidden = true
    return branch
  }
}
