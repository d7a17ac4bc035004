import JSON
import Rendering
import Testing
import Travel
import Wording

/// What an answer from outside may try: colours, a bell, a window title, a hidden link, text that runs backwards.
@Suite("Answers that try to steer the terminal")
struct CleaningTests {
  static let foul = "Ho\u{1B}[31mt\u{7}e\u{1B}]0;owned\u{7}l\u{202E}\u{9B}2J\u{200B}"

  private func outcome() throws -> Outcome {
    let text = JSONWriter().text(try Samples.json("chat"))
      .replacing("Hotel Granvia Osaka", with: JSONWriter().text(.string(Self.foul)).dropFirst().dropLast())
    let chat = try ChatAnswer.record.codec.read(JSONReader().read(text), .root)
    let hotels = chat.cards.compactMap { $0 as? HotelOffer }
    return Outcome(
      HotelsAnswer(offers: hotels, title: .same(Self.foul)), request: .object([.init("place", .string(Self.foul))]))
  }

  @Test("reach it in no format", arguments: Format.available(for: HotelsAnswer.self))
  func formats(_ format: Format) throws {
    let page = try Presentation(format: format, canvas: Canvas(columns: 80))
    let bytes = try page.render(outcome(), for: Samples.reader(.en)).bytes
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("Hotel"))
    #expect(!text.contains("owned"))
    // A calendar's lines end so.
    for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
      #expect(scalar == "\n" || scalar == "\t" || !(scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)))
      #expect(scalar != "\u{202E}" && scalar != "\u{200B}")
    }
  }

  @Test("are named in the warnings of JSON by their paths")
  func paths() throws {
    let value = JSONRenderer.value(try outcome(), for: Samples.reader(.en))
    let warnings = try #require(JSONSelector("warnings.path")).values(in: value).flatMap(\.lines)
    #expect(warnings == ["request.place", "data.offers[0].name"])
    #expect(value["warnings"].map { JSONSelector("code")?.values(in: $0).first } == .string("text_cleaned"))
    #expect(value["data"]?["offers"].map { JSONSelector("[0].name")?.values(in: $0) } == [.string("Hotel")])
  }

  @Test("are mentioned once beside any other format")
  func summary() throws {
    let warnings = try Presentation(format: .text, canvas: Canvas()).render(outcome(), for: Samples.reader(.en))
      .warnings
    #expect(warnings.map(\.code) == ["text_cleaned"])
  }
}
