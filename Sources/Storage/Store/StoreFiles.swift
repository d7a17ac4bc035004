import CSQLite
import JSON
import Travel
import Wording

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The files of a store, by their directory: the database, its backups, its locks. Only their owner can read them.
struct StoreFiles: Sendable {
  let directory: String
  /// How long other processes are waited for.
  var waiting = Waiting(.usual)
  /// Told when a labelled point of making or upgrading the file is passed; does nothing but in crash tests.
  var passed: @Sendable (_ point: String) -> Void = { _ in }

  var database: String { directory + "/itravel.db" }
  var log: String { database + "-wal" }
  var locks: String { directory + "/locks" }

  func backup(ofVersion version: Int) -> String { "\(database).v\(version).backup" }

  /// What is known of a file; nil when there is none.
  struct Look {
    let mode: UInt32
    let owner: UInt32
    let bytes: Int64

    var isLink: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFLNK) }
    var isPlain: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFREG) }
    var isDirectory: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }
    /// Whether only the owner may read or write it.
    var isPrivate: Bool { mode & 0o077 == 0 }
    /// The permission bits in octal, such as `0600`.
    var permissions: String { "0" + String(mode & 0o777, radix: 8) }
  }

  /// Looks at a path, at the link itself or at what it leads to.
  static func look(_ path: String, follows: Bool = true) -> Look? {
    var status = stat()
    guard (follows ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return Look(mode: UInt32(status.st_mode), owner: status.st_uid, bytes: Int64(status.st_size))
  }

  /// Makes the directory, and those above it that are missing, for the owner alone.
  func makeDirectory(_ path: String? = nil) throws(Failure) {
    let path = path ?? directory
    if let there = StoreFiles.look(path) {
      guard there.isDirectory else { throw .storeUnopenable(path, says: "it is no directory") }
      return
    }
    let above = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    if !above.isEmpty { try makeDirectory(above) }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw StoreFiles.failure(path) }
    StoreFiles.sync(above)
  }

  /// Makes the database file, empty, when there is none; gives whether it did.
  func makeDatabase() throws(Failure) -> Bool {
    let file = open(database, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else {
      if errno == EEXIST { return false }
      throw StoreFiles.failure(database)
    }
    close(file)
    StoreFiles.sync(directory)
    return true
  }

  /// Throws when the database file leads somewhere that another user chose, or is no file at all.
  func checkDatabase() throws(Failure) {
    guard let entry = StoreFiles.look(database, follows: false) else { return }
    if entry.isLink {
      let target = StoreFiles.look(database)
      guard entry.owner == geteuid(), target.map({ $0.owner == geteuid() }) ?? true else { throw unsafe }
      guard let target else { throw .storeUnopenable(database, says: "the link leads nowhere") }
      guard target.isPlain else { throw .storeUnopenable(database, says: "it is no file") }
      return
    }
    guard entry.isPlain else { throw .storeUnopenable(database, says: "it is no file") }
    guard entry.owner == geteuid() else { throw unsafe }
  }

  /// Throws when others could put files of their own into the directory, and so take what is written there.
  func checkDirectory() throws(Failure) {
    guard let entry = StoreFiles.look(directory) else { return }
    guard entry.mode & UInt32(S_IWOTH) == 0 || entry.mode & UInt32(S_ISVTX) != 0 else { throw openToAll }
  }

  /// Keeps a database of one's own from others' eyes, which copying it or a wide umask had opened.
  func makePrivate() {
    guard let entry = StoreFiles.look(database, follows: false), entry.isPlain, !entry.isPrivate else { return }
    chmod(database, 0o600)
  }

  /// Makes a new name in the directory survive a power cut. A file system that cannot is as durable as it gets.
  static func sync(_ directory: String) {
    let file = open(directory.isEmpty ? "." : directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return }
    fsync(file)
    close(file)
  }

  /// What the last call of the system had against a path.
  static func failure(_ path: String) -> Failure {
    let code = errno
    let says = String(cString: strerror(code))
    switch code {
    case ENOSPC, EDQUOT: return .store(code: CSQLITE_FULL, says: says, path: path)
    case EIO: return .store(code: CSQLITE_IOERR, says: says, path: path)
    case EROFS, EACCES, EPERM: return .storeReadOnly(path)
    case _: return .storeUnopenable(path, says: says)
    }
  }

  private var unsafe: Failure {
    .store(
      "store_unsafe",
      Phrase(
        "\(database) belongs to another user, or is a link to what does.",
        "\(database)은 다른 사용자의 파일이거나 다른 사용자의 파일로 이어지는 링크예요."),
      .object([.init("path", .string(database))]))
  }

  private var openToAll: Failure {
    .store(
      "store_unsafe",
      Phrase(
        "Everybody on this machine may write in \(directory), so nothing is kept there. Run: chmod o-w \(directory)",
        "이 컴퓨터의 누구나 \(directory)에 쓸 수 있어서 저장하지 않아요. 실행: chmod o-w \(directory)"),
      .object([.init("path", .string(directory))]))
  }
}
