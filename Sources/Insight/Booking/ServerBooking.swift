import Civil
import JSON
import Transport
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
    // A row says it itself, whichever list it stands in.
    self.isCancelled = isCancelled || ["cancelled", "canceled"].contains(value.text("status")?.lowercased())
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
    value.text("status").map { ["confirmed", "cancelled", "canceled", "active"].contains($0.lowercased()) } ?? true
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
  func listed(cancelled: Bool) throws(Failure) -> [JSONValue] { try list(cancelled: cancelled).items }

  /// The items of a list as they came, and whether it is all there is: one that says more than its items may be a part.
  func list(cancelled: Bool) throws(Failure) -> (items: [JSONValue], isWhole: Bool) {
    let path = cancelled ? "/api/cancelled-bookings" : "/api/bookings"
    let answer = try asked(path, [], .short)
    let body = try answer.json(at: path)
    guard let items = body["items"]?.items, !body.tellsOfError else { throw noList(path) }
    let rest = body.members.filter { member in
      switch member.key {
      case "items", "session_id": false
      case "total", "count": member.value.looseInt != items.count
      case _: ![.null, .bool(false), .array([]), .string("")].contains(member.value)
      }
    }
    return (items, answer.response.status == 200 && rest.isEmpty)
  }

  /// Every booking the server shows, newest first.
  func allBookings() throws(Failure) -> [BookingCard] {
    try checkPrivacy()
    let all = try serverBookings(cancelled: false) + serverBookings(cancelled: true)
    return all.map { $0.card(endpoint: endpoint) }.sorted { $0.createdAt > $1.createdAt }
  }
}
