import Commands
import Foundation
import Testing

/// The top of the repository.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

@Suite("Files that the declarations yield")
struct GeneratedFilesTests {
  /// With ITRAVEL_RECORD set the files are written instead, so that one command brings them up to date.
  private let records = ProcessInfo.processInfo.environment["ITRAVEL_RECORD"] != nil

  @Test("The man page and the completions are what the declarations yield")
  func files() throws {
    for (path, text) in GeneratedFiles.all {
      let file = repository.appendingPathComponent(path)
      if records {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let kept = try String(contentsOf: file, encoding: .utf8)
      #expect(kept == text, "\(path) is stale; run: ITRAVEL_RECORD=1 swift test --filter GeneratedFiles")
    }
  }

  @Test("The README's tables are what the declarations yield")
  func readme() throws {
    let file = repository.appendingPathComponent("README.md")
    var kept = try String(contentsOf: file, encoding: .utf8)
    for (name, text) in GeneratedFiles.readmeParts {
      let start = try #require(kept.range(of: "<!-- \(name) -->\n"), "README lacks the marker \(name)")
      let end = try #require(kept.range(of: "<!-- /\(name) -->"), "README lacks the end of \(name)")
      if records {
        kept.replaceSubrange(start.upperBound..<end.lowerBound, with: text)
        try kept.write(to: file, atomically: true, encoding: .utf8)
        continue
      }
      let part = String(kept[start.upperBound..<end.lowerBound])
      #expect(part == text, "README's \(name) is stale; run: ITRAVEL_RECORD=1 swift test --filter GeneratedFiles")
    }
  }
}
