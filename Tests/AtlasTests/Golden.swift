import Foundation

/// The golden files beside the tests: tab-separated, a header, `#` lines are comments.
enum Golden {
  static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: file(name))) }

  private static func file(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden/\(name)")
  }

  static func rows(_ name: String) throws -> [[String]] {
    let text = try String(contentsOf: file(name), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return lines.dropFirst().map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// A name without case, accents and punctuation, for comparing only.
  static func plain(_ name: String) -> String {
    name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en"))
      .filter { $0.isLetter || $0.isNumber }
  }
}
