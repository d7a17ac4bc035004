import Civil
import JSON
import Travel

/// The JSON that the server puts into the words of a reply when something may be booked.
struct BookingAction {
  let sort: BookingCard.Sort
  /// Place in the server's list, from 0; nil when the traveller is to choose.
  let index: Int?
  /// The key the list is kept under, which is not the session that asked.
  let list: String
  let message: String
  /// Whether something was taken out of the message.
  let isCleaned: Bool
  let checkIn: CivilDate?
  let checkOut: CivilDate?
  let depart: CivilDate?
  let returning: CivilDate?
  /// How many travel; nil when the server does not say.
  let guests: Int?
  let place: String?

  /// Reads a reply, also one in a code fence; nil when it is none of this kind.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "{"), let close = text.lastIndex(of: "}"), open < close,
      BookingAction.isFence(text[..<open]), BookingAction.isFence(text[text.index(after: close)...]),
      let value = BookingAction.parsed(String(text[open...close])),
      value["__booking_action__"]?.looseBool == true
    else { return nil }
    let prefill = value["prefill"] ?? .null
    depart = prefill.text("departure_date").flatMap { CivilDate(iso: $0) }
    returning = prefill.text("return_date").flatMap { CivilDate(iso: $0) }
    checkIn = prefill.text("checkin").flatMap { CivilDate(iso: $0) }
    checkOut = prefill.text("checkout").flatMap { CivilDate(iso: $0) }
    let word = value.text("booking_type") ?? value.text("type")
    sort = BookingCard.Sort(rawValue: word?.lowercased() ?? "") ?? (depart == nil ? .hotel : .flight)
    let number = value["item_index"]?.looseInt.flatMap { (-10_000...10_000).contains($0) ? $0 : nil }
    index = value["needs_selection"]?.looseBool == true ? nil : number
    list = value.text("session_id") ?? Items.usualList
    message = value.text("message") ?? ""
    isCleaned = value["message"]?.isFoul ?? false
    guests = prefill["guests"]?.looseInt.flatMap { (1...999).contains($0) ? $0 : nil }
    place = prefill.text("destination_kr") ?? prefill.text("destination")
  }

  private static func parsed(_ text: String) -> JSONValue? {
    do throws(JSONSyntaxError) { return try JSONReader(loneSurrogates: .replaced).read(text) } catch { return nil }
  }

  /// Whether nothing stands around the object but the marks of a code block.
  private static func isFence(_ text: Substring) -> Bool {
    text.allSatisfy { $0.isWhitespace || $0 == "`" } || text.trimmed == "```json"
  }
}
