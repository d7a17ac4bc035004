package import JSON
import Wording

/// What is due soon on the bookings made, under `history`: the bookings, and their deadlines in the order they come.
package struct DueAnswer: Answer {
  package static let schema = "history"
  package let bookings: [BookingCard]
  package let due: [DueDeadline]

  package init(bookings: [BookingCard], due: [DueDeadline]) {
    self.bookings = bookings
    self.due = due
  }

  package static let record = Record(
    { (bookings: [BookingCard], _: String?, due: [DueDeadline]) in DueAnswer(bookings: bookings, due: due) },
    Field("bookings", .list(BookingCard.keys.codec), "Those with something due, soonest first.") { $0.bookings },
    Field("next", .optional(.string), "Always null: all that is due is shown.") { _ in nil },
    Field("due", .list(DueDeadline.record.codec), "What is due, soonest first.") { $0.due })

  package var items: [JSONValue] { due.map { DueDeadline.record.codec.write($0) } }
  package var isEmpty: Bool { due.isEmpty }

  package func body(for reader: Reader) -> [Block] {
    guard !due.isEmpty else {
      return [.paragraph(Text(reader("Nothing is due in that time.", "그 안에 다가오는 기한이 없어요.")))]
    }
    var blocks: [Block] = [
      .heading(Text(reader("Due", "기한")), level: 1), DueDeadline.columns.table(of: due, for: reader),
    ]
    if bookings.contains(where: \.practice) {
      blocks.append(.paragraph(.quiet(reader(BookingCard.practiceNotice))))
    }
    return blocks
  }
}

/// A deadline of one booking, with how long is left to it.
package struct DueDeadline: Equatable, Sendable {
  /// The booking's code; nil before a provider gave one.
  package let code: String?
  package let title: String
  package let deadline: Deadline
  /// Minutes from now to it, to the beginning of its day where no time is known; 0 once that has begun.
  package let minutesLeft: Int

  package init(code: String?, title: String, deadline: Deadline, minutesLeft: Int) {
    self.code = code
    self.title = title
    self.deadline = deadline
    self.minutesLeft = minutesLeft
  }

  package static let record = Record(
    { (code: String?, kind: String, at: String, zone: String?, minutesLeft: Int, title: String) in
      DueDeadline(
        code: code, title: title, deadline: Deadline(kind: kind, at: at, zone: zone), minutesLeft: minutesLeft)
    },
    Field("code", .optional(.string), "The booking's code.") { $0.code },
    Field("kind", .string, "check_in, free_cancellation or departure.") { $0.deadline.kind },
    Field("at", .string, "RFC 3339, or a date.") { $0.deadline.at },
    Field("zone", .optional(.string), "IANA zone; null when the place's is not known, and then UTC counts.") {
      $0.deadline.zone
    },
    Field("left_min", .int, "Minutes left, to the beginning of the day where no time is known.") { $0.minutesLeft },
    Field("title", .string, "What was booked.") { $0.title })

  static let columns: [Column<DueDeadline>] = [
    Column("kind", Phrase("Due", "기한")) { due, reader in .strong(due.deadline.name(for: reader)) },
    Column("at", Phrase("When", "언제")) { due, reader in Text(reader.moment(due.deadline.at)) },
    Column("zone", Phrase("Zone", "시간대"), priority: 3) { due, _ in .quiet(due.deadline.zone ?? "UTC") },
    Column("left_min", Phrase("Left", "남은 시간")) { due, reader in Text(due.left(for: reader)) },
    Column("code", Phrase("Code", "예약 번호")) { due, _ in .strong(due.code ?? "–") },
    Column("title", Phrase("What", "내용"), priority: 2) { due, _ in .place(due.title) },
  ]

  /// The time left as people say it: `1 d 3 h`, `5 h 20 min`, `today`.
  private func left(for reader: Reader) -> String {
    let (days, rest) = minutesLeft.quotientAndRemainder(dividingBy: 24 * 60)
    guard minutesLeft > 0 else { return deadline.at.count > 10 ? reader("now", "지금") : reader("today", "오늘") }
    guard days > 0 else { return reader.duration(minutes: rest) }
    return reader("\(days) d \(rest / 60) h", "\(days)일 \(rest / 60)시간")
  }
}
