package import Civil
package import JSON
package import Wording

/// A booking as this machine knows it.
package struct BookingCard: Card {
  package static let kind = "booking"

  package enum Status: String, CaseIterable, Sendable { case intended, confirmed, cancelled, unknown, failed }

  /// What was booked.
  package enum Sort: String, CaseIterable, Sendable { case flight, hotel }

  /// The code; nil before a provider gave one.
  package var code: String?
  package let sort: Sort
  package var status: Status
  package let provider: String
  package let endpoint: String?
  package let live: Bool
  package let practice: Bool
  /// Whether it was not made from this machine.
  package let foreign: Bool
  package let title: String
  package let place: String?
  /// RFC 3339 for a flight, a date for a stay.
  package var start: String?
  package var end: String?
  /// The offer as it was when it was booked; null when the provider did not say.
  package let offer: JSONValue
  package var travellers: [Traveller]
  package let total: Money?
  /// When it was made, by which bookings are put in order; where nobody says, when it was cancelled, else long ago.
  package let createdAt: Instant
  /// Whether somebody says when it was made.
  package let isCreationKnown: Bool
  package var cancelledAt: Instant?
  package let session: String?
  /// How often the provider changed it since it was made, as far as the ledger saw; not in JSON.
  package var changes = 0
  /// Whether its cancellation was begun and nobody knows what became of that; not in JSON, where the status is unknown.
  package var isCancelOpen = false

  package init(
    code: String?, sort: Sort, status: Status, provider: String, endpoint: String?, live: Bool, practice: Bool,
    foreign: Bool, title: String, place: String?, start: String?, end: String?, offer: JSONValue,
    travellers: [Traveller], total: Money?, createdAt: Instant?, cancelledAt: Instant?, session: String?
  ) {
    self.code = code
    self.sort = sort
    self.status = status
    self.provider = provider
    self.endpoint = endpoint
    self.live = live
    self.practice = practice
    self.foreign = foreign
    self.title = title
    self.place = place
    self.start = start
    self.end = end
    self.offer = offer
    self.travellers = travellers
    self.total = total
    self.createdAt = createdAt ?? cancelledAt ?? Instant(seconds: 0)
    isCreationKnown = createdAt != nil
    self.cancelledAt = cancelledAt
    self.session = session
  }

  /// The booking as a card among others, where `kind` is the card's.
  package static let record = Record(
    { (booking: BookingCard) in booking }, Field("booking", keys.codec, "The booking.") { $0 })

  /// The booking's own keys, where `kind` is what was booked.
  package static let keys = Record(
    BookingCard.init(
      code:sort:status:provider:endpoint:live:practice:foreign:title:place:start:end:offer:travellers:total:createdAt:
      cancelledAt:session:),
    Field("code", .optional(.string), "Booking code.") { $0.code },
    Field("kind", .word(), "flight or hotel.") { $0.sort },
    Field("status", .word(), "Where it stands.") { $0.status },
    Field("provider", .string, "Who keeps it.") { $0.provider },
    Field("endpoint", .optional(.string), "Where the provider was reached.") { $0.endpoint },
    Field("live", .bool, "Whether anything was really reserved.") { $0.live },
    Field("practice", .bool, "Whether it is a practice booking.") { $0.practice },
    Field("foreign", .bool, "Whether it was not made from this machine.") { $0.foreign },
    Field("title", .string, "What it is, in a line.") { $0.title },
    Field("place", .optional(.string), "Where.") { $0.place },
    Field("start", .optional(.string), "Departure (RFC 3339) or check-in (date).") { $0.start },
    Field("end", .optional(.string), "Arrival (RFC 3339) or check-out (date).") { $0.end },
    Field("offer", .any { [FlightOffer.codec.schema(), HotelOffer.codec.schema()] }, "The offer as it was booked.") {
      $0.offer
    },
    Field("travellers", .list(Traveller.record.codec), "Who travels.") { $0.travellers },
    Field("total", .optional(Money.record.codec), "What it costs.") { $0.total },
    Field("created_at", .optional(.instant), "When it was made; null when nobody says.") {
      $0.isCreationKnown ? $0.createdAt : nil
    },
    Field("cancelled_at", .optional(.instant), "When it was cancelled.") { $0.cancelledAt },
    Field("session", .optional(.string), "The conversation it was made in.") { $0.session })

  package static let columns: [Column<BookingCard>] = [
    Column("code", Phrase("Code", "예약 번호")) { booking, _ in .strong(booking.code ?? "–") },
    Column("status", Phrase("Status", "상태")) { booking, reader in booking.standing(for: reader) },
    Column("kind", Phrase("Kind", "종류"), priority: 3) { booking, reader in
      Text(booking.sort == .hotel ? reader("hotel", "숙소") : reader("flight", "항공"))
    },
    Column("title", Phrase("What", "내용")) { booking, _ in .place(booking.title) },
    Column("start", Phrase("From", "시작"), priority: 2) { booking, _ in Text(String((booking.start ?? "").prefix(10))) },
    Column("end", Phrase("To", "끝"), priority: 3) { booking, _ in Text(String((booking.end ?? "").prefix(10))) },
    Column("total", Phrase("Total", "합계"), .trailing, priority: 2) { booking, reader in
      booking.total.map { .money(reader.money($0)) } ?? .quiet(reader("unknown", "모름"))
    },
    Column("practice", Phrase("Practice", "연습"), priority: 4) { booking, reader in
      Text(booking.practice ? reader("practice", "연습") : "")
    },
    Column("foreign", Phrase("Made elsewhere", "다른 곳에서 예약"), priority: 4) { booking, reader in
      Text(booking.foreign ? reader("elsewhere", "다른 곳") : "")
    },
  ]

  package func body(for reader: Reader) -> [Block] {
    var facts: [Block.Fact] = [
      .init(Text(reader("Code", "예약 번호")), .strong(code ?? "–")),
      .init(Text(reader("Status", "상태")), standing(for: reader)),
    ]
    if let start { facts.append(.init(Text(reader("From", "시작")), Text(reader.moment(start)))) }
    if let end { facts.append(.init(Text(reader("To", "끝")), Text(reader.moment(end)))) }
    let names = travellers.compactMap(\.fullName).joined(separator: ", ")
    if !names.isEmpty { facts.append(.init(Text(reader("For", "여행자")), Text(names))) }
    facts.append(
      .init(
        Text(reader("Total", "합계")), total.map { .money(reader.money($0)) } ?? .quiet(reader("unknown", "모름"))))
    var blocks: [Block] = [.heading(.place(title), level: 2), .facts(facts)]
    if practice { blocks.append(.paragraph(.strong(reader(BookingCard.practiceNotice)))) }
    if let code, isCancelOpen {
      blocks.append(.hint(Text(reader("Find out:", "확인하기:")), command: "itravel cancel \(code)"))
    }
    return blocks
  }

  /// Where it stands in words; a cancellation without an answer is told from an order without one.
  private func standing(for reader: Reader) -> Text {
    isCancelOpen ? .bad(reader("cancelling?", "취소 확인 필요")) : status.text(for: reader)
  }

  /// What every rendering of a practice booking says.
  package static let practiceNotice = Phrase(
    "Practice booking: nothing was reserved.", "연습 예약이에요. 실제로 예약된 것은 없어요.")
}

extension BookingCard {
  /// Whether nobody knows yet what became of its order or its cancellation.
  package var isOpen: Bool {
    switch status {
    case .intended, .unknown: true
    case .confirmed, .cancelled, .failed: false
    }
  }
}

extension BookingCard.Status {
  /// The state in words.
  package func text(for reader: Reader) -> Text {
    switch self {
    case .intended: .quiet(reader("not sent", "보내기 전"))
    case .confirmed: .good(reader("confirmed", "확정"))
    case .cancelled: .quiet(reader("cancelled", "취소됨"))
    case .unknown: .bad(reader("unknown", "확인 필요"))
    case .failed: .bad(reader("failed", "실패"))
    }
  }
}
