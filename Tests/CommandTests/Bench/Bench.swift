import Atlas
import Civil
import Commands
import Foundation
import Grammar
import JSON
import Offline
import Storage
import Travel

@testable import itravel

/// `itravel` in a box: words in; standard output, standard error and exit code out. The store, the facts and the engine
/// are the real ones; only streams, clock and directories are of the box.
struct Bench {
  /// What a command line came to.
  struct Result {
    let exit: ExitCode
    let out: String
    let err: String

    /// Standard output as one JSON value; nil when it is none.
    var json: JSONValue? { try? JSONReader().read(Array(out.utf8)) }
    /// The last line of standard error as one JSON value; nil when it is none.
    var error: JSONValue? { err.split(separator: "\n").last.flatMap { try? JSONReader().read(Array($0.utf8)) } }

    /// The words under a path of the JSON on standard output.
    subscript(path: String) -> String? { Bench.word(json, path) }
  }

  let directory: URL
  var environment: [String: String]
  var replies: [String] = []
  var isTerminal = false
  var paging = Paging.none
  var providers: [Provider] = [.offline]
  var passed: @Sendable (String) -> Void = { _ in }
  var openWatch: @Sendable (String, Patience) throws(Failure) -> Watch = { (path, patience) throws(Failure) in
    try Watch.file(path, patience: patience)
  }

  /// A box with an empty home, at 2026-11-30 09:00 in Seoul.
  init(now: String = "2026-11-30T09:00:00+09:00") {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("itravel-bench-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    environment = ["HOME": directory.path, "ITRAVEL_NOW": now, "LANG": "C.UTF-8"]
  }

  /// Runs a line as a shell would split it, without the program's name.
  func callAsFunction(_ line: String, input: String = "") -> Result {
    run(Shell.split(line), input: Array(input.utf8))
  }

  func run(_ words: [String], input: [UInt8] = [], brokenWords: Set<Int> = []) -> Result {
    let streams = Streams(input: input, replies: replies, paging: paging)
    let environment = environment
    let world = World(
      environment: { environment[$0].flatMap { $0.isEmpty ? nil : $0 } }, clock: { Instant(seconds: 1_796_000_000) },
      console: streams.console(isTerminal: isTerminal), files: .live, folders: .live,
      providers: providers,
      openLedger: { Ledger.sqlite(directory: $0, patience: $1) },
      openWatch: openWatch,
      exchange: World.live(brokenWords: []).exchange,
      places: { .from(Bench.atlas) }, sources: { World.live(brokenWords: []).sources() },
      examine: { World.live(brokenWords: []).examine($0) }, passed: passed, brokenWords: brokenWords)
    let exit = Commands.run(words, in: world)
    return Result(exit: exit, out: streams.out, err: streams.err)
  }

  /// Puts a file into the box's configuration directory.
  func configure(_ name: String, _ text: String, mode: Int = 0o600) throws {
    let folder = directory.appendingPathComponent(".config/itravel")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
  }

  static let atlas: Atlas = {
    guard let atlas = try? Atlas.embedded else { preconditionFailure("the facts are damaged") }
    return atlas
  }()

  /// The word or number at a path such as `data.offers[0].id`; nil when nothing stands there.
  static func word(_ value: JSONValue?, _ path: String) -> String? {
    guard let value, let found = JSONSelector(path)?.values(in: value).first else { return nil }
    switch found {
    case .string(let text), .number(let text): return text
    case .bool(let truth): return truth ? "true" : "false"
    case .null: return "null"
    case .array(let items): return "[\(items.count)]"
    case .object: return "{}"
    }
  }
}

/// What the box's streams took and gave. One run uses it at a time.
final class Streams: @unchecked Sendable {
  private(set) var out = ""
  private(set) var err = ""
  private let input: [UInt8]
  private var replies: [String]
  private let paging: Paging

  init(input: [UInt8], replies: [String], paging: Paging = .none) {
    self.input = input
    self.paging = paging
    self.replies = replies
  }

  func console(isTerminal: Bool) -> Console {
    Console(
      isInputTerminal: isTerminal, isOutputTerminal: isTerminal, isErrorTerminal: isTerminal,
      columns: isTerminal ? 80 : nil, paging: paging, write: { self.out += String(decoding: $0, as: UTF8.self) },
      writeError: { self.err += $0 }, readAll: { _ in self.input },
      ask: { prompt in
        self.err += prompt
        return self.replies.isEmpty ? nil : self.replies.removeFirst()
      })
  }
}
