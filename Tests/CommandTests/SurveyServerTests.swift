import Grammar
import Insight
import JSON
import Loopback
import Offline
import Synchronization
import Testing
import Transport
import Travel

@testable import itravel

@Suite("The survey, at a server that takes it or does not")
struct SurveyServerTests {
  private let backend: FakeBackend
  private let box: Bench
  private let line = "survey --atmosphere city --budget value --priority food --schedule planned"

  init() throws {
    backend = try FakeBackend()
    box = SurveyServerTests.box(backend, interruption: { nil })
  }

  private static func box(_ backend: FakeBackend, interruption: @escaping @Sendable () -> Interruption?) -> Bench {
    var box = Bench(now: "2026-11-30T09:00:00+09:00")
    let http = HTTPClient.curl(agent: "itravel/test", environment: { _ in nil }, interruption: interruption)
    box.providers = [.offline, .insight(http: http, facts: .embedded)]
    box.environment["ITRAVEL_ENDPOINT"] = backend.address
    return box
  }

  static let refusals: [String: Loopback.Reply] = [
    "an error at status 200": .json("{\"error\":\"boom\"}"), "another status": .json("{\"status\":\"error\"}"),
    "nothing": .json("{}"), "a list": .json("[]"), "a page": .answer(200, [], Array("<h1>hello".utf8)),
    "a refused field": .json(
      "{\"detail\":[{\"type\":\"string_type\",\"loc\":[\"body\",\"answers\",\"budget\"],\"msg\":\"Input should be a valid string\"}]}",
      status: 422),
    "a server fault": .plain("Internal Server Error", status: 500),
    "no such path": .json("{\"detail\":\"Not Found\"}", status: 404), "a closed connection": .drop,
  ]

  @Test("Not taken: kept, said not to be sent, and with every turn all the same", arguments: refusals.keys.sorted())
  func refused(how: String) throws {
    backend.fails("/survey", .answer(try #require(Self.refusals[how])))
    let told = box(line + " --json")
    #expect(told.exit == .ok, "\(told.err)")
    #expect(told["data.submitted"] == "false" && told["meta.complete"] == "false", "\(told.out)")
    #expect(told["warnings[0].code"] == "survey_not_submitted")
    #expect(told["warnings[0].message"]?.hasPrefix("The answers were not sent; they are kept") == true)
    let kept = box("survey --show --json")
    #expect(kept["data.submitted"] == "false" && kept["data.complete"] == "true", "\(kept.out)")
    for message in ["안녕", "오사카 어때?"] {
      #expect(box.run(["chat", message]).exit == .ok)
      let sent = try #require(backend.look { $0.chats.last?["survey"] })
      #expect(
        JSONWriter().text(sent)
          == "{\"atmosphere\":\"도심형\",\"budget\":\"가성비\",\"priority\":\"식도락\",\"schedule\":\"계획형\"}")
    }
    let again = box(line + " --json")
    #expect(again["data.submitted"] == "true" && again["warnings"] == "[0]", "\(again.out)")
    #expect(backend.look { $0.surveys.count } == 1)
  }

  @Test("Taken: sent once, under the conversation's own id, also by a server that counts no memories")
  func taken() throws {
    backend.fails("/survey", .answer(.json("{\"status\":\"ok\"}")))
    #expect(box(line + " --json")["data.submitted"] == "true")
    let told = box(line + " --json")
    #expect(told["data.submitted"] == "true")
    let sent = try #require(backend.look { $0.surveys.last })
    #expect(Bench.word(sent, "session_id") == told["meta.session"])
    #expect(backend.requests.count { $0.path == "/survey" } == 2, "one request for each time that it was answered")
  }

  @Test("Interrupted while it is sent: over by the signal, not a warning")
  func interrupted() throws {
    let isAsked = Mutex(false)
    let box = SurveyServerTests.box(backend, interruption: { isAsked.withLock { $0 } ? .keyboard : nil })
    backend.change { $0.arrived = { _ in isAsked.withLock { $0 = true } } }
    backend.fails("/survey", .answer(.hang))
    let ended = box(line + " --json")
    #expect(ended.exit == .interrupted)
    #expect(ended.out.isEmpty)
  }
}
