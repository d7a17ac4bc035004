import Travel
import Wording

extension Quote {
  /// A quote that reserves nothing: the middle of an estimated range, the same each time.
  init(practice kept: KeptOffer, sort: BookingCard.Sort, title: String, start: String, end: String) {
    let price = kept.price
    let middle: Money? =
      if let low = price.low, let high = price.high, low.currency == high.currency { low.middle(to: high) } else { nil }
    let total = price.total ?? middle
    var terms: [OfferSentence] = []
    if middle != nil { terms.append(.practiceMiddle) }
    terms += [.practiceNothingReserved, .taxUnknown]
    self.init(
      offerId: kept.id, sort: sort, title: title, start: start, end: end, total: total, perPerson: nil, tax: price.tax,
      basis: price.basis == .dated ? .estimate : price.basis, terms: terms.map(\.en), expiresAt: nil,
      provider: kept.provider, live: false, practice: true)
  }
}

extension Failure {
  static func noSuchOffer(_ id: String) -> Failure {
    Failure(
      "offer_not_found", .notFound,
      Phrase("There is no offer \(id) here.", "\(id) 상품이 여기에 없어요."), field: "offer")
  }

  static func offerOver(_ id: String) -> Failure {
    Failure(
      "offer_expired", .conflict,
      Phrase("The day of offer \(id) is over. Please search again.", "\(id) 상품의 날짜가 지났어요. 다시 검색해 주세요."),
      field: "offer")
  }
}
