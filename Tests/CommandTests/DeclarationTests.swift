import Civil
import Commands
import Grammar
import Rendering
import Testing
import Travel
import Wording

@testable import itravel

@Suite("Declarations")
struct DeclarationTests {
  @Test("The table of commands is sound: names, summaries, examples that parse to their command")
  func faults() {
    #expect(Itravel.program.faults() == [])
  }

  @Test("Help for every path in both languages touches no store, provider, clock or file", arguments: Language.allCases)
  func helpIsInert(language: Language) {
    let inert = World(
      environment: { $0 == "ITRAVEL_LANG" ? language.rawValue : nil },
      clock: {
        Issue.record("help read the clock")
        return .init(seconds: 0)
      },
      console: Streams(input: [], replies: []).console(isTerminal: false),
      files: Files(
        read: { path, _ in
          Issue.record("help read \(path)")
          return nil
        }, isPrivate: { _ in true }),
      folders: Folders(
        make: { Issue.record("help made \($0)") },
        list: { path in
          Issue.record("help listed \(path)")
          return nil
        },
        add: { path, _ in
          Issue.record("help wrote \(path)")
          return false
        }),
      providers: [],
      openLedger: { (_, _) throws(Failure) in
        Issue.record("help opened the store")
        throw Failure("inert", .internal, .same("inert"))
      },
      openWatch: { (_, _) throws(Failure) in
        Issue.record("help opened the state file")
        throw Failure("inert", .internal, .same("inert"))
      },
      exchange: { _, _ in
        Issue.record("help looked at rates")
        return nil
      },
      places: {
        Issue.record("help looked at places")
        return .empty
      }, sources: { [] }, examine: { _ in [] })
    for path in Itravel.program.root.commands.map(\.path) {
      #expect(Commands.run(path + ["--help"], in: inert) == .ok, "\(path)")
    }
    #expect(Commands.run(["--version"], in: inert) == .ok)
  }

  @Test("Every example in help runs", arguments: Language.allCases)
  func examplesRun(language: Language) throws {
    var bench = Bench()
    bench.environment["ITRAVEL_LANG"] = language.rawValue
    try bench.configure(
      "travellers.json",
      """
      {"me":{"name":"Minji Kim","email":"minji@example.com","phone":"+821012345678"},
       "partner":{"name":"Juno Park","email":"juno@example.com","phone":"+821087654321"}}
      """)
    #expect(bench("chat \"3 nights in Osaka from Seoul in December, two of us, food\"").exit == .ok)
    for command in Itravel.program.root.commands {
      for example in command.examples {
        let result = bench.run(example.words, input: Array((example.input ?? "").utf8))
        // Examples name bookings and offers of the reader's, which the box has not; words are never at fault.
        let mayMiss = ["book", "cancel", "history", "sessions", "chat"].contains(example.words.first ?? "")
        #expect(
          result.exit == .ok || mayMiss && (result.exit == .notFound || result.exit == .usage),
          "itravel \(example.words.joined(separator: " ")): \(result.exit) \(result.err)")
      }
    }
  }
}
