import JSON
import Travel
import Wording

extension StoreFiles {
  /// Opens the database, made or brought up to date where needed. One that may not be written is opened for reading.
  func openedDatabase() throws(Failure) -> Connection {
    try makeDirectory()
    try checkDirectory()
    try checkDatabase()
    if try makeDatabase() { passed("made") } else { makePrivate() }
    let (connection, state) = try lookedInto()
    guard state.version <= Migration.latest else { throw newer(state.version) }
    guard state.isOurs else { throw foreign }
    if state.version < Migration.latest || !state.hasLog, !connection.isReadOnly {
      try FileLock(files: self, waiting: waiting).alone("itravel.db", mayWait: true) { () throws(Failure) in
        try bringUpToDate(connection)
      }
    }
    guard !connection.isReadOnly || state.version == Migration.latest else { throw outdated(state.version) }
    try connection.execute(StoreFiles.settings)
    connection.isRepeatable = isRepeatable
    return connection
  }

  /// Foreign keys hold; the log is folded back at a megabyte and shrinks to that; names never pass through /tmp.
  private static let settings = """
    PRAGMA foreign_keys=ON;
    PRAGMA temp_store=MEMORY;
    PRAGMA wal_autocheckpoint=256;
    PRAGMA journal_size_limit=\(Store.longLog);
    """

  /// Opens the file and reads what it is. On a medium that cannot be written the log's index cannot be made; without a
  /// log that is no loss.
  func lookedInto() throws(Failure) -> (Connection, DatabaseState) {
    do throws(Failure) {
      let connection = try Connection(path: database, waiting: waiting)
      return (connection, try connection.state())
    } catch {
      let isUnwritable = error.code == "store_unopenable" || error.code == "store_read_only"
      guard isUnwritable, (StoreFiles.look(log)?.bytes ?? 0) == 0, StoreFiles.look(database) != nil else { throw error }
      let connection = try Connection(unchanging: database, waiting: waiting)
      return (connection, try connection.state())
    }
  }

  /// Runs the steps that the file has not seen, each whole or not at all, with a copy put aside first.
  private func bringUpToDate(_ connection: Connection) throws(Failure) {
    // Another process may have done it while this one waited.
    let state = try connection.state()
    guard state.version <= Migration.latest else { throw newer(state.version) }
    try connection.execute("PRAGMA journal_mode=WAL")
    guard state.version < Migration.latest else { return }
    if state.version > 0 { try keepBackup(of: connection, version: state.version) }
    passed("backed-up")
    try connection.migrate(from: state.version, passed: passed)
    passed("migrated")
    // A copy of the file alone is a store from here on.
    try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  private func newer(_ version: Int) -> Failure {
    .store(
      "store_newer",
      Phrase(
        "\(database) was written by a newer itravel (version \(version), known up to \(Migration.latest)). Update itravel.",
        "\(database)은 더 새로운 itravel이 쓴 파일이에요(버전 \(version), 여기서는 \(Migration.latest)까지). itravel을 업데이트해 주세요."),
      .object([
        .init("path", .string(database)), .init("version", .int(version)), .init("known", .int(Migration.latest)),
      ]))
  }

  private func outdated(_ version: Int) -> Failure {
    .store(
      "store_read_only",
      Phrase(
        "\(database) has to be brought up to date, but it cannot be written.", "\(database)을 새 형식으로 바꿔야 하는데 쓸 수 없어요."),
      .object([.init("path", .string(database)), .init("version", .int(version))]))
  }

  private var foreign: Failure {
    .store(
      "store_foreign",
      Phrase(
        "\(database) is a database of another program.", "\(database)은 다른 프로그램의 데이터베이스예요."),
      .object([.init("path", .string(database))]))
  }
}
