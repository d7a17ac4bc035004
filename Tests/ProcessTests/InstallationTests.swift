import Foundation
import Testing

@Suite("Installed by one command, completed by TAB")
struct InstallationTests {
  private let prefix: String
  private let home: CommandTable.Home

  init() throws {
    prefix = try Spawned.folder()
    home = try CommandTable.Home()
    let installed = try Spawned.run(
      [Spawned.repository.appendingPathComponent("install.sh").path, prefix], program: "/bin/sh",
      environment: ["PATH": "/usr/bin:/bin", "ITRAVEL_BIN": Spawned.binary])
    #expect(installed.exit == 0, "\(installed.errorText)")
  }

  @Test("The README's command puts the program, the manual and three completions in their places")
  func places() throws {
    let readme = try String(contentsOf: Spawned.repository.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains("./install.sh"))
    let version = try Spawned.run(["--version"], program: prefix + "/bin/itravel")
    #expect(version.text.hasPrefix("itravel "))
    for path in [
      "share/man/man1/itravel.1", "share/bash-completion/completions/itravel", "share/zsh/site-functions/_itravel",
      "share/fish/vendor_completions.d/itravel.fish",
    ] {
      #expect(FileManager.default.fileExists(atPath: "\(prefix)/\(path)"), "\(path)")
    }
  }

  @Test(
    "TAB completes commands, options, choices, places in two scripts and the ids of this machine",
    .enabled(if: Readers.isReady), arguments: ["bash", "zsh", "fish"])
  func tab(shell: String) throws {
    let cases: [(typed: String, expected: String)] = [
      ("ses", "sessions"), ("search fl", "search|flight"), ("search flight --cab", "search|flight|--cabin"),
      ("search flight --cabin bus", "search|flight|--cabin|business"),
      ("search flight reykjav", "search|flight|Reykjavik"),
      ("search hotel 레이캬", "search|hotel|레이캬비크"), ("search flight ICN Reykjav", "search|flight|ICN|Reykjavik"),
      ("history \(home.code.prefix(5))", "history|\(home.code)"),
      ("book \(home.offer.prefix(8))", "book|\(home.offer)"),
      ("--depart +30d search fl", "--depart|+30d|search|flight"),
      ("--depart +30d --nonstop search flight ICN Reykjav", "--depart|+30d|--nonstop|search|flight|ICN|Reykjavik"),
      ("search --limit 2 ho", "search|--limit|2|hotel"), ("search --json ho", "search|--json|hotel"),
      ("chat --vari", "chat|--variant"), ("schema doc", "schema|doctor"),
      ("schema search.h", "schema|search.hotel"),
      ("sessions show tr", "sessions|show|trip"), ("history --session tr", "history|--session|trip"),
      ("search hotel Ho\\ Chi\\ Mi", "search|hotel|Ho Chi Minh City"),
    ]
    let pressed = try Readers.run(
      "press_tab.py", [shell, prefix, home.folder], input: Array(cases.map { $0.typed + "\n" }.joined().utf8))
    #expect(pressed.exit == 0, "\(pressed.errorText)")
    let lines = pressed.text.split(separator: "\n").map(String.init)
    #expect(lines == cases.map(\.expected))
  }
}
