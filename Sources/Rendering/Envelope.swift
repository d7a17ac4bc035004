import JSON
import Travel

/// What every JSON answer stands in: declared once, for writing and for the schema.
struct Envelope: Sendable {
  let schema: String
  let request: JSONValue
  let data: JSONValue
  let warnings: [Note]
  let meta: Meta

  /// A warning as it stands in JSON.
  struct Note: Sendable {
    let code: String
    let path: String?
    let message: String

    static let record = Record(
      Note.init(code:path:message:),
      Field("code", .string, "Stable name of the warning.") { $0.code },
      Field("path", .optional(.string), "Where in the envelope; null for the whole.") { $0.path },
      Field("message", .string, "The warning in words.") { $0.message })
  }

  /// Where an answer comes from.
  struct Meta: Sendable {
    let provider: String?
    let isLive: Bool
    let generatedAt: String
    let session: String?
    let isComplete: Bool

    static let record = Record(
      Meta.init(provider:isLive:generatedAt:session:isComplete:),
      Field("provider", .optional(.string), "Who answered; null when nobody was asked.") { $0.provider },
      Field("live", .bool, "Whether a provider said it just now.") { $0.isLive },
      Field("generated_at", .string(format: "date-time"), "When it was answered.") { $0.generatedAt },
      Field("session", .optional(.string), "Id of the conversation; null outside of one.") { $0.session },
      Field("complete", .bool, "Whether nothing is missing that was asked for.") { $0.isComplete })
  }

  /// Declares the keys around an answer's data.
  static func record(schema name: String, data: @escaping @Sendable () -> JSONValue) -> Record<Envelope> {
    Record(
      Envelope.init(schema:request:data:warnings:meta:),
      Field("schema", .constant(name), "Name and major version of the schema.") { $0.schema },
      Field("request", .any, "What was understood of the request.") { $0.request },
      Field(
        "data", Codec(write: { $0 }, read: { value, _ in value }, schema: data), "The answer."
      ) { $0.data },
      Field("warnings", .list(Note.record.codec), "What to know beside the answer.") { $0.warnings },
      Field("meta", Meta.record.codec, "Where the answer comes from.") { $0.meta }
    )
    .derived(Field("ok", .bool, "Always true; a failure has a schema of its own.") { _ in true }, after: "schema")
  }
}
