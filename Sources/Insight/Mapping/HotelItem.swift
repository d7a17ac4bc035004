import Civil
import JSON
import Travel

/// One hotel of the server's list.
struct HotelItem {
  let value: JSONValue

  var name: String? { value.text("name") }
  var source: String { value.text("source") ?? "InsighTravel" }

  /// Stars, where the rating is a class such as `5성급`.
  var stars: Int? {
    guard let rating = value.text("rating"), rating.hasSuffix("성급"), let stars = Int(rating.dropLast(2).trimmed),
      (1...5).contains(stars)
    else { return nil }
    return stars
  }

  /// The guests' mark, also as `★4.5`; nil for a class and for `N/A`.
  var rating: String? {
    guard stars == nil, let text = value.text("rating") else { return nil }
    return NumberInText.all(in: text).first { ExactDecimal($0.digits) != nil }?.digits
  }

  /// One site's amount is for the whole stay, the others' for a night.
  func stayAmount(nights: Int) -> Money? {
    guard let amount = value.text("price").flatMap({ AskedAmount.price($0, fallback: .krw) }) else { return nil }
    return source.lowercased().hasPrefix("booking") ? amount : amount.times(nights)
  }

  /// What the first client computes and shows as the total: the amount for each night, and a tenth more for tax.
  func appTotal(nights: Int) -> (total: Money, tax: Money)? {
    guard let amount = value.text("price").flatMap({ AskedAmount.price($0, fallback: .krw) }) else { return nil }
    return amount.times(max(nights, 1)).withTenth
  }

  /// The parts and the total, where the price states both.
  func stated(nights: Int) -> PriceParts? {
    value.text("price").flatMap { StatedAmounts($0).parts(count: nights) }
  }

  /// The offer it is for some days and guests; nil for an item without a name.
  func offer(at index: Int, of items: Items, stay: Stay, endpoint: String) -> HotelOffer? {
    guard let name else { return nil }
    let reference = ItemReference(source: source, index: index, list: items.list)
    let id = InsightOfferID.of([
      endpoint, "hotel", Items.identity(value), String(items.twins(before: index)), stay.checkIn.iso,
      stay.checkOut.iso, String(stay.guests), String(stay.rooms),
    ])
    let stated = stated(nights: stay.nights)
    var price = Price(
      basis: .model, total: nil, low: stated?.total ?? stayAmount(nights: stay.nights),
      high: appTotal(nights: stay.nights)?.total, per: .stay, tax: nil, asOf: nil, source: reference.text)
    price.stated = stated
    return HotelOffer(
      id: id, number: index + 1, provider: "insight", live: true, expiresAt: nil, bookable: true, name: name,
      localName: nil, stars: stars, rating: rating, address: value.text("address"), quarter: nil, position: nil,
      checkIn: stay.checkIn, checkOut: stay.checkOut, rooms: stay.rooms, freeCancelUntil: nil,
      price: price)
  }
}

/// The days and the party of a stay.
struct Stay: Equatable {
  let checkIn: CivilDate
  let checkOut: CivilDate
  let guests: Int
  let rooms: Int

  var nights: Int { checkIn.days(until: checkOut) }
}

extension Money {
  /// The amount so many times.
  func times(_ count: Int) -> Money {
    Money(ExactDecimal(units: amount.units * count, scale: amount.scale), currency)
  }

  /// The amount and a tenth more, with the tenth; both rounded to what the currency has.
  var withTenth: (total: Money, tax: Money) {
    let tax = Money(
      ExactDecimal(units: amount.units, scale: amount.scale + 1).rescaled(to: currency.exponent), currency)
    return (Money(amount + tax.amount, currency), tax)
  }
}
