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
    [
      ("commands", Itravel.program.markdownTable(in: .en)), ("exit-codes", exitCodes),
      ("recipes", Recipes.all.markdown),
    ]
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
          "EXIT STATUS",
          [
            "The exit status says what became of the command. On failure standard output is empty, but for 3 and 12, which come with the answer, and 10 of doctor and history --verify, which comes with the report."
          ],
          items: ExitCode.allCases.map { (String($0.rawValue), $0.meaning.en) }),
        .init(
          "ENVIRONMENT", ["Flags win over the environment, and the environment over the configuration files."],
          items: environment),
        .init(
          "RECORDS",
          [
            "With --record DIR each request to a service over the network and its answer become a file of DIR, which is made with mode 0700 when it is missing; the files have mode 0600 and are numbered in order. Names, e-mail addresses, telephone and passport numbers, dates of birth, tokens, passwords and lines of a head that may hold them are hidden, wherever they stand and wherever the answer repeats them. What somebody writes about themselves in a message is hidden only where it looks like an address or a number of these kinds.",
            "With --replay DIR nobody is asked: each request is answered by the first file of DIR that holds the same request and was not used yet; the conversation's id does not count. A request that DIR does not hold is an error (exit 8), and a DIR without a record too (exit 2). What was hidden stays hidden in the answer. book and cancel are refused (exit 2) unless --dry-run is given, so that nothing of a record becomes a booking; conversations and offers are kept as ever. The embedded engine asks nobody: then nothing is written or read, and a warning says so.",
          ]),
        .init("FILES", ["Directories are made with mode 0700 and files with mode 0600."], items: files),
        .init(
          "RECIPES",
          [
            "A line in a crontab that prints nothing sends no mail. With --changed a search prints only what is new or cheaper than what it printed last; a day written as +30d stays the same question tomorrow, and an offer the same offer whatever its day. What it prints can be booked by its id. With --changed history prints only bookings that are new or stand otherwise than when it printed them last."
          ], recipes: Recipes.all),
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
    (
      "HTTPS_PROXY, http_proxy, ALL_PROXY, NO_PROXY",
      "The proxy to reach a service through, and the hosts that need none. This machine itself is never asked through one. As in curl, only the lower-case http_proxy counts for http."
    ),
    (
      "SSL_CERT_FILE, SSL_CERT_DIR",
      "Certificates to trust instead of the machine's: a PEM file, or a directory whose files are named by their hash."
    ),
    ("NO_COLOR, CLICOLOR_FORCE, TERM", "Whether colour is used."),
    ("LC_ALL, LC_CTYPE, LANG", "Whether pictures may be drawn with more than ASCII; they may when nothing is set."),
    (
      "PAGER",
      "What shows text that is longer than the terminal: less when unset, nothing when empty or cat. Plain words run without a shell, anything else by /bin/sh."
    ),
  ]

  private static let files: [(String, String)] = [
    ("~/.local/share/itravel/itravel.db", "Conversations, offers and bookings."),
    ("~/.local/state/itravel/printed.json", "What searches and history with --changed printed last."),
    ("~/.config/itravel/config.json", "Settings; see itravel schema config."),
    ("~/.config/itravel/travellers.json", "Travellers by name; must be readable by you alone."),
    ("/etc/itravel/config.json", "Settings of the machine."),
  ]
}
