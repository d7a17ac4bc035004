import Foundation
import Testing

/// Where a tool is installed, if it is.
func tool(_ name: String) -> String? {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    .first(where: FileManager.default.isExecutableFile)
}

/// Runs a tool and gives all that it writes.
func run(_ name: String, _ arguments: [String]) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: try #require(tool(name)))
  process.arguments = arguments
  process.environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": "/nonexistent", "LC_ALL": "C.UTF-8",
  ]
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  process.standardInput = FileHandle.nullDevice
  try process.run()
  let written = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: written, as: UTF8.self)
}

/// Hands over a file in a directory of its own, which is gone afterwards.
func withFile<Result>(_ name: String, _ text: String, _ use: (String) throws -> Result) throws -> Result {
  let directory = FileManager.default.temporaryDirectory.appending(path: "grammar-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: directory) } }
  let file = directory.appending(path: name)
  try text.write(to: file, atomically: true, encoding: .utf8)
  return try use(file.path)
}

/// Compares a text with a file in `Golden`, or writes the file when `RECORD_GOLDEN` is set outside of CI.
func expectGolden(_ name: String, _ text: String, at location: SourceLocation = #_sourceLocation) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
  let environment = ProcessInfo.processInfo.environment
  if environment["RECORD_GOLDEN"] != nil, environment["CI"] == nil {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let kept = try String(contentsOf: file, encoding: .utf8)
  #expect(text == kept, "Golden/\(name) differs; RECORD_GOLDEN=1 swift test writes it anew", sourceLocation: location)
}
