import Atlas
import Civil
import Commands
import Offline
import Storage
import Travel

/// A world in memory: an empty store, the facts, the embedded engine, and files of the test's own.
final class Desk: @unchecked Sendable {
  private(set) var out: [UInt8] = []
  private(set) var err = ""
  private let files: [String: [UInt8]]
  private let input: [UInt8]
  private let ledger = Ledger.inMemory()

  init(files: [String: [UInt8]] = [:], input: [UInt8] = []) {
    self.files = files
    self.input = input
  }

  var text: String { String(decoding: out, as: UTF8.self) }

  static let atlas: Atlas = {
    guard let atlas = try? Atlas.embedded else { fatalError("the facts are damaged") }
    return atlas
  }()

  var world: World {
    let variables = ["HOME": "/home", "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00"]
    return World(
      environment: { variables[$0] }, clock: { Instant(seconds: 1_796_000_000) },
      console: Console(
        isInputTerminal: false, isOutputTerminal: false, isErrorTerminal: false, columns: nil,
        write: { self.out += $0 }, writeError: { self.err += $0 }, readAll: { _ in self.input }, ask: { _ in nil }),
      files: Files(read: { path, _ in self.files[path] }, isPrivate: { _ in true }),
      folders: Folders(make: { _ in }, list: { _ in nil }, add: { _, _ in true }), providers: [.offline],
      openLedger: { _, _ in self.ledger },
      openWatch: { _, _ in Watch(printed: { _ in [:] }, prepare: { _, _, _ in }, commit: {}) },
      exchange: { _, _ in nil }, places: { .from(Desk.atlas) }, sources: { [] }, examine: { _ in [] })
  }

  /// Forgets what was written, for the next line.
  func clear() {
    out = []
    err = ""
  }
}
