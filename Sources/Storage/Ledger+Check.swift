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
      return [
        library,
        Check(
          name: "store", status: .ok,
          detail: Phrase("none yet; \(files.database) is made on first use", "아직 없어요. 처음 쓸 때 \(files.database)에 만들어요")),
      ]
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
      if state.version > 0 { checks.append(try receipts(connection, isLatest: state.version == Migration.latest)) }
    } catch {
      // A store that others use is not looked into, which says nothing against it.
      let isBusy = ["store_locked", "locked", "deadline_passed"].contains(error.code)
      checks.append(
        Check(
          name: isBusy ? "store integrity" : "store", status: isBusy ? .warn : .fail, detail: error.message,
          fix: isBusy ? StoreCheck.waitLonger : fix(error)))
    }
    return checks
  }

  private var library: Check {
    do throws(Failure) {
      try SQLiteLibrary.load()
      return Check(name: "sqlite", status: .ok, detail: .same("SQLite \(SQLiteLibrary.version)"))
    } catch {
      return Check(name: "sqlite", status: .fail, detail: error.message, fix: StoreCheck.installLibrary)
    }
  }

  private func version(_ state: DatabaseState, isReadOnly: Bool) -> Check {
    guard state.isOurs else {
      return Check(
        name: "store", status: .fail,
        detail: Phrase(
          "\(files.database) is a database of another program", "\(files.database)은 다른 프로그램의 데이터베이스예요"),
        fix: useAnotherDirectory)
    }
    guard state.version <= Migration.latest else {
      return Check(
        name: "store", status: .fail,
        detail: Phrase(
          "\(files.database) has version \(state.version), known up to \(Migration.latest)",
          "\(files.database)은 버전 \(state.version)인데, 이 itravel은 \(Migration.latest)까지만 알아요"),
        fix: StoreCheck.update)
    }
    guard !isReadOnly else {
      return Check(
        name: "store", status: .warn,
        detail: Phrase("\(files.database) can be read and not written", "\(files.database)을 읽을 수는 있지만 쓸 수 없어요"),
        fix: makeWritable)
    }
    let isOld = state.version < Migration.latest
    let next =
      isOld ? Phrase(", brought to \(Migration.latest) on next use", ", 다음에 쓸 때 \(Migration.latest)로 올려요") : .same("")
    return Check(
      name: "store", status: .ok,
      detail: Phrase(
        "\(files.database), version \(state.version)\(next.en)", "\(files.database), 버전 \(state.version)\(next.ko)"))
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
      return Check(
        name: "store privacy", status: .ok, detail: Phrase("only you can read the store", "저장소를 나만 읽을 수 있어요"))
    }
    let names = open.map { "\($0.path) (\($0.mode))" }.joined(separator: ", ")
    return Check(
      name: "store privacy", status: .warn,
      detail: Phrase("others may read \(names)", "다른 사용자도 읽을 수 있어요: \(names)"), fix: makePrivate(open.map(\.path)))
  }

  private var log: Check {
    let bytes = StoreFiles.look(files.log)?.bytes ?? 0
    let isLong = bytes > 16 * Store.longLog
    return Check(
      name: "store log", status: isLong ? .warn : .ok,
      detail: isLong
        ? Phrase(
          "\(bytes / 1024) KiB; another itravel holds it open, and the next one after that folds it back",
          "\(bytes / 1024)KiB예요. 다른 itravel이 쓰고 있어서 못 줄였어요. 그것이 끝난 다음 실행 때 줄어요")
        : .same("\(bytes / 1024) KiB"),
      fix: isLong ? StoreCheck.findOthers : nil)
  }

  private func integrity(_ connection: Connection) throws(Failure) -> Check {
    let said = try connection.rows("PRAGMA integrity_check(5)") { (row) throws(Failure) in row.text(0) }
    let strays = try connection.rows("PRAGMA foreign_key_check") { (row) throws(Failure) in row.text(0) }
    guard said == ["ok"], strays.isEmpty else {
      let (bad, strays) = (said.filter { $0 != "ok" }, Set(strays).sorted())
      return Check(
        name: "store integrity", status: .fail,
        detail: Phrase(
          (bad + strays.map { "stray rows in \($0)" }).joined(separator: "; "),
          (bad + strays.map { "\($0)에 짝이 없는 행이 있어요" }).joined(separator: "; ")), fix: replace)
    }
    return Check(
      name: "store integrity", status: .ok,
      detail: Phrase("every page and every reference holds", "모든 페이지와 참조가 온전해요"))
  }

  private func receipts(_ connection: Connection, isLatest: Bool) throws(Failure) -> Check {
    // An older file has no seals yet.
    let check = isLatest ? try connection.checkAll() : try connection.checkReceipts()
    guard check.altered.isEmpty else {
      let names = check.altered.prefix(5).joined(separator: ", ")
      return Check(
        name: "receipts", status: .fail,
        detail: Phrase("not as they were written: \(names)", "기록된 그대로가 아니에요: \(names)"), fix: "itravel history --verify"
      )
    }
    guard let broken = check.firstBroken else {
      return Check(
        name: "receipts", status: .ok,
        detail: Phrase("\(check.count), each follows from the one before", "\(check.count)건, 모두 앞의 것에서 이어져요"))
    }
    return Check(
      name: "receipts", status: .fail,
      detail: Phrase(
        "receipt \(broken) of \(check.count) does not follow from the one before",
        "\(check.count)건 가운데 \(broken)번 기록이 앞의 것과 이어지지 않아요"),
      fix: "itravel history --verify")
  }

  private func fix(_ failure: Failure) -> String {
    switch failure.code {
    case "store_corrupt": replace
    case "store_full": "df -h \(files.directory.shellWord)"
    case "store_read_only": makeWritable
    case _: lookAtOwner
    }
  }
}
