import JSON
import Travel
import Wording

/// Sends an order, once.
struct Confirmation {
  let backend: Backend

  func book(_ order: BookingOrder) throws(Failure) -> BookingReceipt {
    try backend.checkPrivacy()
    let info = try PassengerInfo.of(order)
    // The list is everybody's: between quote and order another may have changed it.
    let (reference, now) = try Reservation(backend: backend).current(order.offer)
    try check(now, against: order.quote)
    let body = JSONValue.object([
      .init("session_id", .string(reference.list)), .init("booking_type", .string(order.offer.sort.rawValue)),
      .init("item_index", .int(reference.index)), .init("passenger_info", info),
    ])
    let answer = try backend.posted("/booking/confirm", body, isOnce: true, .long)
    let value = try answer.json(at: "/booking/confirm")
    guard let code = value.text("booking_id") else {
      throw answer.nonsense(
        Phrase("The server confirmed without a booking code.", "서버가 예약 번호 없이 확정했어요."))
    }
    return BookingReceipt(
      code: code, total: order.quote.total, hasContents: names(value["item"], order, reference),
      raw: PersonalData.masked(value))
  }

  private func check(_ now: KeptOffer.Item, against quote: Quote) throws(Failure) {
    let price =
      switch now {
      case .hotel(let hotel): hotel.price.high
      case .flight(let flight): flight.price.high
      }
    guard price != quote.total else { return }
    throw Failure(
      "price_changed", .conflict,
      Phrase(
        "The price has just changed, so nothing was booked. Search again.", "가격이 방금 바뀌어서 예약하지 않았어요. 다시 찾아 주세요."))
  }

  /// Whether the server says that it booked the very item: it confirms an empty one, or another, all the same.
  private func names(_ item: JSONValue?, _ order: BookingOrder, _ reference: ItemReference) -> Bool {
    guard let item, !item.members.isEmpty else { return false }
    return Reservation.isOf(order.offer, item, backend)
  }
}

extension Reservation {
  /// Whether an item, seen alone, is the one an offer was made of.
  static func isOf(_ offer: KeptOffer, _ item: JSONValue, _ backend: Backend) -> Bool {
    // Alone it has no twins before it; an offer that had some is found by trying their number.
    for twins in 0..<16 {
      let items = Items(values: Array(repeating: item, count: twins + 1), list: Items.usualList)
      if Reservation.item(items, twins, like: offer, backend)?.id == offer.id { return true }
    }
    return false
  }
}
