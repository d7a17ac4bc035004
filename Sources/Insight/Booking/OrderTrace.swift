import Civil
import JSON
import Travel

/// Looks for the booking of an order whose answer was lost. The server knows no idempotency key, so it goes by the payload.
struct OrderTrace {
  let backend: Backend

  func lookUp(_ order: BookingOrder) throws(Failure) -> LookUp {
    try backend.checkPrivacy()
    let info = try PassengerInfo.of(order)
    var all: [ServerBooking] = []
    var isReadable = true
    for isCancelled in [false, true] {
      for item in try backend.listed(cancelled: isCancelled) {
        guard let booking = ServerBooking(item, isCancelled: isCancelled) else {
          isReadable = false
          continue
        }
        all.append(booking)
      }
    }
    let alike = all.filter { !order.foreignCodes.contains($0.code) && isOf(order, info, $0) }
    // Both times are cut to whole seconds.
    let matches = alike.filter { OrderTrace.gap(from: order, to: $0) >= -1 }
    let active = matches.filter { !$0.isCancelled }
    guard let newest = (active.isEmpty ? matches : active).max(by: { $0.second < $1.second }) else {
      // One made shortly before is another's, unless the two clocks differ: neither taken for this nor a leave to send.
      if alike.contains(where: { OrderTrace.gap(from: order, to: $0) > -OrderTrace.slack }) { return .unclear }
      // One that does not say clearly that it is another's may be this one.
      let isHidden = all.contains { booking in
        !isAnothers(order, info, booking) && !order.foreignCodes.contains(booking.code)
          && OrderTrace.gap(from: order, to: booking) > -OrderTrace.slack
      }
      guard isReadable, !isHidden else { return .unclear }
      // The lists show one key's bookings only; under another a booking is made and never seen.
      return ItemReference(order.offer.price.source)?.list == Items.usualList ? .absent : .unclear
    }
    // On its way is neither there nor absent.
    return newest.isSettled ? found(newest, order) : .unclear
  }

  /// How long after an order a booking was made, in seconds; nothing where the server does not say.
  private static func gap(from order: BookingOrder, to booking: ServerBooking) -> Int64 {
    booking.createdAt.map { $0.seconds - order.at.seconds } ?? 0
  }

  /// How far two clocks may be apart, in seconds: a whole day, since a wrong zone is a common fault.
  private static let slack: Int64 = 86_400

  private func found(_ booking: ServerBooking, _ order: BookingOrder) -> LookUp {
    .found(
      BookingReceipt(
        code: booking.code, total: order.quote.total, contents: booking.item.members.isEmpty ? .unsaid : .asOrdered,
        isCancelled: booking.isCancelled, raw: PersonalData.masked(booking.value)))
  }

  /// Whether a booking is of the same kind for the same traveller and days, and of the same item where the server says it.
  private func isOf(_ order: BookingOrder, _ info: JSONValue, _ booking: ServerBooking) -> Bool {
    guard booking.sort == order.offer.sort, same(info, booking.passenger) else { return false }
    return booking.item.members.isEmpty || Reservation.isOf(order.offer, booking.item, backend)
  }

  /// Whether a booking says itself that it is of another kind, thing or person, however it writes what it says.
  private func isAnothers(_ order: BookingOrder, _ info: JSONValue, _ booking: ServerBooking) -> Bool {
    func differs(_ key: String) -> Bool {
      guard let sent = info[key]?.looseText, let kept = booking.passenger[key]?.looseText else { return false }
      let (one, other) = (OrderTrace.letters(of: sent), OrderTrace.letters(of: kept))
      return !one.isEmpty && !other.isEmpty && one != other
    }
    if booking.value.text("booking_type") ?? booking.value.text("type") != nil, booking.sort != order.offer.sort {
      return true
    }
    if !booking.item.members.isEmpty, !Reservation.isOf(order.offer, booking.item, backend) { return true }
    return differs("name") || differs("email")
  }

  /// What a text says in whatever case and with whatever signs.
  private static func letters(of text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }

  private func same(_ sent: JSONValue, _ kept: JSONValue) -> Bool {
    func plain(_ value: JSONValue) -> [String: String] {
      var all: [String: String] = [:]
      for member in value.members where member.value != .null { all[member.key] = member.value.looseText ?? "" }
      return all
    }
    return plain(sent) == plain(kept)
  }
}
