import JSON
import Travel
import Wording

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What another user may have put where the store writes.
extension StoreFiles {
  /// Throws when the database file leads somewhere that another user chose, or is no file at all.
  func checkDatabase() throws(Failure) {
    guard let entry = StoreFiles.look(database, follows: false) else {
      try checkBeside(database)
      // A log is only ever there beside the file that it belongs to, and opening another one would empty it.
      if (StoreFiles.look(log)?.bytes ?? 0) > 0 { throw gone }
      return
    }
    if entry.isLink {
      let target = StoreFiles.look(database)
      guard entry.owner == geteuid(), target.map({ $0.owner == geteuid() }) ?? true else { throw unsafe(database) }
      guard let target else { throw .storeUnopenable(database, says: "the link leads nowhere") }
      guard target.isPlain else { throw .storeUnopenable(database, says: "it is no file") }
      return try checkBeside(StoreFiles.leads(database))
    }
    guard entry.isPlain else { throw .storeUnopenable(database, says: "it is no file") }
    guard entry.owner == geteuid() else { throw unsafe(database) }
    // A log and room put aside are only ever there beside a file that holds something.
    let isLeftOver = (StoreFiles.look(log)?.bytes ?? 0) > 0 || StoreFiles.look(reserve, follows: false) != nil
    if entry.bytes == 0, isLeftOver { throw emptied }
    try checkBeside(database)
  }

  /// Throws when what SQLite keeps beside a file is a link: an old library writes wherever that leads.
  private func checkBeside(_ path: String) throws(Failure) {
    for end in ["-wal", "-shm", "-journal"] {
      guard StoreFiles.look(path + end, follows: false)?.isLink != true else { throw unsafe(path + end) }
    }
  }

  /// Throws when another user could take the locks away.
  func checkLocks() throws(Failure) {
    guard let entry = StoreFiles.look(locks, follows: false), let target = StoreFiles.look(locks),
      entry.owner == geteuid(), target.owner == geteuid()
    else { throw unsafe(locks) }
  }

  /// Where a path leads through every link; the path itself when that cannot be told.
  static func leads(_ path: String) -> String {
    let real = realpath(path, nil)
    defer { free(real) }
    return real.map { String(cString: $0) } ?? path
  }

  /// Throws when others could put files of their own into the directory, and so take what is written there.
  func checkDirectory() throws(Failure) {
    guard let entry = StoreFiles.look(directory) else { return }
    guard entry.mode & UInt32(S_IWOTH) == 0 || entry.mode & UInt32(S_ISVTX) != 0 else { throw openToAll }
  }

  private func unsafe(_ path: String) -> Failure {
    .store(
      "store_unsafe",
      Phrase(
        "\(path) belongs to another user, or is a link that leads where nothing should be written.",
        "\(path)은 다른 사용자의 것이거나 쓰면 안 되는 곳으로 이어지는 링크예요."),
      .object([.init("path", .string(path))]))
  }

  private var openToAll: Failure {
    .store(
      "store_unsafe",
      Phrase(
        "Everybody on this machine may write in \(directory), so nothing is kept there. Run: chmod o-w \(directory)",
        "이 컴퓨터의 누구나 \(directory)에 쓸 수 있어서 저장하지 않아요. 실행: chmod o-w \(directory)"),
      .object([.init("path", .string(directory))]))
  }

  private var gone: Failure {
    .store(
      "store_gone",
      Phrase(
        "\(database) is gone, though bookings were kept there: what was written last stands beside its place. Put it back, or move \(directory) away to start afresh.",
        "\(database)이 없어졌어요. 예약이 저장돼 있던 파일이고, 마지막에 쓴 내용은 그 옆에 남아 있어요. 되돌려 놓거나, \(directory)을 다른 곳으로 옮기면 새로 시작해요."),
      .object([.init("path", .string(database))]))
  }

  private var emptied: Failure {
    .store(
      "store_emptied",
      Phrase(
        "\(database) was emptied: nothing is in it, though bookings were kept there. Put a copy in its place, or move \(directory) away to start afresh.",
        "\(database)의 내용이 지워졌어요. 예약이 저장돼 있던 파일이에요. 사본을 되돌리거나, \(directory)을 다른 곳으로 옮기면 새로 시작해요."),
      .object([.init("path", .string(database))]))
  }
}
