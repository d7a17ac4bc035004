import Civil
import JSON
import Travel

extension BookingCard.Status {
  /// How `history --status` sorts it; `failed` is shown among all and nowhere else.
  var standing: String {
    switch self {
    case .confirmed: "active"
    case .cancelled: "cancelled"
    case .intended, .unknown: "unknown"
    case .failed: "failed"
    }
  }

  /// Whether a provider has said what became of it, so that nothing may unsay it.
  var isFinal: Bool {
    switch self {
    case .confirmed, .cancelled: true
    case .intended, .unknown, .failed: false
    }
  }
}

extension BookingFilter.Status {
  /// The standing it asks for; nil for every one.
  var standing: String? {
    switch self {
    case .active: BookingCard.Status.confirmed.standing
    case .cancelled: BookingCard.Status.cancelled.standing
    case .unknown: BookingCard.Status.unknown.standing
    case .all: nil
    }
  }
}

extension BookingCard {
  /// The booking as it is told: one whose cancellation is open stands neither way.
  func told(standing: String, changes: Int) -> BookingCard {
    var told = self
    told.changes = changes
    guard status == .confirmed, standing == Status.unknown.standing else { return told }
    told.status = .unknown
    told.isCancelOpen = true
    return told
  }

  /// The day of departure or check-in; nil when it is not known.
  var startsOn: String? { start.map { String($0.prefix(10)) } }

  /// The days on which something is due, as their place counts: each departure, check-in, end of free cancellation.
  var dueDays: Set<String> {
    switch status {
    case .cancelled, .failed: return []
    case .intended, .confirmed, .unknown:
      var days = Set([startsOn].compactMap { $0 })
      if case .string(let until)? = offer["free_cancel_until"] { days.insert(String(until.prefix(10))) }
      if case .array(let slices)? = offer["slices"] {
        for case .string(let at)? in slices.map({ $0["depart"]?["at"] }) { days.insert(String(at.prefix(10))) }
      }
      if sort == .flight, let moved = movedEnd { days.insert(moved.iso) }
      return days
    }
  }
}
