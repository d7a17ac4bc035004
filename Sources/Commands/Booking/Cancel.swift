import Civil
import Grammar
import JSON
import Travel
import Wording

/// `itravel cancel` — says what cancelling costs and gives back, then cancels.
enum Cancel {
  struct Words: Sendable {
    let code: String
    let minRefund: Money?
    let isForeign: Bool
  }

  static let command = Command<Context, Outcome>(
    Phrase("Say what cancelling costs, then cancel.", "취소하면 얼마가 드는지 보여 주고 취소해요."),
    details: [
      Phrase(
        "Fee and refund are shown first; on a terminal it then asks, in a script it needs --yes.",
        "수수료와 환불을 먼저 보여 줘요. 터미널에서는 이어서 물어보고, 스크립트에서는 --yes가 필요해요.")
    ],
    examples: ["cancel IT-7K2M4Q --dry-run", "cancel IT-7K2M4Q --min-refund \"120 EUR\" --yes"],
    reads: Words.init(code:minRefund:isForeign:),
    .operand("CODE", Phrase("Code of the booking.", "예약 번호예요.")).completing(.dynamic("bookings")).listed(by: "history"),
    .option("--min-refund AMOUNT", Phrase("Cancel only if at least this comes back.", "환불이 이 금액 이상일 때만 취소해요.")),
    .flag("--foreign", Phrase("Also a booking that was not made from this machine.", "이 컴퓨터에서 하지 않은 예약도 취소해요."))
  ) { words, context in
    let ledger = try context.ledger()
    guard let detail = try ledger.bookings.find(words.code), let key = try ledger.bookings.keyOf(words.code) else {
      let listed = try context.serverBooking(words.code)
      guard let booking = listed ?? (words.isForeign ? context.unlisted(words.code) : nil) else {
        throw unknown(words.code)
      }
      return try cancelled(booking, [], nil, words, ledger, context)
    }
    var outcome: Outcome?
    let lock = try ledger.bookings.entry(key)?.order.offer.lockName ?? key
    try ledger.bookings.alone(lock, !context.globals.noWait) { () throws(Failure) in
      // Read again inside the lock: another process may have cancelled it meanwhile.
      let now = try ledger.bookings.find(words.code) ?? detail
      outcome = try cancelled(now.booking, now.timeline, key, words, ledger, context)
    }
    guard let outcome else { throw unknown(words.code) }
    return outcome
  }

  private static func cancelled(
    _ booking: BookingCard, _ timeline: [BookingEvent], _ key: String?, _ words: Words, _ ledger: Ledger,
    _ context: Context
  ) throws(Failure) -> Outcome {
    guard booking.status != .cancelled else {
      throw Failure(
        "already_cancelled", .conflict,
        Phrase("Booking \(words.code) is cancelled already.", "\(words.code) 예약은 이미 취소됐어요."),
        hint: "itravel history \(words.code)")
    }
    guard booking.status == .confirmed || booking.isCancelOpen else {
      throw Failure(
        "not_confirmed_yet", .conflict,
        Phrase("Booking \(words.code) is \(booking.status.rawValue).", "\(words.code) 예약이 아직 확정되지 않았어요."),
        hint: "itravel book --resume")
    }
    guard !booking.foreign || words.isForeign else {
      throw Failure(
        "foreign_booking", .unconfirmed,
        Phrase("That booking was not made from this machine.", "이 컴퓨터에서 하지 않은 예약이에요."),
        hint: context.line.adding(["--foreign"]))
    }
    let service = try context.service(named: booking.provider, at: booking.endpoint)
    let quote = try service.cancellationQuote(booking, context.now)
    if context.globals.isDryRun { return outcome(booking, quote, context) }
    try check(quote, words)
    guard try isConfirmed(booking, quote, context) else {
      throw Failure(
        "consent_required", .unconfirmed,
        Phrase(
          "\(told(quote).en) It needs --yes, so nothing was cancelled.", "\(told(quote).ko) --yes가 없어서 취소하지 않았어요."),
        hint: context.line.adding(["--yes"]), field: "yes")
    }
    let done = try Cancellation(
      booking: booking, timeline: timeline, key: key, service: service, ledger: ledger, context: context
    ).made(quote: quote)
    return outcome(done.booking, done.terms, context)
  }

