package import Wording

/// The whole command line of a tool: the table that the parser, the pages and the completions read.
package struct Program<Globals, World, Answer>: Sendable {
  /// The name that is typed.
  package let name: String
  /// One sentence on what it is for.
  package let summary: Phrase
  /// Paragraphs that say more.
  package let details: [Phrase]
  /// Lines for the program's own page.
  package let examples: [Example]
  /// The commands and groups, in the order of the pages.
  package let branches: [Branch<World, Answer>]
  /// The options that every command takes, `--help` and `--version` last.
  package let globals: [Entry]
  /// The command that free text was probably meant for, such as `chat`.
  let listener: String?
  let bind: @Sendable (inout Readings) throws(UsageError) -> Globals

  /// Ties the global options, in order, to the arguments of `make`; `freeText` names the command that is suggested for
  /// words that are no command.
  package init<each Value>(
    _ name: String,
    _ summary: Phrase,
    details: [Phrase] = [],
    examples: [Example] = [],
    freeText listener: String? = nil,
    reads make: @escaping @Sendable (repeat each Value) throws(UsageError) -> Globals,
    _ globals: repeat Parameter<each Value>,
    commands: [Branch<World, Answer>]
  ) {
    var entries: [Entry] = []
    for parameter in repeat each globals { entries += parameter.entries }
    self.name = name
    self.summary = summary
    self.details = details
    self.examples = examples
    self.listener = listener
    self.globals = entries + [.help, .version]
    branches = commands
    bind = { (readings: inout Readings) throws(UsageError) -> Globals in
      try make(repeat (each globals).read(&readings))
    }
  }
}

extension Entry {
  static let help = Entry(
    option: "-h, --help", Phrase("Show the help of a command.", "명령의 도움말을 보여 줘요."), role: .flag)
  static let version = Entry(
    option: "--version", Phrase("Show the version.", "버전을 보여 줘요."), role: .flag)
}
