import Foundation
import Insight
import Loopback
import Offline
import Testing
import Transport
import Travel

@testable import itravel

@Suite("A story with a server")
struct InsightTranscriptTests {
  @Test("Chat, items, book, history, cancel: each line prints what the story says")
  func story() throws {
    let file = TranscriptTests.folder.appendingPathComponent("Server/insight.transcript")
    var transcript = Transcript(try String(contentsOf: file, encoding: .utf8))
    let records = ProcessInfo.processInfo.environment["ITRAVEL_RECORD"] != nil
    let backend = try FakeBackend()
    defer { backend.stop() }
    var bench = Bench()
    let http = HTTPClient.curl(agent: "itravel/test", environment: { _ in nil })
    bench.providers = [.offline, .insight(http: http, facts: .embedded)]
    bench.environment["ITRAVEL_ENDPOINT"] = backend.address
    /// The words without what differs from run to run: the port, times, and ids, which hold the port.
    func settled(_ text: String) -> String {
      text.replacing(bench.directory.path, with: "~").replacing(backend.address, with: "http://127.0.0.1:8000")
        .replacing(/of_[a-z2-7]{10}/, with: "of_xxxxxxxxxx")
        .replacing(/s_[a-z0-9]{6}/, with: "s_xxxxxx").replacing(/[0-9,]+ ms\)/, with: "n ms)")
        .replacing(/\([0-9]+ bytes/, with: "(n bytes").replacing(/[ \t]+\n/, with: "\n")
    }
    for (index, step) in transcript.steps.enumerated() {
      let result = bench(step.line, input: step.input)
      let (out, err) = (settled(result.out), settled(result.err))
      if records {
        transcript.steps[index].out = out
        transcript.steps[index].err = err
        transcript.steps[index].exit = result.exit.rawValue
        continue
      }
      #expect(out == step.out, "itravel \(step.line)")
      #expect(err == step.err, "itravel \(step.line)")
      #expect(result.exit.rawValue == step.exit, "itravel \(step.line)")
    }
    if records { try transcript.text.write(to: file, atomically: true, encoding: .utf8) }
  }
}
