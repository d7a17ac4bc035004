import Civil
import JSON
import Travel
import Wording

extension History {
  /// What is due from now to so many hours ahead, of bookings made here.
  static func due(
    within span: SpanWord, _ filter: BookingFilter, _ words: Words, _ ledger: Ledger, _ context: Context
  ) throws(Failure) -> Outcome {
    let end = context.now.adding(seconds: Int64(span.hours) * 3600)
    var filter = filter
    // Days count at their place, which may be one away from UTC's on either side.
    filter.due =
      ZoneRules.utc.today(at: context.now).adding(days: -1)...ZoneRules.utc.today(at: end).adding(days: 1)
    let page = try ledger.bookings.page(filter, nil, 10_000)
    var found: [(from: Instant, due: DueDeadline, booking: BookingCard)] = []
    for booking in page.bookings {
      for deadline in booking.deadlines(zone: try zone(of: booking, ledger, context)) {
        guard let (from, to) = context.moments(of: deadline), from <= end, to > context.now || from == context.now
        else { continue }
        let left = max(from.seconds - context.now.seconds, 0)
        found.append(
          (
            from,
            DueDeadline(
              code: booking.code, title: booking.title, deadline: deadline, minutesLeft: Int((left + 59) / 60)), booking
          ))
      }
    }
    found.sort {
      ($0.from, $0.due.code ?? "", $0.due.deadline.kind) < ($1.from, $1.due.code ?? "", $1.due.deadline.kind)
    }
    let shown = found.prefix(words.limit)
    var bookings: [BookingCard] = []
    for entry in shown where !bookings.contains(where: { $0 == entry.booking }) { bookings.append(entry.booking) }
    return Outcome(
      DueAnswer(bookings: words.reveals ? bookings : bookings.map(\.masked), due: shown.map(\.due)),
      request: .object([.init("due", .string(span.argument))] + filter.members(limit: words.limit, after: nil)),
      warnings: page.warnings + context.practiceWarnings(bookings),
      isComplete: page.unreadable.isEmpty && found.count == shown.count)
  }

  /// The zone of a stay's place, which only its order knows.
  private static func zone(of booking: BookingCard, _ ledger: Ledger, _ context: Context) throws(Failure) -> String? {
    guard booking.sort == .hotel, let code = booking.code else { return nil }
    return try ledger.bookings.find(code).flatMap { context.zoneOfStay($0.payload) }
  }
}

extension BookingPage {
  /// What is to be said of entries that cannot be read, and of cancellations without an answer.
  var warnings: [Warning] {
    unreadable.map { Warning("row_unreadable", path: "data.bookings", $0.message) }
      + bookings.enumerated().compactMap { $1.cancelWarning(at: "data.bookings[\($0)]") }
  }
}

extension BookingCard {
  /// What to do about a cancellation that nobody answered; nil where there is none.
  func cancelWarning(at path: String) -> Warning? {
    guard isCancelOpen, let code else { return nil }
    return Warning(
      "cancel_open", path: path,
      Phrase(
        "Whether \(code) was cancelled is not known. To find out: itravel cancel \(code)",
        "\(code) 예약이 취소됐는지 아직 알 수 없어요. 확인하려면: itravel cancel \(code)"))
  }
}
