import Foundation
import Testing
import Travel

/// A story told at the command line: `$ itravel …`, then what it prints, `! ` before lines of standard error, `? 5` for an
/// exit code that is not 0, `< ` before lines of standard input.
struct Transcript {
  struct Step {
    let line: String
    var input = ""
    var out = ""
    var err = ""
    var exit = 0
  }

  var opening: [String] = []
  var steps: [Step] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("$ itravel") {
        steps.append(Step(line: String(line.dropFirst(10)).trimmingCharacters(in: .whitespaces)))
      } else if steps.isEmpty {
        opening.append(line)
      } else if line.hasPrefix("? ") {
        steps[steps.count - 1].exit = Int(line.dropFirst(2)) ?? -1
      } else if line.hasPrefix("! ") {
        steps[steps.count - 1].err += line.dropFirst(2) + "\n"
      } else if line.hasPrefix("< ") {
        steps[steps.count - 1].input += line.dropFirst(2) + "\n"
      } else {
        steps[steps.count - 1].out += line + "\n"
      }
    }
    // The blank line that parts two steps belongs to neither.
    for index in steps.indices {
      while steps[index].out.hasSuffix("\n\n") || steps[index].out == "\n" { steps[index].out.removeLast() }
    }
  }

  /// The transcript written out again.
  var text: String {
    opening.map { $0 + "\n" }.joined()
      + steps.map { step in
        let input = step.input.split(separator: "\n").map { "< \($0)\n" }.joined()
        let err = step.err.split(separator: "\n").map { "! \($0)\n" }.joined()
        return "$ itravel \(step.line)\n" + input + step.out + err + (step.exit == 0 ? "" : "? \(step.exit)\n")
      }.joined(separator: "\n")
  }
}

@Suite("Stories at the command line")
struct TranscriptTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Transcripts")

  static var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".transcript") }.sorted())
      ?? []
  }

  @Test("Each line prints what the story says", arguments: names)
  func story(name: String) throws {
    let file = TranscriptTests.folder.appendingPathComponent(name)
    var transcript = Transcript(try String(contentsOf: file, encoding: .utf8))
    let records = ProcessInfo.processInfo.environment["ITRAVEL_RECORD"] != nil
    let bench = Bench()
    for (index, step) in transcript.steps.enumerated() {
      let result = bench(step.line, input: step.input)
      let out = result.out.replacing(/[ \t]+\n/, with: "\n")
      if records {
        transcript.steps[index].out = out
        transcript.steps[index].err = result.err
        transcript.steps[index].exit = result.exit.rawValue
        continue
      }
      #expect(out == step.out, "\(name): itravel \(step.line)")
      #expect(result.err == step.err, "\(name): itravel \(step.line)")
      #expect(result.exit.rawValue == step.exit, "\(name): itravel \(step.line)")
    }
    if records { try transcript.text.write(to: file, atomically: true, encoding: .utf8) }
  }

  @Test("The README shows a story as it is told")
  func readme() throws {
    let readme = try String(
      contentsOf: repository.appendingPathComponent("README.md"), encoding: .utf8)
    let story = try String(
      contentsOf: TranscriptTests.folder.appendingPathComponent("readme.transcript"), encoding: .utf8)
    #expect(readme.contains("```console\n\(story)```"), "README lacks Transcripts/readme.transcript word for word")
  }
}