  private static func outcome(_ booking: BookingCard, _ quote: CancellationQuote, _ context: Context) -> Outcome {
    Outcome(
      CancelAnswer(
        booking: booking.masked, fee: quote.fee, refund: quote.refund, terms: quote.terms,
        next: context.line.consenting),
      request: .object([.init("code", booking.code.map { .string($0) } ?? .null)]),
      warnings: context.practiceWarnings([booking]), provider: booking.provider,
      isLive: booking.live, session: booking.session)
  }

  private static func check(_ quote: CancellationQuote, _ words: Words) throws(Failure) {
    guard let least = words.minRefund else { return }
    guard let refund = quote.refund else {
      throw Failure(
        "refund_unknown", .conflict,
        Phrase("The refund is not known; nothing was cancelled.", "환불액을 알 수 없어서 취소하지 않았어요."))
    }
    guard refund.currency == least.currency else {
      throw .usage(
        "currency_mismatch", field: "min_refund",
        Phrase(
          "The refund is \(refund.text); give --min-refund in \(refund.currency.code).",
          "환불은 \(refund.koreanText)이에요. --min-refund를 \(refund.currency.code)로 써 주세요."))
    }
    guard refund.amount >= least.amount else {
      throw Failure(
        "refund_too_low", .conflict,
        Phrase("Only \(refund.text) would come back; nothing was cancelled.", "환불이 \(refund.koreanText)뿐이라 취소하지 않았어요."),
        field: "min_refund")
    }
  }

  private static func isConfirmed(_ booking: BookingCard, _ quote: CancellationQuote, _ context: Context)
    throws(Failure) -> Bool
  {
    if context.globals.isConfirmed {
      context.note(told(quote))
      return true
    }
    guard context.canAsk else { return false }
    context.world.console.writeError(
      context.drawn(
        CancelAnswer(booking: booking.masked, fee: quote.fee, refund: quote.refund, terms: quote.terms)))
    let reply = context.world.console.ask(
      Phrase("Type yes to cancel it: ", "취소하려면 ‘네’를 입력해 주세요: ")[context.settings.language])
    return context.isYes(reply)
  }

  /// Fee and refund in a sentence, for before anything is sent.
  private static func told(_ quote: CancellationQuote) -> Phrase {
    func sum(_ money: Money?) -> Phrase {
      money.map { Phrase($0.text, $0.koreanText) } ?? Phrase("an unknown sum", "알 수 없는 금액")
    }
    guard quote.fee != nil || quote.refund != nil else {
      return Phrase(
        "The provider does not say what cancelling costs or gives back.", "제공자가 취소 수수료와 환불액을 알려 주지 않아요.")
    }
    return Phrase(
      "Cancelling costs \(sum(quote.fee).en) and gives back \(sum(quote.refund).en).",
      "취소 수수료는 \(sum(quote.fee).ko), 환불은 \(sum(quote.refund).ko)이에요.")
  }

  static func unknown(_ code: String) -> Failure {
    Failure(
      "booking_not_found", .notFound,
      Phrase("There is no booking “\(code)” on this machine.", "이 컴퓨터에 “\(code)” 예약이 없어요."),
      hint: "itravel history", field: "code")
  }
}

extension TypedLine {
  /// The same line meant in earnest: without a dry run and with consent.
  fileprivate var consenting: String {
    let words = words.filter { !["-n", "--dry-run", "-y", "--yes"].contains($0) }
    return Shell.line([program] + words + ["--yes"])
  }
}
