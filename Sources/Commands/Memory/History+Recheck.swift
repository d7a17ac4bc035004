import Civil
import Grammar
import JSON
import Travel
import Wording

extension History {
  /// A page of bookings made here, with what their own providers say of them now. A cancellation made elsewhere is
  /// written down, so that it is told once.
  static func rechecked(
    _ filter: BookingFilter, _ words: Words, _ ledger: Ledger, _ context: Context
  ) throws(Failure) -> Outcome {
    let page = try ledger.bookings.page(filter, words.after, words.limit)
    var warnings = page.warnings
    var lists: [String: [BookingCard]?] = [:]
    var bookings: [BookingCard] = []
    var changes: [BookingChange] = []
    for booking in page.bookings {
      let source = "\(booking.provider)|\(booking.endpoint ?? "")"
      if lists[source] == nil { lists[source] = try listed(by: booking, &warnings, context) }
      guard let code = booking.code, booking.status == .confirmed || booking.status == .cancelled,
        let list = lists[source] ?? nil
      else {
        bookings.append(booking)
        continue
      }
      let there = list.first { $0.code == code }
      let found = booking.changes(to: there)
      changes += found
      let isGone = there?.status == .cancelled && booking.status == .confirmed
      bookings.append(isGone ? try cancelled(booking, code, there?.cancelledAt, ledger, context) : booking)
    }
    return Outcome(
      RecheckAnswer(
        list: HistoryAnswer(
          bookings: words.reveals ? bookings : bookings.map(\.masked), next: page.next,
          more: page.next.map { context.line.replacing("after", with: $0) }),
        changes: changes),
      request: filter.json(limit: words.limit, after: words.after),
      warnings: warnings + context.practiceWarnings(bookings),
      isComplete: page.unreadable.isEmpty && !warnings.contains { $0.code == "provider_not_asked" })
  }

  /// What a booking's provider lists; nil when it has no list of bookings or cannot be asked, which is told.
  private static func listed(
    by booking: BookingCard, _ warnings: inout [Warning], _ context: Context
  ) throws(Failure) -> [BookingCard]? {
    do throws(Failure) {
      let service = try context.service(named: booking.provider, at: booking.endpoint)
      guard service.abilities.contains("history") else { return nil }
      return try service.bookings()
    } catch {
      guard error.exit == .unavailable || error.exit == .usage, error.code != "deadline_passed" else { throw error }
      warnings.append(
        Warning(
          "provider_not_asked", path: "data.changes",
          Phrase(
            "\(booking.provider) could not be asked what changed. \(error.message.en)",
            "\(booking.provider)에 바뀐 것을 물어보지 못했어요. \(error.message.ko)")))
      return nil
    }
  }

  private static func cancelled(
    _ booking: BookingCard, _ code: String, _ at: Instant?, _ ledger: Ledger, _ context: Context
  ) throws(Failure) -> BookingCard {
    var gone = booking
    gone.status = .cancelled
    gone.cancelledAt = at ?? context.now
    guard let key = try ledger.bookings.keyOf(code) else { return gone }
    let change = gone
    let lock = try ledger.bookings.entry(key)?.order.offer.lockName ?? key
    try ledger.bookings.alone(lock, !context.globals.noWait) { () throws(Failure) in
      // A cancellation from here may have been written meanwhile.
      guard try ledger.bookings.find(code)?.booking.status == .confirmed else { return }
      try ledger.bookings.settle(
        key, change,
        BookingEvent(
          at: context.now, event: "cancelled", details: "found at the provider", command: context.line.command))
    }
    return gone
  }
}

extension BookingCard {
  /// How a provider's word of this booking differs from what is known here; nil means that it no longer lists it.
  fileprivate func changes(to there: BookingCard?) -> [BookingChange] {
    guard let code else { return [] }
    guard let there else {
      // A cancelled booking may well be off the list.
      return status == .confirmed ? [BookingChange(code: code, field: "listed", was: "true", now: "false")] : []
    }
    var found: [BookingChange] = []
    if there.status != status {
      found.append(
        BookingChange(code: code, field: "status", was: status.rawValue, now: there.status.rawValue))
    }
    for (field, was, now) in [("start", start, there.start), ("end", end, there.end)] {
      // Days alone are compared where either side tells no more, and nothing where one says nothing.
      guard let was, let now else { continue }
      let isSame = was.count == 10 || now.count == 10 ? was.prefix(10) == now.prefix(10) : was == now
      if !isSame { found.append(BookingChange(code: code, field: field, was: was, now: now)) }
    }
    return found
  }
}
