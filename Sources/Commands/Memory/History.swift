import Civil
import Grammar
import JSON
import Travel
import Wording

/// `itravel history` — the bookings made, or one of them in detail.
enum History {
  struct Words: Sendable {
    let code: String?
    let limit: Int
    let after: String?
    let status: BookingFilter.Status
    let sort: BookingCard.Sort?
    let since: DateWord?
    let until: DateWord?
    let reveals: Bool
    let forgets: Bool
    let verifies: Bool
    let due: SpanWord?
    let rechecks: Bool
    let onlyChanged: Bool
    let state: String?
  }

  static let command = Command<Context, Outcome>(
    Phrase("Show the bookings made, or one in detail.", "예약 목록이나 예약 하나를 자세히 보여 줘요."),
    details: [
      Phrase(
        "All conversations, newest first. Passport numbers are masked unless --reveal is given.",
        "모든 대화의 예약을 최신순으로 보여 줘요. 여권 번호는 --reveal이 없으면 가려요.")
    ],
    examples: [
      "history", "history --status active --kind hotel --json", "history IT-7K2M4Q", "history --limit 10 -o tsv",
      "history --due 48h", "history --changed -o tsv",
    ],
    reads: Words.init(
      code:limit:after:status:sort:since:until:reveals:forgets:verifies:due:rechecks:onlyChanged:state:),
    .optionalOperand("CODE", Phrase("Show this booking in full.", "이 예약을 자세히 보여 줘요.")).completing(.dynamic("bookings")),
    .option("--limit N", Phrase("At most so many.", "최대 개수예요."), default: 50, within: 1...1000),
    .option("--after CODE", Phrase("Go on after this booking.", "이 예약 다음부터 보여 줘요.")).completing(.dynamic("bookings")),
    .option("--status STATUS", Phrase("Only bookings that stand so.", "이 상태의 예약만 보여 줘요."), default: .all),
    .option("--kind KIND", Phrase("Only flights or only hotels.", "항공편이나 숙소만 보여 줘요.")),
    .option("--since DATE", Phrase("Made on this day or later.", "이날 이후에 한 예약이에요.")),
    .option("--until DATE", Phrase("Made on this day or earlier.", "이날 이전에 한 예약이에요.")),
    .flag("--reveal", Phrase("Show passport numbers.", "여권 번호를 보여 줘요.")),
    .flag("--forget", Phrase("Remove the personal data of a booking that is over.", "끝난 예약의 개인 정보를 지워요.")),
    .flag("--verify", Phrase("Check that receipts and bookings are as they were written.", "영수증과 예약이 기록된 그대로인지 확인해요.")),
    .option(
      "--due SPAN", Phrase("What is due within this time, as 48h or 7d.", "이 기간 안에 다가오는 기한을 보여 줘요. 예: 48h, 7d")),
    .flag("--recheck", Phrase("Ask the providers what has changed.", "제공자에게 바뀐 것이 있는지 물어봐요.")),
    .flag(
      "--changed", Phrase("Print only what is new or changed since printed last.", "지난번 출력 뒤에 새로 생기거나 바뀐 것만 출력해요.")),
    .option("--state FILE", Phrase("Keep what was printed last here, for --changed.", "지난번에 출력한 내용을 이 파일에 둬요."))
      .completing(.files)
  ) { words, context in
    try words.checkWatching()
    let ledger = try context.ledger()
    if words.verifies { return try verified(ledger) }
    if let code = words.code { return try one(code, words, ledger, context) }
    guard !words.forgets else {
      throw Failure.usage(
        "missing_operand", field: "code", Phrase("Whose data? Give the booking's code.", "어느 예약인가요? 예약 번호를 써 주세요."))
    }
    try words.check()
    let today = context.places.local(context.now, nil).date
    var filter = BookingFilter()
    filter.status = words.status
    filter.sort = words.sort
    filter.since = words.since?.date(today: today)
    filter.until = words.until?.date(today: today)
    // Only the flag narrows; a session chosen by the environment is for working in, not for hiding bookings.
    if let chosen = context.settings.session, chosen.origin == .flag {
      filter.session = try context.knownSession(chosen.value, in: ledger).id
    }
    if let span = words.due { return try due(within: span, filter, words, ledger, context) }
    if words.rechecks { return try rechecked(filter, words, ledger, context) }
    if words.onlyChanged { return try changed(filter, words, ledger, context) }
    let list = try context.bookings(filter, after: words.after, limit: words.limit, in: ledger)
    if list.page.bookings.isEmpty, list.page.unreadable.isEmpty, filter == BookingFilter() { try checkNoneGone(ledger) }
    return Outcome(
      HistoryAnswer(
        bookings: words.reveals ? list.page.bookings : list.page.bookings.map(\.masked), next: list.page.next,
        more: list.page.next.map { context.line.replacing("after", with: $0) },
        whenEmpty: list.page.unreadable.isEmpty
          ? filter == BookingFilter() && words.after == nil ? nil : HistoryAnswer.noneSuch : HistoryAnswer.unreadable),
      request: filter.json(limit: words.limit, after: words.after),
      warnings: list.warnings + list.page.warnings + context.practiceWarnings(list.page.bookings),
      isComplete: list.isComplete && list.page.unreadable.isEmpty)
  }

