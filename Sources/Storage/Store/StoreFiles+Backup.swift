import Travel

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension StoreFiles {
  /// Puts a copy of the database beside it, under the name of its version; a copy that is there already is replaced only
  /// when the new one is whole.
  func keepBackup(of connection: Connection, version: Int) throws(Failure) {
    let kept = backup(ofVersion: version)
    let draft = kept + ".draft"
    unlink(draft)
    let file = open(draft, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw StoreFiles.failure(draft) }
    defer {
      close(file)
      unlink(draft)
    }
    try connection.run("VACUUM INTO ?1", .text(draft))
    guard fsync(file) == 0, rename(draft, kept) == 0 else { throw StoreFiles.failure(kept) }
    StoreFiles.sync(directory)
  }
}
