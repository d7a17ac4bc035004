import Travel

/// How much a write outlives.
enum Durability: Sendable {
  /// A crash of the process, not always of the machine: for what can be had again.
  case normal
  /// A power cut, once the write is done.
  case full
  /// The same for what happened already and cannot be had again, so that it is waited for however little time is left.
  case fullAndPatient
}

extension Connection {
  /// Runs work on one state of the database.
  func reading<Value>(_ work: (Connection) throws(Failure) -> Value) throws(Failure) -> Value {
    try transaction("BEGIN", work)
  }

  /// Runs work that is kept as a whole or not at all. The lock is taken first: a transaction that reads and then writes
  /// would fail at once when another process wrote meanwhile.
  func writing<Value>(
    _ durability: Durability, _ work: (Connection) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard !isReadOnly else { throw .storeReadOnly(path) }
    // It cannot be changed inside a transaction.
    switch durability {
    case .normal: try execute("PRAGMA synchronous=NORMAL")
    case .full, .fullAndPatient: try execute("PRAGMA synchronous=FULL")
    }
    switch durability {
    case .normal, .full: return try transaction("BEGIN IMMEDIATE", work)
    case .fullAndPatient:
      return try transaction("BEGIN IMMEDIATE", for: max(waiting.forStore, Waiting.usualMilliseconds), work)
    }
  }

  private func transaction<Value>(
    _ begin: String, for milliseconds: Int64? = nil, _ work: (Connection) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    wait(milliseconds)
    try execute(begin)
    do throws(Failure) {
      let value = try work(self)
      try execute("COMMIT")
      return value
    } catch {
      // Some errors end the transaction by themselves; the first error is the one worth telling.
      if isInTransaction { do throws(Failure) { try execute("ROLLBACK") } catch {} }
      throw error
    }
  }
}
