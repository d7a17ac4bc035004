import Atlas
import Civil
import Commands
import Insight
import Offline
import Storage
import Transport
import Travel
import Wording

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension World {
  /// The machine as it is. The only place that knows which services, store and facts there are.
  static func live(brokenWords: Set<Int>) -> World {
    let began = Ledger.clock
    return World(
      environment: { Environment.value($0) },
      clock: { Instant(seconds: Int64(time(nil))) },
      console: .live, files: .live, folders: .live,
      providers: [.offline, .insight(http: .live, facts: .embedded)],
      openLedger: { Ledger.sqlite(directory: $0, patience: $1, began: began, passed: passed(_:)) },
      places: { facts().map { .from($0) } ?? .empty },
      sources: { sources() },
      examine: { settings in examined(settings, began: began) },
      passed: passed(_:),
      ticks: { Ticks.now() },
      brokenWords: brokenWords)
  }

  /// The crash tests end the process at a labelled point, as a power cut would, or stop it there.
  private static func passed(_ point: String) {
    if Environment.value("ITRAVEL_KILL_AT") == point { _ = kill(getpid(), SIGKILL) }
    if Environment.value("ITRAVEL_STOP_AT") == point { _ = kill(getpid(), SIGSTOP) }
  }

  /// The tables of facts; nil only when they were damaged after they were built.
  private static func facts() -> Atlas? {
    do throws(AtlasError) { return try Atlas.embedded } catch { return nil }
  }

  private static func sources() -> [SourceRow] {
    do throws(AtlasError) {
      return try (Atlas.embedded.sources + Land.embedded.sources).map { table in
        SourceRow(
          name: table.name, rows: table.rows, asOf: table.asOf?.iso ?? "", licence: table.licence, credit: table.credit)
      }
    } catch { return [] }
  }

  private static func examined(_ settings: Settings, began: Int64) -> [DoctorAnswer.Check] {
    var checks: [DoctorAnswer.Check] = []
    do throws(AtlasError) {
      let damaged = try Atlas.embedded.damagedTables() + Land.embedded.damagedTables()
      checks.append(
        damaged.isEmpty
          ? .init(name: "facts", status: .ok, detail: "every table is whole")
          : .init(
            name: "facts", status: .fail, detail: "damaged: \(damaged.joined(separator: ", "))",
            fix: "install itravel again"))
    } catch {
      checks.append(.init(name: "facts", status: .fail, detail: "\(error)", fix: "install itravel again"))
    }
    return checks
      + Ledger.integrityCheck(directory: settings.dataDirectory, patience: settings.patience, began: began)
  }
}

extension PlaceBook {
  /// Knows no place at all.
  static var empty: PlaceBook {
    PlaceBook(
      find: { _, _ in .none(near: []) }, byCode: { _ in nil },
      local: { now, _ in ZoneRules.utc.zoned(now) }, nameOf: { place, _ in place.name }, completions: { _, _ in [] },
      callingCode: { _ in nil })
  }
}
