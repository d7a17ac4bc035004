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
  let waiting: Waiting

  /// Runs work while nothing else runs under the name. Without `mayWait`, throws `locked` when something does; with it,
  /// `deadline_passed` when something did to the end of the command's time.
  func alone<Value>(
    _ name: String, mayWait: Bool, _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try files.makeDirectory(files.locks)
    try files.checkLocks()
    let path = "\(files.locks)/\(SHA256.hex(name).prefix(32)).lock"
    let file = try take(path, mayWait: mayWait)
    defer {
      // Removed while it is held: whoever waits for it finds that the name is gone and starts over.
      unlink(path)
      close(file)
    }
    return try work()
  }

  /// Opens the lock of a path and holds it; whoever holds it removes its name before closing it.
  func take(_ path: String, mayWait: Bool) throws(Failure) -> Int32 {
    let waiting = mayWait ? waiting : Waiting(.none)
    var pause: Int64 = 1
    while true {
      let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard file >= 0 else { throw StoreFiles.failure(path) }
      // Where there is no end to it, the system wakes who waits; else one looks again and again.
      guard flock(file, waiting.left == nil ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else {
        let code = errno
        let failure =
          code == EWOULDBLOCK ? waiting.failure : code == EINTR ? FileLock.stopped : StoreFiles.failure(path)
        close(file)
        guard code == EWOULDBLOCK, let left = waiting.left, left > 0 else { throw failure ?? .locked }
        guard Waiting.pause(milliseconds: min(pause, left)) else { throw FileLock.stopped }
        pause = min(pause * 2, 25)
        continue
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

  // A signal that is waited for ends the wait; nothing was begun.
  private static let stopped = Failure(
    "interrupted", .interrupted, Phrase("Stopped while waiting for another process.", "다른 프로세스를 기다리다가 멈췄어요."))
}
