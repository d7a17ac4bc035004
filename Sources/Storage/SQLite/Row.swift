import CSQLite

/// One row of an answer, good until the next is asked for.
struct Row {
  let statement: OpaquePointer

  func int(_ column: Int32) -> Int { Int(int64(column)) }
  func int64(_ column: Int32) -> Int64 { csqlite_column_int(statement, column) }
  func bool(_ column: Int32) -> Bool { int64(column) != 0 }
  func text(_ column: Int32) -> String { optionalText(column) ?? "" }

  func optionalInt64(_ column: Int32) -> Int64? {
    csqlite_column_type(statement, column) == CSQLITE_NULL ? nil : int64(column)
  }

  func optionalText(_ column: Int32) -> String? {
    guard let bytes = csqlite_column_text(statement, column) else { return nil }
    let count = Int(csqlite_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
