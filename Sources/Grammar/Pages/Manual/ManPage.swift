import Wording

/// The manual page of a program: one mdoc(7) page for all its commands, in English, with UTF-8 kept.
package struct ManPage: Sendable {
  /// A section that the table knows nothing of, such as the exit codes.
  package struct Section: Sendable {
    let title: String
    let paragraphs: [String]
    let items: [(term: String, meaning: String)]
    let recipes: [Recipe]

    /// Holds a section; its title is one of the conventional ones, such as `EXIT STATUS`, and each item a term with its
    /// meaning.
    package init(
      _ title: String, _ paragraphs: [String] = [], items: [(term: String, meaning: String)] = [],
      recipes: [Recipe] = []
    ) {
      self.title = title
      self.paragraphs = paragraphs
      self.items = items
      self.recipes = recipes
    }
  }

  /// The page's source.
  package private(set) var text = ""

  init(_ root: Topic, program: String, globals: [Entry], date: (year: Int, month: Int, day: Int), _ extra: [Section]) {
    macro("Dd", [Mdoc.month(date.month), "\(date.day),", "\(date.year)"])
    macro("Dt", [program.uppercased(), "1"])
    macro("Os")
    macro("Sh", ["NAME"])
    macro("Nm", [program])
    let summary = root.summary.en
    macro("Nd", [summary.prefix(1).lowercased() + summary.dropFirst().prefix { $0 != "." }])
    macro("Sh", ["SYNOPSIS"])
    for command in root.commands { synopsis(of: command) }
    macro("Sh", ["DESCRIPTION"])
    running(root.details.isEmpty ? [summary] : root.details.map(\.en))
    macro("Sh", ["COMMANDS"])
    for command in root.commands { section(on: command) }
    macro("Sh", ["OPTIONS"])
    running(["Every command takes these, before or after its name and words."])
    list(globals)
    write(extra, titled: ["ENVIRONMENT", "FILES", "EXIT STATUS"])
    examples(root, program)
    write(extra, except: ["ENVIRONMENT", "FILES", "EXIT STATUS"])
  }

  private mutating func synopsis(of command: Topic) {
    macro("Nm")
    if !command.path.isEmpty { macro("Cm", command.path) }
    for entry in command.operands {
      macro(entry.isRequired ? "Ar" : "Op Ar", [entry.placeholder])
    }
    for entry in command.options where entry.isRequired { text += "." + Mdoc.term(entry) + "\n" }
    if command.options.contains(where: { !$0.isRequired }) { macro("Op Ar", ["options"]) }
  }

  private mutating func section(on command: Topic) {
    let title = command.path.joined(separator: " ") + (command.signature.isEmpty ? "" : " " + command.signature)
    // A bracket at the end would be taken for punctuation after the title.
    text += ".Ss " + Mdoc.words(title) + (title.hasSuffix("]") ? "\\&\n" : "\n")
    running([command.summary.en] + command.details.map(\.en))
    list(command.entries)
  }

  private mutating func list(_ entries: [Entry]) {
    let shown = entries.filter { !$0.isHidden }
    guard !shown.isEmpty else { return }
    text += ".Bl -tag -width Ds\n"
    for entry in shown {
      text += ".It " + Mdoc.term(entry) + "\n"
      text += Mdoc.text(entry.summary.en)
      let notes = entry.notes(in: .en)
      if !notes.isEmpty { text += Mdoc.text("(" + notes.joined(separator: "; ") + ")") }
    }
    macro("El")
  }

  private mutating func running(_ paragraphs: [String]) {
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { macro("Pp") }
      text += Mdoc.text(paragraph)
    }
  }

  private mutating func write(_ sections: [Section], titled titles: [String]) {
    for title in titles { sections.filter { $0.title == title }.forEach { write($0) } }
  }

  private mutating func write(_ sections: [Section], except titles: [String]) {
    for section in sections where !titles.contains(section.title) { write(section) }
  }

  private mutating func write(_ section: Section) {
    macro("Sh", section.title.split(separator: " ").map(String.init))
    running(section.paragraphs)
    for recipe in section.recipes {
      macro("Pp")
      text += Mdoc.text(recipe.caption)
      text += ".Bd -literal -offset indent\n" + recipe.lines.map(Mdoc.code).joined() + ".Ed\n"
    }
    guard !section.items.isEmpty else { return }
    text += ".Bl -tag -width Ds\n"
    for item in section.items {
      text += ".It " + Mdoc.argument(item.term) + "\n" + Mdoc.text(item.meaning)
    }
    macro("El")
  }

  private mutating func examples(_ root: Topic, _ program: String) {
    let all = root.examples.isEmpty ? [] : [root.examples]
    let groups = all + root.commands.map(\.examples).filter { !$0.isEmpty }
    guard !groups.isEmpty else { return }
    macro("Sh", ["EXAMPLES"])
    var shown: Set<String> = []
    for example in groups.flatMap(\.self) where shown.insert(example.line).inserted {
      if let caption = example.caption {
        if shown.count > 1 { macro("Pp") }
        text += Mdoc.text(caption.en)
      }
      text += ".Dl " + Mdoc.words(example.shown(program)) + "\n"
    }
  }

  private mutating func macro(_ name: String, _ arguments: [String] = []) {
    text += "." + ([name] + arguments.map(Mdoc.argument)).joined(separator: " ") + "\n"
  }
}

extension Program {
  /// Gives the manual page; `date` is the day of the release, and `sections` hold what the table does not know. Those on
  /// environment, files and exit status stand before the examples, all others after.
  package func manPage(date: (year: Int, month: Int, day: Int), sections: [ManPage.Section] = []) -> ManPage {
    ManPage(root, program: name, globals: globals, date: date, sections)
  }
}
