import Commands
import Testing
import Travel
import Wording

@Suite("Waiting for a service")
struct WaitingTests {
  /// A service that takes a while, by a clock of its own.
  private func slow(_ milliseconds: [Int], label: Phrase? = Phrase("Asking far away.", "멀리 물어보고 있어요.")) -> Provider {
    Provider(name: "slow") { (_, terms) throws(Failure) in
      TravelService(
        name: "slow", endpoint: nil, isLive: true, abilities: ["hotels"],
        chat: { (_, _) throws(Failure) in throw Failure("not_here", .unavailable, .same("no chat")) },
        submitSurvey: { _, _ in },
        flights: { (_, _) throws(Failure) in
          terms.waiting.tick(900)
          terms.waiting.end()
          throw Failure("not_here", .unavailable, .same("no flights"))
        },
        hotels: { _, progress in
          if let label { progress.report(label) }
          for time in milliseconds { terms.waiting.tick(time) }
          terms.waiting.end()
          return Found(offers: [])
        },
        quote: { (_, _) throws(Failure) in throw Failure("not_here", .unavailable, .same("no quote")) },
        book: { (_) throws(Failure) in throw Failure("not_here", .unavailable, .same("no book")) },
        lookUp: { _ in .unclear }, bookings: { [] },
        cancellationQuote: { _, _ in CancellationQuote(fee: nil, refund: nil, terms: []) },
        cancel: { _, _ in CancellationQuote(fee: nil, refund: nil, terms: []) })
    }
  }

  private func bench(_ milliseconds: [Int], terminal: String? = "xterm", label: Phrase? = Phrase("Asking.", "물어봐요."))
    -> Bench
  {
    var bench = Bench()
    bench.isTerminal = true
    bench.environment["TERM"] = terminal
    bench.providers = [slow(milliseconds, label: label)]
    return bench
  }

  private static let line = "search hotel Osaka --check-in 2026-12-20 --nights 2"
  private static let wiped = "\r\u{1B}[K"

  @Test("says nothing of what takes less than 300 ms")
  func quick() {
    #expect(bench([0, 100, 200, 299])(WaitingTests.line).err == "")
  }

  @Test("draws one line over itself from 300 ms on, and wipes it")
  func long() {
    let err = bench([100, 300, 350, 1250, 61_000])(WaitingTests.line).err
    #expect(
      err == "\(wiped)⠸ Asking.\(wiped)⠹ Asking.  1 s\(wiped)⠋ Asking.  61 s\(wiped)")
  }

  private var wiped: String { WaitingTests.wiped }

  @Test("speaks Korean, and ASCII where the locale knows no more")
  func languages() {
    #expect(bench([300])("\(WaitingTests.line) --lang ko").err == "\(wiped)⠸ 물어봐요.\(wiped)")
    var old = bench([300, 400, 500, 600, 700], label: nil)
    old.environment["LC_ALL"] = "C"
    #expect(
      old(WaitingTests.line).err
        == "\(wiped)\\ Waiting for an answer.\(wiped)| Waiting for an answer.\(wiped)/ Waiting for an answer."
        + "\(wiped)- Waiting for an answer.\(wiped)\\ Waiting for an answer.\(wiped)")
  }

  @Test("is silent where nobody watches, or nobody wants to hear", arguments: ["--quiet", "--json", "-o json"])
  func silent(option: String) {
    #expect(bench([400, 2000])("\(WaitingTests.line) \(option)").err == "")
    var piped = bench([400, 2000])
    piped.isTerminal = false
    #expect(piped(WaitingTests.line).err == "")
  }

  @Test("is said once, in a line of its own, where the cursor cannot move", arguments: ["dumb", nil])
  func dumb(terminal: String?) {
    #expect(bench([200], terminal: terminal)(WaitingTests.line).err == "")
    #expect(bench([400, 2000, 3000], terminal: terminal)(WaitingTests.line).err == "Asking.\n")
  }

  @Test("never wraps and never steers the terminal")
  func narrow() {
    let label = Phrase("\u{1B}[2JAsking \(String(repeating: "香格里拉", count: 30)).", "")
    let err = bench([12_345], label: label)(WaitingTests.line).err
    let drawn = err.replacing(wiped, with: "")
    #expect(displayWidth(of: drawn) <= 79)
    #expect(drawn.hasSuffix("…  12 s"))
    #expect(!drawn.contains("\u{1B}"))
  }

  @Test("is wiped before a failure is told")
  func failure() {
    let err = bench([])("search flight ICN KIX --depart 2026-12-20").err
    #expect(err.hasPrefix("\(wiped)⠏ Waiting for an answer.\(wiped)"))
    #expect(err.contains("no flights"))
  }
}
