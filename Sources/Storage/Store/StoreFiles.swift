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
  /// Whether ids are made of what is known and not by chance.
  var isRepeatable = false
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
}
