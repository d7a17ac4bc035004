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
      let list = try backend.list(cancelled: isCancelled)
      if !list.isWhole { isReadable = false }
      for item in list.items {
        guard let booking = ServerBooking(item, isCancelled: isCancelled) else {
          isReadable = false
          continue
        }
        all.append(booking)
      }
    }
    let others = Set(order.foreignCodes)
    all.removeAll { others.contains($0.code) }
    let alike = all.filter { isOf(order, info, $0) }
    let matches = alike.filter { isSince(order, $0) }
    let active = matches.filter { !$0.isCancelled }
    guard let newest = (active.isEmpty ? matches : active).max(by: { $0.second < $1.second }) else {
      // One made before is another's, unless the two clocks differ, and one that does not say clearly that it is another's
      // may be this one: neither is taken for it, and neither is a leave to send.
      let doubtful = all.filter { booking in
        if isOf(order, info, booking) { return true }
        let isRecent = OrderTrace.gap(from: order, to: booking).map { $0 > -OrderTrace.slack } ?? true
        return (order.seen != nil || isRecent) && !isAnothers(order, info, booking)
      }
      guard doubtful.isEmpty else { return .doubtful(doubtful.map(\.code)) }
      guard isReadable else { return .unclear }
      // The lists show one key's bookings only; under another a booking is made and never seen.
      return ItemReference(order.offer.price.source)?.list == Items.usualList ? .absent : .unclear
    }
    // On its way is neither there nor absent.
    return newest.isSettled ? found(newest, order) : .doubtful([newest.code])
  }

  /// Whether a booking was made after an order: it was not listed before, or, where nobody looked, the clocks say so; both
  /// times are cut to whole seconds.
  private func isSince(_ order: BookingOrder, _ booking: ServerBooking) -> Bool {
    order.seen != nil || OrderTrace.gap(from: order, to: booking).map { $0 >= -1 } ?? false
  }

  /// How long after an order a booking was made, in seconds; nil where the server does not say.
  private static func gap(from order: BookingOrder, to booking: ServerBooking) -> Int64? {
    booking.createdAt.map { $0.seconds - order.at.seconds }
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

  /// Whether a booking says itself that it is of another kind or person, or of another thing on other days, however it
  /// writes what it says. The server books by a place in a list that everybody changes: another thing for the same person
  /// and days may be what this order came to.
  private func isAnothers(_ order: BookingOrder, _ info: JSONValue, _ booking: ServerBooking) -> Bool {
    func differs(_ key: String) -> Bool {
      guard let sent = info[key]?.looseText, let kept = booking.passenger[key]?.looseText else { return false }
      let (one, other) = (OrderTrace.letters(of: sent.untagged), OrderTrace.letters(of: kept.untagged))
      return !one.isEmpty && !other.isEmpty && one != other
    }
    if booking.value.text("booking_type") ?? booking.value.text("type") != nil, booking.sort != order.offer.sort {
      return true
    }
    if differs("name") || differs("email") { return true }
    guard !booking.item.members.isEmpty, !Reservation.isOf(order.offer, booking.item, backend) else { return false }
    return !isSince(order, booking) || ["checkin", "departure_date"].contains(where: differs)
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

extension String {
  /// An e-mail address without the tag that some servers leave out: `a+b@c` is `a@c`.
  fileprivate var untagged: String {
    guard let at = lastIndex(of: "@"), let plus = self[..<at].firstIndex(of: "+") else { return self }
    return String(self[..<plus] + self[at...])
  }
}
