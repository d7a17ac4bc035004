import Civil
import Travel
import Wording

/// Every order and every cancellation whose answer never came, and every order that failed, each to be settled while no
/// other process works on it.
struct OpenEntries {
  let ledger: Ledger
  let context: Context

  /// What a look at one of them came to.
  enum Ending {
    /// It is known now what became of it.
    case settled(BookingCard, was: JournalEntry)
    /// The order provably did not arrive.
    case absent(JournalEntry)
    /// Nobody can tell yet.
    case open(JournalEntry, Failure?)
  }

  /// Looks at each, oldest first, and gives what came of it to `work` while the offer is held. One that cannot be looked
  /// at keeps no other from being settled.
  func eachSettled(_ work: (Ending) throws(Failure) -> Void) throws(Failure) {
    try each(of: try ledger.bookings.unsettled(), work)
  }

  /// The same of orders of the last month that a provider refused, or that were given up: a proxy may say no to an order
  /// that went through, and a list may lag.
  func eachFailed(_ work: (Ending) throws(Failure) -> Void) throws(Failure) {
    let month = context.now.adding(seconds: -30 * 86_400)
    for event in [BookingEvent.refused, BookingEvent.absent] {
      // What the embedded engine did is in the ledger alone.
      let entries = try ledger.bookings.lately(event).filter { $0.order.at > month && $0.order.offer.endpoint != nil }
      try each(of: entries, work)
    }
  }

  private func each(of entries: [JournalEntry], _ work: (Ending) throws(Failure) -> Void) throws(Failure) {
    for entry in entries {
      try ledger.bookings.alone(entry.order.offer.lockName, !context.globals.noWait) { () throws(Failure) in
        // Another process may have settled it while this one waited.
        guard let entry = try self.ledger.bookings.entry(entry.key), entry.booking.isOpen || entry.mayStillBeThere
        else {
          return
        }
        try work(try self.looked(at: entry))
      }
    }
  }

  private func looked(at entry: JournalEntry) throws(Failure) -> Ending {
    let settlement = Settlement(ledger: ledger, context: context)
    do throws(Failure) {
      if entry.booking.isCancelOpen {
        return try settlement.settledCancellation(entry).map { .settled($0, was: entry) } ?? .open(entry, nil)
      }
      return try settlement.settled(entry).map { .settled($0, was: entry) } ?? .absent(entry)
    } catch {
      switch error.exit {
      case .internal, .locked, .interrupted, .terminated: throw error
      case .ok, .usage, .empty, .unauthorized, .notFound, .unconfirmed, .rateLimited, .unavailable, .conflict, .config,
        .outcomeUnknown, .partial:
        // Whoever limits the time wants to know that it was not enough.
        guard error.code != "deadline_passed" else { throw error }
        return .open(entry, error)
      }
    }
  }
}
