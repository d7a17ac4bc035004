package import Travel
import Wording

extension Ledger {
  /// What is right and wrong with the store of a directory, for `doctor`. Nothing is made, changed or brought up to date.
  /// Other processes are waited for as long as `patience` has it.
  package static func integrityCheck(
    directory: String, patience: Patience = .usual, began: Int64? = nil
  ) -> [DoctorAnswer.Check] {
    let waiting = Waiting(patience, began: began ?? Waiting.now)
    return StoreCheck(files: StoreFiles(directory: directory, waiting: waiting)).checks()
  }
}

/// A look at a store from outside.
struct StoreCheck {
  let files: StoreFiles

  typealias Check = DoctorAnswer.Check

  func checks() -> [Check] {
    let library = self.library
    guard library.status == .ok else { return [library] }
    guard StoreFiles.look(files.database, follows: false) != nil else {
      return [library, Check(name: "store", status: .ok, detail: "none yet; \(files.database) is made on first use")]
    }
    var checks = [library]
    do throws(Failure) {
      try files.checkDatabase()
      let (connection, state) = try files.lookedInto()
      let version = version(state, isReadOnly: connection.isReadOnly)
      checks += [version, privacy, log]
      // The tables of another version or of another program are not known here.
      guard state.isOurs, state.version <= Migration.latest else { return checks }
      checks.append(try integrity(connection))
      if state.version > 0 { checks.append(try receipts(connection)) }
    } catch {
      // A store that others use is not looked into, which says nothing against it.
      let isBusy = ["store_locked", "locked", "deadline_passed"].contains(error.code)
      checks.append(
        Check(
          name: isBusy ? "store integrity" : "store", status: isBusy ? .warn : .fail, detail: error.message.en,
          fix: isBusy ? "run itravel doctor again later" : fix(error)))
    }
    return checks
  }

  private var library: Check {
    do throws(Failure) {
      try SQLiteLibrary.load()
      return Check(name: "sqlite", status: .ok, detail: "SQLite \(SQLiteLibrary.version)")
    } catch {
      return Check(
        name: "sqlite", status: .fail, detail: error.message.en, fix: "apt install libsqlite3-0, or brew install sqlite"
      )
    }
  }

  private func version(_ state: DatabaseState, isReadOnly: Bool) -> Check {
    guard state.isOurs else {
      return Check(
        name: "store", status: .fail, detail: "\(files.database) is a database of another program",
        fix: "move it away, or set ITRAVEL_DATA_DIR")
    }
    guard state.version <= Migration.latest else {
      return Check(
        name: "store", status: .fail,
        detail: "\(files.database) has version \(state.version), known up to \(Migration.latest)", fix: "update itravel"
      )
    }
    guard !isReadOnly else {
      return Check(
        name: "store", status: .warn, detail: "\(files.database) can be read and not written",
        fix: "chmod u+w \(files.database)")
    }
    let next = state.version < Migration.latest ? ", brought to \(Migration.latest) on next use" : ""
    return Check(name: "store", status: .ok, detail: "\(files.database), version \(state.version)\(next)")
  }

  /// Names and passport numbers are in these files.
  private var privacy: Check {
    let paths =
      [files.directory, files.database, files.log, files.database + "-shm", files.locks]
      + (1...Migration.latest).map { files.backup(ofVersion: $0) }
    let open = paths.compactMap { path -> (path: String, mode: String)? in
      guard let look = StoreFiles.look(path), !look.isPrivate else { return nil }
      return (path, look.permissions)
    }
    guard !open.isEmpty else {
      return Check(name: "store privacy", status: .ok, detail: "only you can read the store")
    }
    return Check(
      name: "store privacy", status: .warn,
      detail: "others may read " + open.map { "\($0.path) (\($0.mode))" }.joined(separator: ", "),
      fix: "chmod go= " + open.map(\.path).joined(separator: " "))
  }

  private var log: Check {
    let bytes = StoreFiles.look(files.log)?.bytes ?? 0
    let isLong = bytes > 16 * Store.longLog
    return Check(
      name: "store log", status: isLong ? .warn : .ok, detail: "\(bytes / 1024) KiB",
      fix: isLong ? "end other itravel processes; the next one folds it back" : nil)
  }

  private func integrity(_ connection: Connection) throws(Failure) -> Check {
    let said = try connection.rows("PRAGMA integrity_check(5)") { (row) throws(Failure) in row.text(0) }
    let strays = try connection.rows("PRAGMA foreign_key_check") { (row) throws(Failure) in row.text(0) }
    guard said == ["ok"], strays.isEmpty else {
      let problems = said.filter { $0 != "ok" } + Set(strays).sorted().map { "stray rows in \($0)" }
      return Check(
        name: "store integrity", status: .fail, detail: problems.joined(separator: "; "),
        fix: "keep a copy of \(files.directory), then put a backup in its place")
    }
    return Check(name: "store integrity", status: .ok, detail: "every page and every reference holds")
  }

  private func receipts(_ connection: Connection) throws(Failure) -> Check {
    let check = try connection.checkReceipts()
    guard let broken = check.firstBroken else {
      return Check(name: "receipts", status: .ok, detail: "\(check.count), each follows from the one before")
    }
    return Check(
      name: "receipts", status: .fail,
      detail: "receipt \(broken) of \(check.count) does not follow from the one before",
      fix: "itravel history --verify")
  }

  private func fix(_ failure: Failure) -> String {
    failure.code == "store_corrupt"
      ? "move \(files.database) away, or put a backup in its place" : "see that you can read \(files.directory)"
  }
}
