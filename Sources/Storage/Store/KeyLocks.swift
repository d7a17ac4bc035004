import Synchronization
import Travel

/// Keeps others away from work under a key: other processes where there are files, else the threads of this one.
enum KeyLocks: Sendable {
  case files(FileLock)
  case threads(ThreadLocks)

  func alone(_ key: String, mayWait: Bool, _ work: () throws(Failure) -> Void) throws(Failure) {
    switch self {
    case .files(let lock): try lock.alone(key, mayWait: mayWait, work)
    case .threads(let locks): try locks.alone(key, mayWait: mayWait, work)
    }
  }
}

/// A lock for each key that was ever used, for a store in memory.
final class ThreadLocks: Sendable {
  private final class Lock: Sendable { let mutex = Mutex(()) }

  private let locks = Mutex<[String: Lock]>([:])

  func alone(_ key: String, mayWait: Bool, _ work: () throws(Failure) -> Void) throws(Failure) {
    let lock = locks.withLock { locks in
      let lock = locks[key] ?? Lock()
      locks[key] = lock
      return lock
    }
    if mayWait { return try lock.mutex.withLock { (_) throws(Failure) in try work() } }
    let done: Void? = try lock.mutex.withLockIfAvailable { (_) throws(Failure) in try work() }
    guard done != nil else { throw Failure.locked }
  }
}
