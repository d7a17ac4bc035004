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

@Suite("Which setting is followed, and what the doctor says of a wrong one")
struct SettingRankTests {
  private let who = "--name \"Minji Kim\" --email minji@example.com --phone +821012345678"

  private func box() -> Bench {
    var bench = Bench()
    let http = HTTPClient.curl(agent: "itravel/test", environment: { _ in nil })
    bench.providers = [.offline, .insight(http: http, facts: .embedded)]
    return bench
  }

  @Test("An endpoint of a source that goes before the one that names the provider is asked")
  func endpoint() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    var box = box()
    try box.configure("config.json", #"{"provider":"offline"}"#)
    func provider(_ options: String = "") -> String? { box("chat hello --new --json \(options)")["meta.provider"] }
    #expect(provider() == "offline")
    #expect(provider("--endpoint \(backend.address)") == "insight")
    box.environment["ITRAVEL_ENDPOINT"] = backend.address
    #expect(provider() == "insight")
    #expect(provider("--provider offline") == "offline")
    box.environment["ITRAVEL_PROVIDER"] = "offline"
    #expect(provider() == "offline")
    #expect(provider("--endpoint \(backend.address)") == "insight")
    // In a file it only says where, not who.
    box.environment = box.environment.filter { !["ITRAVEL_ENDPOINT", "ITRAVEL_PROVIDER"].contains($0.key) }
    try box.configure("config.json", "{\"endpoint\":\"\(backend.address)\"}")
    #expect(provider() == "offline")
  }

  @Test("An offer is booked at its own provider, and a flag that names another is refused before anything is sent")
  func elsewhere() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    let box = box()
    let found = box("search hotel Osaka --check-in 2026-12-24 --nights 3 --endpoint \(backend.address) --json")
    let id = try #require(found["data.offers[0].id"], "\(found.err)")
    let asked = backend.requests.count
    for offer in ["hotel 1", id] {
      for (flags, field) in [
        ("--provider insight --endpoint http://127.0.0.1:1", "endpoint"), ("--endpoint http://127.0.0.1:1", "endpoint"),
        ("--provider offline", "provider"), ("--provider offline --dry-run", "provider"),
      ] {
        let told = box("book \(offer) \(who) --max-total \"9000000 KRW\" --yes --json \(flags)")
        #expect(told.exit == .usage, "\(flags): \(told.out)\(told.err)")
        #expect(Bench.word(told.error, "error.field") == field)
        #expect(Bench.word(told.error, "error.outcome") == "nothing_sent")
      }
    }
    #expect(backend.requests.count == asked && backend.commits == 0)
    // What is only set for every command does not matter, and the offer's own may be said.
    var set = box
    set.environment["ITRAVEL_ENDPOINT"] = "http://127.0.0.1:1"
    let line = "book hotel 1 \(who) --max-total \"9000000 KRW\" --yes --json"
    #expect(set("\(line) --provider insight --endpoint \(backend.address)").exit == .ok)
    #expect(set(line)["data.repeated"] == "true")
    let offline = self.box()
    _ = offline("search hotel Osaka --check-in 2026-12-24 --nights 3")
    #expect(offline("book hotel 1 \(who) --dry-run --endpoint http://127.0.0.1:1").exit == .usage)
    #expect(offline("book hotel 1 \(who) --dry-run --provider offline").exit == .ok)
  }

  /// The one check that fails in a report.
  private func failing(_ told: Bench.Result) -> JSONValue? {
    guard case .array(let checks)? = told.json?["data"]?["checks"] else { return nil }
    let bad = checks.filter { $0["status"] == .string("fail") }
    return bad.count == 1 ? bad[0] : nil
  }

  @Test("Doctor reports a provider that does not exist as what is to be mended, where it was set")
  func unknownProvider() throws {
    var box = box()
    try box.configure("config.json", #"{"provider":"nope"}"#)
    let filed = box("doctor --json")
    #expect(filed.exit == .config)
    let check = failing(filed)
    #expect(Bench.word(check, "name") == "provider", "\(filed.out)\(filed.err)")
    #expect(Bench.word(check, "detail")?.contains("no provider called nope") == true)
    #expect(Bench.word(check, "fix")?.hasSuffix("config.json") == true)
    #expect(box("doctor").out.contains("no provider called nope"))
    #expect(failing(box("doctor --online --json")) != nil)
    box.environment["ITRAVEL_PROVIDER"] = "nope"
    let set = box("doctor --json")
    #expect(set.exit == .config)
    #expect(Bench.word(failing(set), "fix") == "unset ITRAVEL_PROVIDER", "\(set.out)\(set.err)")
    #expect(box("search flight ICN KIX --depart +30d").exit == .usage)
    // What the line itself says is no setting to look into.
    #expect(box("doctor --provider never").exit == .usage)
  }

  @Test(
    "A setting that keeps everything else from being looked at is reported too",
    arguments: ["ITRAVEL_NOW", "ITRAVEL_LANG"])
  func unreadable(variable: String) {
    var box = box()
    box.environment[variable] = "never"
    let told = box("doctor --json")
    #expect(told.exit == .config)
    #expect(Bench.word(failing(told), "fix") == "unset \(variable)", "\(told.out)\(told.err)")
    #expect(box("sources").exit == .usage)
  }
}
