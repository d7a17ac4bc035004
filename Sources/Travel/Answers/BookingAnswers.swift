package import JSON
package import Wording

/// What `book` came to, under `book`.
package struct BookAnswer: Answer {
  package static let schema = "book"
  package let booking: BookingCard?
  package let quote: Quote?
  /// Whether the booking had been made before.
  package let isRepeated: Bool
  /// The command that books what was quoted; not in JSON.
  package let next: String?
  /// What the quote is of, for calendars, maps and the like; not in JSON.
  package var offered: BookingCard.Offered?

  package init(
    booking: BookingCard?, quote: Quote?, isRepeated: Bool, next: String? = nil, offered: BookingCard.Offered? = nil
  ) {
    self.offered = offered
    self.booking = booking
    self.quote = quote
    self.isRepeated = isRepeated
    self.next = next
  }

  package static let record = Record(
    { (booking: BookingCard?, quote: Quote?, isRepeated: Bool) in
      BookAnswer(booking: booking, quote: quote, isRepeated: isRepeated)
    },
    Field("booking", .optional(BookingCard.keys.codec), "The booking; null for a quote.") { $0.booking },
    Field("quote", .optional(Quote.record.codec), "What was or would be agreed to.") { $0.quote },
    Field("repeated", .bool, "Whether it had been booked before.") { $0.isRepeated })

  package func body(for reader: Reader) -> [Block] {
    guard let booking else {
      let hint = next.map { [Block.hint(Text(reader("Book it:", "예약하기:")), command: $0)] } ?? []
      return (quote?.body(for: reader) ?? []) + hint
    }
    let said: String =
      switch booking.status {
      case .confirmed where isRepeated: reader("This was booked before.", "이미 예약돼 있어요.")
      case .confirmed: reader("Booked.", "예약했어요.")
      case .unknown: reader("It is not known whether this was booked.", "예약됐는지 아직 알 수 없어요.")
      case .intended, .failed: reader("This was not booked.", "예약되지 않았어요.")
      case .cancelled: reader("This booking is cancelled.", "취소된 예약이에요.")
      }
    var blocks: [Block] = [.heading(Text(said), level: 1)] + booking.body(for: reader)
    if let code = booking.code, booking.status == .confirmed {
      blocks.append(.hint(Text(reader("See it again:", "다시 보기:")), command: "itravel history \(code)"))
    }
    return blocks
  }
}

/// A list of bookings, under `history`.
package struct HistoryAnswer: Answer {
  package static let schema = "history"
  package let bookings: [BookingCard]
  /// The code to continue after; nil at the end.
  package let next: String?
  /// The command that goes on after it; not in JSON.
  package let more: String?
  /// What an empty list says where not all bookings were asked for; not in JSON.
  package let whenEmpty: Phrase?

  package init(bookings: [BookingCard], next: String?, more: String? = nil, whenEmpty: Phrase? = nil) {
    self.bookings = bookings
    self.next = next
    self.more = more
    self.whenEmpty = whenEmpty
  }

  /// There may be others, only none of the kind that was asked for.
  package static let noneSuch = Phrase("There is no such booking.", "조건에 맞는 예약이 없어요.")
  package static let unreadable = Phrase(
    "The bookings kept here cannot be read. Look into it: itravel history --verify",
    "여기에 저장된 예약을 읽을 수 없어요. 확인하기: itravel history --verify")
  package static let noneOpen = Phrase("No booking is open: what became of each is known.", "결과를 모르는 예약이 없어요.")

  package static let record = Record(
    { (bookings: [BookingCard], next: String?) in HistoryAnswer(bookings: bookings, next: next) },
    Field("bookings", .list(BookingCard.keys.codec), "Newest first.") { $0.bookings },
    Field("next", .optional(.string), "Code to give to --after for more.") { $0.next })

  package var items: [JSONValue] { bookings.map { BookingCard.keys.codec.write($0) } }
  package var isEmpty: Bool { bookings.isEmpty }
  package func rows(for reader: Reader) -> [[(name: String, words: String)]] { bookings.map(\.machineRow) }

  package func body(for reader: Reader) -> [Block] {
    guard !bookings.isEmpty else {
      if let whenEmpty { return [.paragraph(Text(reader(whenEmpty)))] }
      return [
        .paragraph(Text(reader("No bookings yet.", "아직 예약이 없어요."))),
        .hint(
          Text(reader("Find something to book:", "예약할 것 찾기:")),
          command: reader("itravel chat \"3 nights in Osaka\"", "itravel chat \"오사카 3박 4일\"")),
      ]
    }
    var blocks: [Block] = [
      .heading(Text(reader("Bookings", "예약")), level: 1), BookingCard.columns.table(of: bookings, for: reader),
    ]
    if bookings.contains(where: \.practice) {
      blocks.append(.paragraph(.quiet(reader(BookingCard.practiceNotice))))
    }
    if bookings.contains(where: \.isOpen) {
      blocks.append(
        .hint(
          Text(reader("Find out what became of the open ones:", "결과를 모르는 예약 확인하기:")),
          command: "itravel history --recheck"))
    }
    if let next {
      blocks.append(
        .hint(Text(reader("More:", "더 보기:")), command: more ?? "itravel history --after \(next)"))
    }
    return blocks
  }
}

/// One booking in full, under `history.show`.
package struct BookingDetailAnswer: Answer {
  package static let schema = "history.show"
  package let booking: BookingDetail

  package init(booking: BookingDetail) { self.booking = booking }

  package static let record = Record(
    BookingDetailAnswer.init(booking:),
    Field("booking", BookingDetail.codec, "The booking with its timeline.") { $0.booking })

  package func body(for reader: Reader) -> [Block] { booking.body(for: reader) }
}

/// What `cancel` came to, under `cancel`.
package struct CancelAnswer: Answer {
  package static let schema = "cancel"
  package let booking: BookingCard
  package let fee: Money?
  package let refund: Money?
  /// On what terms; not in JSON.
  package let terms: [String]
  /// The command that cancels; not in JSON.
  package let next: String?

  package init(booking: BookingCard, fee: Money?, refund: Money?, terms: [String] = [], next: String? = nil) {
    self.terms = terms
    self.next = next
    self.booking = booking
    self.fee = fee
    self.refund = refund
  }

  package static let record = Record(
    { (booking: BookingCard, fee: Money?, refund: Money?) in CancelAnswer(booking: booking, fee: fee, refund: refund) },
    Field("booking", BookingCard.keys.codec, "The booking.") { $0.booking },
    Field("fee", .optional(Money.record.codec), "What cancelling costs; null when unknown.") { $0.fee },
    Field("refund", .optional(Money.record.codec), "What comes back; null when unknown.") { $0.refund })

  package func body(for reader: Reader) -> [Block] {
    let isDone = booking.status == .cancelled
    let unknown = Text.quiet(reader("unknown", "모름"))
    return [
      .heading(
        Text(
          isDone ? reader("Cancelled.", "취소했어요.") : reader("What cancelling would mean", "취소하면 이렇게 돼요")), level: 1),
      .facts([
        .init(Text(reader("Fee", "수수료")), fee.map { .money(reader.money($0)) } ?? unknown),
        .init(Text(reader("Refund", "환불")), refund.map { .money(reader.money($0)) } ?? unknown),
      ]),
    ] + (terms.isEmpty ? [] : [.list(terms.map { Text(reader.sentence($0)) })]) + booking.body(for: reader)
      + (isDone
        ? []
        : [.hint(Text(reader("Cancel it:", "취소하기:")), command: next ?? "itravel cancel \(booking.code ?? "") --yes")])
  }
}
