import Civil
package import JSON
package import Wording

/// The conversations kept here, under `sessions.list`.
package struct SessionsAnswer: Answer {
  package static let schema = "sessions.list"
  package let sessions: [SessionRow]
  /// The text that none contains, though there are conversations; not in JSON.
  package let missed: String?

  package init(sessions: [Session], missed: String? = nil) {
    self.init(rows: sessions.map { SessionRow(session: $0) }, missed: missed)
  }

  private init(rows: [SessionRow], missed: String? = nil) {
    sessions = rows
    self.missed = missed
  }

  package static let record = Record(
    { (rows: [SessionRow]) in SessionsAnswer(rows: rows) },
    Field("sessions", .list(SessionRow.record.codec), "Newest first.") { $0.sessions })

  package var items: [JSONValue] { sessions.map { SessionRow.record.codec.write($0) } }
  package var isEmpty: Bool { sessions.isEmpty }

  package func body(for reader: Reader) -> [Block] {
    if let missed {
      return [
        .paragraph(
          Text(
            reader("No conversation contains “\(missed)”.", "“\(missed)”\(missed.particle(.subject)) 들어 있는 대화가 없어요."))),
        .hint(Text(reader("All of them:", "모든 대화 보기:")), command: "itravel sessions list"),
      ]
    }
    guard !sessions.isEmpty else {
      return [
        .paragraph(Text(reader("No conversations yet.", "아직 대화가 없어요."))),
        .hint(
          Text(reader("Start one:", "시작하기:")),
          command: reader("itravel chat \"3 nights in Osaka\"", "itravel chat \"오사카 3박 4일\"")),
      ]
    }
    return [
      .heading(Text(reader("Conversations", "대화")), level: 1), SessionRow.columns.table(of: sessions, for: reader),
    ]
  }
}

/// A conversation in a list.
package struct SessionRow: Equatable, Sendable {
  package let session: Session

  package init(session: Session) { self.session = session }

  package static let record = Record(
    { (id: String, name: String?, title: String, turns: Int, lastUsed: Instant, isCurrent: Bool) in
      SessionRow(
        session: Session(
          id: id, name: name, title: title, turns: turns, lastUsed: lastUsed, isCurrent: isCurrent))
    },
    Field("id", .string, "Id of the conversation.") { $0.session.id },
    Field("name", .optional(.string), "The name it was given.") { $0.session.name },
    Field("title", .string, "Its first message, cut, or the title it was given.") { $0.session.title },
    Field("turns", .int, "How many turns it has.") { $0.session.turns },
    Field("last_used", .instant, "When it was last used.") { $0.session.lastUsed },
    Field("current", .bool, "Whether the next turn continues it.") { $0.session.isCurrent })

  static let columns: [Column<SessionRow>] = [
    Column("current", Phrase("", "")) { row, _ in .good(row.session.isCurrent ? "●" : "") },
    Column("id", Phrase("Id", "번호")) { row, _ in .strong(row.session.id) },
    Column("name", Phrase("Name", "이름"), priority: 3) { row, _ in Text(row.session.name ?? "") },
    Column("title", Phrase("Title", "제목")) { row, reader in Text(row.session.title(for: reader)) },
    Column("turns", Phrase("Turns", "대화 수"), .trailing, priority: 2) { row, _ in Text(String(row.session.turns)) },
    Column("last_used", Phrase("Last used (UTC)", "마지막 사용 (UTC)"), priority: 2) { row, _ in
      .quiet(row.session.lastUsed.rfc3339)
    },
  ]
}

/// One conversation whole, under `sessions.show`.
package struct TranscriptAnswer: Answer {
  package static let schema = "sessions.show"
  package let session: SessionRow
  package let survey: SurveyCard
  package let turns: [TranscriptTurn]
  /// What was booked in it, for calendars and the like; not in JSON.
  package var bookings: [BookingCard] = []

  package init(session: Session, survey: SurveyCard, turns: [Turn]) {
    self.init(
      session: SessionRow(session: session), survey: survey, turns: turns.map { TranscriptTurn(turn: $0) })
  }

  private init(session: SessionRow, survey: SurveyCard, turns: [TranscriptTurn]) {
    self.session = session
    self.survey = survey
    self.turns = turns
  }

  package static let record = Record(
    { (session: SessionRow, survey: SurveyCard, turns: [TranscriptTurn]) in
      TranscriptAnswer(session: session, survey: survey, turns: turns)
    },
    Field("session", SessionRow.record.codec, "The conversation.") { $0.session },
    Field("survey", SurveyCard.record.codec, "Its survey answers.") { $0.survey },
    Field("turns", .list(TranscriptTurn.record.codec), "Oldest first.") { $0.turns })

  package var items: [JSONValue] { turns.map { TranscriptTurn.record.codec.write($0) } }

  package func body(for reader: Reader) -> [Block] {
    [.heading(Text(session.session.title(for: reader)) + .quiet("  " + session.session.id), level: 1)]
      + turns.flatMap { $0.body(for: reader) }
  }
}

/// One exchange of a transcript, with its cards as they were.
package struct TranscriptTurn: Sendable {
  package let turn: Turn

  package init(turn: Turn) { self.turn = turn }

  package static let record = Record(
    { (number: Int, at: Instant, message: String, reply: String, answer: JSONValue) in
      TranscriptTurn(turn: Turn(number: number, at: at, message: message, reply: reply, answer: answer))
    },
    Field("turn", .int, "Number, from 1.") { $0.turn.number },
    Field("at", .instant, "When.") { $0.turn.at },
    Field("message", .string, "What the traveller wrote.") { $0.turn.message },
    Field("reply", .string, "What was answered.") { $0.turn.reply },
    Field("answer", .any { [ChatAnswer.record.schema] }, "The answer's data with its cards, as it was.") {
      $0.turn.answer
    })

  /// The cards of the answer; kinds that are not known here stay as they came.
  package var cards: [any Card] {
    guard let list = turn.answer["cards"] else { return [] }
    do { return try Codec<[any Card]>.list(CardKind.codec).read(list, .root) } catch { return [] }
  }

  func body(for reader: Reader) -> [Block] {
    [
      .heading(.strong("\(turn.number). ") + Text(turn.message), level: 2), .paragraph(Text(turn.reply)),
    ] + CardKind.grouped(cards, for: reader)
  }
}

/// That a conversation was started, chosen, renamed or deleted, under `sessions.change`.
package struct SessionChangeAnswer: Answer {
  package static let schema = "sessions.change"
  package let session: SessionRow?
  package let deleted: Int
  package let sentence: Phrase

  package init(session: Session?, deleted: Int = 0, sentence: Phrase) {
    self.session = session.map { SessionRow(session: $0) }
    self.deleted = deleted
    self.sentence = sentence
  }

  package static let record = Record(
    { (session: SessionRow?, deleted: Int) in
      SessionChangeAnswer(session: session?.session, deleted: deleted, sentence: Phrase("", ""))
    },
    Field("session", .optional(SessionRow.record.codec), "The conversation as it is now.") { $0.session },
    Field("deleted", .int, "How many were deleted.") { $0.deleted })

  package func body(for reader: Reader) -> [Block] { [.paragraph(Text(reader(sentence)))] }
}
