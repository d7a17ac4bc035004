import Foundation
import Testing

/// Recipes as the README shows them, which is as the declarations yield them.
@Suite("Recipes for scripts and cron")
struct RecipeTests {
  struct Recipe: CustomTestStringConvertible, Sendable {
    let language: String
    let code: String
    var testDescription: String { String(code.prefix(60)) }
  }

  static let all: [Recipe] = {
    let readme = Spawned.repository.appendingPathComponent("README.md")
    guard let text = try? String(contentsOf: readme, encoding: .utf8),
      let start = text.range(of: "<!-- recipes -->"), let end = text.range(of: "<!-- /recipes -->")
    else { return [] }
    return text[start.upperBound..<end.lowerBound].components(separatedBy: "```").enumerated().compactMap {
      place, part in
      guard place % 2 == 1, let line = part.firstIndex(of: "\n") else { return nil }
      return Recipe(language: String(part[..<line]), code: String(part[part.index(after: line)...]))
    }
  }()

  private let home: String
  private let environment: [String: String]

  init() throws {
    home = try Spawned.folder()
    let programs = home + "/bin"
    try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: programs + "/itravel", withDestinationPath: Spawned.binary)
    environment = ["HOME": home, "PATH": "\(programs):/usr/bin:/bin"]
  }

  private func run(_ code: String) throws -> Spawned {
    try Spawned.run(["-c", "cd \(home) && { \(code)\n}"], program: "/bin/sh", environment: environment)
  }

  @Test("There are recipes of both kinds")
  func kinds() {
    #expect(Set(RecipeTests.all.map(\.language)) == ["sh", "crontab"])
    #expect(RecipeTests.all.count >= 6)
  }

  @Test(
    "A recipe for the shell prints something and complains of nothing", arguments: all.filter { $0.language == "sh" })
  func shell(recipe: Recipe) throws {
    let ended = try run(recipe.code)
    #expect(ended.exit == 0, "\(ended.errorText)")
    #expect(!ended.text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
    #expect(ended.err.isEmpty, "\(ended.errorText)")
  }

  @Test(
    "A line for cron has five fields of time, works in cron's small environment and is silent the second time",
    arguments: all.filter { $0.language == "crontab" })
  func cron(recipe: Recipe) throws {
    let lines = recipe.code.trimmingCharacters(in: .whitespacesAndNewlines).components(separatedBy: "\n")
    try #require(lines.count == 2)
    // cron of Debian looks in /usr/bin and /bin alone, and expands nothing in its settings.
    let path = lines[0].split(separator: "=", maxSplits: 1)
    try #require(path.count == 2 && path[0] == "PATH" && !path[1].contains("$"))
    #expect(path[1].split(separator: ":").contains("/usr/local/bin"))
    let line = lines[1]
    let fields = line.split(separator: " ", maxSplits: 5)
    try #require(fields.count == 6)
    for field in fields.prefix(5) { #expect(field.allSatisfy { "0123456789*/,-".contains($0) }) }
    #expect(!line.contains("%"), "cron takes it for the end of a line")
    let command = String(fields[5])
    let first = try run(command)
    #expect(first.exit == 0, "\(first.errorText)")
    #expect(first.err.isEmpty, "\(first.errorText)")
    #expect(!first.out.isEmpty || command.contains(">>"))
    let second = try run(command)
    #expect(second.exit == 0)
    #expect(second.out.isEmpty, "\(second.text)")
    #expect(second.err.isEmpty, "\(second.errorText)")
  }
}
