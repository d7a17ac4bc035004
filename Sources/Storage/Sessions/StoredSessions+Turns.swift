import Civil
import JSON
import Travel
import Wording

extension StoredSessions {
  func turns(_ id: String) throws(Failure) -> [Turn] {
    try store.read { (connection) throws(Failure) in
      _ = try connection.known(id)
      return try connection.rows(
        "SELECT number, at, message, reply, answer FROM turns WHERE session = ?1 ORDER BY number", [.text(id)]
      ) { (row) throws(Failure) in
        // What was said stands in columns of its own; cards that cannot be read must not take it with them.
        var answer = JSONValue.null
        do throws(Failure) {
          answer = try .stored(row.text(4), in: connection, of: StoredPlace("turns", row.int64(0), id))
        } catch {}
        return Turn(
          number: row.int(0), at: Instant(seconds: row.int64(1)), message: row.text(2), reply: row.text(3),
          answer: answer)
      }
    }
  }

  func lastWords(_ id: String, _ count: Int) throws(Failure) -> [ChatQuery.Earlier] {
    try store.read { (connection) throws(Failure) in
      try connection.rows(
        "SELECT message, reply FROM turns WHERE session = ?1 ORDER BY number DESC LIMIT ?2", [.text(id), .int(count)]
      ) { (row) throws(Failure) in ChatQuery.Earlier(message: row.text(0), reply: row.text(1)) }.reversed()
    }
  }

  func keep(_ turn: Turn, _ goal: TripGoalCard?, _ offers: [KeptOffer], _ id: String) throws(Failure) -> Int {
    try store.write(.normal) { (connection) throws(Failure) in
      try connection.touch(id, at: turn.at)
      try connection.insert(offers)
      let number = try connection.insert(turn, into: id)
      try connection.run(
        "UPDATE sessions SET opening = coalesce(opening, ?2), goal = coalesce(?3, goal) WHERE id = ?1", .text(id),
        .optional(Session.opening(of: turn.message)), goal.map { TripGoalCard.record.codec.stored($0) } ?? .null)
      return number
    }
  }

  func take(
    _ name: String?, _ title: String?, _ turns: [Turn], _ survey: SurveyCard, _ at: Instant
  ) throws(Failure) -> Session {
    try store.write(.normal) { (connection) throws(Failure) in
      let opening = turns.lazy.compactMap { Session.opening(of: $0.message) }.first
      let id = try connection.newSession(name, opening: opening, at: at)
      // A title that is not the beginning of the first message was given by somebody.
      if let title = title.map({ Sanitised($0).text }), !title.isEmpty, title != opening {
        try connection.run("UPDATE sessions SET given_title = ?2 WHERE id = ?1", .text(id), .text(title))
      }
      for turn in turns { _ = try connection.insert(turn.moved(to: id), into: id) }
      // With the goal as it stood after the last turn that had one, the conversation can go on.
      if let goal = turns.compactMap({ $0.goal }).last {
        try connection.run(
          "UPDATE sessions SET goal = ?2 WHERE id = ?1", .text(id), TripGoalCard.record.codec.stored(goal))
      }
      if survey != .empty {
        try connection.run(
          "UPDATE sessions SET survey = ?2 WHERE id = ?1", .text(id), SurveyCard.record.codec.stored(survey))
      }
      return try connection.known(id)
    }
  }
}

extension Connection {
  /// Adds a turn and gives its number; one whose number another process took meanwhile comes after the last.
  fileprivate func insert(_ turn: Turn, into session: String) throws(Failure) -> Int {
    let number = try number(
      """
      SELECT CASE WHEN EXISTS (SELECT 1 FROM turns WHERE session = ?1 AND number = ?2)
        THEN (SELECT max(number) + 1 FROM turns WHERE session = ?1) ELSE ?2 END
      """, .text(session), .int(turn.number))
    let answer = Int(number) == turn.number ? turn.answer : turn.answer.numbered(Int(number))
    try run(
      "INSERT INTO turns (session, number, at, message, reply, answer) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
      .text(session), .int(number), .int(turn.at.seconds), .text(turn.message), .text(turn.reply),
      answer.stored)
    return Int(number)
  }
}

extension JSONValue {
  /// The answer of a turn with another number.
  fileprivate func numbered(_ number: Int) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.map { $0.key == "turn" ? .init("turn", .int(number)) : $0 })
  }
}

extension Turn {
  /// The same turn as one of another conversation.
  fileprivate func moved(to session: String) -> Turn {
    guard case .object(let members) = answer else { return self }
    return Turn(
      number: number, at: at, message: message, reply: reply,
      answer: .object(members.map { $0.key == "session" ? .init("session", .string(session)) : $0 }))
  }

  /// The goal in the answer; nil when there is none that this version can read.
  fileprivate var goal: TripGoalCard? {
    guard let value = answer["goal"], value != .null else { return nil }
    do { return try TripGoalCard.record.codec.read(value, .root) } catch { return nil }
  }
}
