import Civil
import JSON
import Travel
import Wording

/// A booking as the server's lists show it.
struct ServerBooking {
  let value: JSONValue
  let code: String
  let isCancelled: Bool

  init?(_ value: JSONValue, isCancelled: Bool) {
    guard let code = value.text("booking_code") ?? value.text("booking_id") else { return nil }
    self.value = value
    self.code = code
    self.isCancelled = isCancelled
  }

  /// An older server says `type`; an unknown kind is a stay, as the server titles it.
  var sort: BookingCard.Sort {
    BookingCard.Sort(rawValue: value.text("booking_type") ?? value.text("type") ?? "") ?? .hotel
  }

  var item: JSONValue { value["payload"]?["item"] ?? .object([]) }
  var passenger: JSONValue { value["payload"]?["passenger_info"] ?? .object([]) }

  /// UTC, though the server writes no zone. In the cancelled list it is when it was cancelled.
  var createdAt: Instant? {
    guard let text = value.text("created_at") else { return nil }
    return Instant(rfc3339: text) ?? Instant(rfc3339: text + "Z")
  }

  /// Whether the server says no more than that it is active or cancelled.
  var isSettled: Bool {
    value.text("status").map { ["confirmed", "cancelled", "active"].contains($0.lowercased()) } ?? true
  }

  /// When it was made or cancelled, in seconds since 1970; 0 where the server does not say.
  var second: Int64 { createdAt?.seconds ?? 0 }

  /// The booking as a card, its personal data hidden: every user of the server is shown every booking.
  func card(endpoint: String) -> BookingCard {
    let name = passenger.text("name").map { PersonalData.hidden($0) }
    let destination = value.text("destination") ?? item.text("destination_kr") ?? item.text("address")
    return BookingCard(
      code: code, sort: sort, status: isCancelled ? .cancelled : .confirmed, provider: "insight", endpoint: endpoint,
      live: false, practice: true, foreign: true, title: value.text("title") ?? item.text("name") ?? code,
      place: destination, start: value.text("start_date"), end: value.text("end_date"),
      offer: item.members.isEmpty ? .null : item, travellers: name.map { [Traveller(name: $0)] } ?? [], total: nil,
      createdAt: isCancelled ? nil : createdAt, cancelledAt: isCancelled ? createdAt : nil, session: nil)
  }
}

extension Backend {
  /// The server's list of active or of cancelled bookings; what has no code is not among them.
  func serverBookings(cancelled: Bool) throws(Failure) -> [ServerBooking] {
    try listed(cancelled: cancelled).compactMap { ServerBooking($0, isCancelled: cancelled) }
  }

  /// The items of a list as they came.
  func listed(cancelled: Bool) throws(Failure) -> [JSONValue] {
    let path = cancelled ? "/api/cancelled-bookings" : "/api/bookings"
    let answer = try get(path)
    // A list beside an error may lack anything.
    guard let items = answer["items"]?.items, answer["error"] ?? .null == .null else { throw noList(path) }
    return items
  }

  /// Every booking the server shows, newest first.
  func allBookings() throws(Failure) -> [BookingCard] {
    try checkPrivacy()
    let all = try serverBookings(cancelled: false) + serverBookings(cancelled: true)
    return all.map { $0.card(endpoint: endpoint) }.sorted { $0.createdAt > $1.createdAt }
  }
}
