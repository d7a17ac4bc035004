import Civil
import JSON
import Travel

@testable import Insight

/// What the InsighTravel server's model wrote: replies read line by line, the list's items, the action.
enum Replies {
  static func read(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let today = CivilDate(iso: "2026-11-30") else { return }
    let reply = ItineraryReply(text)
    _ = reply.card(title: "Osaka", place: "Osaka, JP", today: today).json
    _ = reply.eventsCard(place: "Osaka, JP", today: today)?.json
    let stay = Stay(checkIn: today, checkOut: today.adding(days: 3), guests: 2, rooms: 1)
    _ = StayLines.offers(StayLines.read(text), stay: stay, endpoint: "http://127.0.0.1")
    _ = BookingAction(text)
    _ = StatedAmounts(text).parts(count: 3)?.otherSum
    _ = ItemReference(text)
    guard let value = try? JSONReader(loneSurrogates: .replaced).read(bytes) else { return }
    let items = Items(value, list: "list") ?? Items(values: [value, value], list: "list")
    let journey = Journey(depart: today, returning: today.adding(days: 3), passengers: 2)
    for index in items.values.indices {
      _ = HotelItem(value: items.values[index]).offer(at: index, of: items, stay: stay, endpoint: "e")?.json
      _ =
        FlightItem(value: items.values[index])
        .offer(at: index, of: items, journey: journey, endpoint: "e", facts: .none)?.json
      _ = ServerBooking(items.values[index], isCancelled: false)?.card(endpoint: "e")
    }
  }
}
