import Foundation
import Testing

@Suite("Sentences in two languages")
struct PhraseTests {
  /// A phrase as it stands in the source: both halves, escapes and interpolations included.
  private static var phrase: Regex<(Substring, Substring, Substring)> {
    /Phrase\(\s*"((?:[^"\\]|\\.)*)",\s*"((?:[^"\\]|\\.)*)"\s*\)/
  }

  @Test("Every phrase has a Korean half in Hangul or nothing to translate, and shouts in neither")
  func halves() throws {
    var count = 0
    for file in try sources() {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: PhraseTests.phrase) {
        let (en, ko) = (String(match.1), String(match.2))
        count += 1
        let hasWords = en.contains { $0.isLetter } && !en.hasPrefix("\\(") && en != "#"
        let isHangul = ko.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
        #expect(!hasWords || isHangul, "\(file.lastPathComponent): “\(en)” has no Korean: “\(ko)”")
        #expect(!en.contains("!") && !ko.contains("!"), "\(file.lastPathComponent): “\(en)” shouts")
      }
    }
    #expect(count > 150)
  }

  private func sources() throws -> [URL] {
    let root = repository.appendingPathComponent("Sources")
    let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (walk?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
  }
}
