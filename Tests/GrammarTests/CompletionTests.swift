import Foundation
import Grammar
import Testing
import Wording

/// Completion scripts in the shells they are for.
@Suite struct CompletionTests {
  @Test func scriptsAreAsKept() throws {
    try expectGolden("sail.bash", sample.bashCompletions)
    try expectGolden("_sail", sample.zshCompletions)
    try expectGolden("sail.fish", sample.fishCompletions)
  }

  @Test(.enabled(if: tool("bash") != nil, "bash is not installed"))
  func bashReadsItsScript() throws {
    #expect(try withFile("sail.bash", sample.bashCompletions) { try run("bash", ["-n", $0]) } == "")
  }

  @Test(.enabled(if: tool("fish") != nil, "fish is not installed"))
  func fishReadsItsScript() throws {
    #expect(try withFile("sail.fish", sample.fishCompletions) { try run("fish", ["-n", $0]) } == "")
  }

  @Test(.enabled(if: tool("zsh") != nil, "zsh is not installed"))
  func zshReadsItsScript() throws {
    #expect(try withFile("_sail", sample.zshCompletions) { try run("zsh", ["-n", $0]) } == "")
  }

  @Test(
    .enabled(if: tool("bash") != nil, "bash is not installed"),
    arguments: [
      ("", "talk find hire notes ping completions help"), ("fi", "find"), ("find ", "ship"), ("help find ", "ship"),
      ("-o json find ship --hu", "--hull"), ("find ship --hull st", "steel"), ("find ship --hull = st", "steel"),
      ("find ship --hull =", "wood steel paper"), ("find ship --hull=st", "--hull=steel"),
      ("--lang find ", "talk find hire notes ping completions help"),
      ("--lang ko find ", "ship"), ("-o ", "text json tsv"), ("find ship A --no", "--nonstop"),
      ("notes drop ", "n1 n2 my\\ note"),
      ("notes drop n1 n", "n1 n2 my\\ note"), ("-q notes rename n", "n1 n2 my\\ note"), ("notes rename n1 ", ""),
      ("hire ", "boat n1 n2 my\\ note"),
      ("--hull wood find sh", "ship"), ("-d 1224 find ship --hu", "--hull"), ("--nonstop fi", "find"),
      ("--captain find ", "talk find hire notes ping completions help"), ("hire n1 --cap", "--captain"),
      ("talk -- --", ""), ("notes --fi", "--find"),
    ])
  func bashCompletes(line: String, expected: String) throws {
    let script = """
      sail() { printf 'n1\\tFirst\\nn2\\tSecond: note\\nmy note\\n'; }
      \(sample.bashCompletions)
      COMP_WORDS=(sail "$@"); COMP_CWORD=$#; _sail; echo "${COMPREPLY[*]}"
      """
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    #expect(try run("bash", ["-c", script, "bash"] + words) == expected + "\n")
  }

  @Test(
    .enabled(if: tool("fish") != nil, "fish is not installed"),
    arguments: [
      ("sail find ", "ship\tFind ships between two harbours\n"),
      ("sail -o json find ship --hull s", "steel\tWhat the ship is made of\n"),
      ("sail --hull wood find ", "ship\tFind ships between two harbours\n"),
      ("sail notes drop n", "n1\tFirst\nn2\tSecond: note\n"),
      ("sail find ship --nons", "--nonstop\tWithout a call at another harbour\n"),
    ])
  func fishCompletes(line: String, expected: String) throws {
    let script = "function sail; printf 'n1\\tFirst\\nn2\\tSecond: note\\n'; end\n" + sample.fishCompletions
    let found = try withFile("sail.fish", script) { file in
      try run("fish", ["--no-config", "-c", "source \(file); complete -C '\(line)'"])
    }
    #expect(found == expected)
  }
}
