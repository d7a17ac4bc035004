import Civil
import JSON
import Travel
import Wording

/// What a booking reply puts up for choice, as offers numbered by their place in the server's list.
struct Candidates {
  let hotels: [HotelOffer]
  let flights: [FlightOffer]
  let request: JSONValue
  let warnings: [Warning]

  init(backend: Backend, action: BookingAction, items: Items) {
    var warnings: [Warning] = []
    switch action.sort {
    case .hotel:
      flights = []
      if let checkIn = action.checkIn, let checkOut = action.checkOut, checkOut > checkIn {
        let stay = Stay(checkIn: checkIn, checkOut: checkOut, guests: action.guests ?? 1, rooms: 1)
        hotels = items.values.indices.compactMap { index in
          HotelItem(value: items.values[index]).offer(at: index, of: items, stay: stay, endpoint: backend.endpoint)
        }
        request = Candidates.request(stay: stay, place: action.place)
      } else {
        hotels = []
        request = .null
        warnings.append(Candidates.withoutDays)
      }
    case .flight:
      hotels = []
      if let depart = action.depart {
        let journey = Journey(depart: depart, returning: action.returning, passengers: action.guests ?? 1)
        flights = items.values.indices.compactMap { index in
          FlightItem(value: items.values[index])
            .offer(at: index, of: items, journey: journey, endpoint: backend.endpoint, facts: backend.facts)
        }
        request = Candidates.request(journey: journey, place: action.place)
      } else {
        flights = []
        request = .null
        warnings.append(Candidates.withoutDays)
      }
    }
    if hotels.count + flights.count < items.values.count, request != .null {
      warnings.append(Candidates.unreadable)
    }
    if action.guests == nil, hotels.count + flights.count > 0 { warnings.append(Candidates.withoutParty) }
    self.warnings = warnings
  }

  private static let withoutParty = Warning(
    "party_assumed", path: "data",
    Phrase(
      "The server did not say for how many; the prices are for one. To book for more, say how many you are.",
      "서버가 인원을 알려 주지 않아서 한 명 기준 가격이에요. 여러 명이면 인원을 말해 주세요."))

  static let unreadable = Warning(
    "offers_unreadable", path: "data",
    Phrase("Some items of the server's list could not be read.", "서버 목록에 읽을 수 없는 항목이 있어요."))

  static let withoutDays = Warning(
    "days_missing", path: "data",
    Phrase("The server did not say for which days, so nothing can be booked.", "서버가 날짜를 알려 주지 않아서 예약할 수 없어요."))

  /// The search an offer came from, with the keys that a search has.
  static func request(stay: Stay, place: String?) -> JSONValue {
    .object([
      .init("place", place.map { .string($0) } ?? .null), .init("check_in", .string(stay.checkIn.iso)),
      .init("check_out", .string(stay.checkOut.iso)), .init("nights", .int(stay.nights)),
      .init("rooms", .int(stay.rooms)), .init("adults", .int(stay.guests)), .init("child_ages", .array([])),
    ])
  }

  static func request(journey: Journey, place: String?) -> JSONValue {
    .object([
      .init("destination", place.map { .string($0) } ?? .null), .init("depart", .string(journey.depart.iso)),
      .init("return", journey.returning.map { .string($0.iso) } ?? .null),
      .init(
        "passengers",
        Codec<[PassengerCount]>.list(PassengerCount.record.codec).write(
          [PassengerCount(type: .adult, count: journey.passengers)])),
    ])
  }
}
