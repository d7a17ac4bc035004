import JSON
import Travel
import Wording

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The file of what was printed last: read whole, replaced whole, so that it is never seen half-written.
struct WatchFile: Sendable {
  let path: String

  /// A link of one's own is followed, so that replacing the file leaves the link in its place.
  init(path: String) {
    let entry = StoreFiles.look(path, follows: false)
    self.path = entry.map { $0.isLink && $0.owner != geteuid() } == true ? path : StoreFiles.leads(path)
  }

  var lock: String { path + ".lock" }
  var next: String { path + ".new" }
  var directory: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  func load() throws(Failure) -> WatchDocument {
    // Without O_NONBLOCK a pipe put in its place would be waited for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else {
      if errno == ENOENT { return WatchDocument() }
      throw StoreFiles.failure(path)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .storeUnopenable(path, says: "it is no file")
    }
    let bytes = try bytes(of: file)
    // What `mktemp` makes is a new file too.
    guard !bytes.isEmpty else { return WatchDocument() }
    return try document(in: bytes)
  }

  /// Writes a document beside the file, down to the disk.
  func stage(_ document: WatchDocument) throws(Failure) {
    // Left by a process that was killed; the lock tells that nobody writes it now.
    unlink(next)
    let file = open(next, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw StoreFiles.failure(next) }
    defer { close(file) }
    let bytes = JSONWriter().line(WatchDocument.record.codec.write(document))
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw dropping(StoreFiles.failure(path)) }
      start += count
    }
    guard fsync(file) == 0 else { throw dropping(StoreFiles.failure(path)) }
  }

  func replace() throws(Failure) {
    guard rename(next, path) == 0 else { throw dropping(StoreFiles.failure(path)) }
    StoreFiles.sync(directory)
  }

  private func dropping(_ failure: Failure) -> Failure {
    unlink(next)
    return failure
  }

  private func bytes(of file: Int32) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw StoreFiles.failure(path) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= 64 << 20 else { throw damaged("it is longer than 64 MB") }
    }
  }

  private func document(in bytes: [UInt8]) throws(Failure) -> WatchDocument {
    let value: JSONValue
    do { value = try JSONReader().read(bytes) } catch { throw damaged(error.description) }
    if case .string(let schema)? = value["schema"], schema != WatchDocument.schema,
      schema.hasPrefix("itravel.state/")
    {
      throw Failure(
        "state_newer", .config,
        Phrase("\(path) was written by a newer itravel.", "\(path)은 더 새로운 itravel이 쓴 파일이에요."),
        hint: "itravel doctor", field: "state")
    }
    do { return try WatchDocument.record.codec.read(value, .root) } catch { throw damaged(error.description) }
  }

  private func damaged(_ why: String) -> Failure {
    Failure(
      "state_damaged", .config,
      Phrase(
        "\(path) does not hold what was printed last: \(why). Nothing was changed. Move it away to start afresh; everything is printed once more then.",
        "\(path)에서 지난번에 출력한 내용을 읽지 못했어요: \(why). 바꾼 것은 없어요. 다른 곳으로 옮기면 처음부터 시작하고, 모두 한 번 더 출력해요."),
      hint: "mv \(path.shellWord) \((path + ".damaged").shellWord)", field: "state",
      details: .object([.init("path", .string(path))]))
  }
}
