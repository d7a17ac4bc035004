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
    let value: JSONValue
    do throws(Failure) { value = try answer.json(at: "/booking/confirm") } catch {
      // It says that nothing was booked. A proxy may say so of an order that went through.
      var failure = error
      failure.isRefusal = error.effect != .unknown
      throw failure
    }
    guard let code = value.text("booking_id") else {
      throw answer.nonsense(
        Phrase("The server confirmed without a booking code.", "서버가 예약 번호 없이 확정했어요."))
    }
    if let status = value.text("status"), status.lowercased() != "confirmed" {
      throw answer.nonsense(
        Phrase(
          "The server answered the order with the status “\(status)”.", "서버가 주문에 “\(status)” 상태로 답했어요."))
    }
    return BookingReceipt(
      code: code, total: order.quote.total, contents: contents(of: value, order, sent: info),
      raw: PersonalData.masked(value))
  }

  private func check(_ now: KeptOffer.Item, against quote: Quote) throws(Failure) {
    guard now.highest != quote.total else { return }
    throw Failure(
      "price_changed", .conflict,
      Phrase(
        "The price has just changed, so nothing was booked. Search again.", "가격이 방금 바뀌어서 예약하지 않았어요. 다시 찾아 주세요."))
  }

  /// What the server says that it booked: it confirms an empty item, or another, all the same.
  private func contents(of value: JSONValue, _ order: BookingOrder, sent: JSONValue) -> BookingReceipt.Contents {
    guard let item = value["item"], !item.members.isEmpty else { return .unsaid }
    guard Reservation.isOf(order.offer, item, backend), isSort(value, order), isPrice(item, order) else {
      return .anotherItem
    }
    let echoed = value["passenger_info"] ?? .null
    let isSame = sent.members.allSatisfy { member in
      guard let back = echoed.text(member.key) else { return true }
      return back == member.value.looseText
    }
    return isSame ? .asOrdered : .otherTravellers
  }
}

extension Confirmation {
  private func isSort(_ value: JSONValue, _ order: BookingOrder) -> Bool {
    guard let said = value.text("type") ?? value.text("booking_type") else { return true }
    return said.lowercased() == order.offer.sort.rawValue
  }

  /// Whether an item costs what was agreed, as far as both are known.
  private func isPrice(_ item: JSONValue, _ order: BookingOrder) -> Bool {
    let items = Items(values: [item], list: Items.usualList)
    guard let total = order.quote.total, let now = Reservation.item(items, 0, like: order.offer, backend)?.item,
      let price = now.highest
    else { return true }
    return price == total
  }
}

extension KeptOffer.Item {
  /// What it costs at most.
  fileprivate var highest: Money? {
    switch self {
    case .hotel(let hotel): hotel.price.high
    case .flight(let flight): flight.price.high
    }
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
