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

  /// Lines that ask the provider for something.
  private static let asking = [
    "chat hello", "search flight ICN KIX --depart 2026-12-20", "search hotel Osaka --check-in 2026-12-11 --nights 3",
    "search hotel Osaka --check-in 2026-12-11 --nights 3 --changed",
  ]

  @Test("A provider that cannot be reached is exit 8", arguments: asking)
  func unavailable(line: String) throws {
    // Nobody listens on a port that was just given back.
    let backend = try FakeBackend()
    let address = backend.address
    backend.stop()
    try expectFailure(home.run(line, ["ITRAVEL_ENDPOINT": address]), 8)
  }

  @Test(
    "Ctrl-C and SIGTERM before anything was done end by the signal, with an error object", arguments: CommandTable.rows,
    [SIGINT, SIGTERM])
  func interrupted(row: CommandTable.Row, number: Int32) throws {
    // Help and the version read no settings, and so are over before a signal can come.
    guard row.name != "help", row.name != "--version" else { return }
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
    #expect(ended.signal == number, "\(ended.exit) \(ended.errorText)")
    #expect(ended.out.isEmpty)
    #expect(ended.error?["code"] as? String == "interrupted")
    #expect(ended.error?["exit"] as? Int == 128 + Int(number))
    #expect(ended.error?["outcome"] as? String == "nothing_sent")
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

  private func expectFailure(_ ended: Spawned, _ exit: Int32) throws {
    #expect(ended.exit == exit, "\(ended.text.prefix(200)) \(ended.errorText)")
    #expect(ended.out.isEmpty)
    #expect(ended.error?["exit"] as? Int == Int(exit), "\(ended.errorText)")
  }

  @Test("Every JSON of every command validates against what `itravel schema` prints", .enabled(if: Readers.isReady))
  func schemas() throws {
    var texts: [String] = []
    for row in CommandTable.rows
    where !["help", "--version", "completions", "completions values", "schema", "schema NAME"].contains(row.name) {
      texts.append(try home.run(row.works).text)
      for line in [row.misses, row.works + " --no-such-option"].compactMap({ $0 }) {
        let ended = try home.run(line)
        if ended.exit != 0 { texts.append(ended.errorText.split(separator: "\n").last.map(String.init) ?? "{}") }
      }
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
    #expect(texts.count > 40)
  }
}
