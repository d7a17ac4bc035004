import Foundation

/// The readers of Tests/Readers, run by a Python that has them: ITRAVEL_READERS names it, as `.ci/run` does.
enum Readers {
  static var python: String? { ProcessInfo.processInfo.environment["ITRAVEL_READERS"] }

  /// Whether there is such a Python; a test that needs one is skipped by name without it, and CI fails on a skip.
  static var isReady: Bool { python != nil }

  /// Runs a script of Tests/Readers over some bytes on its standard input, and gives what it printed.
  static func run(_ script: String, _ arguments: [String] = [], input: [UInt8]) throws -> Spawned {
    let path = Spawned.repository.appendingPathComponent("Tests/Readers/\(script)").path
    return try Spawned.run(
      ["-B", path] + arguments, program: python ?? "/usr/bin/false", environment: ["PYTHONUTF8": "1"], input: input)
  }
}
