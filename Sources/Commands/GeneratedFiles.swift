import Grammar
import Travel
import Wording

/// Every file in the repository that the declarations yield: written by `.ci/generate`, proven by one test.
package enum GeneratedFiles {
  /// Paths from the top of the repository with their whole text.
  package static var all: [(path: String, text: String)] {
    [
      ("man/itravel.1", manPage), ("completions/itravel.bash", Itravel.program.bashCompletions),
      ("completions/_itravel", Itravel.program.zshCompletions),
      ("completions/itravel.fish", Itravel.program.fishCompletions),
    ]
  }

  /// Parts of the README between `<!-- name -->` and `<!-- /name -->`.
  package static var readmeParts: [(name: String, text: String)] {
    [("commands", Itravel.program.markdownTable(in: .en)), ("exit-codes", exitCodes)]
  }

  private static var exitCodes: String {
    let rows = ExitCode.allCases.map { "| \($0.rawValue) | `\($0.name)` | \($0.meaning.en) |" }
    return "| code | name | when |\n|---|---|---|\n" + rows.joined(separator: "\n") + "\n"
  }

  private static var manPage: String {
    Itravel.program.manPage(
      date: Itravel.released,
      sections: [
        .init(
          "EXIT STATUS", ["The exit status says what became of the command."],
          items: ExitCode.allCases.map { (String($0.rawValue), $0.meaning.en) }),
        .init(
          "ENVIRONMENT", ["Flags win over the environment, and the environment over the configuration files."],
          items: environment),
        .init("FILES", ["Directories are made with mode 0700 and files with mode 0600."], items: files),
      ]
    ).text
  }

  private static let environment: [(String, String)] = [
    ("ITRAVEL_PROVIDER", "The service to ask; offline when unset."),
    ("ITRAVEL_ENDPOINT", "Where to reach the service."),
    ("ITRAVEL_SESSION", "The conversation to work in."),
    ("ITRAVEL_OUTPUT", "The format of answers."),
    ("ITRAVEL_LANG", "en or ko."),
    ("ITRAVEL_CURRENCY", "The currency of estimates."),
    ("ITRAVEL_NO_INPUT", "When set, nothing is ever asked."),
    ("ITRAVEL_NOW", "The time to take for now, RFC 3339; for tests."),
    ("ITRAVEL_DATA_DIR, ITRAVEL_CONFIG_DIR, ITRAVEL_CACHE_DIR", "Where things are kept, before the XDG directories."),
    ("NO_COLOR, CLICOLOR_FORCE, TERM", "Whether colour is used."),
  ]

  private static let files: [(String, String)] = [
    ("~/.local/share/itravel/itravel.db", "Conversations, offers and bookings."),
    ("~/.config/itravel/config.json", "Settings: provider, endpoint, lang, currency, output, allow_plain_http."),
    ("~/.config/itravel/travellers.json", "Travellers by name; must be readable by you alone."),
    ("/etc/itravel/config.json", "Settings of the machine."),
  ]
}
