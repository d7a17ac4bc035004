import Civil
import Grammar
import JSON
import Travel
import Wording

extension Purchase {
  func checkExpiry() throws(Failure) {
    guard offer.isBookable else {
      throw Failure(
        "not_bookable", .conflict,
        Phrase("This offer is for information and cannot be booked.", "이 상품은 참고용이라 예약할 수 없어요."))
    }
    if let end = offer.expiresAt, end <= context.now {
      throw Failure(
        "offer_expired", .conflict,
        Phrase(
          "The offer ended at \(end.rfc3339); nothing was sent. Search again.",
          "상품이 \(end.rfc3339)에 끝나서 아무것도 보내지 않았어요. 다시 찾아 주세요."))
    }
    if let day = TravellerCheck.firstDay(of: offer), day < context.places.local(context.now, zone).date {
      throw Failure(
        "offer_expired", .conflict,
        Phrase(
          "The offer was for \(day.iso), which is over; nothing was sent.", "\(day.iso) 상품이라 이미 지났어요. 아무것도 보내지 않았어요."))
    }
  }

  private var zone: String? {
    switch offer.item {
    case .flight(let flight): flight.slices.first?.depart.at.zone
    case .hotel: nil
    }
  }

  /// Consent is a terminal to ask at, or `--yes` with a gate.
  func checkConsent() throws(Failure) {
    if context.globals.isConfirmed, terms.gate.isPresent { return }
    if !context.globals.isConfirmed, context.canAsk { return }
    let hasYes = context.globals.isConfirmed
    let hasLimit = terms.gate.isPresent
    let message: Phrase
    if hasYes {
      message = Phrase(
        "--yes needs a limit beside it, so that a price cannot surprise you; nothing was sent.",
        "예상 밖의 가격을 막으려면 --yes와 함께 상한을 써 주세요. 아무것도 보내지 않았어요.")
    } else if hasLimit {
      message = Phrase("A booking needs --yes; nothing was sent.", "예약하려면 --yes가 필요해요. 아무것도 보내지 않았어요.")
    } else {
      message = Phrase(
        "A booking needs --yes and a limit; nothing was sent.", "예약하려면 --yes와 상한이 필요해요. 아무것도 보내지 않았어요.")
    }
    throw Failure(
      "consent_required", .unconfirmed, message,
      hint: context.line.adding((hasYes ? [] : ["--yes"]) + (hasLimit ? [] : ["--max-total", limit])), field: "yes")
  }

  /// A price that is known needs a limit: to accept an unknown one says nothing of how high a known one may be.
  func checkLimit(_ total: Money?) throws(Failure) {
    guard let total, context.globals.isConfirmed, !terms.gate.hasLimit else { return }
    throw Failure(
      "consent_required", .unconfirmed,
      Phrase(
        "The total is known, \(total.text), so --yes needs a limit beside it; nothing was sent.",
        "합계가 \(total.koreanText)\(total.koreanText.particle(.toward)) 정해져 있으니 --yes와 함께 상한을 써 주세요. 아무것도 보내지 않았어요."),
      hint: context.line.adding(["--max-total", total.argument]), field: "max_total")
  }

  /// A limit that fits what was shown, for the hint.
  private var limit: String {
    guard let most = offer.price.total ?? offer.price.high else { return "500000 KRW" }
    return most.argument
  }

  /// A quote above what was shown is no longer the offer that was chosen.
  func checkPrice(_ quote: Quote) throws(Failure) {
    guard let total = quote.total, let shown = offer.price.total ?? offer.price.high,
      shown.currency == total.currency, offer.price.per == .party || offer.price.per == .stay,
      shown.amount < total.amount
    else { return }
    throw Failure(
      "price_raised", .conflict,
      Phrase(
        "It costs \(total.text) now and was shown at \(shown.text); nothing was booked.",
        "보여 준 가격은 \(shown.koreanText)인데 지금은 \(total.koreanText)이라서 예약하지 않았어요."))
  }

  /// Shows the review at the terminal and waits for a plain yes; nothing else counts.
  func ask(_ quote: Quote) throws(Failure) {
    guard !context.globals.isConfirmed else { return }
    let language = context.settings.language
    context.world.console.writeError(context.drawn(quote.told(of: offer)))
    let reply = context.world.console.ask(
      Phrase("Type yes to book: ", "예약하려면 ‘네’를 입력해 주세요: ")[language])
    guard context.isYes(reply) else {
      throw Failure("not_confirmed", .unconfirmed, Phrase("Nothing was booked.", "예약하지 않았어요."))
    }
  }

