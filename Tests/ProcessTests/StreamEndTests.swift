import Foundation
import Loopback
import Testing

@Suite("A stream of lines that a signal cuts")
struct StreamEndTests {
  private let words = ["chat", "--stream", "3 nights in Osaka from Seoul on 2026-12-11, two of us"]

  private func home() throws -> [String: String] {
    ["HOME": try Spawned.folder(), "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00", "LANG": "C.UTF-8"]
  }

  /// The lines, each a whole JSON object with the number of its place.
  private func lines(_ ended: Spawned) throws -> [[String: Any]] {
    #expect(ended.out.last == 10)
    let lines = try ended.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
    #expect(lines.compactMap { $0["seq"] as? Int } == Array(1...lines.count))
    return lines
  }

  private func ends(_ lines: [[String: Any]]) -> [String] {
    lines.compactMap { $0["event"] as? String }.filter { ["result", "error"].contains($0) }
  }

  @Test(
    "It ends with its error event after any line, and in the middle of one",
    arguments: ["line-1-begun", "line-1", "line-2-begun", "line-2"])
  func cut(point: String) throws {
    for (name, number, exit) in [("ITRAVEL_INT_AT", SIGINT, 130), ("ITRAVEL_TERM_AT", SIGTERM, 143)] {
      let ended = try Spawned.run(words, environment: try home().merging([name: point]) { $1 })
      #expect(ended.signal == number, "\(ended.exit) \(ended.errorText)")
      #expect(ended.errorText.isEmpty)
      let lines = try lines(ended)
      #expect(lines.count == (point.contains("1") ? 2 : 3))
      #expect(lines.first?["schema"] as? String == "itravel.stream/1")
      #expect(ends(lines) == ["error"])
      let error = try #require(lines.last?["error"] as? [String: Any])
      #expect(error["code"] as? String == "interrupted")
      #expect(error["exit"] as? Int == exit)
    }
  }

  @Test("Where JSON is set for every command, standard error says it too")
  func json() throws {
    let ended = try Spawned.run(
      words, environment: try home().merging(["ITRAVEL_INT_AT": "line-2", "ITRAVEL_OUTPUT": "json"]) { $1 })
    #expect(ended.signal == SIGINT)
    #expect(ends(try lines(ended)) == ["error"])
    #expect(ended.errorText.hasSuffix("}\n") && ended.errorText.contains("\"exit\":130"), "\(ended.errorText)")
  }

  @Test("Nothing follows the last line, and nothing comes before the first")
  func edges() throws {
    let count = try lines(try Spawned.run(words, environment: try home())).count
    for point in ["line-\(count)-begun", "line-\(count)"] {
      let ended = try Spawned.run(words, environment: try home().merging(["ITRAVEL_TERM_AT": point]) { $1 })
      #expect(ended.signal == SIGTERM)
      #expect(ends(try lines(ended)) == ["result"])
    }
  }

  @Test("A request that hangs ends the same way", arguments: [SIGINT, SIGTERM])
  func hanging(number: Int32) throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    backend.fails("/chat", .answer(.hang))
    let file = try Spawned.folder() + "/pid"
    backend.change { state in
      state.arrived = { path in
        guard path == "/chat", let text = try? String(contentsOfFile: file, encoding: .utf8),
          let process = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines))
        else { return }
        kill(process, number)
      }
    }
    defer { backend.change { $0.arrived = nil } }
    let ended = try Spawned.run(
      ["-c", "echo $$ > \(file); exec \"$0\" \"$@\"", Spawned.binary] + words, program: "/bin/sh",
      environment: try home().merging(["ITRAVEL_ENDPOINT": backend.address]) { $1 })
    #expect(ended.signal == number)
    #expect(ends(try lines(ended)) == ["error"])
  }

  @Test("A reader that stopped reading does not keep it alive")
  func stuck() throws {
    let script = """
      import os, subprocess, sys
      reads, writes = os.pipe()
      os.set_blocking(writes, False)
      try:
        while True: os.write(writes, b"x" * 4096)
      except BlockingIOError: pass
      os.set_blocking(writes, True)
      sys.exit(abs(subprocess.run(sys.argv[1:], stdout=writes, timeout=60).returncode))
      """
    let ended = try Spawned.run(
      ["-c", script, Spawned.binary] + words, program: "/usr/bin/python3",
      environment: try home().merging(["ITRAVEL_TERM_AT": "line-1-begun", "PATH": "/usr/bin:/bin"]) { $1 })
    #expect(ended.exit == 143, "\(ended.errorText)")
  }
}
