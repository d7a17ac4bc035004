import JSON
import Travel
import Wording

extension Connection {
  /// Finds a conversation by id, `current`, name or unique prefix of an id, in this order.
  func session(by word: String) throws(Failure) -> Session? {
    if let exact = try session(word) { return exact }
    if word == "current" { return try currentSession() }
    let names = try rows("SELECT id, name FROM sessions") { (row) throws(Failure) in
      (id: row.text(0), name: row.optionalText(1))
    }
    // Compared here and not by SQLite, so that a composed and a decomposed 가 are the same.
    if let named = names.first(where: { $0.name == word }) { return try session(named.id) }
    guard SessionId.isLike(word), word.count > 2 else { return nil }
    let candidates = names.filter { $0.id.hasPrefix(word) }
    guard candidates.count <= 1 else { throw .ambiguous(word, candidates.map(\.id).sorted()) }
    guard let found = candidates.first else { return nil }
    return try session(found.id)
  }

  /// Throws unless a conversation may take the name.
  func checkName(_ name: String) throws(Failure) {
    guard !name.allSatisfy(\.isWhitespace), name != "current", !SessionId.isLike(name), Sanitised(name).text == name
    else {
      throw .usage(
        "bad_session_name", field: "session",
        Phrase(
          "“\(Sanitised(name).text)” cannot be the name of a conversation.",
          "“\(Sanitised(name).text)”은 대화 이름으로 쓸 수 없어요."))
    }
    let names = try rows("SELECT name FROM sessions WHERE name IS NOT NULL") { (row) throws(Failure) in row.text(0) }
    guard !names.contains(name) else {
      throw .usage(
        "session_name_taken", field: "session",
        Phrase("There is a conversation called “\(name)” already.", "“\(name)”이라는 대화가 이미 있어요."),
        hint: "itravel sessions list")
    }
  }
}

extension Failure {
  fileprivate static func ambiguous(_ word: String, _ ids: [String]) -> Failure {
    .usage(
      "session_ambiguous", field: "session",
      Phrase(
        "“\(word)” is the beginning of \(ids.count) conversations.", "“\(word)”로 시작하는 대화가 \(ids.count)개예요."),
      hint: "itravel sessions list", details: .object([.init("ids", .array(ids.map { .string($0) }))]))
  }
}
