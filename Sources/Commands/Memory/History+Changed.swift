import Civil
import Grammar
import JSON
import Travel
import Wording

extension History {
  /// Of all bookings, only those that are new or not as they were when the same question was last answered. More than
  /// `--limit` are left for the next run.
  static func changed(
    _ filter: BookingFilter, _ words: Words, _ ledger: Ledger, _ context: Context
  ) throws(Failure) -> Outcome {
    let list = try context.bookings(filter, after: nil, limit: Context.most, in: ledger)
    let all = list.page.bookings
    let news = try context.news(
      of: all.map { (id: $0.sameness, value: $0.standing) }, for: words.question(filter, context), in: words.state,
      most: words.limit, isNews: BookingCard.isChange)
    if let unkept = news.unkept { throw unkept.failure }
    let shown = all.filter { news.ids.contains($0.sameness) }
    return Outcome(
      HistoryAnswer(
        bookings: words.reveals ? shown : shown.map(\.masked), next: nil, whenEmpty: HistoryAnswer.noneSuch),
      request: .object(filter.members(limit: words.limit, after: nil) + [.init("changed", .bool(true))]),
      warnings: list.warnings + list.page.warnings + context.practiceWarnings(shown),
      isComplete: list.isComplete && list.page.unreadable.isEmpty && news.isWhole
    ).watching(isSilent: shown.isEmpty, wasPrinted: news.wasPrinted)
  }
}

extension History.Words {
  /// The list as `--changed` knows it again; days counted from today stay the words they were.
  fileprivate func question(_ filter: BookingFilter, _ context: Context) -> Watch.Question {
    let asked = JSONValue.object(filter.members(limit: 0, after: nil))
    return Watch.Question(
      asked: asked.replacing(
        ["since", "until", "limit", "after"],
        by: [
          .init("command", .string("history")), .init("provider", .string(context.settings.provider.value)),
          .init("endpoint", context.settings.endpoint.map { .string($0.value) } ?? .null),
          .init("days", .array([since, until].map { .string($0?.argument ?? "") })),
        ]), ends: nil)
  }

  /// Throws when `--changed` stands beside what it does not go with, or `--state` without it.
  func checkWatching() throws(Failure) {
    do throws(UsageError) { try WatchWords.check(onlyChanged: onlyChanged, state: state) } catch {
      throw Failure(error)
    }
    guard onlyChanged else { return }
    let others = [
      (code != nil, "CODE"), (due != nil, "--due"), (rechecks, "--recheck"), (after != nil, "--after"),
      (verifies, "--verify"), (forgets, "--forget"),
    ]
    guard let other = others.first(where: { $0.0 })?.1 else { return }
    throw .usage(
      "conflicting_options", field: "changed",
      Phrase(
        "--changed and \(other) do not go together.", "--changed와 \(other)\(other.particle(.topic)) 함께 쓸 수 없어요."))
  }
}

extension BookingCard {
  /// What makes it the same booking again; one without a code is told by what it is of and when it was begun.
  fileprivate var sameness: String {
    if let code { return [provider, endpoint ?? "", code].joined(separator: " · ") }
    var offerId = title
    if case .string(let id)? = offer["id"] { offerId = id }
    return [provider, endpoint ?? "", offerId, createdAt.rfc3339].joined(separator: " · ")
  }

  /// What of it can change, without personal data.
  fileprivate var standing: JSONValue {
    .object([
      .init("status", .string(status.rawValue)), .init("start", Codec<String?>.optional(.string).write(start)),
      .init("end", Codec<String?>.optional(.string).write(end)),
      .init("total", Codec<Money?>.optional(Money.record.codec).write(total)),
    ])
  }

  /// Whether it stands otherwise than before. None comes back from a cancellation: who does not know of it, as while a
  /// server cannot be asked, is only behind.
  fileprivate static func isChange(_ before: JSONValue, _ now: JSONValue) -> Bool {
    let cancelled = JSONValue.string(Status.cancelled.rawValue)
    if before["status"] == cancelled, now["status"] != cancelled { return false }
    return before != now
  }
}