  func alreadyBooked(_ entry: JournalEntry) -> Failure {
    let code = entry.booking.code ?? "–"
    if entry.key == terms.key?.text {
      let name = entry.booking.code.map { " (\($0))" } ?? ""
      return Failure(
        "key_reused", .conflict,
        Phrase(
          "That key belongs to another booking\(name); nothing was booked.", "그 키는 다른 예약\(name)에 쓰였어요. 예약하지 않았어요."),
        field: "idempotency_key")
    }
    guard !entry.booking.isCancelOpen else { return cancelOpen(entry.booking) }
    guard entry.booking.status == .confirmed else {
      return Failure(
        "order_open", .conflict,
        Phrase(
          "An order of this offer for other travellers is still open: whether it arrived is not known. Nothing was sent.",
          "다른 여행자로 보낸 이 상품의 주문이 도착했는지 아직 알 수 없어요. 아무것도 보내지 않았어요."),
        hint: "itravel book --resume")
    }
    return Failure(
      "already_booked", .conflict,
      Phrase(
        "This offer is booked for other travellers (\(code)); nothing was booked.",
        "이 상품은 다른 여행자로 이미 예약돼 있어요(\(code)). 예약하지 않았어요."),
      hint: entry.booking.code.map { "itravel history \($0)" } ?? "itravel history")
  }

  func keyUsed(_ entry: JournalEntry) -> Failure {
    Failure(
      "key_reused", .conflict,
      Phrase(
        "That key belongs to a booking that is \(entry.booking.status.rawValue); use a new key.",
        "그 키의 예약은 이미 끝났어요. 새 키를 써 주세요."), field: "idempotency_key")
  }

  func outcomeUnknown(_ failure: Failure) -> Failure {
    let hasAnswer = ["server_error", "bad_response"].contains(failure.code)
    let what =
      hasAnswer
      ? Phrase("It was sent, but the answer does not tell whether it was booked.", "보냈지만 예약됐는지 답에 적혀 있지 않아요.")
      : Phrase("It was sent, but no answer came.", "보냈지만 답이 오지 않았어요.")
    return Failure(
      "outcome_unknown", .outcomeUnknown,
      Phrase(
        what.en + " Run the same command again: it looks first and never books twice.",
        what.ko + " 같은 명령을 다시 실행하면 먼저 확인하고, 두 번 예약하지 않아요."),
      hint: context.line.description, isRetryable: true, effect: .unknown,
      details: .object([.init("cause", .string(failure.code))]))
  }

  /// What is to be told ever after of a booking that was written down as doubtful.
  static func doubt(in event: BookingEvent?) -> Warning? {
    guard let event, ["confirmed", "found"].contains(event.event), let code = event.details?.split(separator: " ").last
    else { return nil }
    return [BookingReceipt.Contents.unsaid, .anotherItem, .otherTravellers].lazy.compactMap(doubt).first {
      $0.code == code
    }
  }

  /// What is to be told of a confirmation that does not say what was ordered; nil when it does.
  static func doubt(_ contents: BookingReceipt.Contents) -> Warning? {
    switch contents {
    case .asOrdered: nil
    case .unsaid: itemEmpty
    case .anotherItem:
      Warning(
        "item_differs", path: "data.booking",
        Phrase(
          "The provider confirmed it and named another item or price than was ordered. Ask the provider.",
          "제공자가 확정했지만 주문한 것과 다른 상품이나 가격이라고 답했어요. 제공자에게 확인해 주세요."))
    case .otherTravellers:
      Warning(
        "traveller_differs", path: "data.booking",
        Phrase(
          "The provider confirmed it for other travellers or days than were ordered. Ask the provider.",
          "제공자가 확정했지만 주문한 것과 다른 여행자나 날짜라고 답했어요. 제공자에게 확인해 주세요."))
    }
  }

  private static let itemEmpty = Warning(
    "item_empty", path: "data.booking",
    Phrase("The provider confirmed it without saying what was booked.", "제공자가 무엇을 예약했는지 알려 주지 않고 확정했어요."))
}
