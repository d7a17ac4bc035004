import Foundation
import Testing

@Suite("What each module may know")
struct ImportTests {
  /// Every module with all that its files may import.
  private static let allowed: [String: Set<String>] = [
    "Wording": [], "Civil": [], "JSON": ["Synchronization"],
    "Grammar": ["Wording"],
    "Travel": ["JSON", "Wording", "Civil"],
    "Rendering": ["Travel", "JSON", "Wording", "Civil"],
    "Commands": ["Grammar", "Rendering", "Travel", "JSON", "Wording", "Civil", "Synchronization"],
    "Atlas": ["CAtlas", "Civil", "Glibc", "Darwin"],
    "Offline": ["Travel", "Atlas", "JSON", "Wording", "Civil", "Glibc", "Darwin"],
    "Storage": ["Travel", "JSON", "Wording", "Civil", "CSQLite", "Synchronization", "Glibc", "Darwin"],
    "Transport": ["Travel", "JSON", "Wording", "Civil", "CCurl", "Synchronization", "Glibc", "Darwin"],
    "Insight": ["Travel", "Transport", "JSON", "Wording", "Civil"],
    "itravel": [
      "Commands", "Grammar", "Rendering", "Travel", "JSON", "Wording", "Civil", "Atlas", "Offline", "Storage",
      "Transport", "Insight", "CProcess", "Synchronization", "Glibc", "Darwin",
    ],
  ]

  @Test("No module imports more than the design allows, and none any Foundation")
  func imports() throws {
    let root = repository.appendingPathComponent("Sources")
    for module in try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    where module.first != "C" || module == "Commands" || module == "Civil" {
      let allowed = try #require(ImportTests.allowed[module], "\(module) has no allow-list")
      let walk = FileManager.default.enumerator(
        at: root.appendingPathComponent(module), includingPropertiesForKeys: nil)
      for file in (walk?.allObjects as? [URL] ?? []) where file.pathExtension == "swift" {
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          guard
            let match = line.firstMatch(
              of: /^(?:@\w+ )?(?:package |public |internal )?import (?:struct |enum |func )?(\w+)/)
          else { continue }
          #expect(allowed.contains(String(match.1)), "\(module)/\(file.lastPathComponent) imports \(match.1)")
        }
      }
    }
  }

  @Test("print stands in no file of the product, and no file is over 300 lines but tables")
  func manner() throws {
    let root = repository.appendingPathComponent("Sources")
    let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    for file in (walk?.allObjects as? [URL] ?? []) where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 300, "\(file.lastPathComponent) has \(lines.count) lines")
      let prints = lines.filter { $0.firstMatch(of: /(^|[^a-zA-Z.])print\(/) != nil }
      #expect(prints.isEmpty, "\(file.lastPathComponent) prints")
    }
  }
}
