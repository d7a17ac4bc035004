import Foundation
import Grammar
import Testing
import Wording

/// Pages against what is kept in `Golden`; `RECORD_GOLDEN=1` writes them anew.
@Suite struct PageTests {
  @Test(arguments: Language.allCases, [[], ["find", "ship"], ["hire"], ["completions"], ["notes"], ["talk"]])
  func helpIsAsKept(language: Language, path: [String]) throws {
    let page = try #require(sample.help(path, in: language))
    try expectGolden("help\(path.map { "-" + $0 }.joined()).\(language.rawValue).txt", page.text)
    for line in page.text.split(separator: "\n") { #expect(displayWidth(of: String(line)) <= 80, "\(line)") }
  }

  @Test func helpFitsANarrowTerminal() throws {
    let page = try #require(sample.help(["find", "ship"], in: .en, columns: 50))
    try expectGolden("help-find-ship-narrow.en.txt", page.text)
  }

  @Test func helpOfNoNameIsNone() {
    #expect(sample.help(["bogus"], in: .en) == nil)
    #expect(sample.help(["ping", "ping"], in: .en) == nil)
  }

  @Test func hiddenNamesAreNotShown() throws {
    let pages = [
      sample.help([], in: .en)?.text ?? "secret", manual.text, sample.bashCompletions, sample.fishCompletions,
    ]
    for page in pages { #expect(!page.contains("secret") && !page.contains("PREFIX\n")) }
  }

  @Test func theManualIsAsKept() throws { try expectGolden("sail.1", manual.text) }

  @Test(.enabled(if: tool("mandoc") != nil, "mandoc is not installed"))
  func theManualIsSoundForMandoc() throws {
    try withFile("sail.1", manual.text) { file in
      #expect(try run("mandoc", ["-Tlint", file]) == "")
      // Bold is written by going back over a letter.
      let shown = try run("mandoc", ["-Tutf8", file]).replacing(/.\x08/, with: "")
      #expect(shown.contains("한국어") && shown.contains("find ship ORIGIN DESTINATION"))
    }
  }

  @Test func theTableIsMarkdown() throws { try expectGolden("table.md", sample.markdownTable(in: .en)) }

  var manual: ManPage {
    sample.manPage(
      date: (2026, 11, 30),
      sections: [
        .init("SEE ALSO", ["The harbour. The sea."]),
        .init("EXIT STATUS", ["Zero or not."], items: [("0", "Done."), ("2", "The words make no command.")]),
        .init("ENVIRONMENT", items: [("SAIL_LANG", "A language: en or ko (한국어).")]),
      ])
  }
}