  private static func one(_ code: String, _ words: Words, _ ledger: Ledger, _ context: Context) throws(Failure)
    -> Outcome
  {
    guard let detail = try ledger.bookings.find(code) else {
      if !words.forgets, let booking = try context.serverBooking(code) { return shown(booking) }
      throw Failure(
        "booking_not_found", .notFound,
        Phrase("There is no booking “\(code)” on this machine.", "이 컴퓨터에 “\(code)” 예약이 없어요."),
        hint: "itravel history", field: "code")
    }
    if words.forgets { try forget(code, detail.booking, ledger, context) }
    let now = try ledger.bookings.find(code) ?? detail
    let masked = BookingDetail(
      booking: words.reveals ? now.booking : now.booking.masked, timeline: now.timeline,
      deadlines: now.booking.deadlines(zone: context.zoneOfStay(now.payload)),
      payload: words.reveals ? now.payload : now.payload.masked)
    return Outcome(
      BookingDetailAnswer(booking: masked), request: .object([.init("code", .string(code))]),
      warnings: [now.booking.cancelWarning(at: "data.booking")].compactMap { $0 }
        + context.practiceWarnings([now.booking]), provider: now.booking.provider, isLive: now.booking.live,
      session: now.booking.session)
  }

  /// A booking that only the server knows: what it shows of it, and no more.
  private static func shown(_ booking: BookingCard) -> Outcome {
    Outcome(
      BookingDetailAnswer(
        booking: BookingDetail(booking: booking, timeline: [], deadlines: booking.deadlines(zone: nil), payload: .null)),
      request: .object([.init("code", booking.code.map { .string($0) } ?? .null)]), provider: booking.provider,
      isLive: booking.live)
  }

  /// Removes personal data once a booking needs it no longer, and only with consent.
  private static func forget(_ code: String, _ booking: BookingCard, _ ledger: Ledger, _ context: Context)
    throws(Failure)
  {
    let today = context.places.local(context.now, nil).date
    let isOver = booking.end.flatMap { CivilDate(iso: String($0.prefix(10))) }.map { $0 < today } ?? false
    guard isOver || booking.status == .cancelled || booking.status == .failed else {
      throw Failure(
        "booking_not_over", .conflict,
        Phrase("Booking \(code) is still to come, and needs its travellers.", "\(code) 예약은 아직 끝나지 않아서 여행자 정보가 필요해요."))
    }
    if context.globals.isDryRun { return }
    if !context.globals.isConfirmed {
      guard context.canAsk,
        context.isYes(
          context.world.console.ask(
            Phrase("Type yes to remove the personal data: ", "개인 정보를 지우려면 ‘네’를 입력해 주세요: ")[context.settings.language]))
      else {
        throw Failure(
          "consent_required", .unconfirmed, Phrase("Removing data needs --yes.", "지우려면 --yes가 필요해요."),
          hint: context.line.adding(["--yes"]), field: "yes")
      }
    }
    try ledger.bookings.forget(code, context.now)
  }

