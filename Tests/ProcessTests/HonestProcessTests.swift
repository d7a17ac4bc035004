import Foundation
import Testing

@Suite("The process is honest")
struct HonestProcessTests {
  private func home(_ more: [String: String] = [:]) throws -> [String: String] {
    ["HOME": try Spawned.folder(), "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00"].merging(more) { $1 }
  }

  private let flight = ["search", "flight", "ICN", "KIX", "--depart", "2026-12-20", "--json"]

  @Test("It works with no environment at all")
  func emptyEnvironment() throws {
    let found = try Spawned.run(flight)
    #expect(found.exit == 0, "\(found.errorText)")
    #expect(try JSONSerialization.jsonObject(with: Data(found.out)) is [String: Any])
  }

  @Test("The same command gives the same bytes under any TZ and locale")
  func sameBytes() throws {
    let directory = try Spawned.folder()
    let outputs = try ["Pacific/Honolulu", "Pacific/Kiritimati", "Asia/Seoul"].map { zone in
      try Spawned.run(
        flight + ["--session", "same"],
        environment: [
          "HOME": directory, "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00", "TZ": zone, "LC_ALL": "tr_TR.UTF-8",
        ]
      ).text
    }
    #expect(!outputs[0].isEmpty)
    #expect(Set(outputs).count == 1)
  }

  @Test("A reader that leaves early ends the program by SIGPIPE, quietly, even where the signal was ignored")
  func closedPipe() throws {
    let ended = try Spawned.shell(
      "trap '' PIPE; { $I help; $I schema chat; $I schema chat; $I schema chat; echo $? >&2; } | true",
      environment: try home())
    #expect(!ended.errorText.contains("itravel:"), "\(ended.errorText)")
  }

  @Test("A full disk under standard output is an error, not success")
  func fullOutput() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let full = try Spawned.run(["--version"], environment: try home(), redirections: [1: "/dev/full"])
    #expect(full.exit == 8, "\(full.exit) \(full.errorText)")
  }

  @Test("Closed streams are survived", arguments: [[Int32(0)], [1], [2], [0, 1, 2]])
  func closedStreams(descriptors: [Int32]) throws {
    var redirections: [Int32: String?] = [:]
    for descriptor in descriptors { redirections[descriptor] = .some(nil) }
    let ended = try Spawned.run(["--version"], environment: try home(), redirections: redirections)
    #expect(ended.signal == 0)
    #expect(ended.exit == (descriptors.contains(1) ? 8 : 0))
  }

  @Test("Words that are not UTF-8 are refused, but for a message", .enabled(if: Spawned.has("sh")))
  func brokenWords() throws {
    let refused = try Spawned.shell(
      "exec $I search hotel \"$(printf 'Osa\\377ka')\" --check-in +30d --nights 2", environment: try home())
    #expect(refused.exit == 2, "\(refused.errorText)")
    let taken = try Spawned.shell(
      "exec $I chat \"$(printf '3 nights in Osaka \\377')\" --json", environment: try home())
    #expect(taken.exit == 0, "\(taken.errorText)")
    #expect(taken.text.contains("invalid_utf8"))
  }

  @Test("An unusable store lets chat and search answer with a warning, and stops what needs it")
  func unusableStore() throws {
    let environment = try home(["ITRAVEL_DATA_DIR": "/dev/null/itravel"])
    let found = try Spawned.run(flight, environment: environment)
    #expect(found.exit == 0, "\(found.errorText)")
    #expect(found.text.contains("\"not_kept\""))
    #expect(try Spawned.run(["history"], environment: environment).exit == 10)
    #expect(try Spawned.run(["sessions"], environment: environment).exit == 10)
  }

  @Test(
    "It runs in a chroot that holds only the binary and its libraries",
    .enabled(if: Spawned.has("chroot") && getuid() == 0))
  func emptyChroot() throws {
    let root = try Spawned.folder()
    defer { try? FileManager.default.removeItem(atPath: root) }
    let copied = try Spawned.shell(
      """
      set -e; cp $I \(root)/itravel; mkdir -p \(root)/work
      ldd $I | grep -o '/[^ ]*' | while read lib; do mkdir -p \(root)/$(dirname $lib); cp -L $lib \(root)$lib; done
      """)
    #expect(copied.exit == 0, "\(copied.errorText)")
    let found = try Spawned.shell(
      "exec chroot \(root) /itravel search flight ICN KIX --depart 2026-12-20 --json",
      environment: ["ITRAVEL_NOW": "2026-11-30T09:00:00+09:00"])
    #expect(found.exit == 0, "\(found.errorText)")
    #expect(found.text.hasPrefix("{\"schema\":\"itravel.search.flight/1\""))
  }

  @Test(
    "With --json standard output is one JSON value or empty",
    arguments: [
      ["--version"], ["--help"], ["search", "--help"], ["search", "flight"], ["history"], ["history", "IT-AAAAAA"],
      ["book", "hotel", "1"], ["nonsense"], ["sessions", "show", "s_zzzzzz"], ["sources"], ["survey", "--questions"],
    ])
  func oneValue(words: [String]) throws {
    let ended = try Spawned.run(words + ["--json"], environment: try home())
    if ended.exit == 0 {
      #expect(try JSONSerialization.jsonObject(with: Data(ended.out)) is [String: Any])
      #expect(ended.text.hasSuffix("}\n") && ended.text.filter { $0 == "\n" }.count == 1)
    } else {
      #expect(ended.out.isEmpty)
      let line = try #require(ended.errorText.split(separator: "\n").last)
      let error = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(error?["schema"] as? String == "itravel.error/1")
    }
  }
}
