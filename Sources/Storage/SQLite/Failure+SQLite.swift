import CSQLite
import JSON
import Travel
import Wording

extension Failure {
  /// Whether a code of SQLite says that another process is in the way.
  static func isBusy(_ code: Int32) -> Bool {
    [CSQLITE_BUSY, CSQLITE_LOCKED, CSQLITE_PROTOCOL].contains(code & 0xff)
  }

  /// Whether SQLite lacks what every store of its version has: its tables were taken away.
  private static func isBare(_ code: Int32, _ says: String) -> Bool {
    code & 0xff == CSQLITE_ERROR
      && ["no such table", "no such column", "no such index", "has no column named"].contains { says.contains($0) }
  }

  /// Says in words what SQLite says in a code.
  static func store(code extended: Int32, or code: Int32 = 0, says: String, path: String) -> Failure {
    let code = extended & 0xff != 0 ? extended : code
    let details = JSONValue.object([
      .init("path", .string(path)), .init("sqlite", .string(says)), .init("code", .int(Int(code))),
    ])
    switch isBare(code, says) ? CSQLITE_CORRUPT : code & 0xff {
    case CSQLITE_BUSY, CSQLITE_LOCKED, CSQLITE_PROTOCOL:
      return store(
        "store_locked", isRetryable: true,
        Phrase(
          "Another process has been writing to the store for too long.", "다른 프로세스가 저장소를 오래 쓰고 있어요."), details)
    case CSQLITE_FULL:
      return store(
        "store_full", isRetryable: true,
        Phrase("There is no room left on the disk of \(path).", "\(path)이 있는 디스크에 남은 공간이 없어요."), details)
    case CSQLITE_IOERR:
      return store("store_io", Phrase("The disk of \(path) reports an error.", "\(path)이 있는 디스크에 오류가 있어요."), details)
    case CSQLITE_CORRUPT, CSQLITE_NOTADB:
      return store(
        "store_corrupt",
        Phrase(
          "\(path) is damaged or no store of itravel. Move it away, or put a backup in its place.",
          "\(path)이 손상됐거나 itravel 저장소가 아니에요. 다른 곳으로 옮기거나 백업으로 바꿔 주세요."), details)
    case CSQLITE_READONLY: return storeReadOnly(path, details)
    case CSQLITE_CANTOPEN, CSQLITE_PERM, CSQLITE_AUTH:
      return storeUnopenable(path, says: says, details)
    case _:
      return Failure(
        "internal", .internal,
        Phrase("The store did not understand itravel: \(says)", "저장소가 요청을 이해하지 못했어요: \(says)"), details: details)
    }
  }

  /// The file or its directory may not be written.
  static func storeReadOnly(_ path: String, _ details: JSONValue? = nil) -> Failure {
    store(
      "store_read_only", Phrase("\(path) cannot be written.", "\(path)에 쓸 수 없어요."),
      details ?? .object([.init("path", .string(path))]))
  }

  /// The file or its directory cannot be made or opened.
  static func storeUnopenable(_ path: String, says: String, _ details: JSONValue? = nil) -> Failure {
    store(
      "store_unopenable", Phrase("\(path) cannot be opened: \(says).", "\(path)을 열 수 없어요: \(says)."),
      details ?? .object([.init("path", .string(path))]))
  }

  static func store(
    _ code: String, isRetryable: Bool = false, _ message: Phrase, _ details: JSONValue
  ) -> Failure {
    Failure(code, .config, message, hint: "itravel doctor", isRetryable: isRetryable, details: details)
  }
}
