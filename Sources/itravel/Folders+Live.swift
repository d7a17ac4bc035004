import Commands
import Travel
import Wording

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Folders {
  /// The machine's directories.
  static var live: Folders { Folders(make: make(_:), list: list(_:), add: add(_:_:)) }

  private static func make(_ path: String) throws(Failure) {
    var status = stat()
    if unsafe stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw unusable(path, Descriptor.words(of: ENOTDIR)) }
      return
    }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try make(String(path[..<slash])) }
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw unusable(path, Descriptor.words(of: errno)) }
  }

  private static func list(_ path: String) throws(Failure) -> [String]? {
    guard let directory = unsafe opendir(path) else {
      if errno == ENOENT { return nil }
      throw unusable(path, Descriptor.words(of: errno))
    }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { start in
        unsafe start.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func add(_ path: String, _ bytes: [UInt8]) throws(Failure) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 {
      if errno == EEXIST { return false }
      throw unusable(path, Descriptor.words(of: errno))
    }
    let failed = Descriptor.write(bytes, to: descriptor)
    close(descriptor)
    if let failed {
      unlink(path)
      throw unusable(path, Descriptor.words(of: failed))
    }
    return true
  }

  private static func unusable(_ path: String, _ why: String) -> Failure {
    Failure(
      "unusable_record", .config,
      Phrase("\(path) cannot be used for a record: \(why).", "\(path)에 기록할 수 없어요: \(why)."))
  }
}
