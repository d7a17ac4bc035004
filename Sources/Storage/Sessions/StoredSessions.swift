import Civil
import JSON
import Travel
import Wording

/// Conversations in a store. What is written here can be had again, so it survives a crash but not always a power cut.
struct StoredSessions: Sendable {
  let store: Store

  var ledger: SessionLedger {
    SessionLedger(
      list: list, find: find, current: current, start: start, goOn: goOn, use: use, rename: rename, delete: delete,
      turns: turns, lastWords: lastWords, keep: keep, goal: goal, survey: survey, keepSurvey: keepSurvey, take: take)
  }

  func list(_ text: String?) throws(Failure) -> [Session] {
    let order = "ORDER BY s.last_used DESC, s.turn_of_use DESC, s.rowid DESC"
    return try store.read { (connection) throws(Failure) in
      guard let text, !text.isEmpty else {
        return try connection.rows("SELECT \(Session.columns) FROM sessions s \(order)") { (row) throws(Failure) in
          Session(row)
        }
      }
      return try connection.rows(
        """
        SELECT \(Session.columns) FROM sessions s
        WHERE s.given_title LIKE ?1 ESCAPE '\\' OR s.opening LIKE ?1 ESCAPE '\\' OR s.name LIKE ?1 ESCAPE '\\'
          OR EXISTS (SELECT 1 FROM turns t WHERE t.session = s.id AND t.message LIKE ?1 ESCAPE '\\')
        \(order)
        """, [.text(text.asPattern)]
      ) { (row) throws(Failure) in Session(row) }
    }
  }

  func find(_ word: String) throws(Failure) -> Session? {
    try store.read { (connection) throws(Failure) in try connection.session(by: word) }
  }

  func current() throws(Failure) -> Session? {
    try store.read { (connection) throws(Failure) in try connection.currentSession() }
  }

  func start(_ name: String?, _ at: Instant) throws(Failure) -> Session {
    try store.write(.normal) { (connection) throws(Failure) in try connection.start(name, at) }
  }

  func goOn(_ idle: Int64, _ at: Instant) throws(Failure) -> (session: Session, isFresh: Bool, dropped: Session?) {
    func isFresh(_ session: Session) -> Bool { at.seconds - session.lastUsed.seconds <= idle }
    // Nearly always there is one, and then nothing is written.
    if let current = try current(), isFresh(current) { return (current, false, nil) }
    return try store.write(.normal) { (connection) throws(Failure) in
      // Another process may have started one since.
      let current = try connection.currentSession()
      if let current, isFresh(current) { return (current, false, nil) }
      return (try connection.start(nil, at), true, current)
    }
  }

  func use(_ id: String, _ at: Instant) throws(Failure) {
    try store.write(.normal) { (connection) throws(Failure) in try connection.touch(id, at: at) }
  }

  func rename(_ id: String, _ title: String) throws(Failure) {
    try store.write(.normal) { (connection) throws(Failure) in
      try connection.run(
        "UPDATE sessions SET given_title = ?2 WHERE id = ?1", .text(id), .text(Sanitised(title).text))
      guard connection.changes == 1 else { throw .sessionGone(id) }
    }
  }

  func delete(_ ids: [String]) throws(Failure) -> Int {
    try store.write(.normal) { (connection) throws(Failure) in
      let deletion = try Statement("DELETE FROM sessions WHERE id = ?1", on: connection)
      var count = 0
      for id in ids {
        try deletion.run([.text(id)])
        count += connection.changes
      }
      return count
    }
  }

  func goal(_ id: String) throws(Failure) -> TripGoalCard {
    try kept("goal", TripGoalCard.record.codec, of: id) ?? TripGoalCard()
  }

  func survey(_ id: String) throws(Failure) -> KeptSurvey {
    let answers = try kept("survey", SurveyCard.record.codec, of: id)
    let isSent = try store.read { (connection) throws(Failure) in
      try connection.number("SELECT is_survey_sent FROM sessions WHERE id = ?1", .text(id)) != 0
    }
    return KeptSurvey(answers: answers ?? .empty, isSubmitted: isSent)
  }

  func keepSurvey(_ survey: KeptSurvey, _ id: String, _ at: Instant) throws(Failure) {
    try store.write(.normal) { (connection) throws(Failure) in
      try connection.touch(id, at: at)
      try connection.run(
        "UPDATE sessions SET survey = ?2, is_survey_sent = ?3 WHERE id = ?1", .text(id),
        SurveyCard.record.codec.stored(survey.answers), .bool(survey.isSubmitted))
    }
  }

  private func kept<Value: Sendable>(
    _ column: String, _ codec: Codec<Value>, of id: String
  ) throws(Failure) -> Value? {
    try store.read { (connection) throws(Failure) in
      let text = try connection.rows("SELECT \(column) FROM sessions WHERE id = ?1", [.text(id)]) {
        (row) throws(Failure) in row.optionalText(0)
      }
      guard let found = text.first else { throw .sessionGone(id) }
      guard let found else { return nil }
      return try codec.read(stored: found, in: connection, of: StoredPlace("sessions", nil, "\(id) \(column)"))
    }
  }
}

extension Connection {
  /// Adds a conversation and makes it the current one.
  fileprivate func start(_ name: String?, _ at: Instant) throws(Failure) -> Session {
    let id = try newSession(name, opening: nil, at: at)
    try touch(id, at: at)
    // What was written a moment ago is known without being read back.
    return Session(
      id: id, name: name, title: name ?? id, turns: 0, lastUsed: at, isCurrent: true, isTitleBroken: false)
  }

  /// Adds a conversation that is not the current one yet, and gives its id.
  func newSession(_ name: String?, opening: String?, at: Instant) throws(Failure) -> String {
    if let name { try checkName(name) }
    let id = try freeId(at: at)
    try run(
      "INSERT INTO sessions (id, name, opening, last_used, turn_of_use) VALUES (?1, ?2, ?3, ?4, 0)",
      .text(id), .optional(name), .optional(opening), .int(at.seconds))
    return id
  }

  /// An id that no conversation has: by chance, or where the run is to be had again by its time and what is kept.
  private func freeId(at: Instant) throws(Failure) -> String {
    let held = isRepeatable ? UInt64(try number("SELECT count(*) FROM sessions")) : 0
    var seed = UInt64(bitPattern: at.seconds) &* 1_000_003 &+ held
    var id = isRepeatable ? SessionId.made(from: seed) : SessionId.made()
    while try number("SELECT count(*) FROM sessions WHERE id = ?1", .text(id)) > 0 {
      seed &+= 1
      id = isRepeatable ? SessionId.made(from: seed) : SessionId.made()
    }
    return id
  }

  func known(_ id: String) throws(Failure) -> Session {
    guard let session = try session(id) else { throw .sessionGone(id) }
    return session
  }
}

extension String {
  /// A pattern of SQL for texts that contain this one.
  fileprivate var asPattern: String {
    "%" + map { "\\%_".contains($0) ? "\\\($0)" : String($0) }.joined() + "%"
  }
}
