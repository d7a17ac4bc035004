import Civil
import JSON
import Travel
import Wording

/// What a kept offer is at the server now, asked anew each time: its list is one for everybody and changes under everyone.
struct Reservation {
  let backend: Backend

  /// The offer as the server has it now. Throws `conflict` when another item stands in its place.
  func current(_ offer: KeptOffer) throws(Failure) -> (reference: ItemReference, now: KeptOffer.Item) {
    guard let reference = ItemReference(offer.price.source) else {
      throw Failure(
        "not_bookable", .conflict,
        Phrase("This offer is for information and cannot be booked.", "이 상품은 참고용이라 예약할 수 없어요."))
    }
    let items = try backend.items(offer.sort, list: reference.list)
    guard items.values.indices.contains(reference.index) else { throw gone(offer, isEmpty: items.values.isEmpty) }
    guard let found = item(items, reference.index, like: offer), found.id == offer.id else {
      throw gone(offer, isEmpty: false)
    }
    return (reference, found.item)
  }

  /// The item at a place of the list as an offer for the days and the party of another.
  private func item(_ items: Items, _ index: Int, like offer: KeptOffer) -> (id: String, item: KeptOffer.Item)? {
    Reservation.item(items, index, like: offer, backend)
  }

  static func item(_ items: Items, _ index: Int, like offer: KeptOffer, _ backend: Backend)
    -> (id: String, item: KeptOffer.Item)?
  {
    switch offer.item {
    case .hotel(let hotel):
      let stay = Stay(checkIn: hotel.checkIn, checkOut: hotel.checkOut, guests: offer.guests, rooms: hotel.rooms)
      return HotelItem(value: items.values[index])
        .offer(at: index, of: items, stay: stay, endpoint: backend.endpoint).map { ($0.id, .hotel($0)) }
    case .flight(let flight):
      guard let first = flight.slices.first else { return nil }
      let back = flight.slices.count > 1 ? flight.slices.last?.depart.at.date : nil
      let journey = Journey(depart: first.depart.at.date, returning: back, passengers: offer.guests)
      return FlightItem(value: items.values[index])
        .offer(at: index, of: items, journey: journey, endpoint: backend.endpoint, facts: backend.facts)
        .map { ($0.id, .flight($0)) }
    }
  }

  /// What it costs now, by the first client's arithmetic.
  func quote(_ offer: KeptOffer) throws(Failure) -> Quote {
    try backend.checkPrivacy()
    let (_, now) = try current(offer)
    switch now {
    case .hotel(let hotel):
      return quote(
        offer, title: hotel.name, start: hotel.checkIn.iso, end: hotel.checkOut.iso, total: hotel.price.high)
    case .flight(let flight):
      let first = flight.slices.first
      let route = [first?.depart.place, first?.arrive.place].compactMap { $0 }.joined(separator: "–")
      let title = ([route] + flight.notes.prefix(1)).filter { !$0.isEmpty }.joined(separator: ", ")
      return quote(
        offer, title: title, start: first.map { said($0.depart) }, end: flight.slices.last.map { said($0.arrive) },
        total: flight.price.high)
    }
  }

  /// When it is, as far as the server says: a placeholder of a time stands in no booking, its day does.
  private func said(_ stop: Stop) -> String { stop.basis == .assumed ? stop.at.date.iso : stop.at.rfc3339 }

  private func quote(_ offer: KeptOffer, title: String, start: String?, end: String?, total: Money?) -> Quote {
    // The total holds a tenth of tax: one part in eleven.
    let tax = total.map { money in
      Money(ExactDecimal(units: (money.amount.units * 2 + 11) / 22, scale: money.amount.scale), money.currency)
    }
    return Quote(
      offerId: offer.id, sort: offer.sort, title: title, start: start, end: end, total: total, perPerson: nil, tax: tax,
      basis: .model,
      terms: [
        "The total is computed from the amount the server lists, its nights or travellers and 10 % tax.",
        "The server takes no payment: this is a demo booking, seen by all users of the server.",
      ], expiresAt: nil, provider: "insight", live: false, practice: true)
  }

  private func gone(_ offer: KeptOffer, isEmpty: Bool) -> Failure {
    Failure(
      "offer_gone", .conflict,
      isEmpty
        ? Phrase(
          "The server's list is empty now, so nothing was booked. Search again.",
          "서버의 목록이 비어 있어서 예약하지 않았어요. 다시 찾아 주세요.")
        : Phrase(
          "The server's list has changed since it was shown, so nothing was booked. Search again.",
          "보여 준 뒤에 서버의 목록이 바뀌어서 예약하지 않았어요. 다시 찾아 주세요."))
  }
}

extension Backend {
  /// The list of candidates under a key.
  func items(_ sort: BookingCard.Sort, list: String) throws(Failure) -> Items {
    let path = "/api/booking/data"
    let body = try get(path, [("session_id", list), ("type", sort.rawValue)])
    guard let items = Items(body, list: list) else { throw noList(path) }
    return items
  }

  func noList(_ path: String) -> Failure {
    Failure(
      "bad_response", .unavailable,
      Phrase("\(endpoint) answered \(path) without a list.", "\(endpoint)이(가) \(path)에 목록 없이 답했어요."),
      hint: "itravel doctor", effect: .notCommitted)
  }
}
