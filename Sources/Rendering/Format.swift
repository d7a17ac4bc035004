import Travel
import Wording

/// What an answer can be written as; the one place that knows every format.
package enum Format: String, CaseIterable, Sendable {
  case text, json, ndjson, tsv, markdown, html, ics, geojson, jsonld

  /// Writes an answer; a format that cannot show it fails and names those that can.
  func bytes(_ outcome: Outcome, _ page: Presentation, for reader: Reader) throws(Failure) -> [UInt8] {
    switch self {
    case .text:
      Array(
        TextRenderer(canvas: page.canvas, language: reader.language)
          .text(of: outcome.answer.body(for: reader).withRoute(of: outcome.answer, for: reader)).utf8)
    case .json: JSONRenderer.bytes(outcome, page, for: reader)
    case .ndjson: NDJSONRenderer.bytes(outcome.answer)
    case .tsv: Array(TSVRenderer.text(outcome.answer.rows(for: reader)).utf8)
    case .markdown: Array(MarkdownRenderer.text(of: outcome.answer.body(for: reader)).utf8)
    case .html: Array(HTMLRenderer.text(of: outcome.answer, for: reader).utf8)
    case .geojson: GeoJSONRenderer.bytes((outcome.answer as? any Mapped)?.features(for: reader) ?? [], for: reader)
    case .ics, .jsonld: throw unavailable
    }
  }

  /// The formats that can be written today.
  package static let available: [Format] = [.text, .json, .ndjson, .tsv, .markdown, .html, .geojson]

  private var unavailable: Failure {
    let names = Format.available.map(\.rawValue).joined(separator: ", ")
    return .usage(
      "format_unavailable", field: "output",
      Phrase(
        "This cannot be written as \(rawValue); it can be \(names).", "\(rawValue) 형식으로는 쓸 수 없어요. \(names) 형식은 돼요."))
  }
}
