import CSQLite
import Travel

/// A compiled statement, for one run after another.
final class Statement {
  private let handle: OpaquePointer
  private let connection: Connection

  init(_ sql: String, on connection: Connection) throws(Failure) {
    var made: OpaquePointer?
    let code = csqlite_prepare(connection.handle, sql, &made)
    guard code == CSQLITE_OK, let made else { throw connection.failure(code) }
    handle = made
    self.connection = connection
  }

  deinit { csqlite_finalize(handle) }

  /// Runs it to its end and gives each row to a reader.
  func run<Value>(_ values: [SQLValue], _ read: (Row) throws(Failure) -> Value) throws(Failure) -> [Value] {
    defer { csqlite_reset(handle) }
    try bind(values)
    var found: [Value] = []
    while true {
      let code = csqlite_step(handle)
      if code == CSQLITE_DONE { return found }
      guard code == CSQLITE_ROW else { throw connection.failure(code) }
      found.append(try read(Row(statement: handle)))
    }
  }

  /// Runs it for its effect.
  func run(_ values: [SQLValue]) throws(Failure) {
    _ = try run(values) { (_: Row) throws(Failure) in () }
  }

  private func bind(_ values: [SQLValue]) throws(Failure) {
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let code =
        switch value {
        case .null: csqlite_bind_null(handle, place)
        case .int(let number): csqlite_bind_int(handle, place, number)
        case .text(let text): csqlite_bind_text(handle, place, text, Int32(clamping: text.utf8.count))
        case .utf8(let bytes):
          bytes.withUnsafeBytes {
            csqlite_bind_text(handle, place, $0.bindMemory(to: CChar.self).baseAddress, Int32(clamping: $0.count))
          }
        }
      guard code == CSQLITE_OK else { throw connection.failure(code) }
    }
  }
}
