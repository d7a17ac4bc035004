import JSON
import Rendering
import Testing
import Travel
import Wording

@Suite("What part of an answer is shown")
struct PresentationTests {
  private func shown(_ answer: any Answer, fields: String? = nil, get: String? = nil) throws -> String {
    let page = try Presentation(format: .json, canvas: Canvas(), fields: fields, get: get)
    return String(decoding: try page.render(Samples.outcome(answer), for: Samples.reader(.en)).bytes, as: UTF8.self)
  }

  @Test("is the envelope with its keys in the declared order")
  func envelope() throws {
    let text = try shown(Samples.hotels(), fields: "offers.number,offers.price.low")
    #expect(
      text
        == #"{"schema":"itravel.search.hotel/1","ok":true,"request":{},"data":{"offers":[{"number":1,"price":{"low":{"amount":"410000","currency":"KRW"}}},{"number":2,"price":{"low":null}}]},"warnings":[{"code":"late","path":"data","message":"It is late."}],"meta":{"provider":"offline","live":false,"generated_at":"2026-11-30T12:00:00Z","session":"s_1","complete":true}}"#
        + "\n")
  }

  @Test(
    "is bare values, one a line",
    arguments: [
      ("data.offers[0].id", "of_h1\n"), ("data.offers.id", "of_h1\nof_h2\n"), ("data.offers[0].rating", "\n"),
      ("data.offers[7].id", ""),
      ("meta.session", "s_1\n"), ("ok", "true\n"), ("warnings[0].code", "late\n"),
      ("data.offers[0].position", "135.5\n34.7\n"),
    ])
  func get(_ path: String, _ lines: String) throws {
    #expect(try shown(Samples.hotels(), get: path) == lines)
  }

  @Test(
    "is refused when no such answer has it, with what there is",
    arguments: [
      ("offers.prise", nil, "There is no “offers.prise”; offers has: id, number, kind,"),
      ("offer", nil, "There is no “offer”; data has: offers, removed."),
      (nil, "data.offers.x", "There is no “data.offers.x”; data.offers has: id,"),
      (nil, "nope", "There is no “nope” here; there is: schema, ok,"),
    ] as [(String?, String?, String)])
  func unknown(_ fields: String?, _ get: String?, _ sentence: String) throws {
    let failure = #expect(throws: Failure.self) { try shown(Samples.hotels(), fields: fields, get: get) }
    #expect(failure?.code == "unknown_path")
    #expect(failure?.exit == .usage)
    #expect(failure?.field == (fields == nil ? "get" : "fields"))
    #expect(failure?.message.en.hasPrefix(sentence) == true, "\(failure?.message.en ?? "")")
  }

  @Test("is refused when the path is none, or the format has no paths")
  func malformed() {
    for path in ["", "a,,b", "a..b", "a["] {
      let failure = #expect(throws: Failure.self) { try Presentation(format: .json, canvas: Canvas(), fields: path) }
      #expect(failure?.code == "bad_path")
    }
    let failure = #expect(throws: Failure.self) { try Presentation(format: .tsv, canvas: Canvas(), get: "data") }
    #expect(failure?.code == "fields_need_json")
  }

  @Test("is refused in a format that such an answer has not, and those it has are named", arguments: Format.allCases)
  func formats(_ format: Format) throws {
    let page = try Presentation(format: format, canvas: Canvas())
    let outcome = Samples.outcome(try Samples.hotels())
    guard !Format.available(for: HotelsAnswer.self).contains(format) else {
      #expect(try !page.render(outcome, for: Samples.reader(.ko)).bytes.isEmpty)
      return
    }
    let failure = #expect(throws: Failure.self) { try page.render(outcome, for: Samples.reader(.ko)) }
    #expect(failure?.exit == .usage)
    #expect(failure?.field == "output")
    #expect(failure?.message.en.contains("json") == true)
  }

  @Test("is no calendar, no map and no linked data where it is none", arguments: [Format.ics, .geojson, .jsonld])
  func facets(_ format: Format) throws {
    let page = try Presentation(format: format, canvas: Canvas())
    let failure = #expect(throws: Failure.self) { try page.check(DoctorAnswer.self) }
    #expect(failure?.code == "format_unavailable")
    #expect(failure?.message.en.contains(format.rawValue + ";") == true)
    #expect(Format.available(for: DoctorAnswer.self).starts(with: [.text, .json, .ndjson, .tsv, .markdown]))
    let dated: [any Answer.Type] = [
      FlightsAnswer.self, HotelsAnswer.self, ChatAnswer.self, BookAnswer.self, HistoryAnswer.self,
      BookingDetailAnswer.self, CancelAnswer.self, TranscriptAnswer.self, DueAnswer.self, RecheckAnswer.self,
    ]
    for kind in dated { try page.check(kind) }
  }

  @Test("leaves warnings to standard error unless JSON carries them")
  func warnings() throws {
    let outcome = Samples.outcome(try Samples.hotels())
    let reader = Samples.reader(.en)
    #expect(try Presentation(format: .text, canvas: Canvas()).render(outcome, for: reader).warnings == outcome.warnings)
    #expect(try Presentation(format: .json, canvas: Canvas()).render(outcome, for: reader).warnings.isEmpty)
  }

  @Test("has a schema that knows every key that is written")
  func schemas() throws {
    for (_, answer) in try Samples.answers() {
      let schema = JSONRenderer.schema(of: type(of: answer))
      let value = JSONRenderer.value(Samples.outcome(answer), for: Samples.reader(.en))
      #expect(try keys(of: #require(schema["properties"])) == keys(of: value))
      #expect(schema["properties"]?["schema"]?["const"] == value["schema"])
    }
    #expect(FailureRenderer.schema["properties"]?["error"]?["properties"]?["retry_after_s"] != nil)
  }

  private func keys(of value: JSONValue) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.map(\.key)
  }
}
