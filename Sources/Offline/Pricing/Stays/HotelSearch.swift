import Atlas
import Civil
import Travel
import Wording

/// One search for stays, from the place asked for to the offers in order.
struct HotelSearch {
  let query: HotelQuery
  let atlas: Atlas

  func found() throws(AtlasError) -> Found<HotelOffer> {
    guard let place = try atlas.stayPlace(query.place) else { return HotelSearch.none(query.place) }
    var warnings: [Warning] = []
    let rates = Rates(atlas: atlas)
    let rate: DatedRate
    if let known = try rates.rate(from: .usd, to: query.currency) {
      rate = known
    } else {
      warnings.append(.unknownRate(query.currency))
      rate = DatedRate(from: .usd, to: .usd, value: 1, date: nil)
    }
    let sharing = RoomSharing(query.guests, rooms: query.rooms)
    if let warning = sharing.warning { warnings.append(warning) }
    let hotels = try hotels(of: place)
    let calendar = try StayRates(atlas: atlas).calendar(at: place, from: query.checkIn, nights: query.nights)
    let stays = hotels.isEmpty ? HotelFacts.Tier.allCases.map(Stay.init) : hotels.map(Stay.init)
    var offers: [(offer: HotelOffer, distance: Double)] = []
    for stay in stays {
      let range = calendar.range(of: stay.tier) * (Double(query.rooms) * sharing.factor)
      let price = range.price(rate, basis: .estimate, per: .stay, asOf: calendar.asOf, source: calendar.source)
      let distance = stay.position.flatMap { there in place.centre.map { $0.kilometres(to: there) } } ?? .infinity
      offers.append((stay.offer(query, price), distance))
    }
    let (kept, removed) = try filtered(offers, rate, rates, &warnings)
    return Found(
      offers: listed(kept), removed: removed, warnings: warnings,
      note: hotels.isEmpty ? HotelSearch.typicalNote : HotelSearch.knownNote)
  }

  private func hotels(of place: StayPlace) throws(AtlasError) -> [HotelFacts] {
    if let region = place.region {
      let hotels = try atlas.hotels(in: region)
      if !hotels.isEmpty { return hotels }
    }
    guard let city = place.city else { return [] }
    return try atlas.hotels(in: city)
  }

  private func filtered(
    _ offers: [(offer: HotelOffer, distance: Double)], _ rate: DatedRate, _ rates: Rates, _ warnings: inout [Warning]
  ) throws(AtlasError) -> ([(offer: HotelOffer, distance: Double)], [RemovedByFilter]) {
    var sieve = Sieve([
      ("--stars", query.stars != nil), ("--free-cancel", query.needsFreeCancel), ("--max-price", query.maxPrice != nil),
    ])
    var kept = offers
    if let stars = query.stars { kept = sieve.keep(kept, option: "--stars") { ($0.offer.stars ?? 0) >= stars } }
    if query.needsFreeCancel {
      kept = sieve.keep(kept, option: "--free-cancel") { $0.offer.freeCancelUntil != nil }
      warnings.append(HotelSearch.termsUnknown)
    }
    if let most = query.maxPrice {
      let limit = try PriceLimit(most, in: rate.to, rates: rates)
      if let warning = limit.warning { warnings.append(warning) }
      let share = query.isPerNight ? 1 / Double(max(query.nights * query.rooms, 1)) : 1
      kept = sieve.keep(kept, option: "--max-price") { limit.admits($0.offer.price.comparable, share: share) }
    }
    return (kept, sieve.removed)
  }

  private func listed(_ offers: [(offer: HotelOffer, distance: Double)]) -> [HotelOffer] {
    let sorted = offers.sorted { one, other in
      let (first, second) = (weight(one.offer, one.distance), weight(other.offer, other.distance))
      return first == second ? one.offer.id < other.offer.id : first < second
    }
    return sorted.prefix(query.limit).enumerated().map { index, entry in
      var offer = entry.offer
      offer.number = index + 1
      return offer
    }
  }

  private func weight(_ offer: HotelOffer, _ distance: Double) -> Double {
    switch query.sort {
    case .price: offer.price.comparable?.amount.approximate ?? .infinity
    case .stars: -Double(offer.stars ?? 0)
    // Nobody's mark is known offline.
    case .rating: 0
    case .distance: distance
    }
  }

  static let knownNote = Phrase("Well-known hotels, not availability.", "잘 알려진 호텔이에요. 빈방 여부는 알 수 없어요.")
  static let typicalNote = Phrase(
    "Typical stays of the place, not hotels by name and not availability.",
    "이곳의 대표적인 숙소 유형이에요. 실제 호텔 이름이나 빈방 정보가 아니에요.")

  private static let termsUnknown = Warning(
    "terms_unknown", path: "request.free_cancel",
    Phrase(
      "Offline, nobody knows whether a stay can be cancelled for free, so --free-cancel leaves none.",
      "오프라인에서는 무료 취소 여부를 알 수 없어서 --free-cancel을 쓰면 남는 숙소가 없어요."))

  private static func none(_ place: Place) -> Found<HotelOffer> {
    Found(
      offers: [],
      warnings: [
        Warning(
          "place_unknown", path: "request.place",
          Phrase("Nothing is known offline of stays in \(place.name).", "\(place.name)의 숙소는 오프라인 자료에 없어요."))
      ])
  }
}
