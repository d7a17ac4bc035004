import Foundation
import Rendering
import Testing
import Travel
import Wording

/// What every answer looks like in every format. `ITRAVEL_RECORD=1 swift test --filter RenderingTests` writes the
/// files anew; look at them before they are committed.
@Suite("Drawn answers")
struct GoldenTests {
  struct Look: CustomTestStringConvertible, Sendable {
    let name: String
    let format: Format
    let canvas: Canvas
    let language: Language
    var testDescription: String { name }
  }

  static let all = [
    Look(name: "en.80.txt", format: .text, canvas: Canvas(columns: 80), language: .en),
    Look(name: "ko.80.txt", format: .text, canvas: Canvas(columns: 80), language: .ko),
    Look(name: "en.36.txt", format: .text, canvas: Canvas(columns: 36), language: .en),
    Look(name: "en.piped.txt", format: .text, canvas: Canvas(), language: .en),
    Look(name: "en.80.ansi", format: .text, canvas: Canvas(columns: 80, isColoured: true), language: .en),
    Look(name: "en.json", format: .json, canvas: Canvas(), language: .en),
    Look(name: "en.ndjson", format: .ndjson, canvas: Canvas(), language: .en),
    Look(name: "en.tsv", format: .tsv, canvas: Canvas(), language: .en),
    Look(name: "en.md", format: .markdown, canvas: Canvas(), language: .en),
    Look(name: "en.html", format: .html, canvas: Canvas(), language: .en),
    Look(name: "ko.html", format: .html, canvas: Canvas(), language: .ko),
    Look(name: "en.geojson", format: .geojson, canvas: Canvas(), language: .en),
    Look(name: "en.ics", format: .ics, canvas: Canvas(), language: .en),
    Look(name: "ko.ics", format: .ics, canvas: Canvas(), language: .ko),
    Look(name: "en.jsonld", format: .jsonld, canvas: Canvas(), language: .en),
  ]

  @Test("look as recorded", arguments: all)
  func looks(_ look: Look) throws {
    let isRecording = ProcessInfo.processInfo.environment["ITRAVEL_RECORD"] != nil
    for (name, answer) in try Samples.answers() {
      let page = try Presentation(format: look.format, canvas: look.canvas)
      let bytes = try page.render(Samples.outcome(answer), for: Samples.reader(look.language)).bytes
      let file = Samples.folder.appending(path: "Golden/\(name).\(look.name)")
      if isRecording { try Data(bytes).write(to: file) }
      let recorded = try String(contentsOf: file, encoding: .utf8)
      #expect(String(decoding: bytes, as: UTF8.self) == recorded, "\(file.lastPathComponent)")
    }
  }

  @Test("cover every kind of card")
  func kinds() throws {
    let kinds = Set(try Samples.chat().cards.map { type(of: $0).kind } + ["booking"])
    #expect(kinds == Set(CardKind.all.map { $0.kind }))
  }

  @Test("stay within the columns", arguments: [Language.en, .ko], [24, 30, 40, 52, 64, 80, 100, 132])
  func width(_ language: Language, _ columns: Int) throws {
    for (_, answer) in try Samples.answers() {
      let drawn = TextRenderer(canvas: Canvas(columns: columns), language: language)
        .text(of: answer.body(for: Samples.reader(language)))
      for line in drawn.split(separator: "\n") where !line.contains("https://") && !line.contains("  itravel ") {
        #expect(displayWidth(of: String(line)) <= columns, "\(line)")
      }
    }
  }
}
