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
        Turn(
          number: row.int(0), at: Instant(seconds: row.int64(1)), message: row.text(2), reply: row.text(3),
          answer: try .stored(row.text(4), in: connection))
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

  func keep(_ turn: Turn, _ goal: TripGoalCard?, _ offers: [KeptOffer], _ id: String) throws(Failure) {
    try store.write(.normal) { (connection) throws(Failure) in
      try connection.touch(id, at: turn.at)
      try connection.insert(offers)
      try connection.insert(turn, into: id)
      try connection.run(
        "UPDATE sessions SET opening = coalesce(opening, ?2), goal = coalesce(?3, goal) WHERE id = ?1", .text(id),
        .optional(Session.opening(of: turn.message)), goal.map { TripGoalCard.record.codec.stored($0) } ?? .null)
    }
  }

  func take(_ name: String?, _ title: String, _ turns: [Turn], _ at: Instant) throws(Failure) -> Session {
    try store.write(.normal) { (connection) throws(Failure) in
      let title = Sanitised(title).text
      let id = try connection.newSession(name, opening: title.isEmpty ? nil : title, at: at)
      for turn in turns { try connection.insert(turn, into: id) }
      // With the goal as it stood after the last turn that had one, the conversation can go on.
      if let goal = turns.compactMap({ $0.goal }).last {
        try connection.run(
          "UPDATE sessions SET goal = ?2 WHERE id = ?1", .text(id), TripGoalCard.record.codec.stored(goal))
      }
      return try connection.known(id)
    }
  }
}

extension Connection {
  /// Adds a turn; one whose number another process took meanwhile comes after it.
  fileprivate func insert(_ turn: Turn, into session: String) throws(Failure) {
    try run(
      """
      INSERT INTO turns (session, number, at, message, reply, answer)
      SELECT ?1, CASE WHEN EXISTS (SELECT 1 FROM turns WHERE session = ?1 AND number = ?2)
        THEN (SELECT max(number) + 1 FROM turns WHERE session = ?1) ELSE ?2 END, ?3, ?4, ?5, ?6
      """, .text(session), .int(turn.number), .int(turn.at.seconds), .text(turn.message), .text(turn.reply),
      turn.answer.stored)
  }
}

extension Turn {
  /// The goal in the answer; nil when there is none that this version can read.
  fileprivate var goal: TripGoalCard? {
    guard let value = answer["goal"], value != .null else { return nil }
    do { return try TripGoalCard.record.codec.read(value, .root) } catch { return nil }
  }
}
