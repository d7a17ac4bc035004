import Foundation
import Insight
import JSON
import Loopback
import Offline
import Testing
import Transport
import Travel

@testable import itravel

@Suite("Watching bookings for what is new or changed")
struct WatchedBookingTests {
  private let shop = Shop()
  private var bench: Bench
  private let line = "history --changed"

  init() {
    bench = Bench()
    bench.providers = [shop.provider]
    #expect(bench("search hotel Osaka --check-in 2026-12-11 --nights 3").exit == .ok)
  }

  private var folder: URL { bench.directory.appendingPathComponent(".local/state/itravel") }

  @discardableResult
  private func buy(_ more: String = "") -> Bench.Result {
    bench(
      "book hotel 1 --name \"Minji Kim\" --email minji@example.com --phone +821012345678 --max-total \"300000 KRW\" --yes --json \(more)"
    )
  }

  /// The codes printed by one run, one a line.
  private func codes(_ line: String? = nil) -> [String] {
    let result = bench("\(line ?? self.line) --get data.bookings.code")
    #expect(result.exit == .ok, "\(result.err)")
    return result.out.split(separator: "\n").map(String.init)
  }

  @Test("A new booking is printed once, and so is its cancellation")
  func once() throws {
    #expect(codes().isEmpty)
    let code = try #require(buy()["data.booking.code"])
    #expect(codes() == [code])
    #expect(codes().isEmpty)
    #expect(bench("cancel \(code) --yes").exit == .ok)
    let told = bench("\(line) --json")
    #expect(told["data.bookings"] == "[1]")
    #expect(told["data.bookings[0].code"] == code)
    #expect(told["data.bookings[0].status"] == "cancelled")
    #expect(codes().isEmpty)
  }

  @Test(
    "Without news there is not a byte, but with JSON an envelope without bookings",
    arguments: ["text", "tsv", "ndjson", "markdown"])
  func silence(format: String) {
    buy()
    #expect(bench("\(line) -o \(format)").out.contains("SH-1"))
    let second = bench("\(line) -o \(format)")
    #expect(second.exit == .ok)
    #expect(second.out.isEmpty)
    #expect(second.err.isEmpty)
    let json = bench("\(line) --json")
    #expect(json.exit == .ok)
    #expect(json["data.bookings"] == "[0]")
    #expect(json["request.changed"] == "true")
    #expect(bench("\(line) --fail-empty").exit == .empty)
  }

  @Test("A booking whose answer never came is printed, and again once it is known")
  func settled() {
    shop.fails(by: .dropAfterCommit)
    #expect(buy().exit == .outcomeUnknown)
    #expect(bench("\(line) --json")["data.bookings[0].status"] == "unknown")
    #expect(codes().isEmpty)
    shop.fails(by: .none)
    #expect(bench("book --resume").exit == .ok)
    #expect(codes() == ["SH-1"])
    #expect(codes().isEmpty)
  }

  @Test("What --limit cuts off is printed by the next run")
  func limit() {
    for _ in 1...3 { #expect(buy("--again").exit == .ok) }
    let first = bench("\(line) --limit 2 --json")
    #expect(first["data.bookings"] == "[2]")
    #expect(first["meta.complete"] == "false")
    let second = bench("\(line) --limit 2 --json")
    #expect(second["data.bookings"] == "[1]")
    #expect(second["meta.complete"] == "true")
    #expect(codes().isEmpty)
  }

  @Test("Another question has an answer of its own")
  func questions() {
    buy()
    #expect(codes() == ["SH-1"])
    #expect(codes("\(line) --status active") == ["SH-1"])
    #expect(codes("\(line) --kind hotel --limit 3") == ["SH-1"])
    #expect(codes("\(line) --kind hotel --limit 9").isEmpty)
    #expect(codes("\(line) --kind flight").isEmpty)
    #expect(codes("\(line) --until today") == ["SH-1"])
    var tomorrow = self
    tomorrow.bench.environment["ITRAVEL_NOW"] = "2026-12-01T09:00:00+09:00"
    #expect(tomorrow.codes("\(line) --until today").isEmpty)
  }

  @Test("A dry run prints the news and keeps it news")
  func dryRun() {
    buy()
    #expect(codes("\(line) --dry-run") == ["SH-1"])
    #expect(codes() == ["SH-1"])
  }

  @Test("--state keeps it elsewhere, without anything personal")
  func state() throws {
    buy()
    let path = bench.directory.appendingPathComponent("mine.json")
    #expect(codes("\(line) --state \(path.path)") == ["SH-1"])
    #expect(codes("\(line) --state \(path.path)").isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    let kept = try String(contentsOf: path, encoding: .utf8)
    #expect(kept.contains("SH-1"))
    for word in ["Minji", "minji", "82101234"] { #expect(!kept.contains(word)) }
    try "{}".write(to: path, atomically: true, encoding: .utf8)
    let damaged = bench("\(line) --state \(path.path) --json")
    #expect(damaged.exit == .config)
    #expect(damaged.out.isEmpty)
    #expect(Bench.word(damaged.error, "error.code") == "state_damaged")
  }

  @Test(
    "What it does not go with is refused",
    arguments: ["SH-1", "--due 48h", "--recheck", "--after SH-1", "--verify", "SH-1 --forget"])
  func conflicts(words: String) {
    let refused = bench("\(line) \(words) --json")
    #expect(refused.exit == .usage)
    #expect(Bench.word(refused.error, "error.code") == "conflicting_options")
    #expect(Bench.word(refused.error, "error.field") == "changed")
  }

  @Test("--state needs --changed")
  func alone() {
    #expect(Bench.word(bench("history --state x --json").error, "error.field") == "changed")
    #expect(bench("history --changed --state -").exit == .usage)
  }

  @Test("An outage of the server forgets nothing, and what it knew before is no news when it is back")
  func outage() throws {
    let backend = try FakeBackend()
    defer { backend.stop() }
    var box = Bench()
    let http = HTTPClient.curl(agent: "itravel/test", environment: { _ in nil })
    box.providers = [.offline, .insight(http: http, facts: .embedded)]
    box.environment["ITRAVEL_ENDPOINT"] = backend.address
    #expect(box("search hotel Osaka --check-in 2026-12-24 --nights 3").exit == .ok)
    let booked = box(
      "book hotel 1 --name \"Minji Kim\" --email minji@example.com --phone +821012345678 --max-total \"9000000 KRW\" --yes --json"
    )
    let code = try #require(booked["data.booking.code"], "\(booked.err)")
    func printed() -> String { box("\(line) --json")["data.bookings[0].status"] ?? "nothing" }
    #expect(printed() == "confirmed")
    backend.change { state in
      let gone = state.bookings.removeFirst()
      state.cancelled.append((gone.code, gone.type, gone.item, gone.passenger, "2026-11-30T01:00:00"))
    }
    #expect(printed() == "cancelled")
    #expect(printed() == "nothing")
    // The ledger does not know of that cancellation, and its word is all there is now.
    backend.fails("/api/bookings", .dropBefore, .dropBefore, .dropBefore, .dropBefore)
    let during = box("\(line) --json")
    #expect(during["warnings[0].code"] == "server_not_asked", "\(during.out)")
    #expect(during["data.bookings"] == "[0]", "\(during.out)")
    #expect(box("history --json")["data.bookings[0].code"] == code)
    backend.change { $0.faults = [:] }
    #expect(printed() == "nothing")
  }
}
