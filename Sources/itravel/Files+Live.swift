import Commands
import Travel
import Wording

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Files {
  /// The machine's files.
  static var live: Files {
    Files(read: read(_:limit:), isPrivate: isPrivate(_:))
  }

  private static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw unreadable(path, Descriptor.words(of: errno))
    }
    defer { close(descriptor) }
    switch Descriptor.readAll(descriptor, limit: limit) {
    case .bytes(let bytes): return bytes
    case .tooLong: throw unreadable(path, "longer than \(limit >> 20) MB")
    case .failed(let error): throw unreadable(path, Descriptor.words(of: error))
    }
  }

  private static func isPrivate(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return true }
    return status.st_mode & 0o077 == 0
  }

  private static func unreadable(_ path: String, _ why: String) -> Failure {
    Failure(
      "unreadable_file", .config,
      Phrase("\(path) could not be read: \(why).", "\(path)\(path.particle(.object)) 읽지 못했어요: \(why)."),
      hint: "itravel doctor")
  }
}
