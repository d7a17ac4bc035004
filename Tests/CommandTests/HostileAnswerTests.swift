import Foundation
import Grammar
import Insight
import JSON
import Loopback
import Offline
import Testing
import Transport
import Travel

@testable import itravel

@Suite("Answers that no server should give")
struct HostileAnswerTests {
  private func box(_ backend: FakeBackend) -> Bench {
    var bench = Bench()
    let http = HTTPClient.curl(agent: "itravel/test", environment: { _ in nil })
    bench.providers = [.offline, .insight(http: http, facts: .embedded)]
    bench.environment["ITRAVEL_ENDPOINT"] = backend.address
    return bench
  }

  private static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"

  private static func deep(_ count: Int) -> String {
    String(repeating: "{\"reply\":", count: count) + "1" + String(repeating: "}", count: count)
  }

  private static let answers: [String: Loopback.Reply] = [
    "nested a hundred thousand times": .json(deep(100_000)),
    "a wall of brackets": .json(String(repeating: "[", count: 1 << 20)),
    "a page": .answer(200, [("Content-Type", "text/html")], Array("<!doctype html><h1>Welcome".utf8)),
    "cut off": .json("{\"reply\":\"안녕"), "nothing": .json(""), "another value": .json("\"reply\""),
    "no reply": .json("{\"plan\":{},\"trip_goal\":{}}"), "not UTF-8": .answer(200, [], [0x7B, 0xFF, 0xFE, 0x7D]),
    "not packed": .answer(200, [("Content-Encoding", "gzip")], Array("{\"reply\":\"x\"}".utf8)),
    "a key twice": .json("{\"reply\":\"a\",\"reply\":\"b\"}"),
    "the framework's 404": .json("{\"detail\":\"Not Found\"}", status: 404),
  ]

  @Test("Nonsense is bad_response, exit 8, nothing on standard output", arguments: answers.keys.sorted())
  func nonsense(what: String) throws {
    let answer = try #require(HostileAnswerTests.answers[what])
    let backend = try FakeBackend()
    defer { backend.stop() }
    backend.fails("/chat", .answer(answer))
    let result = box(backend)("chat 안녕 --json")
    #expect(result.exit == .unavailable, "\(what): \(result.err)")
    #expect(Bench.word(result.error, "error.code") == "bad_response", "\(what): \(result.err)")
    #expect(Bench.word(result.error, "error.outcome") == "not_committed")
    #expect(result.out.isEmpty)
  }

  @Test("A flood is cut off at its limit, packed or not")
  func flood() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let large = Array("{\"reply\":\"".utf8) + [UInt8](repeating: 97, count: 33 << 20)
    backend.fails(
      "/chat", .answer(.answer(200, [], large)), .answer(.answer(200, [("Content-Encoding", "gzip")], Loopback.bomb)))
    #expect(Loopback.bomb.count < 100_000)
    for _ in 0..<2 {
      let result = box(backend)("chat 안녕 --json")
      #expect(result.exit == .unavailable)
      #expect(Bench.word(result.error, "error.code") == "answer_too_large", "\(result.err)")
    }
  }

  @Test("A drip and a silence end at the timeout, a head without end at its limit")
  func slow() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let drip = Loopback.Reply.drip(
      Array((HostileAnswerTests.head + "Content-Length: 100000\r\n\r\n").utf8) + [UInt8](repeating: 32, count: 100_000),
      milliseconds: 10)
    let endless = Array((HostileAnswerTests.head + String(repeating: "X-A: b\r\n", count: 100_000) + "\r\n").utf8)
    backend.fails("/chat", .answer(drip), .answer(.hang), .answer(.raw(endless)))
    for code in ["timed_out", "timed_out", "answer_too_large"] {
      let result = box(backend)("chat 안녕 --timeout 1 --json")
      #expect(result.exit == .unavailable)
      #expect(Bench.word(result.error, "error.code") == code, "\(result.err)")
    }
  }

  @Test("A redirection to another server is not followed, and what was to be sent stays here")
  func redirected() throws {
    let backend = try FakeBackend()
    let other = try FakeBackend()
    defer {
      backend.stop()
      other.stop()
    }
    backend.fails("/chat", .answer(.answer(307, [("Location", other.address + "/chat")], [])))
    let result = box(backend)("chat 안녕 --json")
    #expect(result.exit == .unavailable)
    #expect(Bench.word(result.error, "error.code") == "redirected")
    #expect(result.err.contains(other.address), "it is said where to")
    #expect(other.requests.isEmpty)
  }

  @Test(
    "An endpoint that is no address is a usage error for every command, a configuration error from the file",
    arguments: [
      "chat hi", "history", "history BK-5ECCB71C", "doctor", "doctor --online", "sessions", "sources", "survey --show",
      "schema",
      "search hotel Osaka --check-in +30d --nights 2", "cancel BK-5ECCB71C --yes", "completions bash",
    ])
  func endpoint(line: String) throws {
    let box = Bench()
    for address in ["zzz", "ftp://a", "http://", "http://a b", "http://me:pw@a/", "http://a/?q=1", "http://a:99999"] {
      let result = box.run(Shell.split(line) + ["--endpoint", address, "--json"])
      #expect(result.exit == .usage, "\(address): \(result.err)")
      #expect(Bench.word(result.error, "error.field") == "endpoint")
      #expect(!result.err.contains("pw"), "a password is not repeated")
    }
    try box.configure("config.json", "{\"endpoint\":\"zzz\"}")
    #expect(box(line).exit == .config)
  }
}
