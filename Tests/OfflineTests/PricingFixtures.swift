import Atlas
import Civil
import Foundation
import JSON
import Offline
import Rendering
import Testing
import Travel
import Wording

/// Searches as a command would make them, on a day that never moves.
enum Desk {
  static let now = Instant(rfc3339: "2026-11-30T12:00:00Z") ?? Instant(seconds: 0)

  static func atlas() throws -> Atlas { try Atlas.embedded }

  static func place(_ word: String) throws -> Place {
    switch try atlas().resolve(word) {
    case .one(let match): return Place(match)
    case .ambiguous(let matches): return Place(try #require(matches.first))
    case .unknown: throw Unknown(word: word)
    }
  }

  struct Unknown: Error { let word: String }

  static func flights(
    _ stops: [String], _ days: [String], isRoundTrip: Bool = false, passengers: Passengers = Passengers(adults: 1),
    cabin: Cabin = .economy, flex: Int = 0, maxStops: Int? = nil, maxPrice: Money? = nil, after: String? = nil,
    before: String? = nil, arriveBefore: String? = nil, airlines: [String] = [], notAirlines: [String] = [],
    sort: FlightQuery.Sort = .price, limit: Int = 10, currency: Currency = .krw, now: Instant = now
  ) throws -> FlightQuery {
    var legs: [FlightQuery.Leg] = []
    for (index, day) in days.enumerated() {
      legs.append(
        FlightQuery.Leg(
          origin: try place(stops[index]), destination: try place(stops[(index + 1) % stops.count]),
          date: try #require(CivilDate(iso: day))))
    }
    return FlightQuery(
      legs: legs, isRoundTrip: isRoundTrip, passengers: passengers, cabin: cabin, flex: flex, maxStops: maxStops,
      maxPrice: maxPrice, departAfter: after.flatMap { ClockTime(text: $0) },
      departBefore: before.flatMap { ClockTime(text: $0) }, arriveBefore: arriveBefore.flatMap { ClockTime(text: $0) },
      airlines: airlines, notAirlines: notAirlines, sort: sort, limit: limit, currency: currency, now: now)
  }

  static func found(_ query: FlightQuery) throws -> Found<FlightOffer> {
    try OfflineFlights(atlas: try atlas()).search(query)
  }

  static func hotels(
    _ place: String, _ checkIn: String, _ checkOut: String, rooms: Int = 1, guests: Passengers = Passengers(adults: 2),
    stars: Int? = nil, maxPrice: Money? = nil, isPerNight: Bool = false, needsFreeCancel: Bool = false,
    sort: HotelQuery.Sort = .price, limit: Int = 10, currency: Currency = .usd
  ) throws -> HotelQuery {
    HotelQuery(
      place: try self.place(place), checkIn: try #require(CivilDate(iso: checkIn)),
      checkOut: try #require(CivilDate(iso: checkOut)), rooms: rooms, guests: guests, stars: stars, maxPrice: maxPrice,
      isPerNight: isPerNight, needsFreeCancel: needsFreeCancel, sort: sort, limit: limit, currency: currency, now: now)
  }

  static func found(_ query: HotelQuery) throws -> Found<HotelOffer> {
    try OfflineHotels(atlas: try atlas()).search(query)
  }

  static func reader(_ language: Language) -> Reader {
    Reader(language: language, now: now) { place in
      guard let atlas = try? Desk.atlas(), let match = try? atlas.match(of: place) else { return place.name }
      switch language {
      case .en: return match.names.en
      case .ko: return match.names[.ko]
      }
    }
  }

  /// An answer as people read it.
  static func text(_ answer: some Answer, _ language: Language, columns: Int) -> String {
    TextRenderer(canvas: Canvas(columns: columns), language: language).text(of: answer.body(for: reader(language)))
  }
}
