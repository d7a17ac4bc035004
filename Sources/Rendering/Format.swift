package import Travel
import Wording

/// What an answer can be written as; the one place that knows every format.
package enum Format: String, CaseIterable, Sendable {
  case text, json, ndjson, tsv, markdown, html, ics, geojson, jsonld

  /// Writes an answer; a format that cannot show it fails and names those that can.
  func bytes(_ outcome: Outcome, _ page: Presentation, for reader: Reader) throws(Failure) -> [UInt8] {
    let answer = outcome.answer
    switch self {
    case .text:
      let blocks = answer.body(for: reader).withRoute(of: answer, for: reader)
      return Array(TextRenderer(canvas: page.canvas, language: reader.language).text(of: blocks).utf8)
    case .json: return JSONRenderer.bytes(outcome, page, for: reader)
    case .ndjson: return NDJSONRenderer.bytes(answer)
    case .tsv: return Array(TSVRenderer.text(answer.rows(for: reader)).utf8)
    case .markdown: return Array(MarkdownRenderer.text(of: answer.body(for: reader)).utf8)
    case .ics:
      guard let dated = answer as? any Dated else { throw unavailable(for: type(of: answer)) }
      return Array(CalendarRenderer.text(dated, for: reader).utf8)
    case .jsonld:
      guard let linked = answer as? any Linked else { throw unavailable(for: type(of: answer)) }
      return LinkedDataRenderer.bytes(linked, for: reader)
    case .html: return Array(HTMLRenderer.text(of: answer, for: reader).utf8)
    case .geojson:
      guard let mapped = answer as? any Mapped else { throw unavailable(for: type(of: answer)) }
      return GeoJSONRenderer.bytes(mapped.features(for: reader), for: reader)
    }
  }

  /// Whether answers of a kind can be written so: what has dates as a calendar, what lies somewhere as a map, what is a
  /// thing of schema.org as that.
  func canWrite(_ kind: any Answer.Type) -> Bool {
    switch self {
    case .text, .json, .ndjson, .tsv, .markdown, .html: true
    case .ics: kind is any Dated.Type
    case .jsonld: kind is any Linked.Type
    case .geojson: kind is any Mapped.Type
    }
  }

  /// The formats that answers of a kind can be written in.
  package static func available(for kind: any Answer.Type) -> [Format] { allCases.filter { $0.canWrite(kind) } }

  /// What is said where this format cannot show answers of a kind.
  func unavailable(for kind: any Answer.Type) -> Failure {
    let names = Format.available(for: kind).map(\.rawValue).joined(separator: ", ")
    return .usage(
      "format_unavailable", field: "output",
      Phrase(
        "This cannot be written as \(rawValue); it can be \(names).", "\(rawValue) 형식으로는 쓸 수 없어요. \(names) 형식은 돼요."))
  }
}
