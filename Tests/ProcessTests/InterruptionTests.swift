import Foundation
import Loopback
import Testing

@Suite("Requests of a real process, interrupted")
struct InterruptionTests {
  private let who = ["--name", "Minji Kim", "--email", "minji@example.com", "--phone", "+821012345678"]

  private func home(_ backend: FakeBackend) throws -> [String: String] {
    [
      "HOME": try Spawned.folder(), "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00", "ITRAVEL_ENDPOINT": backend.address,
      "I": Spawned.binary, "PATH": "/usr/bin:/bin",
    ]
  }

  /// Runs a command and sends it a signal when the server gets its request for a path.
  private func signalled(
    _ number: Int32, at path: String, _ arguments: [String], _ backend: FakeBackend, _ environment: [String: String]
  ) throws -> Spawned {
    let file = try Spawned.folder() + "/pid"
    backend.change { state in
      state.arrived = { arrived in
        guard arrived == path, let text = try? String(contentsOfFile: file, encoding: .utf8),
          let process = pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines))
        else { return }
        kill(process, number)
      }
    }
    defer { backend.change { $0.arrived = nil } }
    // The shell's own number becomes the program's.
    return try Spawned.run(
      ["-c", "echo $$ > \(file); exec \"$0\" \"$@\"", Spawned.binary] + arguments, program: "/bin/sh",
      environment: environment)
  }

  @Test("Ctrl-C and SIGTERM end a request that hangs, by the signal itself", arguments: [SIGINT, SIGTERM])
  func chat(number: Int32) throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    backend.fails("/chat", .answer(.hang))
    let ended = try signalled(number, at: "/chat", ["chat", "안녕"], backend, try home(backend))
    #expect(ended.signal == number)
    #expect(ended.out.isEmpty)
  }

  @Test("A purchase that is interrupted in flight ends as unknown, and the same command finds it")
  func purchase() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let environment = try home(backend)
    let search = ["search", "hotel", "Osaka", "--check-in", "2026-12-24", "--nights", "3"]
    #expect(try Spawned.run(search, environment: environment).exit == 0)
    let book = ["book", "hotel", "1"] + who + ["--max-total", "9000000 KRW", "--yes", "--json"]
    backend.fails("/booking/confirm", .hangAfter)
    let ended = try signalled(SIGINT, at: "/booking/confirm", book, backend, environment)
    #expect(ended.exit == 11, "\(ended.errorText)")
    #expect(ended.out.isEmpty)
    let again = try Spawned.run(book, environment: environment)
    #expect(again.exit == 0, "\(again.errorText)")
    #expect(again.text.contains("\"repeated\":true"))
    #expect(backend.commits == 1)
  }

  @Test("Two processes at once make one booking, and both report its code")
  func together() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    var environment = try home(backend)
    environment["BOOK"] =
      "\"$I\" book hotel 1 --name Minji --email m@example.com --phone +821012345678 --max-total '9000000 KRW' --yes --get data.booking.code"
    let ended = try Spawned.run(
      [
        "-c",
        "\"$I\" search hotel Osaka --check-in 2026-12-24 --nights 3 >/dev/null; eval \"$BOOK\" & eval \"$BOOK\" & wait",
      ], program: "/bin/sh", environment: environment)
    #expect(backend.commits == 1, "\(ended.errorText)")
    let codes = ended.text.split(separator: "\n")
    #expect(codes.count == 2, "\(ended.errorText)")
    #expect(Set(codes).count == 1)
  }
}
