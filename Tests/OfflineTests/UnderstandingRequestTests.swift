import Foundation
import JSON
import Testing
import Travel

@testable import Offline

/// The labelled requests, scored by the scorer that came with them.
@Suite("Labelled requests")
struct UnderstandingRequestTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Requests")
  static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(
    "wrong values at most 1 %, slots and intents at least 95 %, in each language",
    .enabled(if: python != nil, "python3 is not installed, so the requests were not scored"),
    arguments: ["requests-dev.jsonl", "more.jsonl"])
  func scores(file: String) throws {
    let gold = Self.folder.appending(path: file)
    let predictions = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: predictions) }
    try Self.predictions(for: gold).write(to: predictions, atomically: true, encoding: .utf8)

    let languages = try Self.score(predictions, gold)
    for name in ["en", "ko", "mixed"] {
      let figures = try #require(languages[name])
      #expect(figures["wrong_value_rate"] ?? 1 <= 0.01, "\(file), \(name): wrong values")
      #expect(figures["slot_f1"] ?? 0 >= 0.95, "\(file), \(name): slots")
      #expect(figures["intent_accuracy"] ?? 0 >= 0.95, "\(file), \(name): intents")
    }
  }

  /// One prediction a line, the lines of a conversation read in order.
  private static func predictions(for gold: URL) throws -> String {
    var sessions: [String: Conversation] = [:]
    var lines: [String] = []
    for line in try String(contentsOf: gold, encoding: .utf8).split(separator: "\n") {
      let row = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let id = try #require(row["id"] as? String)
      let session = row["session"] as? String ?? id
      var conversation = sessions[session] ?? Conversation()
      let understood = try conversation.say(try #require(row["text"] as? String))
      sessions[session] = conversation
      lines.append(
        JSONWriter().text(
          .object([
            .init("id", .string(id)), .init("intent", .string(understood.intent.rawValue)),
            .init("goal", TripGoalCard.record.codec.write(understood.goal)),
          ])))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func score(_ predictions: URL, _ gold: URL) throws -> [String: [String: Double]] {
    let process = Process()
    process.executableURL = URL(filePath: try #require(python))
    process.arguments = [
      folder.appending(path: "score_requests.py").path, predictions.path, "--gold", gold.path, "--json",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let report = try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
    let languages = try #require(report["by_language"] as? [String: [String: Any]])
    return languages.mapValues { $0.compactMapValues { ($0 as? NSNumber)?.doubleValue } }
  }
}
