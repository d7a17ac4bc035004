import Civil
import JSON
import Synchronization
import Travel
import Wording

/// A service that sells rooms in one hotel, commits what it is sent, and can lose its answers: the other side of the
/// booking protocol, kept in memory so that its commits can be counted.
final class Shop: Sendable {
  enum Fault: Sendable {
    case none
    /// It commits, and the answer is lost.
    case dropAfterCommit
    /// The order is lost before it arrives.
    case dropBeforeCommit
    /// Nobody waited for it any more, and it has not committed yet.
    case slow
    case refuse
  }

  private struct State {
    var fault = Fault.none
    var total = "300000"
    var asked = 0
    var orders: [String: String] = [:]
    var sent = 0
    var expiresAt: Instant?
    var isForgetful = false
    var isRemote = false
  }

  private let state = Mutex(State())

  var commits: Int { state.withLock { $0.orders.count } }
  var sends: Int { state.withLock { $0.sent } }
  /// How often it was asked anything at all.
  var questions: Int { state.withLock { $0.asked } }

  func fails(by fault: Fault) { state.withLock { $0.fault = fault } }
  func charges(_ total: String) { state.withLock { $0.total = total } }
  func offersEnd(at instant: Instant) { state.withLock { $0.expiresAt = instant } }
  /// It stands elsewhere, and works on when nobody waits.
  func isElsewhere() { state.withLock { $0.isRemote = true } }
  /// What it was sent and had not done yet is done now.
  func catchesUp(on key: String) { state.withLock { $0.orders[key] = "SH-\($0.orders.count + 1)" } }
  func cannotLookUp() { state.withLock { $0.isForgetful = true } }

  var provider: Provider { Provider(name: "shop") { _ in self.service } }

  private var service: TravelService {
    TravelService(
      name: "shop", endpoint: state.withLock { $0.isRemote } ? "http://shop.invalid" : nil, isLive: true,
      abilities: ["hotels"],
      chat: { (_, _) throws(Failure) in throw Failure("not_here", .unavailable, .same("no chat")) },
      submitSurvey: { _, _ in },
      flights: { (_, _) throws(Failure) in throw Failure("not_here", .unavailable, .same("no flights")) },
      hotels: { query, _ in Found(offers: [self.room(query)]) },
      quote: { offer, _ in self.quote(offer) },
      book: { (order) throws(Failure) in try self.book(order) },
      lookUp: { order in self.lookUp(order) },
      bookings: { [] },
      cancellationQuote: { _, _ in self.cancellation },
      cancel: { _, _ in self.cancellation })
  }

  private var cancellation: CancellationQuote {
    CancellationQuote(fee: Money(text: "30000 KRW"), refund: Money(text: "270000 KRW"), terms: [])
  }

  private func room(_ query: HotelQuery) -> HotelOffer {
    let (total, expiry) = state.withLock { ($0.total, $0.expiresAt) }
    return HotelOffer(
      id: "of_shop", number: 1, provider: "shop", live: true, expiresAt: expiry, bookable: true, name: "Shop Hotel",
      localName: nil, stars: 3, rating: nil, address: nil, quarter: nil, position: nil, checkIn: query.checkIn,
      checkOut: query.checkOut, rooms: query.rooms, freeCancelUntil: nil,
      price: Price(
        basis: .live, total: Money(text: "\(total) KRW"), low: nil, high: nil, per: .stay, tax: nil, asOf: nil,
        source: nil))
  }

  private func quote(_ offer: KeptOffer) -> Quote {
    let total = state.withLock {
      $0.asked += 1
      return $0.total
    }
    return Quote(
      offerId: offer.id, sort: .hotel, title: "Shop Hotel", start: nil, end: nil, total: Money(text: "\(total) KRW"),
      perPerson: nil, tax: nil, basis: .live, terms: [], expiresAt: nil, provider: "shop", live: true, practice: false)
  }

  private func book(_ order: BookingOrder) throws(Failure) -> BookingReceipt {
    let (fault, code) = state.withLock { state -> (Fault, String) in
      state.asked += 1
      state.sent += 1
      let code = state.orders[order.key] ?? "SH-\(state.orders.count + 1)"
      if state.fault == .none || state.fault == .dropAfterCommit { state.orders[order.key] = code }
      return (state.fault, code)
    }
    switch fault {
    case .none: return BookingReceipt(code: code, total: order.quote.total)
    case .dropAfterCommit, .dropBeforeCommit:
      throw Failure("connection_lost", .unavailable, .same("The connection broke."), effect: .unknown)
    case .slow: throw Failure("timed_out", .unavailable, .same("It took too long."), effect: .unknown)
    case .refuse: throw Failure("sold_out", .conflict, .same("Sold out."), effect: .notCommitted)
    }
  }

  private func lookUp(_ order: BookingOrder) -> LookUp {
    state.withLock { state in
      state.asked += 1
      if state.isForgetful { return .unclear }
      guard let code = state.orders[order.key] else { return .absent }
      return .found(BookingReceipt(code: code, total: order.quote.total))
    }
  }
}
