import Synchronization
import Travel

/// The database of a directory, opened when it is first asked for anything.
final class Store: Sendable {
  /// nil for a store in memory.
  let files: StoreFiles?
  private let connection = Mutex<Connection?>(nil)

  /// A store in a directory, or in memory without one.
  convenience init(directory: String?) {
    self.init(files: directory.map { StoreFiles(directory: $0) })
  }

  /// A store in files, or in memory without them.
  init(files: StoreFiles?) { self.files = files }

  deinit {
    // Without this a log that no write folds back would grow with every process.
    let open = connection.withLock { $0 }
    guard let open, let files, !open.isReadOnly, let log = StoreFiles.look(files.log), log.bytes >= Store.longLog
    else { return }
    // The answer is out: folding back is a courtesy that is left to the next process when others are at work.
    open.wait(min(open.waiting.left ?? 100, 100))
    do throws(Failure) { try open.execute("PRAGMA wal_checkpoint(TRUNCATE)") } catch {}
  }

  /// From this many bytes on, the log is folded back into the file on close.
  static let longLog: Int64 = 1 << 20

  /// Runs work on one state of the store.
  func read<Value: Sendable>(_ work: (Connection) throws(Failure) -> Value) throws(Failure) -> Value {
    try use { (connection) throws(Failure) in try connection.reading(work) }
  }

  /// Runs work that is kept as a whole or not at all.
  func write<Value: Sendable>(
    _ durability: Durability, _ work: (Connection) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try use { (connection) throws(Failure) in try connection.writing(durability, work) }
  }

  /// Gives the open connection to one thread at a time.
  func use<Value: Sendable>(_ work: (Connection) throws(Failure) -> Value) throws(Failure) -> Value {
    try connection.withLock { (kept) throws(Failure) in
      if let kept { return try work(kept) }
      let opened = if let files { try files.openedDatabase() } else { try Connection.inMemory() }
      kept = opened
      return try work(opened)
    }
  }
}
