import Foundation
import Glibc

/// A real process with its streams on pipes, a file or nothing.
struct Spawned {
  let exit: Int32
  /// The signal it died by; 0 for none.
  let signal: Int32
  let out: [UInt8]
  let err: [UInt8]

  var text: String { String(decoding: out, as: UTF8.self) }
  var errorText: String { String(decoding: err, as: UTF8.self) }

  /// The binary under test: ITRAVEL_BIN, else the debug build beside the tests.
  static var binary: String {
    if let path = ProcessInfo.processInfo.environment["ITRAVEL_BIN"] { return path }
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for folder in [bundle, repository.appendingPathComponent(".build/debug")] {
      let path = folder.appendingPathComponent("itravel").path
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    return repository.appendingPathComponent(".build/debug/itravel").path
  }

  static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What a run of the tests that is measured or sanitized asks of every process; nobody else has these variables.
  static let measured = ProcessInfo.processInfo.environment.filter {
    ["LLVM_PROFILE_FILE", "ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }

  /// A new empty directory.
  static func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("itravel-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  /// Runs a program to its end. `redirections` are shell-like: what a descriptor is opened on, or closed by nil.
  /// `meanwhile` is called with the number of the process while it runs.
  static func run(
    _ arguments: [String], program: String = binary, environment: [String: String] = [:], input: [UInt8] = [],
    redirections: [Int32: String?] = [:], meanwhile: ((pid_t) throws -> Void)? = nil
  ) throws -> Spawned {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (stdin, stdout, stderr) = (folder + "/in", folder + "/out", folder + "/err")
    _ = FileManager.default.createFile(atPath: stdin, contents: Data(input))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let standard: [Int32: String?] = [0: stdin, 1: stdout, 2: stderr]
    for (descriptor, path) in standard.merging(redirections, uniquingKeysWith: { $1 }).sorted(by: { $0.key < $1.key }) {
      if let path {
        let flags = descriptor == 0 ? O_RDONLY : O_WRONLY | O_CREAT
        posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
      } else {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }
    }
    var process = pid_t()
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.merging(measured) { one, _ in one }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    // The threads of a test run block signals; a child that inherited that would wait for its own children forever.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let failure = posix_spawn(&process, program, &actions, &attributes, words, variables)
    guard failure == 0 else { throw POSIXError(.init(rawValue: failure) ?? .ENOENT) }
    try meanwhile?(process)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return Spawned(
      exit: signal == 0 ? status >> 8 & 0xFF : -1, signal: signal,
      out: Array(FileManager.default.contents(atPath: stdout) ?? Data()),
      err: Array(FileManager.default.contents(atPath: stderr) ?? Data()))
  }

  /// Runs a line in `sh`, with the binary in `$I`.
  static func shell(_ line: String, environment: [String: String] = [:]) throws -> Spawned {
    var variables = ["I": binary, "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"]
    variables.merge(environment) { $1 }
    return try run(["-c", line], program: "/bin/sh", environment: variables)
  }

  /// Whether a tool is on this machine; a test that needs one is skipped by name without it.
  static func has(_ tool: String) -> Bool {
    ["/usr/bin/", "/bin/", "/usr/sbin/", "/usr/local/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + tool)
    }
  }
}
