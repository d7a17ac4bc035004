import Civil
package import JSON
package import Travel
import Wording

/// Writes the envelope of an answer, or the part of it that was asked for.
package enum JSONRenderer {
  /// Gives the JSON Schema of an answer in its envelope, with what other forms of the same answer have beside it.
  package static func schema(of kind: any Answer.Type, or others: [any Answer.Type] = []) -> JSONValue {
    let record = Envelope.record(schema: name(of: kind)) {
      others.reduce(dataSchema(of: kind)) { JSONSchema.adding(to: $0, dataSchema(of: $1)) }
    }
    return JSONSchema.document(id: "urn:" + name(of: kind), title: name(of: kind), record.schema)
  }

  static func dataSchema(of kind: any Answer.Type) -> JSONValue { kind.dataSchema }

  static func name(of kind: any Answer.Type) -> String { "itravel.\(kind.schema)/\(kind.version)" }

  static func bytes(_ outcome: Outcome, _ page: Presentation, for reader: Reader) -> [UInt8] {
    let envelope = value(outcome, keeping: page.fields, for: reader)
    guard let path = page.path else { return JSONWriter().line(envelope) }
    return Array(path.values(in: envelope).flatMap(\.lines).map { $0 + "\n" }.joined().utf8)
  }

  /// Gives the envelope of an answer, its texts clean and the places named where one was not.
  package static func value(_ outcome: Outcome, for reader: Reader) -> JSONValue {
    value(outcome, keeping: [], for: reader)
  }

  private static func value(_ outcome: Outcome, keeping fields: [JSONSelector], for reader: Reader) -> JSONValue {
    let kind = type(of: outcome.answer)
    let data = outcome.answer.json
    var cleaning = Cleaning()
    let request = cleaning.clean(outcome.request, at: .root.key("request"))
    let kept = cleaning.clean(fields.isEmpty ? data : data.keeping(fields), at: .root.key("data"))
    let warnings = outcome.warnings + cleaning.warnings
    let envelope = Envelope(
      schema: name(of: kind), request: request, data: kept,
      warnings: warnings.map { warning in
        Envelope.Note(
          code: warning.code, path: warning.path.isEmpty ? nil : warning.path,
          message: Sanitised(warning.message[reader.language], keepsLines: true).text)
      },
      meta: Envelope.Meta(
        provider: outcome.provider, isLive: outcome.isLive, generatedAt: reader.now.rfc3339, session: outcome.session,
        isComplete: outcome.isComplete))
    return Envelope.record(schema: name(of: kind)) { .object([]) }.codec.write(envelope)
  }
}

extension Answer {
  fileprivate static var dataSchema: JSONValue { record.schema }
}
