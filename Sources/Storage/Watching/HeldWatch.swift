import Synchronization
import Travel

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file of what was printed last, held against every other process until this value is gone.
final class HeldWatch: Sendable {
  private let file: WatchFile
  private let lock: Int32
  private let isPrepared = Mutex(false)
  let document: WatchDocument

  init(_ file: WatchFile, waiting: Waiting) throws(Failure) {
    self.file = file
    let files = StoreFiles(directory: file.directory)
    try files.makeDirectory()
    lock = try FileLock(files: files, waiting: waiting).take(file.lock, mayWait: true)
    do throws(Failure) { document = try file.load() } catch {
      unlink(file.lock)
      close(lock)
      throw error
    }
  }

  deinit {
    // What was prepared and not printed must not be taken for printed.
    if isPrepared.withLock({ $0 }) { unlink(file.next) }
    // Removed while it is held: whoever waits for it finds that the name is gone and starts over.
    unlink(file.lock)
    close(lock)
  }

  func prepare(_ document: WatchDocument) throws(Failure) {
    try file.stage(document)
    isPrepared.withLock { $0 = true }
  }

  func commit() throws(Failure) {
    guard isPrepared.withLock({ $0 }) else { return }
    try file.replace()
    isPrepared.withLock { $0 = false }
  }
}
