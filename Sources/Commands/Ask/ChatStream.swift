import Grammar
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
  private let hasGreeted = Mutex(false)

  init(world: World, language: Language) {
    self.world = world
    self.language = language
  }

  /// Throws when a form is asked for that lines which come one by one cannot have. What is only set for every command gives
  /// way to the option.
  static func check(_ form: FormOptions, _ line: TypedLine) throws(Failure) {
    let asked: [(field: String, words: String)?] = [
      form.isJSON ? ("json", "--json") : nil, form.fields.map { _ in ("fields", "--fields") },
      form.path.map { _ in ("get", "--get") },
      form.output.flatMap { $0 == .ndjson ? nil : ("output", "-o \($0.rawValue)") },
    ]
    guard let (field, words) = asked.compactMap({ $0 }).first else { return }
    throw .usage(
      "conflicting_options", field: field,
      Phrase(
        "--stream writes many lines of JSON (ndjson), and \(words) asks for one answer.",
        "--stream은 JSON을 여러 줄(ndjson)로 쓰는데 \(words)\(words.particle(.topic)) 답 하나를 써요."),
      hint: line.replacing(field, with: nil))
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
    JSONWriter().line(.object([.init("seq", .int(seq)), .init("event", .string(event))] + members))
  }

  /// The last line of a stream that a signal cuts.
  private func stopped(_ exit: ExitCode, _ seq: Int) -> String {
    String(decoding: line(seq, "error", members(of: .stopped(exit))), as: UTF8.self)
  }

  private func members(of failure: Failure) -> [JSONValue.Member] {
    [.init("error", FailureRenderer.value(failure, in: language)["error"] ?? .null)]
  }

  /// Begins with what the lines are and which conversation they belong to; null where none could be opened. Only the
  /// first greeting is written.
  func greet(_ session: String?) throws(Failure) {
    let isFirst = hasGreeted.withLock { hasGreeted in
      defer { hasGreeted = true }
      return !hasGreeted
    }
    guard isFirst else { return }
    try tell(
      "hello", [.init("schema", .string("itravel.stream/1")), .init("session", session.map { .string($0) } ?? .null)])
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
  func finish(_ envelope: JSONValue) throws(Failure) {
    // Out of the envelope, where every text is clean.
    try tell("text", [.init("text", envelope["data"]?["reply"] ?? .string(""))])
    if case .array(let cards)? = envelope["data"]?["cards"] {
      for card in cards { try tell("card", [.init("card", card)]) }
    }
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

  /// The schema of one line, which is no envelope: what every line has, then for each event the keys it adds.
  static var lineSchema: JSONValue {
    guard case .object(let members) = record.schema else { return .null }
    let kinds = JSONValue.array(
      events.map { event in
        JSONSchema.object(
          [.init("event", .object([.init("const", .string(event.name))]))]
            + event.keys.map { .init($0.key, JSONSchema.described($0.schema, $0.meaning)) })
      })
    return JSONSchema.document(
      id: "urn:itravel.stream/1", title: "itravel.stream/1", .object(members + [.init("oneOf", kinds)]))
  }

  private static var events: [(name: String, keys: [(key: String, schema: JSONValue, meaning: String)])] {
    let text = Codec<String>.string.schema()
    let object = JSONValue.object([.init("type", .string("object"))])
    return [
      (
        "hello",
        [
          ("schema", text, "itravel.stream/1."),
          ("session", Codec<String?>.optional(.string).schema(), "The conversation; null where none could be opened."),
        ]
      ),
      ("progress", [("message", text, "What is being done, for people.")]),
      ("text", [("text", text, "The words of the reply.")]),
      ("card", [("card", object, "One card, as in the answer of chat.")]),
      ("result", [("result", object, "The whole answer: an envelope of itravel.chat/1.")]),
      ("error", [("error", object, "What went wrong, as in itravel.error/1.")]),
    ]
  }

  func body(for reader: Reader) -> [Block] { [] }
}
