import Grammar
import JSON
import Rendering
import Travel
import Wording

/// `itravel schema` — the JSON Schema of an answer, from the same declaration as its JSON.
enum Schema {
  /// Every answer that a program may read.
  static let answers: [any Answer.Type] = [
    FlightsAnswer.self, HotelsAnswer.self, ChatAnswer.self, SurveyAnswer.self, BookAnswer.self, HistoryAnswer.self,
    BookingDetailAnswer.self, CancelAnswer.self, SessionsAnswer.self, TranscriptAnswer.self, SessionChangeAnswer.self,
    SourcesAnswer.self, DoctorAnswer.self,
  ]

  /// Other forms of an answer: what `history` says under --due and --recheck.
  private static let forms: [any Answer.Type] = [DueAnswer.self, RecheckAnswer.self]

  /// What else has a schema: the error object, a line of a stream, and the files that people write.
  private static let others: [(name: String, schema: @Sendable () -> JSONValue)] = [
    ("error", { FailureRenderer.schema }), ("stream", { StreamedAnswer.lineSchema }),
    ("config", { ConfigurationFile.schema }),
    ("travellers", { TravellerFile.schema }),
  ]

  static var names: [String] { answers.map { $0.schema } + others.map(\.name) }

  static let command = Command<Context, Outcome>(
    Phrase("Print the JSON Schema of an answer.", "답의 JSON Schema를 출력해요."),
    examples: ["schema", "schema search.flight"],
    reads: { (name: String?) in name },
    .optionalOperand("NAME", Phrase("Name of the schema, as search.flight.", "search.flight 같은 스키마 이름이에요."))
      .completing(.dynamic("schemas"))
  ) { name, context in
    guard let name else { return Outcome(SchemaNamesAnswer(names: names)) }
    if let other = others.first(where: { $0.name == name }) { return Outcome(SchemaAnswer(value: other.schema())) }
    guard let answer = answers.first(where: { $0.schema == name }) else {
      throw Failure.usage(
        "unknown_schema", field: "name",
        Phrase(
          "There is no schema “\(name)”. There are: \(names.joined(separator: ", ")).",
          "“\(name)” 스키마는 없어요. 있는 것: \(names.joined(separator: ", "))."),
        hint: Nearness.nearest(to: name, among: names).first.map { "itravel schema \($0)" } ?? "itravel schema")
    }
    return Outcome(SchemaAnswer(value: JSONRenderer.schema(of: answer, or: forms.filter { $0.schema == name })))
  }
}

/// The names of the schemas, under `schema.names`.
struct SchemaNamesAnswer: Answer {
  static let schema = "schema.names"
  let names: [String]

  static let record = Record(
    SchemaNamesAnswer.init(names:), Field("names", .list(.string), "Every schema there is.") { $0.names })

  var items: [JSONValue] { names.map { .string($0) } }
  func body(for reader: Reader) -> [Block] { [.verbatim(names.map { $0 + "\n" }.joined())] }
}

/// One schema, under `schema`.
struct SchemaAnswer: Answer {
  static let schema = "schema"
  let value: JSONValue

  static let record = Record(
    SchemaAnswer.init(value:), Field("schema", .any, "The JSON Schema.") { $0.value })

  func body(for reader: Reader) -> [Block] { [.verbatim(JSONWriter(indentation: 2).text(value) + "\n")] }
}
