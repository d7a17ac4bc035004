import Grammar
import Testing
import Wording

/// Lines that are not sound, and what is said about them.
@Suite struct MistakeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var line: String
    var code: String
    var field: String?
    var hint: String

    init(_ line: String, _ code: String, _ field: String?, _ hint: String) {
      self.line = line
      self.code = code
      self.field = field
      self.hint = hint
    }

    var testDescription: String { line }
  }

  @Test(arguments: [
    Case("find ship A B --depar 1224", "unknown_option", "depar", "sail find ship A B --depart 1224"),
    Case("find ship A B --dep=1224", "unknown_option", "dep", "sail find ship A B --depart=1224"),
    Case("find ship A B -depart 1224", "unknown_option", "depart", "sail find ship A B --depart 1224"),
    Case("find ship A B --bogus", "unknown_option", "bogus", "sail help find ship"),
    Case("find ship A B -qz", "unknown_option", "z", "sail help find ship"),
    Case("talk -5", "unknown_option", "5", "sail help talk"),
    Case("notes --title x drop 1", "unknown_option", "title", "sail help notes drop"),
    Case("--depart find ship A B", "missing_value", "depart", "sail find ship PUS OSA --depart 1224"),
    Case("--captain hire boat 2", "unknown_option", "captain", "sail help hire boat"),
    Case("--depart 1224 fnid find ship A", "unknown_command", nil, "sail --depart 1224 find find ship A"),
    Case("--depart 12 find ship A B", "bad_value", "depart", "sail --depart 1224 find ship A B"),
    Case(
      "--depar 1224 --nonstop find ship A B", "unknown_option", "depar", "sail --depart 1224 --nonstop find ship A B"),
    Case("--depart 1224", "missing_command", nil, "sail help"),
    Case("--depart 1224 find", "missing_command", nil, "sail help find"),
    Case("--depart 1224 fnid ship A B", "unknown_command", nil, "sail --depart 1224 find ship A B"),
    Case("--depart 1224 find shpi A B", "unknown_command", nil, "sail --depart 1224 find ship A B"),
    Case("--nonstop --bogus", "unknown_option", "nonstop", "sail help"),
    Case("--quite ping", "unknown_option", "quite", "sail --quiet ping"),
    Case("find ship A B --depart", "missing_value", "depart", "sail find ship PUS OSA --depart 1224"),
    Case("find ship A B --depart -q", "missing_value", "depart", "sail find ship PUS OSA --depart 1224"),
    Case("find ship A B --depart --nonstop", "missing_value", "depart", "sail find ship PUS OSA --depart 1224"),
    Case("find ship A B --hull -- x", "missing_value", "hull", "sail help find ship"),
    Case("--timeout", "missing_value", "timeout", "sail help"),
    Case("ping --quiet=yes", "bad_value", "quiet", "sail ping --quiet"),
    Case("find ship A B --max-price -5", "bad_value", "max_price", "sail help find ship"),
    Case("find ship A B -c 0", "bad_value", "crew", "sail find ship \"Nova Scotia\" OSA -c 2 --child 4"),
    Case("find ship A B -c +2", "bad_value", "crew", "sail find ship \"Nova Scotia\" OSA -c 2 --child 4"),
    Case(
      "find ship A B --child 3 --child 12", "bad_value", "child", "sail find ship \"Nova Scotia\" OSA -c 2 --child 4"),
    Case("find ship A B --depart=24", "bad_value", "depart", "sail find ship A B --depart=1224"),
    Case("find ship A B -qd24", "bad_value", "depart", "sail find ship A B -qd1224"),
    Case("find ship A B --hull wod", "bad_value", "hull", "sail find ship A B --hull wood"),
    Case("ping --lang fr", "bad_value", "lang", "sail help ping"),
    Case("hire boat 0", "bad_value", "n", "sail hire boat 2"),
    Case("find ship A B -d 1 --depart=2", "repeated_option", "depart", "sail find ship A B --depart=2"),
    Case("--lang ko ping --lang en", "repeated_option", "lang", "sail ping --lang en"),
    Case("find ship A", "missing_operand", "destination", "sail find ship PUS OSA --depart 1224"),
    Case("find ship", "missing_operand", "origin", "sail find ship PUS OSA --depart 1224"),
    Case("hire of_1", "missing_option", "captain", "sail hire of_1 --captain me"),
    Case("find ship A B C", "unexpected_operand", nil, "sail help find ship"),
    Case("ping again", "unexpected_operand", nil, "sail help ping"),
    Case("ping the harbour now", "unexpected_operand", nil, "sail talk \"ping the harbour now\""),
    Case("fnid ship A B", "unknown_command", nil, "sail find ship A B"),
    Case("-q find shpi A B", "unknown_command", nil, "sail -q find ship A B"),
    Case("notes lsit", "unknown_command", nil, "sail notes list"),
    Case("notes bogus", "unknown_command", nil, "sail help notes"),
    Case("hire baot 2", "unknown_command", nil, "sail hire boat 2"),
    Case("completions bahs", "unknown_command", nil, "sail completions bash"),
    Case("\"\"", "unknown_command", nil, "sail help"),
    Case("xyzzy", "unknown_command", nil, "sail help"),
    Case("\"hire me a ship\"", "unknown_command", nil, "sail talk \"hire me a ship\""),
    Case("bring me a ship", "unknown_command", nil, "sail talk \"bring me a ship\""),
    Case("find cheap ships", "unknown_command", nil, "sail talk \"find cheap ships\""),
    Case("오사카 배", "unknown_command", nil, "sail talk \"오사카 배\""),
    Case("help fnid ship", "unknown_command", nil, "sail help find ship"),
    Case("help find bogus", "unknown_command", nil, "sail help find"),
    Case("", "missing_command", nil, "sail help"),
    Case("-q --lang ko", "missing_command", nil, "sail help"),
    Case("find", "missing_command", nil, "sail help find"),
    Case("find ship A A", "same_place", "destination", ""),
  ])
  func isToldWithACodeAFieldAndAHint(it: Case) {
    let mistake = mistake(it.line)
    #expect(mistake?.code == it.code)
    #expect(mistake?.field == it.field)
    #expect(mistake?.hint ?? "" == it.hint)
    #expect(mistake?.message.en.isEmpty == false)
    #expect(mistake?.message.ko.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } == true)
  }

  @Test func sentencesNameTheThing() {
    #expect(
      mistake("find ship A B --depar 1")?.message
        == Phrase(
          "sail find ship has no option --depar. Nearest: --depart.",
          "sail find ship 명령에 --depar 옵션은 없어요. 비슷한 이름: --depart"))
    #expect(
      mistake("find ship A B -c 0")?.message
        == Phrase("--crew: “0” is out of range: 1 to 9.", "--crew: “0” 대신 1부터 9까지의 수를 적어 주세요."))
    #expect(mistake("talk --log")?.message.en == "--log needs a value after it: FILE.")
    #expect(mistake("find ship A B -d 1 -d 2")?.message.en == "--depart is given twice; which one is meant?")
  }

  @Test(arguments: ["", "-", "+1", " 1", "1 ", "1.0", "1,000", "0x1", "１", "99999999999999999999", "--1"])
  func onlyDecimalDigitsAreANumber(word: String) {
    #expect(throws: ArgumentProblem.self) { try Int(argument: word) }
  }

  @Test func aHintIsRunnable() {
    for line in ["find ship A B --depar 1224", "fnid ship A B", "bring me a ship", "--depart 12 find ship A B"] {
      let hint = mistake(line)?.hint ?? ""
      #expect(mistake(String(hint.dropFirst("sail ".count))) == nil, "\(hint)")
    }
  }
}
