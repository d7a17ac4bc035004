import Civil
import JSON
import Travel
import Wording

/// One turn of conversation with the server.
struct Conversation {
  let backend: Backend

  func turn(_ query: ChatQuery, _ progress: Progress) throws(Failure) -> ChatResult {
    try backend.checkPrivacy()
    progress.report(
      Phrase("Asking \(backend.endpoint); this can take minutes.", "\(backend.endpoint)에 물어보고 있어요. 몇 분 걸릴 수 있어요."))
    let body = Conversation.body(query)
    let answer = try backend.posted("/chat", body, isOnce: false, .long)
    let value = try answer.json(at: "/chat")
    let reply = try ChatReply(value) { answer.nonsense($0) }
    return try ChatAssembly(backend: backend, query: query, reply: reply).result()
  }

  /// What is sent. An explicit history keeps the words of other users out of the model's view, for an empty one is filled
  /// with the last messages of everybody; so it always holds at least this message. Context counts on the first turn only.
  static func body(_ query: ChatQuery) -> JSONValue {
    let message = query.message.trimmed
    var history: [JSONValue] = []
    for earlier in query.earlier.suffix(4) {
      history.append(entry("user", earlier.message))
      history.append(entry("assistant", earlier.reply))
    }
    history.append(entry("user", message))
    return .known([
      ("message", .string(message)),
      ("session_id", .string(query.session.isEmpty ? freshSession() : query.session)),
      ("context", query.turn == 1 ? .string(context(query, message)) : nil),
      ("history", .array(history)), ("survey", query.survey.wire),
    ])
  }

  private static func entry(_ role: String, _ words: String) -> JSONValue {
    .object([.init("role", .string(role)), .init("content", .string(words))])
  }

  private static func context(_ query: ChatQuery, _ message: String) -> String {
    ([query.survey.contextLine, "user: \(message)"].compactMap { $0 }).joined(separator: "\n")
  }

  /// An id of its own: without one the server takes that of its demonstration.
  static func freshSession() -> String {
    func hex(_ count: Int) -> String { (0..<count).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined() }
    return "itravel-\(hex(8))-\(hex(8))"
  }
}
