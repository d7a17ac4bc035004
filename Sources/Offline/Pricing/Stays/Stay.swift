import Atlas
import Civil
import Travel

/// Somewhere to sleep: a hotel that people wrote down, or the usual of a tier.
struct Stay {
  let tier: HotelFacts.Tier
  let position: Spot?
  private let name: String
  private let localName: String?
  private let stars: Int
  private let quarter: String?

  /// A well-known hotel.
  init(_ hotel: HotelFacts) {
    tier = hotel.tier
    position = hotel.position
    name = hotel.name
    localName = hotel.localName
    stars = hotel.stars
    quarter = hotel.quarter
  }

  /// What a tier is typically like.
  init(_ tier: HotelFacts.Tier) {
    self.tier = tier
    position = nil
    name = tier.typicalName.en
    localName = nil
    stars = tier.typicalStars
    quarter = nil
  }

  /// The stay as an offer for the days and guests of a query.
  func offer(_ query: HotelQuery, _ price: Price) -> HotelOffer {
    let place = [query.place.code, query.place.name, query.place.country].compactMap(\.self).joined(separator: ",")
    let id = OfferID.of([
      OfflineHotels.provider, HotelOffer.kind, place, name, query.checkIn.iso, query.checkOut.iso, String(query.rooms),
      query.guests.word,
    ])
    return HotelOffer(
      id: id, number: 0, provider: OfflineHotels.provider, live: false, expiresAt: nil, bookable: price.low != nil,
      name: name, localName: localName, stars: stars, rating: nil, address: nil, quarter: quarter,
      position: position.map { Travel.Position(longitude: $0.longitude, latitude: $0.latitude) },
      checkIn: query.checkIn, checkOut: query.checkOut, rooms: query.rooms, freeCancelUntil: nil, price: price)
  }
}
