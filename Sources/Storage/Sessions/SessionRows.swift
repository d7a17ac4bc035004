import Civil
import Travel
import Wording

extension Session {
  /// What `init(_:)` reads, in its order. The conversation last used is the current one.
  static let columns = """
    s.id, s.name, coalesce(s.given_title, s.opening, s.name, s.id),
    (SELECT count(*) FROM turns t WHERE t.session = s.id), s.last_used,
    s.id = (SELECT c.id FROM sessions c ORDER BY c.turn_of_use DESC, c.rowid DESC LIMIT 1),
    s.given_title IS NULL AND coalesce(
      (SELECT substr(ltrim(t.message), length(s.opening) + 1, 1) NOT IN ('', ' ') FROM turns t WHERE t.session = s.id
        ORDER BY t.number LIMIT 1), 0)
    """

  init(_ row: Row) {
    self.init(
      id: row.text(0), name: row.optionalText(1), title: row.text(2), turns: row.int(3),
      lastUsed: Instant(seconds: row.int64(4)), isCurrent: row.bool(5),
      isTitleBroken: row.bool(6))
  }

  /// The title that a first message gives; nil when nothing of it can be seen.
  static func opening(of message: String) -> String? {
    let words = Sanitised(message).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let cut = String(words.prefix(18))
    return cut.isEmpty ? nil : cut.last == " " ? String(cut.dropLast()) : cut
  }
}

extension Connection {
  func session(_ id: String) throws(Failure) -> Session? {
    try first("SELECT \(Session.columns) FROM sessions s WHERE s.id = ?1", .text(id)) { (row) throws(Failure) in
      Session(row)
    }
  }

  func currentSession() throws(Failure) -> Session? {
    try first(
      "SELECT \(Session.columns) FROM sessions s ORDER BY s.turn_of_use DESC, s.rowid DESC LIMIT 1"
    ) { (row) throws(Failure) in Session(row) }
  }

  /// Makes a conversation the one last used. Throws `session_not_found`.
  func touch(_ id: String, at: Instant) throws(Failure) {
    try run(
      """
      UPDATE sessions SET last_used = ?2, turn_of_use = (SELECT max(turn_of_use) + 1 FROM sessions) WHERE id = ?1
      """, .text(id), .int(at.seconds))
    guard changes == 1 else { throw .sessionGone(id) }
  }
}

extension Failure {
  static func sessionGone(_ id: String) -> Failure {
    Failure(
      "session_not_found", .notFound,
      Phrase("There is no conversation “\(id)” on this machine.", "이 컴퓨터에 “\(id)” 대화가 없어요."),
      hint: "itravel sessions list", field: "session")
  }
}
