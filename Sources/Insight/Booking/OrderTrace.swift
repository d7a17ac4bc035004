import Civil
import JSON
import Travel

/// Looks for the booking of an order whose answer was lost. The server knows no idempotency key, so it goes by the payload.
struct OrderTrace {
  let backend: Backend

  /// How long after the same purchase another one is told from it by its time.
  private static let margin: Int64 = 120

  func lookUp(_ order: BookingOrder) throws(Failure) -> LookUp {
    try backend.checkPrivacy()
    let info = try PassengerInfo.of(order)
    let active = try backend.serverBookings(cancelled: false)
    let cancelled = try backend.serverBookings(cancelled: true)
    let matches = (active + cancelled).filter { isOf(order, info, $0) }
    guard !matches.isEmpty else {
      // The lists show one key's bookings only; under another a booking is made and never seen.
      return ItemReference(order.offer.price.source)?.list == Items.usualList ? .absent : .unclear
    }
    let newest = matches.max { ($0.createdAt?.seconds ?? 0) < ($1.createdAt?.seconds ?? 0) } ?? matches[0]
    guard order.isRepeated else { return found(newest, order) }
    // The same was bought before, on purpose: what is older than the order is that purchase.
    let fresh = matches.filter { ($0.createdAt?.seconds ?? Int64.max) >= order.at.seconds - OrderTrace.margin }
    if fresh.isEmpty { return .absent }
    return fresh.count > 1 ? found(newest, order) : .unclear
  }

  private func found(_ booking: ServerBooking, _ order: BookingOrder) -> LookUp {
    .found(
      BookingReceipt(
        code: booking.code, total: order.quote.total, hasContents: !booking.item.members.isEmpty,
        raw: PersonalData.masked(booking.value)))
  }

  /// Whether a booking is of the same kind for the same traveller and days, and of the same item where the server says it.
  private func isOf(_ order: BookingOrder, _ info: JSONValue, _ booking: ServerBooking) -> Bool {
    guard booking.sort == order.offer.sort, same(info, booking.passenger) else { return false }
    return booking.item.members.isEmpty || Reservation.isOf(order.offer, booking.item, backend)
  }

  private func same(_ sent: JSONValue, _ kept: JSONValue) -> Bool {
    func plain(_ value: JSONValue) -> [String: String] {
      var all: [String: String] = [:]
      for member in value.members where member.value != .null { all[member.key] = member.value.looseText ?? "" }
      return all
    }
    return plain(sent) == plain(kept)
  }
}

extension BookingOrder {
  /// Whether the same offer was booked before, and this is a second purchase: its key then has a number.
  fileprivate var isRepeated: Bool {
    guard let mark = key.lastIndex(of: "#"), let number = Int(key[key.index(after: mark)...]) else { return false }
    return number > 1
  }
}
