import Foundation
import Testing

/// What commands do while another process holds the store or a purchase: wait no longer than they may, and never call a
/// busy store damaged.
@Suite("Patience with other processes", .serialized)
struct PatienceTests {
  private let folder: String
  private let home: [String: String]

  init() throws {
    folder = try Spawned.folder()
    home = ["HOME": folder, "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    let search = ["search", "hotel", "Osaka", "--check-in", "2026-12-11", "--nights", "3"]
    let found = try Spawned.run(search, environment: home)
    #expect(found.exit == 0, "\(found.errorText)")
  }

  private static let who = ["--name", "Minji Kim", "--email", "minji@example.com", "--phone", "+821012345678"]

  /// Every command that opens the ledger.
  static let commands: [[String]] = [
    ["history"], ["history", "--due", "48h"], ["history", "--verify"], ["history", "IT-AAAAAA"],
    ["cancel", "IT-AAAAAA", "--yes"], ["book", "--resume"],
    ["book", "hotel", "1"] + who + ["--max-total", "9000 USD", "--yes"],
    ["sessions"], ["sessions", "show", "current"], ["sessions", "new"], ["sessions", "delete", "current", "--yes"],
    ["survey", "--show"], ["chat", "3 nights in Osaka from Seoul on 2026-12-11, two of us"],
    ["search", "hotel", "Osaka", "--check-in", "2026-12-11", "--nights", "3"],
  ]

  /// Runs a command while a process holds the store so that nobody else can even read it.
  private func held(_ words: [String]) throws -> Spawned {
    let script = """
      import sqlite3, subprocess, sys
      store = sqlite3.connect(sys.argv[1], isolation_level=None)
      store.execute("PRAGMA locking_mode=EXCLUSIVE")
      store.execute("BEGIN EXCLUSIVE")
      sys.exit(subprocess.run(sys.argv[2:]).returncode)
      """
    return try Spawned.run(
      ["-c", script, folder + "/.local/share/itravel/itravel.db", Spawned.binary] + words, program: "/usr/bin/python3",
      environment: home)
  }

  @Test("With --no-wait a busy store is exit 13 at once", arguments: commands)
  func noWait(words: [String]) throws {
    let ended = try held(words + ["--no-wait", "--json"])
    #expect(ended.exit == 13, "\(ended.errorText)")
    #expect(ended.out.isEmpty)
    #expect(ended.errorText.contains("\"code\":\"locked\""), "\(ended.errorText)")
    #expect(!ended.errorText.contains("damaged"))
  }

  @Test(
    "At the deadline a busy store is exit 8",
    arguments: [commands[0], commands[4], commands[6], commands[9], commands[12]])
  func deadline(words: [String]) throws {
    let ended = try held(words + ["--deadline", "1", "--json"])
    #expect(ended.exit == 8, "\(ended.errorText)")
    #expect(ended.errorText.contains("\"code\":\"deadline_passed\""), "\(ended.errorText)")
    #expect(ended.errorText.contains("\"outcome\":\"nothing_sent\""), "\(ended.errorText)")
  }

  @Test("Beyond its own patience a busy store is told as busy, and doctor does not call it damaged")
  func usual() throws {
    let ended = try held(["history", "--json"])
    #expect(ended.exit == 10)
    #expect(ended.errorText.contains("\"code\":\"store_locked\"") && ended.errorText.contains("\"retryable\":true"))
    let doctor = try held(["doctor", "--no-wait"])
    #expect(!doctor.text.contains("damaged"), "\(doctor.text)")
  }

  @Test("A chat that could not be kept because the store is busy still answers")
  func chat() throws {
    let ended = try held(commands[12] + ["--json"])
    #expect(ended.exit == 0, "\(ended.errorText)")
    #expect(ended.text.contains("\"not_kept\""))
  }

  private var commands: [[String]] { PatienceTests.commands }

  @Test("A purchase that another process makes is waited for to the deadline, or not at all")
  func purchase() throws {
    let book = PatienceTests.commands[6]
    // The first is stopped in the middle of its purchase, holding its lock.
    let line = """
      ITRAVEL_STOP_AT=intended "$0" "$@" & first=$!
      while ! grep -q 'T' /proc/$first/stat 2>/dev/null || [ "$(cut -d' ' -f3 /proc/$first/stat)" != T ]; do :; done
      "$0" "$@" --no-wait --json; echo "no-wait $?" >&2
      "$0" "$@" --deadline 1 --json; echo "deadline $?" >&2
      kill -CONT $first; wait $first; echo "first $?" >&2
      """
    let ended = try Spawned.run(["-c", line, Spawned.binary] + book, program: "/bin/sh", environment: home)
    #expect(ended.errorText.contains("no-wait 13"), "\(ended.errorText)")
    #expect(ended.errorText.contains("deadline 8"), "\(ended.errorText)")
    #expect(ended.errorText.contains("first 0"), "\(ended.errorText)")
  }
}
