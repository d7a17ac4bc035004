import Foundation
import Loopback
import Synchronization
import Testing

@Suite("Every command, whatever becomes of it")
struct CommandTableTests {
  private let home: CommandTable.Home

  init() throws { home = try CommandTable.Home() }

  @Test(
    "It succeeds with one JSON value on standard output and nothing on standard error", arguments: CommandTable.rows)
  func works(row: CommandTable.Row) throws {
    let ended = try home.run(row.works)
    #expect(ended.exit == 0, "\(ended.errorText)")
    #expect(ended.value?["ok"] as? Bool == true, "\(ended.text.prefix(300))")
    #expect(ended.err.isEmpty, "\(ended.errorText)")
  }

  @Test("A word too many is exit 2 with an error object and an empty standard output", arguments: CommandTable.rows)
  func usage(row: CommandTable.Row) throws {
    // Help and the version are given whatever stands beside them.
    guard row.name != "help", row.name != "--version" else { return }
    try expectFailure(home.run(row.works + " --no-such-option"), 2)
  }

  @Test("What is not there is told so", arguments: CommandTable.rows.filter { $0.misses != nil })
  func missing(row: CommandTable.Row) throws {
    try expectFailure(home.run(row.misses ?? ""), row.missesAs)
  }

  @Test("Every command that the README lists stands in the table")
  func coverage() throws {
    let readme = try String(contentsOf: Spawned.repository.appendingPathComponent("README.md"), encoding: .utf8)
    let commands = readme.matches(of: /\n\| `itravel ([^`]+)`/).map { match in
      match.1.split(separator: " ").prefix { $0.allSatisfy { $0.isLetter && $0.isLowercase } }.joined(separator: " ")
    }
    #expect(commands.count > 20)
    for command in commands {
      let isThere = CommandTable.rows.contains { $0.works == command || $0.works.hasPrefix(command + " ") }
      #expect(isThere || command == "book offer", "\(command)")
    }
    #expect(CommandTable.rows.contains { $0.works.hasPrefix("book OFFER") })
  }

  /// Lines that ask the provider for something, and how each ends when nobody is there.
  private static let asking: [(line: String, exit: Int32)] = [
    ("chat hello", 8), ("survey --atmosphere city --budget value --priority food --schedule planned", 0),
    ("search flight ICN KIX --depart 2026-12-20", 8), ("search hotel Osaka --check-in 2026-12-11 --nights 3", 8),
    ("search hotel Osaka --check-in 2026-12-11 --nights 3 --changed", 8),
    ("search flight ICN KIX --depart 2026-12-20 --below '9000 USD'", 8), ("book hotel 2 WHO --dry-run", 8),
    ("book hotel 2 WHO --yes --max-total '9000000 KRW'", 8), ("cancel CODE --dry-run", 0), ("cancel CODE --yes", 8),
    // What is kept here is shown, with a warning.
    ("history", 0), ("history CODE", 0), ("history --recheck", 0), ("history BK-AAAAAAAA", 8), ("doctor --online", 10),
  ]

  @Test("A provider that cannot be reached is told by the code of each command, and nothing is changed")
  func unavailable() throws {
    let buyer = try Buyer()
    let booked = try buyer.run(Buyer.book)
    let code = try #require((booked.value?["data"] as? [String: Any])?["booking"] as? [String: Any])["code"] as? String
    // Nobody listens on a port that was just given back.
    buyer.backend.stop()
    for (line, exit) in CommandTableTests.asking {
      let words = line.replacingOccurrences(of: "CODE", with: code ?? "–")
        .replacingOccurrences(of: "WHO", with: "--name 'Minji Kim' --email minji@example.com --phone +821012345678")
      let ended = try buyer.shell("\(words) --json")
      if exit == 0 {
        #expect(ended.exit == 0 && ended.value?["ok"] as? Bool == true, "\(line): \(ended.exit) \(ended.errorText)")
      } else if line.hasPrefix("doctor") {
        #expect(ended.exit == exit && ended.value != nil, "\(line): \(ended.exit)")
      } else {
        try expectFailure(ended, exit, line)
        #expect(ended.error?["retryable"] as? Bool == true, "\(line): \(ended.errorText)")
        #expect(["nothing_sent", "not_committed"].contains(ended.error?["outcome"] as? String), "\(ended.errorText)")
      }
    }
    #expect(try buyer.codes("confirmed") == [code ?? "–"])
    #expect(try buyer.damage() == [])
  }

  @Test(
    "Ctrl-C and SIGTERM before anything was done end by the signal, with an error object", arguments: CommandTable.rows,
    [SIGINT, SIGTERM])
  func interrupted(row: CommandTable.Row, number: Int32) throws {
    // Help and the version read no settings, and so are over before a signal can come.
    guard row.name != "help", row.name != "--version" else { return }
    let ended = try interrupt(row, by: number)
    #expect(ended.signal == number, "\(ended.exit) \(ended.errorText)")
    #expect(ended.out.isEmpty)
    #expect(ended.error?["code"] as? String == "interrupted")
    #expect(ended.error?["exit"] as? Int == 128 + Int(number))
    #expect(ended.error?["outcome"] as? String == "nothing_sent")
  }

  private func interrupt(_ row: CommandTable.Row, by number: Int32) throws -> Spawned {
    let folder = try Spawned.folder()
    let pipe = folder + "/config.json"
    mkfifo(pipe, 0o600)
    var writer: Int32 = -1
    let ended = try home.run(row.works, ["ITRAVEL_CONFIG_DIR": folder]) { process in
      // Opens once the command reads its settings, which then wait for more than they get.
      writer = open(pipe, O_WRONLY)
      kill(process, number)
    }
    close(writer)
    return ended
  }

  @Test("An answer that is not enough for --strict or --fail-empty comes with its error object")
  func endings() throws {
    let strict = try home.run("search flight ICN KIX --depart 2026-12-20 --strict")
    #expect(strict.exit == 12)
    #expect(strict.value != nil)
    #expect(strict.error?["code"] as? String == "partial")
    let empty = try home.run("sessions list --find nothingofthesort --fail-empty")
    #expect(empty.exit == 3)
    #expect(empty.value != nil)
    #expect(empty.error?["code"] as? String == "empty")
  }

  private func expectFailure(_ ended: Spawned, _ exit: Int32, _ line: String = "") throws {
    #expect(ended.exit == exit, "\(line): \(ended.exit) \(ended.text.prefix(200)) \(ended.errorText)")
    #expect(ended.out.isEmpty, "\(line)")
    #expect(ended.error?["exit"] as? Int == Int(exit), "\(line): \(ended.errorText)")
  }

  @Test("Every JSON of every command validates against what `itravel schema` prints", .enabled(if: Readers.isReady))
  func schemas() throws {
    var texts: [String] = []
    func add(_ ended: Spawned) { texts.append(ended.errorText.split(separator: "\n").last.map(String.init) ?? "{}") }
    let about = ["help", "--version", "completions", "schema"]
    for row in CommandTable.rows where !about.contains(String(row.works.prefix { $0 != " " })) {
      texts.append(try home.run(row.works).text)
      for line in [row.misses, row.works + " --no-such-option"].compactMap({ $0 }) {
        let ended = try home.run(line)
        if ended.exit != 0 { add(ended) }
      }
      add(try interrupt(row, by: SIGINT))
    }
    let gone = try FakeBackend()
    let address = gone.address
    gone.stop()
    for row in CommandTable.rows where ["chat", "search", "survey --at"].contains(where: { row.works.hasPrefix($0) }) {
      let ended = try home.run(row.works, ["ITRAVEL_ENDPOINT": address])
      if ended.exit == 0 { texts.append(ended.text) } else { add(ended) }
    }
    let stream = try Spawned.shell("exec $I chat 'Two days in Busan' --stream", environment: home.environment)
    texts += stream.text.split(separator: "\n").map(String.init)
    var schemas: [String: Any] = [:]
    for name in try Spawned.shell("exec $I schema", environment: home.environment).text.split(separator: "\n") {
      let printed = try Spawned.shell("exec $I schema \(name)", environment: home.environment)
      schemas[String(name)] = try JSONSerialization.jsonObject(with: Data(printed.out))
    }
    let asked = try JSONSerialization.data(withJSONObject: ["schemas": schemas, "texts": texts])
    let told = try Readers.run("validate.py", input: Array(asked))
    #expect(told.exit == 0, "\(told.errorText)")
    #expect(told.text.isEmpty, "\(told.text)")
    #expect(texts.count > 100)
  }
}
