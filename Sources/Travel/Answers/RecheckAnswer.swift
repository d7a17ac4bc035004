package import JSON
import Wording

/// The bookings of a page, and what has changed at their providers since they were last heard of, under `history`.
package struct RecheckAnswer: Answer {
  package static let schema = "history"
  package let list: HistoryAnswer
  package let changes: [BookingChange]

  package init(list: HistoryAnswer, changes: [BookingChange]) {
    self.list = list
    self.changes = changes
  }

  package static let record = Record(
    { (bookings: [BookingCard], next: String?, changes: [BookingChange]) in
      RecheckAnswer(list: HistoryAnswer(bookings: bookings, next: next), changes: changes)
    },
    Field("bookings", .list(BookingCard.keys.codec), "Newest first, as they are now.") { $0.list.bookings },
    Field("next", .optional(.string), "Code to give to --after for more.") { $0.list.next },
    Field("changes", .list(BookingChange.record.codec), "What changed, in the order of the bookings.") { $0.changes })

  package var items: [JSONValue] { changes.map { BookingChange.record.codec.write($0) } }
  package var isEmpty: Bool { list.isEmpty }

  package func body(for reader: Reader) -> [Block] {
    let said: [Block] =
      changes.isEmpty
      ? [.paragraph(Text(reader("Nothing has changed at the providers.", "제공자 쪽에서 바뀐 것이 없어요.")))]
      : [
        .heading(Text(reader("Changed at the provider", "제공자 쪽에서 바뀐 것")), level: 1),
        BookingChange.columns.table(of: changes, for: reader),
      ]
    return said + list.body(for: reader)
  }
}

/// One thing about a booking that is not as it was.
package struct BookingChange: Equatable, Sendable {
  package let code: String
  /// `status`, `start`, `end` or `listed`.
  package let field: String
  package let was: String?
  package let now: String?

  package init(code: String, field: String, was: String?, now: String?) {
    self.code = code
    self.field = field
    self.was = was
    self.now = now
  }

  package static let record = Record(
    BookingChange.init(code:field:was:now:),
    Field("code", .string, "The booking's code.") { $0.code },
    Field("field", .string, "status, start, end, or listed: whether the provider still lists it.") { $0.field },
    Field("was", .optional(.string), "What was known here.") { $0.was },
    Field("now", .optional(.string), "What the provider says now.") { $0.now })

  static let columns: [Column<BookingChange>] = [
    Column("code", Phrase("Code", "예약 번호")) { change, _ in .strong(change.code) },
    Column("field", Phrase("What", "내용")) { change, reader in Text(change.name(for: reader)) },
    Column("was", Phrase("Was", "이전")) { change, reader in .quiet(reader.word(change.was, of: change.field)) },
    Column("now", Phrase("Now", "지금")) { change, reader in Text(reader.word(change.now, of: change.field)) },
  ]

  private func name(for reader: Reader) -> String {
    switch field {
    case "status": reader("status", "상태")
    case "start": reader("start", "시작")
    case "end": reader("end", "끝")
    case "listed": reader("in its list", "제공자 목록")
    default: field
    }
  }
}

extension Reader {
  /// A value of a change as people say it.
  fileprivate func word(_ value: String?, of field: String) -> String {
    guard let value else { return "–" }
    switch field {
    case "status": return BookingCard.Status(rawValue: value).map { $0.text(for: self).words } ?? value
    case "start", "end": return moment(value)
    case "listed": return value == "true" ? self("yes", "있음") : self("no", "없음")
    default: return value
    }
  }
}
