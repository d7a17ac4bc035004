import Civil
import JSON
import Travel
import Wording

/// The traveller as the server takes one: the lead traveller by the contract's names, the party as a number.
enum PassengerInfo {
  /// What is sent for an order; throws a usage failure when something that the server does not check is wrong.
  static func of(_ order: BookingOrder) throws(Failure) -> JSONValue {
    guard let person = order.travellers.first, order.travellers.count == 1 else {
      throw .usage(
        "traveller_count", field: "passengers",
        Phrase("This server takes one lead traveller.", "이 서버에는 대표 여행자 한 명만 보낼 수 있어요."))
    }
    try check(person, order)
    switch order.offer.item {
    case .hotel(let hotel): return stay(person, hotel, guests: order.offer.guests)
    case .flight(let flight): return journey(person, flight, guests: order.offer.guests)
    }
  }

  private static func stay(_ person: Traveller, _ hotel: HotelOffer, guests: Int) -> JSONValue {
    .known([
      ("name", person.fullName.map { .string($0) }), ("email", person.email.map { .string($0) }),
      ("phone", person.phone.map { .string($0) }), ("checkin", .string(hotel.checkIn.iso)),
      ("checkout", .string(hotel.checkOut.iso)), ("guests", .int(guests)),
    ])
  }

  private static func journey(_ person: Traveller, _ flight: FlightOffer, guests: Int) -> JSONValue {
    let isRoundTrip = flight.slices.count > 1
    return .known([
      ("name", person.fullName.map { .string($0) }), ("birth", person.birth.map { .string($0.iso) }),
      ("nationality", person.nationality.map { .string(nation($0)) }),
      ("passport", person.passport.map { .string($0) }),
      ("email", person.email.map { .string($0) }), ("phone", person.phone.map { .string($0) }),
      ("guests", .int(guests)), ("is_roundtrip", .bool(isRoundTrip)),
      ("departure_date", flight.slices.first.map { .string($0.depart.at.date.iso) }),
      ("return_date", isRoundTrip ? flight.slices.last.map { .string($0.depart.at.date.iso) } : nil),
    ])
  }

  /// The server's first client knows five countries, by their Korean names.
  private static func nation(_ code: String) -> String {
    switch code.uppercased() {
    case "KR": "대한민국"
    case "JP": "일본"
    case "US": "미국"
    case "GB": "영국"
    case "FR": "프랑스"
    case _: code
    }
  }

  /// The server validates nothing, so every field is looked at here.
  private static func check(_ person: Traveller, _ order: BookingOrder) throws(Failure) {
    guard person.fullName?.trimmed.isEmpty == false else {
      throw .usage("bad_name", field: "name", Phrase("A name is needed.", "이름이 필요해요."))
    }
    if let email = person.email {
      guard email.split(separator: "@").count == 2, !email.contains(where: \.isWhitespace) else {
        throw .usage("bad_email", field: "email", Phrase("A sound e-mail address is needed.", "올바른 이메일 주소가 필요해요."))
      }
    }
    if let phone = person.phone {
      guard phone.filter({ $0.isASCII && $0.isNumber }).count >= 7 else {
        throw .usage("bad_phone", field: "phone", Phrase("A whole phone number is needed.", "전화번호를 끝까지 써 주세요."))
      }
    }
    let today = KoreanDate.today(at: order.at)
    if let birth = person.birth, birth >= today {
      throw .usage("bad_birth", field: "birth", Phrase("The date of birth is not in the past.", "생년월일이 지난 날이 아니에요."))
    }
    try check(days: order.offer, today: today.adding(days: -1))
  }

  /// One day's grace, since the place may be behind Korea.
  private static func check(days offer: KeptOffer, today: CivilDate) throws(Failure) {
    let (first, last): (CivilDate?, CivilDate?) =
      switch offer.item {
      case .hotel(let hotel): (hotel.checkIn, hotel.checkOut)
      case .flight(let flight): (flight.slices.first?.depart.at.date, flight.slices.last?.depart.at.date)
      }
    guard let first, let last, first >= today, last >= first, offer.sort == .flight || last > first else {
      throw Failure(
        "offer_expired", .conflict,
        Phrase("The days of the offer are over; nothing was sent.", "상품의 날짜가 지나서 아무것도 보내지 않았어요."))
    }
  }
}

extension KeptOffer {
  /// How many travel, by the search the offer came from; at least one.
  var guests: Int {
    if case .array(let counts)? = request["passengers"] {
      let total = counts.compactMap { $0["count"]?.looseInt }.reduce(0, +)
      return max(total, 1)
    }
    let children = request["child_ages"]?.items?.count ?? 0
    return max((request["adults"]?.looseInt ?? 1) + children, 1)
  }

}
