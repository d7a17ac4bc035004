import Foundation
import Testing

/// Machines on which little can be relied on.
@Suite("Every command in hostile surroundings")
struct SurroundingsTests {
  private let home: CommandTable.Home

  init() throws { home = try CommandTable.Home() }

  /// Whatever happened, the streams keep their contract.
  private func expectHonest(_ ended: Spawned, _ exits: Set<Int32>, _ name: String) {
    #expect(ended.signal == 0, "\(name)")
    #expect(exits.contains(ended.exit), "\(name): \(ended.exit) \(ended.errorText)")
    if ended.exit == 0 || name.hasPrefix("doctor") { #expect(ended.value != nil, "\(name): \(ended.text.prefix(200))") }
    if ended.exit != 0 {
      if !name.hasPrefix("doctor") { #expect(ended.out.isEmpty, "\(name)") }
      #expect(ended.error?["exit"] as? Int == Int(ended.exit), "\(name): \(ended.errorText)")
    }
  }

  /// What needs the store says so; chat and search answer with a warning, and what keeps nothing goes on.
  /// The row called `missing` names a file that is not there.
  private func expectForgetful(_ ended: Spawned, _ row: CommandTable.Row, missing: String? = nil) {
    switch row.memory {
    case .answersWithout:
      expectHonest(ended, [0], row.name)
      #expect(ended.text.contains("\"code\":\"not_kept\""), "\(row.name): \(ended.text.suffix(300))")
      // However often it is asked: silence would mean that nothing changed.
      #expect(!ended.text.contains("\"offers\":[]"), "\(row.name)")
    case .needsIt: expectHonest(ended, row.name == missing ? [2, 10] : [10], row.name)
    case .hasNone: expectHonest(ended, row.name.hasPrefix("doctor") ? [0, 10] : [0], row.name)
    }
  }

  @Test("With no environment at all, and with no home", arguments: CommandTable.rows)
  func nowhere(row: CommandTable.Row) throws {
    let words = home.line(row.works) + " --json"
    let empty = try Spawned.run(["-c", "exec \(Spawned.binary) \(words)"], program: "/bin/sh")
    expectForgetful(empty, row)
    let homeless = try Spawned.run(
      ["-c", "exec \(Spawned.binary) \(words)"], program: "/bin/sh",
      environment: ["PATH": "/usr/bin:/bin", "LANG": "ko_KR.UTF-8", "TMPDIR": "/nonexistent"])
    expectForgetful(homeless, row)
  }

  @Test(
    "At home in a place that may not be written", .enabled(if: Spawned.canBecomeNobody), arguments: CommandTable.rows)
  func unwritable(row: CommandTable.Row) throws {
    // Root may write anywhere, so another user is needed, and a binary that this user may run.
    let place = try Spawned.folder()
    let binary = place + "/itravel"
    // Copied by another process: a file that this one had open for writing could not be run by its neighbours' children.
    let copied = try Spawned.shell("cp $I \(binary) && chmod 755 \(binary)")
    #expect(copied.exit == 0, "\(copied.errorText)")
    chmod(place, 0o555)
    let ended = try Spawned.run(
      ["-c", "exec \(Spawned.asNobody) \(binary) \(home.line(row.works)) --json"], program: "/bin/sh",
      environment: ["HOME": place, "PATH": "/usr/bin:/bin:/usr/sbin"])
    expectForgetful(ended, row)
  }

  @Test("With a file where ~/.local should be, doctor names it and how to mend it")
  func fileInTheWay() throws {
    let place = try Spawned.folder()
    try "not a folder".write(toFile: place + "/.local", atomically: true, encoding: .utf8)
    let doctor = try home.run("doctor", ["HOME": place])
    #expect(doctor.exit == 10)
    #expect(doctor.text.contains("mv \(place)/.local \(place)/.local.old"), "\(doctor.text)")
    let found = try home.run("search hotel Osaka --check-in 2026-12-11 --nights 3", ["HOME": place])
    #expect(found.exit == 0)
    #expect(found.text.contains("\"not_kept\""))
    expectHonest(try home.run("history", ["HOME": place]), [10], "history")
  }

  @Test(
    "On a disk without room, on one that can only be read, and where the disk filled up with a store on it",
    .enabled(if: Spawned.canMount), arguments: ["full", "read-only", "filled"])
  func disk(state: String) throws {
    let place = try Spawned.folder()
    let fill = "head -c 64M /dev/zero > \(place)/filling 2>/dev/null; "
    let ready =
      switch state {
      case "full": fill
      case "filled": "cp -r \(home.folder)/. \(place); \(fill)"
      case _: "mount -o remount,ro \(place); "
      }
    for row in CommandTable.rows {
      let size = state == "filled" ? "8m" : "64k"
      let line = """
        mount -t tmpfs -o size=\(size) none \(place) && { \(ready)exec $I \(home.line(row.works)) --json; }
        """
      let ended = try Spawned.run(
        ["-m", "sh", "-c", line], program: "/usr/bin/unshare",
        environment: ["I": Spawned.binary, "PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "HOME": place])
      if state != "filled" {
        expectForgetful(ended, row)
      } else if row.memory == .answersWithout {
        expectForgetful(ended, row)
      } else {
        // What was kept can still be read.
        expectHonest(ended, [0, 10], row.name)
        if row.name == "history CODE" { #expect(ended.exit == 0, "\(ended.errorText)") }
      }
      if row.name == "doctor" {
        #expect(ended.exit == 10)
        #expect(ended.text.contains(state == "read-only" ? "can only be read" : "is full"), "\(ended.text)")
      }
    }
  }

  @Test("In a root with the binary and what ldd names alone, with and without a home", .enabled(if: Cell.isPossible))
  func emptyRoot() throws {
    let cell = try Cell()
    for row in CommandTable.rows {
      let words = home.line(row.works)
      expectForgetful(try cell.run(words), row, missing: "sessions import")
      // Without libsqlite3 a home is of no use to what needs the store; what a watch printed needs no library.
      let homely = try cell.run(words, environment: ["HOME": "/home"])
      guard row.name.hasSuffix("--changed"), row.memory == .answersWithout else {
        expectForgetful(homely, row, missing: "sessions import")
        continue
      }
      expectHonest(homely, [0], row.name)
      #expect(homely.text.contains("libsqlite3"), "\(homely.text.suffix(300))")
      #expect(!homely.text.contains("\"path\":\"request.changed\""))
      #expect(try cell.run(words, environment: ["HOME": "/home"]).text.contains("\"offers\":[]"))
    }
    let needy = try cell.run("history", environment: ["HOME": "/home"])
    #expect(needy.errorText.contains("libsqlite3"), "\(needy.errorText)")
    try cell.remove()
  }

  @Test("Where there is no /tmp, no /proc and no zoneinfo, but the libraries and a home", .enabled(if: Cell.isPossible))
  func noTemporary() throws {
    let cell = try Cell(libraries: ["libsqlite3.so.0", "libcurl.so.4"], home: home.folder)
    #expect(!FileManager.default.fileExists(atPath: cell.root + "/tmp"))
    for row in CommandTable.rows {
      let words = home.line(row.works).replacingOccurrences(of: home.folder, with: "/home")
      let ended = try cell.run(words, environment: ["HOME": "/home"])
      expectHonest(ended, [0], row.name)
      #expect(!ended.text.contains("\"code\":\"not_kept\""), "\(row.name): \(ended.text.suffix(300))")
    }
    #expect(!FileManager.default.fileExists(atPath: cell.root + "/tmp"))
    try cell.remove()
  }

  @Test("A full device under standard output is told, and what was to be news stays news")
  func fullOutput() throws {
    let line = "search flight ICN KIX --depart 2026-12-20 --changed"
    let lost = try home.run("\(line) >/dev/full")
    #expect(lost.exit == 8, "\(lost.errorText)")
    let again = try home.run(line)
    #expect(again.text.contains("\"number\":1"), "\(again.text.suffix(200))")
    let third = try home.run(line)
    #expect(third.text.contains("\"offers\":[]"))
  }

  @Test(
    "With streams closed nothing of the store is written over",
    arguments: ["<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func closed(streams: String) throws {
    for row in CommandTable.rows where !row.name.hasPrefix("doctor") {
      let ended = try home.run("\(row.works) \(streams)")
      #expect(ended.signal == 0, "\(row.name)")
      #expect(
        streams.contains(" >&-") || streams.hasPrefix(">&-") ? ended.exit != 0 : ended.exit == 0,
        "\(row.name): \(ended.exit) \(ended.errorText)")
    }
    let doctor = try home.run("doctor")
    #expect(doctor.exit == 0, "\(doctor.text)")
    #expect(doctor.err.isEmpty)
  }

  @Test("Sixty-four processes at once on one store all answer, and one of them prints what is new")
  func together() throws {
    let ended = try Spawned.shell(
      """
      for n in $(seq 64); do
        { $I search hotel Osaka --check-in 2026-12-11 --nights 3 --session s$n --json --get data.offers[0].number || echo failed; } &
      done; wait
      """, environment: home.environment)
    #expect(
      ended.text.split(separator: "\n").map(String.init) == [String](repeating: "1", count: 64), "\(ended.errorText)")
    let names = try Spawned.shell("$I sessions list --get data.sessions.name", environment: home.environment)
    #expect(names.text.split(separator: "\n").filter { $0.hasPrefix("s") }.count == 64)
    let news = try Spawned.shell(
      "for n in $(seq 64); do $I search flight ICN KIX --depart 2026-12-20 --limit 1 --changed -o ndjson & done; wait",
      environment: home.environment)
    #expect(news.text.split(separator: "\n").count == 1, "\(news.text.prefix(500)) \(news.errorText)")
    #expect(try home.run("doctor").exit == 0)
  }
}

extension Spawned {
  /// A line that runs the rest as a user who owns nothing; empty when this process is such a user.
  static var asNobody: String { getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : "" }
  static var canBecomeNobody: Bool { getuid() != 0 || has("setpriv") }
  static var canMount: Bool { getuid() == 0 && has("unshare") }
}
