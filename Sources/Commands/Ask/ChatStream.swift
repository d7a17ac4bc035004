import JSON
import Rendering
import Synchronization
import Travel
import Wording

/// One turn told as it happens: a JSON object a line, numbered, that ends with exactly one `result` or `error`.
final class ChatStream: Sendable {
  private let world: World
  private let language: Language
  private let number = Mutex(0)

  init(world: World, language: Language) {
    self.world = world
    self.language = language
  }

  /// Writes one event with its number.
  func tell(_ event: String, _ members: [JSONValue.Member]) throws(Failure) {
    let seq = number.withLock { number in
      number += 1
      return number
    }
    world.beginLine()
    world.passed("line-\(seq)-begun")
    // Whatever comes of this line, a signal after it is told in the next; nothing follows the last.
    defer {
      let isLast = event == "result" || event == "error"
      world.endLine(isLast ? "" : stopped(.interrupted, seq + 1), isLast ? "" : stopped(.terminated, seq + 1))
      world.passed("line-\(seq)")
    }
    try world.console.write(line(seq, event, members))
  }

  private func line(_ seq: Int, _ event: String, _ members: [JSONValue.Member]) -> [UInt8] {
    JSONWriter().bytes(.object([.init("seq", .int(seq)), .init("event", .string(event))] + members)) + [10]
  }

  /// The last line of a stream that a signal cuts.
  private func stopped(_ exit: ExitCode, _ seq: Int) -> String {
    String(decoding: line(seq, "error", members(of: .stopped(exit))), as: UTF8.self)
  }

  private func members(of failure: Failure) -> [JSONValue.Member] {
    [.init("error", FailureRenderer.value(failure, in: language)["error"] ?? .null)]
  }

  /// The progress of a service as events; one that cannot be written is told again by the next that can.
  var progress: Progress {
    Progress { phrase in
      do throws(Failure) { try self.tell("progress", [.init("message", .string(phrase[self.language]))]) } catch {
        return
      }
    }
  }

  /// The answer's words and cards, then the whole envelope.
  func finish(_ answer: ChatAnswer, _ envelope: JSONValue) throws(Failure) {
    try tell("text", [.init("text", .string(answer.reply))])
    for card in answer.cards { try tell("card", [.init("card", CardKind.codec.write(card))]) }
    try tell("result", [.init("result", envelope)])
  }

  /// The failure that ended the turn.
  func end(_ failure: Failure) throws(Failure) { try tell("error", members(of: failure)) }
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
