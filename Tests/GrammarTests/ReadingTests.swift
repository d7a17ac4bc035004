import Grammar
import Testing
import Wording

/// Sound lines and what they come to.
@Suite struct ReadingTests {
  @Test(arguments: [
    "find ship A B --depart 1224", "find ship A B -d 1224", "find ship A B -d1224", "find ship A B --depart=1224",
    "find ship --depart 1224 A B", "find ship A -d 1224 B", "find ship -d 1224 -- A B", "-q find ship A B -d1224",
    "--depart 1224 find ship A B", "-d1224 find ship A B", "--depart=1224 find ship A B", "-d 1224 -q find ship A B",
    "find -d1224 ship A B -q", "find --depart 1224 ship -- A B", "-qd 1224 find -y ship A B",
    "--depart 1224 -- find ship A B",
    "find -y ship A B -d1224 -q", "--timeout 5 find --lang ko ship A B -qyd 1224", "find ship A B -qyd1224",
  ])
  func everySpellingOfAnOptionReadsTheSame(line: String) throws {
    #expect(try sail(line) == "harbour: A B 1224 - 1 [] steel - false false")
  }

  @Test func neighboursOfOneTypeKeepTheirPlaces() throws {
    #expect(
      try sail("find ship A B -d 1111 -r 2222 -c 3 --child 4 --child=5 --hull wood --max-price 7 --nonstop")
        == "harbour: A B 1111 2222 3 [4, 5] wood 7 true false")
    #expect(try sail("find ship A B -s") == "harbour: A B - - 1 [] steel - false true")
    #expect(try sail("notes rename 1 Two") == "rename 1 Two")
    #expect(try sail("hire boat 2 --dogs 3") == "boat 2 1 3")
    #expect(try sail("hire boat 2 --adults 3") == "boat 2 3 0")
  }

  /// A word after an option that only some commands have is its value where it is theirs, whatever it looks like.
  @Test func optionsOfACommandMayStandBeforeItsName() throws {
    #expect(try sail("--hull wood --nonstop -c 2 find ship A B") == "harbour: A B - - 2 [] wood - true false")
    #expect(
      try sail("--child 4 find --child 5 ship A --child 6 B") == "harbour: A B - - 1 [4, 5, 6] steel - false false")
    #expect(try sail("--dogs 3 hire boat 2") == "boat 2 1 3")
    #expect(try sail("hire --dogs 3 boat 2") == "boat 2 1 3")
    #expect(try sail("--captain me hire of_1") == "hire of_1 me")
    #expect(try sail("--captain hire hire of_1") == "hire of_1 hire")
    #expect(try sail("hire --captain me of_1") == "hire of_1 me")
    #expect(try sail("--find drop notes") == "list drop")
    #expect(try sail("--find x notes list") == "list x")
    #expect(try sail("--log talk talk hi") == "talk hi [\"talk\"]")
    #expect(try sail("--log a --help find ship") == "help [\"find\", \"ship\"] -")
  }

  @Test func aLoneDashAndWhatFollowsTwoDashesAreWords() throws {
    #expect(try sail("talk -") == "talk - []")
    #expect(try sail("talk -- -q") == "talk -q []")
    #expect(try sail("talk -- --help") == "talk --help []")
    #expect(try sail("talk --log - hi") == "talk hi [\"-\"]")
    #expect(try sail("-- talk hi") == "talk hi []")
    #expect(try sail("notes drop") == "drop []")
    #expect(try sail("notes drop a b c") == "drop [\"a\", \"b\", \"c\"]")
    #expect(try sail("talk \"\"") == "talk  []")
    #expect(try sail("talk --log= hi") == "talk hi [\"\"]")
  }

  @Test func aGroupMayHaveADefault() throws {
    #expect(try sail("notes") == "list -")
    #expect(try sail("notes --find x") == "list x")
    #expect(try sail("notes list --find x") == "list x")
    #expect(try sail("notes -q") == "list -")
    #expect(try sail("hire of_1 --captain me") == "hire of_1 me")
    #expect(try sail("hire --captain boat of_1") == "hire of_1 boat")
    #expect(try sail("completions fish") == "fish")
    #expect(try sail("completions --values notes -- n") == "values notes n")
    #expect(try sail("completions --values notes -- bash") == "values notes bash")
    #expect(try sail("ping") == "pong harbour")
    #expect(try sail("secret") == "psst")
  }

  @Test func globalOptionsAreReadAnywhere() throws {
    func globals(_ line: String) throws -> SampleGlobals? {
      guard case .run(let globals, _, _) = try sample.parse(Shell.split(line)) else { return nil }
      return globals
    }
    let all = SampleGlobals(language: .ko, json: true, output: .tsv, quiet: true, yes: true, timeout: 9)
    #expect(try globals("--lang ko --json -o tsv -qy --timeout 9 ping") == all)
    #expect(try globals("ping -qyotsv --timeout=9 --json --lang=ko") == all)
    #expect(try globals("--lang ko notes -q list --json -y --output tsv --timeout 9") == all)
    let quiet = SampleGlobals(language: nil, json: false, output: nil, quiet: true, yes: false, timeout: 20)
    #expect(try globals("ping -q -q --quiet") == quiet)
  }

  @Test func helpAndVersionWinOverMistakes() throws {
    #expect(try sail("help") == "help [] -")
    #expect(try sail("help find ship --lang ko") == "help [\"find\", \"ship\"] ko")
    #expect(try sail("help notes") == "help [\"notes\"] -")
    #expect(try sail("notes --help") == "help [\"notes\"] -")
    #expect(try sail("hire of_1 -h") == "help [\"hire\"] -")
    #expect(try sail("find ship --bogus -d --help --lang ko") == "help [\"find\", \"ship\"] ko")
    #expect(try sail("find shop -h") == "help [\"find\"] -")
    #expect(try sail("--lang xx -qh --timeout 0") == "help [] -")
    #expect(throws: UsageError.self, "there is no help on what there is not") { try sail("bogus -h") }
    #expect(try sail("--version") == "version")
    #expect(try sail("find --bogus --version --json") == "version")
    #expect(try sail("--version -h") == "help [] -")
  }

  @Test func aGlimpseTellsTheFormatAndTheLanguageOfAMistake() {
    func glimpse(_ line: String) -> Glimpse { sample.glimpse(Shell.split(line)) }
    #expect(glimpse("find --bogus --json").wantsJSON)
    #expect(glimpse("-o json bogus").wantsJSON)
    #expect(glimpse("bogus -qojson").wantsJSON)
    #expect(glimpse("bogus --output=json --lang=ko") == Glimpse(wantsJSON: true, output: "json", language: .ko))
    #expect(glimpse("find ship -d --json").wantsJSON)
    #expect(!glimpse("talk -- --json").wantsJSON)
    #expect(glimpse("-o tsv --lang xx") == Glimpse(wantsJSON: false, output: "tsv", language: nil))
  }

  @Test func theSameLineCanBePutAnotherWay() throws {
    guard
      case .run(_, let line, _) = try sample.parse(["find", "ship", "Nova Scotia", "B", "--depart=1224", "-c", "2"])
    else { Issue.record("not a command"); return }
    #expect(line.command == "sail find ship")
    #expect(line.replacing("origin", with: "HFX") == "sail find ship HFX B --depart=1224 -c 2")
    #expect(line.replacing("depart", with: "1225") == "sail find ship \"Nova Scotia\" B --depart=1225 -c 2")
    #expect(line.replacing("crew", with: nil) == "sail find ship \"Nova Scotia\" B --depart=1224")
    #expect(
      line.replacing("max_price", with: "5 KRW")
        == "sail find ship \"Nova Scotia\" B --depart=1224 -c 2 --max-price \"5 KRW\"")
  }

  @Test func everyExampleIsReadByItsOwnCommand() throws {
    for example in FindShip.command.examples { #expect(try sail(example.line).hasPrefix("harbour:")) }
    for example in Talk.command.examples { #expect(try sail(example.line).hasPrefix("talk")) }
  }
}
