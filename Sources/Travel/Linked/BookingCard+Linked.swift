import Civil
package import JSON
import Wording

extension BookingCard: Linked {
  /// A reservation for each flight, or the one of a stay.
  package func things(for reader: Reader) -> [JSONValue] {
    guard let code else { return [] }
    let key = ["booking", provider, endpoint ?? "", code].joined(separator: "|")
    switch offered {
    case .flight(let flight):
      return flight.legs.enumerated().map { index, leg in
        // The price is that of the whole booking, so it stands once.
        reservation("FlightReservation", key: "\(key)|\(leg.name)", code, isPriced: index == 0, for: reader)
          .with("reservationFor", leg.thing(for: reader)).json
      }
    case .hotel(let hotel): return [stay(hotel.lodging(for: reader), key: key, code, for: reader)]
    case nil: break
    }
    switch sort {
    case .hotel: return [stay(Thing("LodgingBusiness").with("name", text: title), key: key, code, for: reader)]
    case .flight:
      let flight = Thing("Flight").with("name", text: title).with("departureTime", text: start)
        .with("arrivalTime", text: end)
      return [
        reservation("FlightReservation", key: key, code, isPriced: true, for: reader).with("reservationFor", flight)
          .json
      ]
    }
  }

  /// Both spellings of the days: mail readers look for either.
  private func stay(_ lodging: Thing, key: String, _ code: String, for reader: Reader) -> JSONValue {
    let assumed = reader(
      "The hours of check-in and check-out are assumed.", "체크인과 체크아웃 시각은 가정이에요.")
    return reservation("LodgingReservation", key: key, code, isPriced: true, note: assumed, for: reader)
      .with("reservationFor", lodging)
      .with("checkinTime", text: time(start, .usualCheckIn, for: reader)).with("checkinDate", text: start)
      .with("checkoutTime", text: time(end, .usualCheckOut, for: reader)).with("checkoutDate", text: end).json
  }

  /// A usual hour of a day at the place; the day alone where its clocks are not known.
  private func time(_ day: String?, _ clock: ClockTime, for reader: Reader) -> String? {
    guard let day, let date = CivilDate(iso: day), let rules = clocks(for: reader) else { return day }
    return rules.moment(CivilTime(date, clock)).rfc3339
  }

  private func reservation(
    _ type: String, key: String, _ code: String, isPriced: Bool, note: String? = nil, for reader: Reader
  ) -> Thing {
    let notes = [practice ? reader(BookingCard.practiceNotice) : nil, note].compactMap { $0 }
    let people = travellers.compactMap(\.fullName).map { Thing("Person").with("name", text: $0).json }
    return Thing(type, key: key).with("reservationNumber", text: code)
      .with("reservationStatus", text: "https://schema.org/\(reservationStatus)")
      .with("description", text: notes.joined(separator: " "))
      .with("underName", people.count > 1 ? .array(people) : people.first)
      .with("bookingTime", text: isCreationKnown ? createdAt.rfc3339 : nil)
      .with("modifiedTime", text: cancelledAt?.rfc3339)
      .with("provider", Thing.organisation(provider))
      .with("totalPrice", isPriced ? price : nil)
      .with("priceCurrency", text: isPriced ? paid?.currency.code : nil)
  }

  private var reservationStatus: String {
    switch status {
    case .confirmed: "ReservationConfirmed"
    case .cancelled, .failed: "ReservationCancelled"
    case .intended, .unknown: "ReservationPending"
    }
  }

  /// The total that somebody asks for; nil where it is only the middle of an estimate.
  private var paid: Money? { agreed.map { $0.total == nil } == true ? nil : total }

  private var price: JSONValue? {
    if let paid { return .string(paid.amount.text) }
    guard let (low, high) = agreed?.range else { return nil }
    return Thing("PriceSpecification").with("minPrice", text: low.amount.text)
      .with("maxPrice", text: high.amount.text).with("priceCurrency", text: low.currency.code).json
  }
}

extension BookingCard {
  /// The price of the offer it was booked from; nil where the provider did not tell.
  var agreed: Price? {
    switch offered {
    case .flight(let offer): offer.price
    case .hotel(let offer): offer.price
    case nil: nil
    }
  }
}
