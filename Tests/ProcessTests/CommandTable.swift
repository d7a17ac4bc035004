import Foundation
import Testing

/// Every command with a line that succeeds and, where it can miss something, one that does.
enum CommandTable {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    /// Without `itravel`; `CODE`, `OFFER` and `TRIP` stand for what the store of the test holds.
    let works: String
    let misses: String?
    let missesAs: Int32

    init(_ name: String, _ works: String, misses: String? = nil, as exit: Int32 = 5) {
      self.name = name
      self.works = works
      self.misses = misses
      self.missesAs = exit
    }

    var testDescription: String { name }

    /// What becomes of a command that cannot keep anything.
    enum Memory { case answersWithout, needsIt, hasNone }

    var memory: Memory {
      let first = works.prefix { $0 != " " }
      if ["chat", "search"].contains(first) { return .answersWithout }
      let isAbout = ["completions", "schema", "sources", "doctor", "help", "--version"].contains(first)
      return isAbout || works == "survey --questions" ? .hasNone : .needsIt
    }
  }

  private static let who = "--name 'Minji Kim' --email minji@example.com --phone +821012345678"

  static let rows: [Row] = [
    Row("chat", "chat '3 nights in Osaka from Seoul in December'", misses: "chat hi --session s_zzzzzz"),
    Row(
      "survey", "survey --atmosphere city --budget value --priority food --schedule planned",
      misses: "survey --show --session s_zzzzzz"),
    Row("survey --questions", "survey --questions"), Row("survey --show", "survey --show --session TRIP"),
    Row("survey --clear", "survey --clear --session TRIP"),
    Row(
      "search flight", "search flight ICN KIX --depart 2026-12-20",
      misses: "search flight ICN 火星 --depart 2026-12-20", as: 2),
    Row(
      "search hotel", "search hotel Osaka --check-in 2026-12-11 --nights 3",
      misses: "search hotel asdfgh --check-in 2026-12-11 --nights 3", as: 2),
    Row("search --changed", "search flight ICN KIX --depart 2026-12-20 --changed"),
    Row("search hotel --changed", "search hotel Osaka --check-in 2026-12-11 --nights 3 --changed"),
    Row("search hotel --below", "search hotel Osaka --check-in 2026-12-11 --nights 3 --below '9000 USD'"),
    Row(
      "book hotel", "book hotel 1 --session TRIP \(who) --dry-run",
      misses: "book hotel 99 --session TRIP \(who) --dry-run"),
    Row(
      "book OFFER", "book OFFER \(who) --yes --max-total '9000 USD'",
      misses: "book of_zzzzzzzzzz \(who) --yes --max-total '9000 USD'"),
    Row(
      "book flight", "book flight 1 --session TRIP \(who) --dry-run",
      misses: "book flight 99 --session TRIP \(who) --dry-run"),
    Row("history", "history", misses: "history --session s_zzzzzz"),
    Row("history --changed", "history --changed"), Row("history --due", "history --due 90d"),
    Row("history --recheck", "history --recheck"),
    Row("history CODE", "history CODE", misses: "history IT-ZZZZZZ"),
    Row("history --verify", "history --verify"),
    Row("cancel", "cancel CODE --dry-run", misses: "cancel IT-ZZZZZZ --yes"),
    Row("sessions", "sessions"), Row("sessions list", "sessions list"),
    Row("sessions show", "sessions show TRIP", misses: "sessions show s_zzzzzz"),
    Row("sessions new", "sessions new"),
    Row("sessions use", "sessions use TRIP", misses: "sessions use s_zzzzzz"),
    Row("sessions rename", "sessions rename TRIP Osaka", misses: "sessions rename s_zzzzzz Osaka"),
    Row("sessions delete", "sessions delete --older-than 9000d --yes", misses: "sessions delete s_zzzzzz --yes"),
    Row("sessions export", "sessions export TRIP", misses: "sessions export s_zzzzzz"),
    Row("sessions import", "sessions import EXPORT", misses: "sessions import /nowhere.json", as: 2),
    Row("completions", "completions bash"), Row("completions zsh", "completions zsh"),
    Row("completions fish", "completions fish"),
    Row("completions values", "completions --values sessions"),
    Row("schema", "schema"),
    Row("schema NAME", "schema search.flight", misses: "schema search.train", as: 2),
    Row("sources", "sources"),
    Row("doctor", "doctor"), Row("doctor --online", "doctor --online --show-origin"),
    Row("help", "help search flight", misses: "help search train", as: 2),
    Row("--version", "--version"),
  ]

  /// A home whose store holds a conversation with offers of both kinds and a booking.
  struct Home {
    let environment: [String: String]
    let folder: String
    let code: String
    let offer: String

    init() throws {
      let folder = try Spawned.folder()
      let environment = ["HOME": folder, "ITRAVEL_NOW": "2026-11-30T09:00:00+09:00"]
      func value(_ line: String) throws -> String {
        let ended = try Spawned.shell("exec $I \(line)", environment: environment)
        guard ended.exit == 0 else { throw Broken(line: line, told: ended.errorText) }
        return ended.text.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      _ = try value("search flight ICN KIX --depart 2026-12-20 --session trip")
      let offers = try value(
        "search hotel Osaka --check-in 2026-12-11 --nights 3 --session trip --get data.offers.id")
      let ids = offers.split(separator: "\n").map(String.init)
      let code = try value("book \(ids[0]) \(who) --yes --max-total '9000 USD' --get data.booking.code")
      _ = try value("chat 'a weekend in Busan' --session trip")
      let export = try value("sessions export trip --json")
      try export.write(toFile: folder + "/export.json", atomically: true, encoding: .utf8)
      self.folder = folder
      self.environment = environment
      self.code = code
      offer = ids[1]
    }

    func line(_ words: String) -> String {
      [("CODE", code), ("OFFER", offer), ("EXPORT", folder + "/export.json"), ("TRIP", "trip")].reduce(words) {
        $0.replacingOccurrences(of: $1.0, with: $1.1)
      }
    }

    /// Runs a line with --json; `environment` is put over the home's own.
    func run(_ words: String, _ more: [String: String] = [:], meanwhile: ((pid_t) throws -> Void)? = nil) throws
      -> Spawned
    {
      var variables = ["I": Spawned.binary, "PATH": "/usr/bin:/bin"].merging(environment) { $1 }
      variables.merge(more) { $1 }
      return try Spawned.run(
        ["-c", "exec $I \(line(words)) --json"], program: "/bin/sh", environment: variables, meanwhile: meanwhile)
    }
  }

  struct Broken: Error {
    let line: String
    let told: String
  }
}

extension Spawned {
  /// Standard output as one JSON value on one line; nil when it is anything else.
  var value: [String: Any]? {
    guard text.hasSuffix("}\n"), text.filter({ $0 == "\n" }).count == 1 else { return nil }
    return try? JSONSerialization.jsonObject(with: Data(out)) as? [String: Any]
  }

  /// The last line of standard error as an error object; nil when it is anything else.
  var error: [String: Any]? {
    guard let line = errorText.split(separator: "\n").last,
      let root = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
      root["schema"] as? String == "itravel.error/1"
    else { return nil }
    return root["error"] as? [String: Any]
  }
}
