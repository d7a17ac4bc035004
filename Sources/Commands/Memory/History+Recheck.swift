import Civil
import Grammar
import JSON
import Travel
import Wording

extension History {
  /// A page of bookings made here, with what their own providers say of them now. What was left open is settled first,
  /// and what changed elsewhere is written down, so that it is told once.
  static func rechecked(
    _ filter: BookingFilter, _ words: Words, _ ledger: Ledger, _ context: Context
  ) throws(Failure) -> Outcome {
    var warnings: [Warning] = []
    var changes = try settledOpen(&warnings, ledger, context)
    let page = try ledger.bookings.page(filter, words.after, words.limit)
    var lists: [String: [BookingCard]?] = [:]
    var bookings: [BookingCard] = []
    for booking in page.bookings {
      guard let code = booking.code, booking.status == .confirmed || booking.status == .cancelled else {
        bookings.append(booking)
        continue
      }
      let source = "\(booking.provider)|\(booking.endpoint ?? "")"
      if lists[source] == nil { lists[source] = try listed(by: booking, &warnings, context) }
      guard let list = lists[source] ?? nil else {
        bookings.append(booking)
        continue
      }
      let there = list.first { $0.code == code }
      let found = booking.changes(to: there)
      changes += found
      bookings.append(try written(found, to: booking, code, there, ledger, context))
    }
    return Outcome(
      RecheckAnswer(
        list: HistoryAnswer(
          bookings: words.reveals ? bookings : bookings.map(\.masked), next: page.next,
          more: page.next.map { context.line.replacing("after", with: $0) }),
        changes: changes),
      request: filter.json(limit: words.limit, after: words.after),
      warnings: page.warnings + warnings + context.practiceWarnings(bookings),
      isComplete: page.unreadable.isEmpty
        && !warnings.contains { ["provider_not_asked", "order_open"].contains($0.code) })
  }

  /// Looks for every order and every cancellation whose answer never came, and writes down what is found.
  private static func settledOpen(
    _ warnings: inout [Warning], _ ledger: Ledger, _ context: Context
  ) throws(Failure) -> [BookingChange] {
    var changes: [BookingChange] = []
    var said: [Warning] = []
    try OpenEntries(ledger: ledger, context: context).eachSettled { (ending) throws(Failure) in
      switch ending {
      case .settled(let booking, _):
        changes += BookingChange.found(booking, was: .unknown)
      case .absent(let entry):
        let title = try Settlement(ledger: ledger, context: context).givenUp(entry).title
        said.append(
          Warning(
            "order_absent", path: "data.changes",
            Phrase(
              "The order of “\(title)” never arrived, so nothing is booked.",
              "“\(title)” 주문은 도착하지 않아서 예약된 것이 없어요.")))
      case .open(let entry, let failure):
        // An open cancellation is told with the list.
        guard failure != nil || !entry.booking.isCancelOpen else { return }
        let name = entry.booking.code ?? entry.booking.title
        said.append(
          Warning(
            "order_open", path: "data.changes",
            Phrase(
              "What became of “\(name)” is still not known. \(failure?.message.en ?? "")",
              "“\(name)”의 결과를 아직 알 수 없어요. \(failure?.message.ko ?? "")")))
      }
    }
    try OpenEntries(ledger: ledger, context: context).eachFailed { (ending) throws(Failure) in
      switch ending {
      case .settled(let booking, let was): changes += BookingChange.found(booking, was: was.booking.status)
      case .absent(let entry): _ = try Settlement(ledger: ledger, context: context).givenUp(entry)
      case .open(let entry, let failure): said.append(notAsked(entry.booking.provider, failure?.message))
      }
    }
    warnings += said
    return changes
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
      warnings.append(notAsked(booking.provider, error.message))
      return nil
    }
  }

  private static func notAsked(_ provider: String, _ why: Phrase?) -> Warning {
    Warning(
      "provider_not_asked", path: "data.changes",
      Phrase(
        "\(provider) could not be asked what changed. \(why?.en ?? "")",
        "\(provider)에 바뀐 것을 물어보지 못했어요. \(why?.ko ?? "")"))
  }

  /// Writes what the provider changed: a cancellation, or other days. Gives the booking as it stands then.
  private static func written(
    _ changes: [BookingChange], to booking: BookingCard, _ code: String, _ there: BookingCard?, _ ledger: Ledger,
    _ context: Context
  ) throws(Failure) -> BookingCard {
    guard let there, !changes.isEmpty, let key = try ledger.bookings.keyOf(code) else {
      return booking
    }
    var now = booking
    var events: [(name: String, details: String)] = []
    let isBack = booking.status == .cancelled
    if isBack {
      // A cancellation that was none must not hide a booking that stands.
      guard there.status == .confirmed else { return booking }
      events.append(("reinstated", "found at the provider"))
    }
    let moves = isBack ? [] : changes.filter { $0.field == "start" || $0.field == "end" }
    if !moves.isEmpty {
      let details = moves.map { "\($0.field) \($0.was ?? "–") → \($0.now ?? "–")" }.joined(separator: ", ")
      events.append((BookingEvent.changed, details))
    }
    if there.status == .cancelled { events.append(("cancelled", "found at the provider")) }
    let lock = try ledger.bookings.entry(key)?.order.offer.lockName ?? key
    try ledger.bookings.alone(lock, !context.globals.noWait) { () throws(Failure) in
      // Something from here may have been written meanwhile.
      guard let still = try ledger.bookings.entry(key)?.booking, still == booking else { return }
      for event in events {
        if event.name == BookingEvent.changed {
          for move in moves { if move.field == "start" { now.start = move.now } else { now.end = move.now } }
          now.changes += 1
        } else if isBack {
          now.status = .confirmed
          now.cancelledAt = nil
          now.changes += 1
        } else {
          now.status = .cancelled
          now.cancelledAt = there.cancelledAt ?? context.now
        }
        try ledger.bookings.settle(
          key, now,
          BookingEvent(
            at: context.now, event: event.name, details: event.details,
            command: context.line.agreed(by: booking.travellers)))
      }
    }
    return now
  }
}

extension BookingChange {
  /// What a look at an order brought to light; nothing where there is no booking to name.
  fileprivate static func found(_ booking: BookingCard, was: BookingCard.Status) -> [BookingChange] {
    booking.code.map { [BookingChange(code: $0, field: "status", was: was.rawValue, now: booking.status.rawValue)] }
      ?? []
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
      // Some tell of a journey back when it begins, and not when it ends.
      let isWayBack = field == "end" && sort == .flight && lastDeparture?.prefix(10) == now.prefix(10)
      if !isSame, !isWayBack { found.append(BookingChange(code: code, field: field, was: was, now: now)) }
    }
    return found
  }

  private var lastDeparture: String? {
    guard case .array(let slices)? = offer["slices"], case .string(let at)? = slices.last?["depart"]?["at"] else {
      return nil
    }
    return at
  }
}
