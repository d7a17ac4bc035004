import Commands
import Grammar
import Travel
import Wording

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Examination {
  /// Where things are kept: whether each place can be used, or could be made, and whether its disk has room.
  static func directories(_ settings: Settings) -> [Check] {
    let places: [(name: String, path: String, variable: String)] = [
      ("data", settings.dataDirectory, "ITRAVEL_DATA_DIR"),
      ("configuration", settings.configDirectory, "ITRAVEL_CONFIG_DIR"),
      ("state", settings.stateDirectory, "XDG_STATE_HOME"),
    ]
    return places.map { place in
      // Only the data directory is needed: without it nothing can be booked.
      let worst: Check.Status = place.name == "data" ? .fail : .warn
      guard !place.path.isEmpty else { return nowhere(place.name, place.variable, worst) }
      return found(place.name, place.path, place.variable, worst)
    }
  }

  private static func nowhere(_ name: String, _ variable: String, _ worst: Check.Status) -> Check {
    Check(
      name: name, status: worst,
      detail: Phrase(
        "HOME is not set to a full path, so there is nowhere to keep things", "HOME이 전체 경로로 정해져 있지 않아서 저장할 곳이 없어요"),
      fix: "export \(variable)=/var/tmp/itravel-$(id -u)")
  }

  private static func found(_ name: String, _ path: String, _ variable: String, _ worst: Check.Status) -> Check {
    let there = nearest(to: path)
    let word = Shell.quote(there.path)
    switch there.kind {
    case .directory: break
    case .file: return inTheWay(name, path, worst, there.path)
    case .leadingNowhere:
      return Check(
        name: name, status: worst,
        detail: Phrase(
          "\(path) cannot be made: \(there.path) is a link that leads nowhere",
          "\(path)을 만들 수 없어요. \(there.path)은 이어지는 곳이 없는 링크예요"),
        fix: "mv \(word) \(Shell.quote(there.path + ".old"))")
    case .device:
      return Check(
        name: name, status: worst,
        detail: Phrase(
          "\(path) cannot be made: \(there.path) is no folder", "\(path)을 만들 수 없어요. \(there.path)은 폴더가 아니에요"),
        fix: "export \(variable)=/var/tmp/itravel-$(id -u)")
    }
    if name == "data", there.path == path {
      let locks = nearest(to: path + "/locks")
      guard locks.kind == .directory else { return inTheWay(name, path + "/locks", worst, locks.path) }
    }
    if name == "configuration", access(there.path, R_OK | X_OK) == 0 {
      return Check(name: name, status: .ok, detail: .same(path))
    }
    guard access(there.path, W_OK | X_OK) == 0 else {
      let isReadOnly = errno == EROFS
      return Check(
        name: name, status: worst,
        detail: isReadOnly
          ? Phrase("\(there.path) is on a disk that can only be read", "\(there.path)은 읽기만 되는 디스크에 있어요")
          : Phrase("\(there.path) cannot be written by you", "\(there.path)에 쓸 권한이 없어요"),
        fix: isReadOnly
          ? "export \(variable)=/var/tmp/itravel-$(id -u)" : "sudo chown \"$(id -u)\" \(word) && chmod u+rwx \(word)")
    }
    guard let room = room(at: there.path), room < leastRoom else {
      return Check(
        name: name, status: .ok,
        detail: there.path == path ? .same(path) : Phrase("\(path), made on first use", "\(path), 처음 쓸 때 만들어요"))
    }
    return Check(
      name: name, status: worst,
      detail: Phrase(
        "the disk of \(there.path) is full: \(room / 1024) KiB are left",
        "\(there.path)이 있는 디스크가 가득 찼어요. 남은 공간이 \(room / 1024)KiB예요"),
      fix: "df -h \(word); du -xah \(word) | sort -h | tail")
  }

  private static func inTheWay(_ name: String, _ path: String, _ worst: Check.Status, _ file: String) -> Check {
    Check(
      name: name, status: worst,
      detail: Phrase("\(path) cannot be made: \(file) is a file", "\(path)을 만들 수 없어요. \(file)이 파일이에요"),
      fix: "mv \(Shell.quote(file)) \(Shell.quote(file + ".old"))")
  }

  private enum Kind { case directory, file, leadingNowhere, device }

  /// What a first booking takes, with the room that is put aside for its outcome.
  private static let leastRoom = 1 << 20

  /// The deepest part of a path that exists.
  private static func nearest(to path: String) -> (path: String, kind: Kind) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: true)
    while true {
      let here = "/" + parts.joined(separator: "/")
      var status = stat()
      if unsafe stat(here, &status) == 0 {
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return (here, .directory)
        case S_IFCHR, S_IFBLK: return (here, .device)
        case _: return (here, .file)
        }
      }
      // A link is there though what it leads to is not, or it leads back to itself.
      if unsafe lstat(here, &status) == 0 { return (here, .leadingNowhere) }
      guard !parts.isEmpty else { return ("/", .directory) }
      parts.removeLast()
    }
  }

  /// Bytes that this user can still write; nil where the system cannot tell. None when no file can be made.
  private static func room(at path: String) -> Int? {
    var disk = statvfs()
    guard unsafe statvfs(path, &disk) == 0 else { return nil }
    if disk.f_files > 0, (geteuid() == 0 ? disk.f_ffree : disk.f_favail) == 0 { return 0 }
    let blocks = geteuid() == 0 ? disk.f_bfree : disk.f_bavail
    let (bytes, isHuge) = UInt64(blocks).multipliedReportingOverflow(by: UInt64(disk.f_frsize))
    return isHuge ? Int.max : Int(clamping: bytes)
  }
}
