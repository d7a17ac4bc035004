import JSON
package import Travel
import Wording

/// How an answer is to be shown: the format, the paper, and the part of it that was asked for.
package struct Presentation: Sendable {
  package let format: Format
  package let canvas: Canvas
  /// The paths below `data` to keep; empty for everything.
  let fields: [JSONSelector]
  /// The one path of the envelope whose values are printed bare.
  let path: JSONSelector?

  /// Reads `--fields a,b.c` and `--get PATH`; both imply JSON. A malformed path is a usage failure, and so are both at once.
  package init(format: Format, canvas: Canvas, fields: String? = nil, get path: String? = nil) throws(Failure) {
    var selectors: [JSONSelector] = []
    for field in fields?.split(separator: ",", omittingEmptySubsequences: false) ?? [] {
      selectors.append(try Self.selector(String(field), option: "fields"))
    }
    if fields != nil || path != nil, format != .json, format != .text {
      throw .usage(
        "fields_need_json", field: fields != nil ? "fields" : "get",
        Phrase(
          "Paths choose from JSON, not from \(format.rawValue).", "경로는 JSON에서만 고를 수 있어요. \(format.rawValue)에서는 안 돼요."))
    }
    if fields != nil, path != nil {
      throw .usage(
        "conflicting_options", field: "fields",
        Phrase(
          "--get prints bare values, so there is no JSON for --fields to keep parts of.",
          "--get은 값만 출력하니 --fields로 남길 JSON이 없어요. 하나만 써 주세요."))
    }
    var chosen: JSONSelector?
    if let path { chosen = try Self.selector(path, option: "get") }
    self.format = fields != nil || path != nil ? .json : format
    self.canvas = canvas
    self.fields = selectors
    self.path = chosen
  }

  /// Fails when the format cannot show such an answer or a path asks for what it never has; to be called before anything
  /// is done, where the kind of answer is known.
  package func check(_ kind: any Answer.Type) throws(Failure) {
    guard format.canWrite(kind) else { throw format.unavailable(for: kind) }
    for field in fields { try Self.check(field, option: "fields", JSONRenderer.dataSchema(of: kind)) }
    if let path { try Self.check(path, option: "get", JSONRenderer.schema(of: kind)) }
  }

  /// Writes an answer, and lists what was taken out of it for safety.
  package func render(_ outcome: Outcome, for reader: Reader) throws(Failure) -> Rendered {
    try check(type(of: outcome.answer))
    return Rendered(
      bytes: try format.bytes(outcome, self, for: reader),
      warnings: format == .json ? [] : outcome.warnings + Cleaning.summary(of: outcome) + undated(outcome, for: reader))
  }

  /// A calendar of nothing is told, or it would seem to have worked.
  private func undated(_ outcome: Outcome, for reader: Reader) -> [Warning] {
    guard format == .ics, let dated = outcome.answer as? any Dated, dated.entries(for: reader).isEmpty else {
      return []
    }
    return [
      Warning(
        "nothing_dated",
        Phrase("Nothing here has a date yet, so the calendar is empty.", "아직 날짜가 정해진 것이 없어서 달력이 비어 있어요."))
    ]
  }

  private static func selector(_ text: String, option: String) throws(Failure) -> JSONSelector {
    if let selector = JSONSelector(text) { return selector }
    throw .usage(
      "bad_path", field: option,
      Phrase(
        "“\(text)” is not a path such as offers.id or data.offers[0].id.",
        "“\(text)”\(text.particle(.topic)) offers.id나 data.offers[0].id 같은 경로가 아니에요."))
  }

  private static func check(_ selector: JSONSelector, option: String, _ schema: JSONValue) throws(Failure) {
    do { try selector.check(against: schema) } catch {
      let keys = error.known.isEmpty ? "–" : error.known.joined(separator: ", ")
      let place = error.parent.isEmpty ? (option == "fields" ? "data" : "") : error.parent
      throw .usage(
        "unknown_path", field: option,
        place.isEmpty
          ? Phrase("There is no “\(error.path)” here; there is: \(keys).", "“\(error.path)” 경로는 없어요. 있는 것: \(keys)")
          : Phrase(
            "There is no “\(error.path)”; \(place) has: \(keys).", "“\(error.path)” 경로는 없어요. \(place)에 있는 것: \(keys)"),
        details: .object([.init("known", .array(error.known.map { .string($0) }))]))
    }
  }
}

/// An answer as it goes to standard output.
package struct Rendered: Sendable {
  package let bytes: [UInt8]
  /// What standard error says of the answer; empty where the answer itself carries its warnings.
  package let warnings: [Warning]
}
