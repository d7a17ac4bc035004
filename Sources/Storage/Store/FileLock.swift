import JSON
import Travel
import Wording

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Keeps every other process, and every other thread, away from work under a name. The lock ends with the process.
struct FileLock: Sendable {
  let files: StoreFiles

  /// Runs work while nothing else runs under the name. Without `mayWait`, throws `locked` when something does.
  func alone<Value>(
    _ name: String, mayWait: Bool, _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try files.makeDirectory(files.locks)
    let path = "\(files.locks)/\(SHA256.hex(name).prefix(32)).lock"
    let file = try take(path, mayWait: mayWait)
    defer {
      // Removed while it is held: whoever waits for it finds that the name is gone and starts over.
      unlink(path)
      close(file)
    }
    return try work()
  }

  private func take(_ path: String, mayWait: Bool) throws(Failure) -> Int32 {
    while true {
      let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard file >= 0 else { throw StoreFiles.failure(path) }
      guard flock(file, mayWait ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else {
        let code = errno
        let failure =
          code == EWOULDBLOCK ? FileLock.locked : code == EINTR ? FileLock.stopped : StoreFiles.failure(path)
        close(file)
        throw failure
      }
      if isStill(file, at: path) { return file }
      close(file)
    }
  }

  /// Whether a locked file still has its name: the one before may have removed it.
  private func isStill(_ file: Int32, at path: String) -> Bool {
    var held = stat()
    var named = stat()
    return fstat(file, &held) == 0 && lstat(path, &named) == 0 && held.st_ino == named.st_ino
      && held.st_dev == named.st_dev
  }

  static let locked = Failure(
    "locked", .locked,
    Phrase("Another process works on this right now.", "다른 프로세스가 지금 이 일을 하고 있어요."), isRetryable: true)

  // A signal that is waited for ends the wait; nothing was begun.
  private static let stopped = Failure(
    "interrupted", .interrupted, Phrase("Stopped while waiting for another process.", "다른 프로세스를 기다리다가 멈췄어요."))
}
