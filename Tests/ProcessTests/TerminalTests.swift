import Foundation
import Testing

/// What only a real terminal shows, on a pseudo-terminal that `Tests/Terminal/terminal.py` makes.
@Suite("On a terminal")
struct TerminalTests {
  private static let script = Spawned.repository.appendingPathComponent("Tests/Terminal/terminal.py").path

  @Test(
    "A case of terminal.py holds",
    arguments: [
      "pager_shows_long_text", "pager_left_early_is_quiet", "pager_keeps_the_code", "pager_of_a_shell",
      "pager_is_not_wanted", "pager_is_not_there", "pager_that_fails_shows_once",
      "pager_needs_a_terminal", "less_is_the_default", "less_itself",
      "pager_has_the_keys_for_itself",
      "waiting_is_told_and_wiped", "waiting_is_said_once_on_a_dumb_terminal", "waiting_can_be_broken_off",
      "colour_is_for_terminals_that_have_it",
    ])
  func holds(name: String) throws {
    let ended = try Spawned.run(
      [TerminalTests.script, Spawned.binary, name], program: "/usr/bin/python3", environment: ["PATH": "/usr/bin:/bin"])
    #expect(ended.exit == 0, "\(ended.errorText)")
  }

  @Test("Every case of terminal.py is run")
  func all() throws {
    let script = try String(contentsOfFile: TerminalTests.script, encoding: .utf8)
    let cases = script.matches(of: /\ndef ((?:pager|less|waiting|colour)_\w+)\(\)/).map { String($0.1) }
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    for name in cases { #expect(source.contains("\"\(name)\""), "\(name)") }
    #expect(cases.count == 15)
  }

  @Test("Text is the same bytes twice and under any TZ")
  func zones() throws {
    let commands = [
      ["chat", "4 days in Osaka from Seoul on 2026-12-11", "--session", "same", "--new"],
      ["search", "flight", "Seoul", "Auckland", "--depart", "2026-12-20", "--flex", "2", "--wide"],
      ["search", "hotel", "오사카", "--check-in", "2026-12-20", "--nights", "3", "--lang", "ko"],
      ["book", "flight", "1", "--dry-run", "--name", "A B", "--email", "a@b.example", "--phone", "+821012345678"],
      [
        "book", "hotel", "1", "--yes", "--max-total", "99999 USD", "--name", "A B", "--email", "a@b.example", "--phone",
        "+821012345678",
      ],
      ["history"], ["sessions", "show", "same"], ["chat", "4 days in Osaka", "--session", "same", "-o", "markdown"],
    ]
    let all = try ["Pacific/Honolulu", "Pacific/Kiritimati", "Pacific/Honolulu", ""].map { zone in
      let environment = [
        "HOME": try Spawned.folder(), "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00", "TZ": zone, "ITRAVEL_CURRENCY": "USD",
      ]
      return try commands.map { line in
        let ended = try Spawned.run(line + ["--columns", "80"], environment: environment)
        #expect(ended.exit == 0, "\(line) \(ended.errorText)")
        // Ids of conversations are drawn by lot.
        return ended.text.replacing(/s_[a-z2-7]{6}/, with: "s_abcdef")
      }
    }
    for other in all.dropFirst() { #expect(other == all[0]) }
  }
}
