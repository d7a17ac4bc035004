import CSQLite
import Travel

/// One open database. SQLite serialises its calls; `Store` keeps transactions apart.
final class Connection: @unchecked Sendable {
  let handle: OpaquePointer
  /// The file, for messages; empty for a database in memory.
  let path: String
  /// How long its statements wait for another process.
  let waiting: Waiting
  /// Whether ids are made of what is known and not by chance; set once, before anything is asked.
  var isRepeatable = false

  /// Opens a file that exists, or a database in memory when `path` is empty. A file that may not be written is opened for
  /// reading.
  convenience init(path: String, waiting: Waiting = Waiting(.usual)) throws(Failure) {
    let shared = CSQLITE_OPEN_FULLMUTEX | CSQLITE_OPEN_READWRITE
    try self.init(
      name: path.isEmpty ? ":memory:" : path, path: path, waiting: waiting,
      flags: path.isEmpty ? shared | CSQLITE_OPEN_MEMORY : shared)
  }

  /// Opens a file that nobody can change, without its log.
  convenience init(unchanging path: String, waiting: Waiting) throws(Failure) {
    let name = path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), 48...57, 65...90, 97...122:
        String(UnicodeScalar(byte))
      case _: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
    try self.init(
      name: "file:\(name)?immutable=1", path: path, waiting: waiting,
      flags: CSQLITE_OPEN_FULLMUTEX | CSQLITE_OPEN_READONLY | CSQLITE_OPEN_URI)
  }

  private init(name: String, path: String, waiting: Waiting, flags: Int32) throws(Failure) {
    try SQLiteLibrary.load()
    var opened: OpaquePointer?
    let code = csqlite_open(name, flags, &opened)
    guard let opened else { throw .store(code: code, says: "out of memory", path: path) }
    guard code == CSQLITE_OK else {
      let says = String(cString: csqlite_message(opened))
      csqlite_close(opened)
      throw .store(code: code, says: says, path: path)
    }
    handle = opened
    self.path = path
    self.waiting = waiting
    wait()
    csqlite_keep_log_on_close(handle)
  }

  deinit { csqlite_close(handle) }

  var isReadOnly: Bool { csqlite_is_read_only(handle) == 1 }
  var isInTransaction: Bool { csqlite_is_in_transaction(handle) == 1 }
  /// How many rows the last statement changed.
  var changes: Int { Int(csqlite_changes(handle)) }
  var lastRow: Int64 { csqlite_last_row(handle) }

  /// Runs a script that takes no values.
  func execute(_ script: String) throws(Failure) {
    let code = csqlite_execute(handle, script)
    guard code == CSQLITE_OK else { throw failure(code) }
  }

  /// Runs a statement for its effect.
  func run(_ sql: String, _ values: SQLValue...) throws(Failure) {
    try Statement(sql, on: self).run(values)
  }

  /// Gives every row of an answer as a reader makes it.
  func rows<Value>(
    _ sql: String, _ values: [SQLValue] = [], _ read: (Row) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    try Statement(sql, on: self).run(values, read)
  }

  /// Gives the first row as a reader makes it; nil without one.
  func first<Value>(
    _ sql: String, _ values: SQLValue..., read: (Row) throws(Failure) -> Value
  ) throws(Failure) -> Value? {
    try rows(sql, values, read).first
  }

  /// Gives the number in the first row, 0 without one.
  func number(_ sql: String, _ values: SQLValue...) throws(Failure) -> Int64 {
    try rows(sql, values) { (row) throws(Failure) in row.int64(0) }.first ?? 0
  }

  /// Has the statements from here on wait for other processes as long as may be, or so many milliseconds.
  func wait(_ milliseconds: Int64? = nil) {
    csqlite_busy_timeout(handle, Int32(clamping: milliseconds ?? waiting.forStore))
  }

  /// What the last call had against it.
  func failure(_ code: Int32) -> Failure {
    if Failure.isBusy(code), let failure = waiting.failure { return failure }
    return .store(
      code: csqlite_extended_code(handle), or: code, says: String(cString: csqlite_message(handle)), path: path)
  }
}
