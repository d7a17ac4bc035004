import Atlas
import CProcess
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

/// Set once, by the one thread that answers.
private nonisolated(unsafe) var lastAnswer: (any Answer)?

extension World {
  /// The machine as it is. The only place that knows which services, store and facts there are.
  static func live(brokenWords: Set<Int>) -> World {
    let began = Ledger.clock
    return World(
      environment: { Environment.value($0) },
      clock: { Instant(seconds: Int64(time(nil))) },
      console: .live, files: .live, folders: .live,
      providers: [.offline, .insight(http: .live, facts: .embedded)],
      openLedger: {
        // A run at a time that was set is one that is to come out the same again.
        Ledger.sqlite(
          directory: $0, patience: $1, began: began, isRepeatable: Environment.value("ITRAVEL_NOW") != nil,
          passed: passed(_:))
      },
      openWatch: { (path, patience) throws(Failure) in try Watch.file(path, patience: patience, began: began) },
      exchange: { amount, currency in exchanged(amount, currency) },
      places: { facts().map { .from($0) } ?? .empty },
      sources: { sources() },
      examine: { Examination.checks($0, began: began) },
      passed: passed(_:),
      ticks: { Ticks.now() },
      whenEnded: { interrupted, terminated, exit in
        unsafe cprocess_say_when_ended(interrupted, terminated, Int32(exit?.rawValue ?? 0))
      },
      beginLine: { cprocess_begin_line() },
      endLine: { interrupted, terminated in unsafe cprocess_end_line(interrupted, terminated) },
      keepToTheEnd: { unsafe lastAnswer = $0 },
      brokenWords: brokenWords)
  }

  /// The crash tests end the process at a labelled point, as a power cut or a signal would, or stop it there.
  private static func passed(_ point: String) {
    if Environment.value("ITRAVEL_KILL_AT") == point { _ = kill(getpid(), SIGKILL) }
    if Environment.value("ITRAVEL_INT_AT") == point { _ = raise(SIGINT) }
    if Environment.value("ITRAVEL_TERM_AT") == point { _ = raise(SIGTERM) }
    if Environment.value("ITRAVEL_STOP_AT") == point { _ = kill(getpid(), SIGSTOP) }
  }

  /// The tables of facts; nil only when they were damaged after they were built.
  private static func facts() -> Atlas? {
    do throws(AtlasError) { return try Atlas.embedded } catch { return nil }
  }

  private static func exchanged(_ amount: Money, _ currency: Currency) -> (amount: Money, rate: String)? {
    do throws(AtlasError) {
      guard let rate = try Rates(atlas: .embedded).rate(from: amount.currency, to: currency), let words = rate.words
      else { return nil }
      return (Money(rounding: amount.amount.approximate * rate.value, currency), words)
    } catch { return nil }
  }

  private static func sources() -> [SourceRow] {
    do throws(AtlasError) {
      return try (Atlas.embedded.sources + Land.embedded.sources).map { table in
        SourceRow(
          name: table.name, rows: table.rows, asOf: table.asOf?.iso ?? "", licence: table.licence, credit: table.credit)
      }
    } catch { return [] }
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
