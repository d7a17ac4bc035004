package import Civil
package import JSON

/// A search for a stay, understood and checked.
package struct HotelQuery: Equatable, Sendable {
  package enum Sort: String, CaseIterable, Sendable { case price, stars, rating, distance }

  package let place: Place
  package let checkIn: CivilDate
  package let checkOut: CivilDate
  package let rooms: Int
  package let guests: Passengers
  /// At least so many stars.
  package let stars: Int?
  package let maxPrice: Money?
  /// Whether `maxPrice` is for one night and room; else for the whole stay and party.
  package let isPerNight: Bool
  package let needsFreeCancel: Bool
  package let sort: Sort
  package private(set) var limit: Int
  package let currency: Currency
  package let now: Instant

  package init(
    place: Place, checkIn: CivilDate, checkOut: CivilDate, rooms: Int, guests: Passengers, stars: Int?,
    maxPrice: Money?, isPerNight: Bool, needsFreeCancel: Bool, sort: Sort, limit: Int, currency: Currency, now: Instant
  ) {
    self.place = place
    self.checkIn = checkIn
    self.checkOut = checkOut
    self.rooms = rooms
    self.guests = guests
    self.stars = stars
    self.maxPrice = maxPrice
    self.isPerNight = isPerNight
    self.needsFreeCancel = needsFreeCancel
    self.sort = sort
    self.limit = limit
    self.currency = currency
    self.now = now
  }

  package var nights: Int { checkIn.days(until: checkOut) }

  /// The same search for a list of another length.
  package func limited(to limit: Int) -> HotelQuery {
    var copy = self
    copy.limit = limit
    return copy
  }

  /// What was understood, as the envelope echoes it.
  package var json: JSONValue {
    .object([
      .init("place", Place.record.codec.write(place)),
      .init("check_in", .string(checkIn.iso)),
      .init("check_out", .string(checkOut.iso)),
      .init("nights", .int(nights)),
      .init("rooms", .int(rooms)),
      .init("adults", .int(guests.adults)),
      .init("child_ages", Codec<[Int]>.list(.int).write(guests.childAges)),
      .init("stars", Codec<Int?>.optional(.int).write(stars)),
      .init("max_price", Codec<Money?>.optional(Money.record.codec).write(maxPrice)),
      .init("per_night", .bool(isPerNight)),
      .init("free_cancel", .bool(needsFreeCancel)),
      .init("sort", .string(sort.rawValue)),
      .init("limit", .int(limit)),
      .init("currency", .string(currency.code)),
    ])
  }
}
