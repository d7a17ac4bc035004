package import Civil
package import JSON

/// A stay that could be booked or is typical of a place, with what it may cost.
package struct HotelOffer: Card {
  package static let kind = "hotel"
  package static let kindPosition = 2

  /// `of_` and a hash of what the offer is.
  package var id: String
  package var number: Int
  package let provider: String
  package let live: Bool
  package let expiresAt: Instant?
  package let bookable: Bool
  package let name: String
  package let localName: String?
  /// 1 to 5; nil when unknown.
  package let stars: Int?
  /// A guests' mark as the provider gives it, exact text; nil when unknown.
  package let rating: String?
  package let address: String?
  package let quarter: String?
  package let position: Position?
  package let checkIn: CivilDate
  package let checkOut: CivilDate
  package let rooms: Int
  package let freeCancelUntil: String?
  package let price: Price

  package init(
    id: String, number: Int, provider: String, live: Bool, expiresAt: Instant?, bookable: Bool, name: String,
    localName: String?, stars: Int?, rating: String?, address: String?, quarter: String?, position: Position?,
    checkIn: CivilDate, checkOut: CivilDate, rooms: Int, freeCancelUntil: String?, price: Price
  ) {
    self.id = id
    self.number = number
    self.provider = provider
    self.live = live
    self.expiresAt = expiresAt
    self.bookable = bookable
    self.name = name
    self.localName = localName
    self.stars = stars
    self.rating = rating
    self.address = address
    self.quarter = quarter
    self.position = position
    self.checkIn = checkIn
    self.checkOut = checkOut
    self.rooms = rooms
    self.freeCancelUntil = freeCancelUntil
    self.price = price
  }

  package var nights: Int { checkIn.days(until: checkOut) }

  package static let record = Record(
    {
      (
        id: String, number: Int, provider: String, live: Bool, expiresAt: Instant?, bookable: Bool, name: String,
        localName: String?, stars: Int?, rating: String?, address: String?, quarter: String?, position: Position?,
        checkIn: CivilDate, checkOut: CivilDate, _: Int, rooms: Int, freeCancelUntil: String?, price: Price
      ) in
      HotelOffer(
        id: id, number: number, provider: provider, live: live, expiresAt: expiresAt, bookable: bookable, name: name,
        localName: localName, stars: stars, rating: rating, address: address, quarter: quarter, position: position,
        checkIn: checkIn, checkOut: checkOut, rooms: rooms, freeCancelUntil: freeCancelUntil, price: price)
    },
    Field("id", .string, "Stable id of what the offer is, not of its price.") { $0.id },
    Field("number", .int, "Number in the session's latest hotel search, from 1.") { $0.number },
    Field("provider", .string, "Who offers it.") { $0.provider },
    Field("live", .bool, "Whether a provider can sell it now.") { $0.live },
    Field("expires_at", .optional(.instant), "When the offer ends.") { $0.expiresAt },
    Field("bookable", .bool, "Whether `itravel book` takes it.") { $0.bookable },
    Field("name", .string, "Name of the hotel.") { $0.name },
    Field("local_name", .optional(.string), "Name in the place's own script.") { $0.localName },
    Field("stars", .optional(.int), "1 to 5.") { $0.stars },
    Field("rating", .optional(.string), "Guests' mark as the provider gives it.") { $0.rating },
    Field("address", .optional(.string), "Street address.") { $0.address },
    Field("quarter", .optional(.string), "Part of town.") { $0.quarter },
    Field("position", .optional(Position.codec), "[lon, lat].") { $0.position },
    Field("check_in", .date, "First day of the stay.") { $0.checkIn },
    Field("check_out", .date, "Day of leaving.") { $0.checkOut },
    Field("nights", .int, "Nights of the stay.") { $0.nights },
    Field("rooms", .int, "Rooms in the price.") { $0.rooms },
    Field("free_cancel_until", .optional(.string), "When free cancellation ends.") { $0.freeCancelUntil },
    Field("price", Price.record.codec, "What it costs.") { $0.price })
}