  /// Throws where there are no bookings and there were some: what was removed by hand must not read as never booked.
  private static func checkNoneGone(_ ledger: Ledger) throws(Failure) {
    let check = try ledger.bookings.verify()
    guard !check.isWhole else { return }
    let names = check.altered.filter { $0.contains("-") }.joined(separator: ", ")
    throw Failure(
      "bookings_gone", .config,
      Phrase(
        "There were bookings in this store, and they are gone\(names.isEmpty ? "." : ": \(names).")",
        "이 저장소에 있던 예약이 사라졌어요\(names.isEmpty ? "." : ": \(names).")"),
      hint: "itravel history --verify", details: .object([.init("gone", .array(check.altered.map { .string($0) }))]))
  }

  private static func verified(_ ledger: Ledger) throws(Failure) -> Outcome {
    let check = try ledger.bookings.verify()
    let receipts =
      check.firstBroken.map { broken in
        Phrase(
          "receipt \(broken) of \(check.count) does not follow from the one before",
          "\(check.count)건 가운데 \(broken)번 기록이 앞의 것과 이어지지 않아요")
      }
      ?? Phrase("\(check.count) receipts, each follows from the one before", "\(check.count)건, 모두 앞의 것에서 이어져요")
    let names = check.altered.joined(separator: ", ")
    let bookings =
      check.altered.isEmpty
      ? Phrase("every booking and its journal is as it was written", "모든 예약과 진행 기록이 기록된 그대로예요")
      : Phrase("not as they were written, gone or unreadable: \(names)", "기록된 그대로가 아니거나 없거나 읽을 수 없어요: \(names)")
    return Doctor.report([
      .init(
        name: "receipts", status: check.firstBroken == nil ? .ok : .fail, detail: receipts,
        fix: check.firstBroken.map { _ in "itravel doctor" }),
      .init(
        name: "bookings", status: check.altered.isEmpty ? .ok : .fail, detail: bookings,
        fix: check.altered.isEmpty ? nil : "itravel doctor"),
    ])
  }
}

extension History.Words {
  /// Throws when two of them ask for different things.
  fileprivate func check() throws(Failure) {
    if due != nil, rechecks || after != nil || status == .cancelled {
      let other = rechecks ? "--recheck" : after != nil ? "--after" : "--status cancelled"
      throw .usage(
        "conflicting_options", field: "due",
        Phrase("--due and \(other) do not go together.", "--due와 \(other)\(other.particle(.topic)) 함께 쓸 수 없어요."))
    }
  }
}

extension BookingFilter {
  func json(limit: Int, after: String?) -> JSONValue { .object(members(limit: limit, after: after)) }

  func members(limit: Int, after: String?) -> [JSONValue.Member] {
    [
      .init("status", .string(status.rawValue)),
      .init("kind", sort.map { .string($0.rawValue) } ?? .null),
      .init("since", since.map { .string($0.iso) } ?? .null),
      .init("until", until.map { .string($0.iso) } ?? .null),
      .init("session", session.map { .string($0) } ?? .null),
      .init("limit", .int(limit)),
      .init("after", after.map { .string($0) } ?? .null),
    ]
  }
}

extension JSONValue {
  /// The same JSON with every passport number hidden.
  var masked: JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.map { member in
          guard member.key == "passport", case .string(let number) = member.value else {
            return .init(member.key, member.value.masked)
          }
          return .init(member.key, .string(String(repeating: "•", count: max(number.count - 2, 0)) + number.suffix(2)))
        })
    case .array(let items): .array(items.map(\.masked))
    case .null, .bool, .number, .string: self
    }
  }
}
