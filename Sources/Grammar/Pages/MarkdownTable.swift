package import Wording

extension Program {
  /// Gives a Markdown table of all commands for a README: how each is written, and what it does.
  package func markdownTable(in language: Language) -> String {
    let head = Phrase("| command | what it does |\n|---|---|\n", "| 명령 | 하는 일 |\n|---|---|\n")
    return head[language]
      + root.commands.map { command in
        let line = ([name] + command.path + [command.signature]).filter { !$0.isEmpty }.joined(separator: " ")
        return "| `\(escaped(line))` | \(escaped(command.summary[language])) |\n"
      }.joined()
  }

  private func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
