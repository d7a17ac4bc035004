package import Civil
package import JSON
import Wording

/// What an offer costs if it is booked now, and on what terms.
package struct Quote: Equatable, Sendable {
  package let offerId: String
  package let sort: BookingCard.Sort
  package let title: String
  package let start: String?
  package let end: String?
  package let total: Money?
  package let perPerson: Money?
  package let tax: Money?
  package let basis: Basis
  package let terms: [String]
  package let expiresAt: Instant?
  package let provider: String
  package let live: Bool
  package let practice: Bool
  /// Who and what it is for, as the review shows it: travellers, rooms and nights; not in JSON.
  private var people: Int?
  private var rooms: Int?
  private var nights: Int?

  package init(
    offerId: String, sort: BookingCard.Sort, title: String, start: String?, end: String?, total: Money?,
    perPerson: Money?, tax: Money?, basis: Basis, terms: [String], expiresAt: Instant?, provider: String, live: Bool,
    practice: Bool
  ) {
    self.offerId = offerId
    self.sort = sort
    self.title = title
    self.start = start
    self.end = end
    self.total = total
    self.perPerson = perPerson
    self.tax = tax
    self.basis = basis
    self.terms = terms
    self.expiresAt = expiresAt
    self.provider = provider
    self.live = live
    self.practice = practice
  }

  package static let record = Record(
    Quote.init(
      offerId:sort:title:start:end:total:perPerson:tax:basis:terms:expiresAt:provider:live:practice:),
    Field("offer", .string, "Id of the offer.") { $0.offerId },
    Field("kind", .word(), "flight or hotel.") { $0.sort },
    Field("title", .string, "What it is, in a line.") { $0.title },
    Field("start", .optional(.string), "Departure (RFC 3339; its day where the time is not known) or check-in (date).")
    { $0.start },
    Field("end", .optional(.string), "Arrival (RFC 3339; its day where the time is not known) or check-out (date).") {
      $0.end
    },
    Field("total", .optional(Money.record.codec), "What it costs in all.") { $0.total },
    Field("per_person", .optional(Money.record.codec), "What it costs for each.") { $0.perPerson },
    Field("tax", .optional(Money.record.codec), "Taxes and fees in it; null when unknown.") { $0.tax },
    Field("basis", .word(), "How the total is known.") { $0.basis },
    Field("terms", .list(.string), "What is agreed to.") { $0.terms },
    Field("expires_at", .optional(.instant), "When the quote ends.") { $0.expiresAt },
    Field("provider", .string, "Who gives it.") { $0.provider },
    Field("live", .bool, "Whether anything would really be reserved.") { $0.live },
    Field("practice", .bool, "Whether it would be a practice booking.") { $0.practice })

  /// The same quote, saying how many travel, and for a stay how many rooms and nights it is.
  package func told(of offer: KeptOffer) -> Quote {
    var told = self
    told.people = offer.people
    if case .hotel(let hotel) = offer.item { (told.rooms, told.nights) = (hotel.rooms, hotel.nights) }
    return told
  }

  /// The quote as the review and `--dry-run` show it.
  package func body(for reader: Reader) -> [Block] {
    var facts: [Block.Fact] = []
    if let start { facts.append(.init(Text(reader("From", "시작")), Text(reader.moment(start)))) }
    if let end { facts.append(.init(Text(reader("To", "끝")), Text(reader.moment(end)))) }
    if let rooms, let nights {
      facts.append(
        .init(
          Text(reader("Stay", "숙박")),
          Text(
            reader(
              "\(nights) \(nights == 1 ? "night" : "nights"), \(rooms) \(rooms == 1 ? "room" : "rooms")",
              "\(nights)박, 객실 \(rooms)개"))))
    }
    if let people { facts.append(.init(Text(reader("Travellers", "여행자")), Text(reader("\(people)", "\(people)명")))) }
    facts.append(
      .init(
        Text(reader("Total", "합계")),
        total.map { .money(reader.money($0)) + .quiet("  " + reader.basis(basis)) } ?? .bad(reader("unknown", "모름"))))
    if let perPerson { facts.append(.init(Text(reader("Each", "1인")), .money(reader.money(perPerson)))) }
    facts.append(
      .init(Text(reader("Tax", "세금")), tax.map { .money(reader.money($0)) } ?? .quiet(reader("unknown", "모름"))))
    if let expiresAt { facts.append(.init(Text(reader("Good until", "유효 기한")), Text(expiresAt.rfc3339))) }
    var blocks: [Block] = [.heading(.place(title), level: 2), .facts(facts)]
    // The last line says of a practice what this term says.
    let terms = terms.filter { !practice || $0 != OfferSentence.practiceNothingReserved.en }
    if !terms.isEmpty { blocks.append(.list(terms.map { Text(reader.sentence($0)) })) }
    if practice {
      blocks.append(
        .paragraph(
          .strong(
            reader(
              "This would be a practice booking: nothing is reserved and nothing is paid.",
              "연습 예약이에요. 실제로 예약되거나 결제되는 것은 없어요."))))
    }
    return blocks
  }
}

/// What cancelling costs and gives back.
package struct CancellationQuote: Equatable, Sendable {
  package let fee: Money?
  package let refund: Money?
  package let terms: [String]

  package init(fee: Money?, refund: Money?, terms: [String]) {
    self.fee = fee
    self.refund = refund
    self.terms = terms
  }
}
