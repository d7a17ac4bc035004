import Civil
import JSON
import Travel
import Wording

/// A page of bookings, with what is to be said of it.
struct BookingList {
  let page: BookingPage
  var warnings: [Warning] = []
  var isComplete = true
}

extension Context {
  /// Whether the run asked for a service of its own list of bookings: the embedded engine has none.
  private var asksServer: Bool { settings.provider.value != world.providers.first?.name }

  /// The bookings made here and, when a server was asked for, those that it shows; newest first.
  func bookings(_ filter: BookingFilter, after: String?, limit: Int, in ledger: Ledger) throws(Failure) -> BookingList {
    // What is due, and what belongs to a conversation, is known of bookings made here only.
    guard asksServer, filter.session == nil, filter.due == nil else {
      return BookingList(page: try ledger.bookings.page(filter, after, limit))
    }
    let server: [BookingCard]
    do throws(Failure) { server = try travel().bookings() } catch {
      // Whoever limits the time or plays a record wants to know that it was not enough.
      guard error.exit == .unavailable, !["deadline_passed", "not_recorded"].contains(error.code) else { throw error }
      return BookingList(
        page: try ledger.bookings.page(filter, after, limit), warnings: [Context.notAsked(error)], isComplete: false)
    }
    var own = try ledger.bookings.page(filter, nil, Context.most).bookings
    var others: [BookingCard] = []
    for booking in server {
      guard let code = booking.code else { continue }
      if let index = own.firstIndex(where: { $0.code == code }) {
        // What the server says of it now is what counts.
        if booking.status == .cancelled {
          own[index].status = .cancelled
          own[index].isCancelOpen = false
        }
      } else if filter.passes(booking), try ledger.bookings.find(code) == nil {
        others.append(booking)
      }
    }
    let page = try Context.cut((own + others).sorted { $0.createdAt > $1.createdAt }, after: after, limit: limit)
    return BookingList(
      page: page,
      warnings: (page.bookings.contains(where: \.foreign) ? [Context.shared] : [])
        + own.filter(\.isOpen).flatMap { open in others.filter(open.mayBe).map { Context.maybeSame(open, $0) } })
  }

  /// A purchase whose answer was lost stands in a server's list as anybody's, until it is looked up.
  private static func maybeSame(_ open: BookingCard, _ other: BookingCard) -> Warning {
    let code = other.code ?? "–"
    return Warning(
      "maybe_same", path: "data.bookings",
      Phrase(
        "\(code) may be the order of “\(open.title)” whose answer was lost. To find out: itravel history --recheck",
        "\(code) 예약은 답이 오지 않은 “\(open.title)” 주문일 수 있어요. 확인하려면: itravel history --recheck"))
  }

  private static func notAsked(_ failure: Failure) -> Warning {
    Warning(
      "server_not_asked", path: "data.bookings",
      Phrase(
        "Only bookings made from this machine are shown. \(failure.message.en)",
        "이 컴퓨터에서 한 예약만 보여 줘요. \(failure.message.ko)"))
  }

  /// A booking that only the server asked for knows, by its code; nil when it does not, or no server was asked for.
  func serverBooking(_ code: String) throws(Failure) -> BookingCard? {
    guard asksServer else { return nil }
    return try travel().bookings().first { $0.code == code }
  }

  /// A booking that the server may know and does not list; nil when no server was asked for. The server says what it is.
  func unlisted(_ code: String) -> BookingCard? {
    guard asksServer else { return nil }
    return BookingCard(
      code: code, sort: .hotel, status: .confirmed, provider: settings.provider.value,
      endpoint: settings.endpoint?.value, live: false, practice: true, foreign: true, title: code, place: nil,
      start: nil, end: nil, offer: .null, travellers: [], total: nil, createdAt: now, cancelledAt: nil, session: nil)
  }

  /// More bookings than anybody has.
  static let most = 10_000

  private static let shared = Warning(
    "shared_history", path: "data.bookings",
    Phrase(
      "This server shows the bookings of all its users; those not made here are marked foreign.",
      "이 서버는 모든 사용자의 예약을 보여 줘요. 여기서 하지 않은 예약은 foreign으로 표시해요."))

  private static func cut(_ bookings: [BookingCard], after: String?, limit: Int) throws(Failure) -> BookingPage {
    var start = 0
    if let after {
      guard let place = bookings.firstIndex(where: { $0.code == after }) else { throw Cancel.unknown(after) }
      start = place + 1
    }
    let rest = bookings[start...]
    let shown = Array(rest.prefix(limit))
    return BookingPage(bookings: shown, next: rest.count > limit ? shown.last?.code : nil)
  }
}

extension BookingCard {
  /// Whether a booking that a server shows may be what became of this order: of the same kind and the same first day.
  fileprivate func mayBe(_ other: BookingCard) -> Bool {
    code == nil && provider == other.provider && endpoint == other.endpoint && sort == other.sort
      && start?.prefix(10) == other.start?.prefix(10)
  }
}

extension BookingFilter {
  /// Whether a booking from elsewhere belongs into the list; days are read in UTC, as its server writes them.
  fileprivate func passes(_ booking: BookingCard) -> Bool {
    if let sort, booking.sort != sort { return false }
    let day = ZoneRules.utc.today(at: booking.createdAt)
    if let since, day < since { return false }
    if let until, day > until { return false }
    switch status {
    case .all: return true
    case .active: return booking.status == .confirmed
    case .cancelled: return booking.status == .cancelled
    case .unknown: return booking.status == .unknown
    }
  }
}
