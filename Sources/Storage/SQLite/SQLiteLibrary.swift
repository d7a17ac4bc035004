import CSQLite
import JSON
import Travel
import Wording

/// The SQLite of the machine, opened when the first store is.
enum SQLiteLibrary {
  #if os(macOS)
  static let names = ["/usr/lib/libsqlite3.dylib", "libsqlite3.dylib"]
  #else
  static let names = ["libsqlite3.so.0", "libsqlite3.so"]
  #endif

  /// VACUUM INTO came with 3.27; nothing younger is used.
  private static let oldest: Int32 = 3_027_000

  /// Opens the first library that is there; throws `missing_library`.
  static func load(_ names: [String] = names) throws(Failure) {
    var problems: [String] = []
    for name in names {
      guard let problem = csqlite_load(name) else {
        guard csqlite_version_number() >= oldest else { throw tooOld(version) }
        return
      }
      problems.append(String(cString: problem))
    }
    throw missing(problems)
  }

  /// The version of the loaded library, such as `3.40.1`.
  static var version: String { String(cString: csqlite_version()) }

  private static func missing(_ problems: [String]) -> Failure {
    Failure(
      "missing_library", .config,
      Phrase(
        "The SQLite library is missing. Install libsqlite3-0 (Debian, Ubuntu) or sqlite (Homebrew).",
        "SQLite 라이브러리가 없어요. libsqlite3-0(Debian, Ubuntu)이나 sqlite(Homebrew)를 설치해 주세요."),
      hint: "itravel doctor",
      details: .object([
        .init("library", .string("sqlite3")), .init("debian", .string("libsqlite3-0")),
        .init("homebrew", .string("sqlite")), .init("tried", .array(problems.map { .string($0) })),
      ]))
  }

  private static func tooOld(_ version: String) -> Failure {
    Failure(
      "missing_library", .config,
      Phrase(
        "SQLite \(version) is too old; 3.27 or later is needed.", "SQLite \(version)은 너무 오래됐어요. 3.27 이상이 필요해요."),
      hint: "itravel doctor", details: .object([.init("library", .string("sqlite3"))]))
  }
}
