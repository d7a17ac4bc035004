import Foundation
import Insight
import JSON
import Loopback
import Offline
import Testing
import Transport
import Travel
import Wording

@testable import itravel

@Suite("Doctor, asking the providers")
struct DoctorOnlineTests {
  private func box(_ backend: FakeBackend, isChosen: Bool = true) -> Bench {
    var bench = Bench()
    let http = HTTPClient.curl(agent: "itravel/test", environment: { _ in nil })
    bench.providers = [.offline, .insight(http: http, facts: .embedded)]
    bench.environment["ITRAVEL_ENDPOINT"] = backend.address
    if !isChosen { bench.environment["ITRAVEL_PROVIDER"] = "offline" }
    return bench
  }

  /// Status and detail of a provider's check.
  private func check(_ result: Bench.Result, _ name: String = "insight online") throws -> (String, String) {
    guard case .array(let checks)? = result.json?["data"]?["checks"] else {
      throw Failure("no_checks", .internal, .same(result.err))
    }
    let check = try #require(checks.first { $0["name"] == .string(name) }, "\(result.out)")
    return (Bench.word(check, "status") ?? "", Bench.word(check, "detail") ?? "")
  }

  @Test("Only --online goes to the network, and it says where, what, which version and how long")
  func online() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let quiet = box(backend)("doctor --json")
    #expect(backend.requests.isEmpty)
    #expect(!quiet.out.contains("insight online"))
    let asked = box(backend)("doctor --online --json")
    let (status, detail) = try check(asked)
    #expect(status == "ok", "\(asked.out)")
    #expect(detail == "\(backend.address): Hybrid Travel Agent (OpenAI + Gemini) 0.1.0, 0.0 ms")
    #expect(try check(asked, "offline online").0 == "ok")
    #expect(backend.requests.map(\.path) == ["/openapi.json"], "asked once, and for nothing that alters anything")
  }

  @Test("A server that is old, silent about itself, broken, slow or gone is told as that")
  func states() throws {
    let backend = try FakeBackend()
    backend.change { $0.isOlder = true }
    #expect(try check(box(backend)("doctor --online --json")).1.contains("without a list of bookings"))
    backend.fails("/openapi.json", .answer(.json("{\"detail\":\"Not Found\"}", status: 404)))
    let mute = try check(box(backend)("doctor --online --json"))
    #expect(mute.0 == "ok" && mute.1.contains("does not say"))
    backend.fails("/openapi.json", .answer(.plain("Internal Server Error", status: 500)), .answer(.hang))
    for _ in 0..<2 {
      let broken = box(backend)("doctor --online --json --timeout 1")
      #expect(try check(broken).0 == "fail")
      #expect(broken.exit == .config)
    }
    backend.stop()
    #expect(try check(box(backend)("doctor --online --json")).0 == "fail")
    // A service that nobody chose may be away.
    let other = box(backend, isChosen: false)("doctor --online --json")
    #expect(other.exit == .ok)
  }
}
