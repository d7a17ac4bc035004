import Commands
import Synchronization
import Testing
import Travel

@Suite("Long text on a terminal")
struct PagingTests {
  /// A pager that remembers what it was asked to show.
  private final class Screen: Sendable {
    private let shown = Mutex<[(program: [String], text: String)]>([])
    let isThere: Bool

    init(isThere: Bool = true) { self.isThere = isThere }

    var all: [(program: [String], text: String)] { shown.withLock { $0 } }

    func paging(rows: Int? = 10, wish: String? = nil) -> Paging {
      Paging(rows: rows, wish: wish) { program, bytes in
        self.shown.withLock { $0.append((program, String(decoding: bytes, as: UTF8.self))) }
        return self.isThere
      }
    }
  }

  private func bench(_ paging: Paging) -> Bench {
    var bench = Bench()
    bench.isTerminal = true
    bench.environment["TERM"] = "xterm"
    bench.paging = paging
    return bench
  }

  private static let flights = "search flight ICN KIX --depart 2026-12-20 --flex 3"

  @Test(
    "goes through the pager that PAGER names, less where it names none",
    arguments: [
      (nil, ["less"]), ("most", ["most"]), ("  less   -S\t-R ", ["less", "-S", "-R"]),
      ("/opt/페이저/view --wrap=80", ["/opt/페이저/view", "--wrap=80"]),
      ("less -R | head", ["/bin/sh", "-c", "less -R | head"]), ("LESS=S less", ["/bin/sh", "-c", "LESS=S less"]),
      ("'my pager'", ["/bin/sh", "-c", "'my pager'"]), ("$VIEWER", ["/bin/sh", "-c", "$VIEWER"]),
      ("~/bin/view", ["/bin/sh", "-c", "~/bin/view"]),
    ] as [(String?, [String])])
  func programs(wish: String?, program: [String]) {
    let screen = Screen()
    let result = bench(screen.paging(wish: wish))(PagingTests.flights)
    #expect(screen.all.map(\.program) == [program])
    #expect(screen.all.first?.text.contains("ICN → KIX") == true)
    #expect(result.out == "")
    #expect(result.exit == .ok)
  }

  @Test("goes straight to the terminal where PAGER is empty or cat", arguments: ["", "  ", "cat", " cat "])
  func wishedAway(wish: String) {
    let screen = Screen()
    #expect(bench(screen.paging(wish: wish))(PagingTests.flights).out.contains("ICN → KIX"))
    #expect(screen.all.isEmpty)
  }

  @Test(
    "goes straight where a pager has no business",
    arguments: [
      "--no-pager", "--no-input", "-o markdown", "-o tsv", "-o ndjson", "--json", "--get data.offers[0].id",
      "--fields offers.id",
    ])
  func straight(option: String) {
    let screen = Screen()
    #expect(!bench(screen.paging(rows: 1))("\(PagingTests.flights) \(option)").out.isEmpty)
    #expect(screen.all.isEmpty)
  }

  @Test("goes straight on a terminal that is dumb, unknown, tall enough or none")
  func terminals() {
    let screen = Screen()
    var benches = [bench(screen.paging()), bench(screen.paging()), bench(screen.paging()), bench(screen.paging())]
    benches[0].environment["TERM"] = "dumb"
    benches[1].environment["TERM"] = nil
    benches[2].isTerminal = false
    benches[3].environment["ITRAVEL_NO_INPUT"] = "1"
    benches += [bench(screen.paging(rows: nil)), bench(screen.paging(rows: 100))]
    for bench in benches { #expect(bench(PagingTests.flights).out.contains("ICN → KIX")) }
    #expect(screen.all.isEmpty)
  }

  @Test("is help too, and keeps its code; where there is no such pager it is written all the same")
  func rest() {
    let screen = Screen()
    #expect(bench(screen.paging())("help").out == "")
    #expect(bench(screen.paging())("search flight --help --no-pager").out.contains("--flex"))
    #expect(bench(screen.paging())("--version").out.hasPrefix("itravel "))
    #expect(bench(screen.paging())("\(PagingTests.flights) --strict").exit == .partial)
    #expect(screen.all.count == 2)
    let missing = Screen(isThere: false)
    #expect(bench(missing.paging())(PagingTests.flights).out.contains("ICN → KIX"))
    #expect(missing.all.count == 1)
  }
}
