import Travel

/// What a database file is, before anything is done with it.
struct DatabaseState: Equatable, Sendable {
  let version: Int
  let application: Int64
  let hasLog: Bool
  let isEmpty: Bool

  /// Whether it is a store of itravel, or nothing yet.
  var isOurs: Bool { application == Migration.applicationId || (application == 0 && version == 0 && isEmpty) }
}

extension Connection {
  /// Reads what the file is, all of it at one moment: between two looks another process may have made the store, and
  /// then it would seem to be a stranger's.
  func state() throws(Failure) -> DatabaseState {
    try reading { (connection) throws(Failure) in
      DatabaseState(
        version: Int(try connection.number("PRAGMA user_version")),
        application: try connection.number("PRAGMA application_id"),
        hasLog: try connection.first("PRAGMA journal_mode", read: { (row) throws(Failure) in row.text(0) }) == "wal",
        isEmpty: try connection.number("SELECT count(*) FROM sqlite_master") == 0)
    }
  }

  /// Runs every step after a version, each whole or not at all.
  func migrate(
    from version: Int, upTo last: Int = Migration.latest, passed: (_ point: String) -> Void = { _ in }
  ) throws(Failure) {
    for step in Migration.all where step.version > version && step.version <= last {
      try writing(.full) { (connection) throws(Failure) in
        try step.run(connection)
        passed("step-\(step.version)")
        try connection.execute(
          "PRAGMA application_id=\(Migration.applicationId); PRAGMA user_version=\(step.version)")
      }
    }
  }

  /// A database that ends with the process.
  static func inMemory() throws(Failure) -> Connection {
    let connection = try Connection(path: "")
    try connection.migrate(from: 0)
    try connection.execute("PRAGMA foreign_keys=ON")
    return connection
  }
}
