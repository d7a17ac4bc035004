import JSON
import Rendering
import Synchronization
import Travel
import Wording

/// One turn told as it happens: a JSON object a line, numbered, that ends with exactly one `result` or `error`.
final class ChatStream: Sendable {
  private let console: Console
  private let number = Mutex(0)

  init(console: Console) { self.console = console }

  /// Writes one event with its number.
  func tell(_ event: String, _ members: [JSONValue.Member]) throws(Failure) {
    let seq = number.withLock { number in
      number += 1
      return number
    }
    let line = JSONValue.object([.init("seq", .int(seq)), .init("event", .string(event))] + members)
    try console.write(JSONWriter().bytes(line) + [10])
  }

  /// The progress of a service as events; one that cannot be written is told again by the next that can.
  func progress(in language: Language) -> Progress {
    Progress { phrase in
      do throws(Failure) { try self.tell("progress", [.init("message", .string(phrase[language]))]) } catch { return }
    }
  }

  /// The answer's words and cards, then the whole envelope.
  func finish(_ answer: ChatAnswer, _ envelope: JSONValue) throws(Failure) {
    try tell("text", [.init("text", .string(answer.reply))])
    for card in answer.cards { try tell("card", [.init("card", CardKind.codec.write(card))]) }
    try tell("result", [.init("result", envelope)])
  }

  /// The failure that ended the turn.
  func end(_ failure: Failure, in language: Language) throws(Failure) {
    let error = FailureRenderer.value(failure, in: language)["error"] ?? .null
    try tell("error", [.init("error", error)])
  }
}

/// A turn that was told as it happened, under `stream`: nothing is left to draw.
struct StreamedAnswer: Answer {
  static let schema = "stream"
  let seq: Int
  let event: String

  /// What every line has; each event adds a key of its own name.
  static let record = Record(
    StreamedAnswer.init(seq:event:), Field("seq", .int, "Number of the line, from 1.") { $0.seq },
    Field("event", .string, "hello, progress, text, card, result or error; the last line is one of the last two.") {
      $0.event
    })

  /// The schema of one line, which is no envelope.
  static var lineSchema: JSONValue {
    JSONSchema.document(id: "urn:itravel.stream/1", title: "itravel.stream/1", record.schema)
  }

  func body(for reader: Reader) -> [Block] { [] }
}
