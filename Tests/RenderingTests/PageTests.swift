import Foundation
import JSON
import Rendering
import Testing
import Travel
import Wording

/// Pages and maps as text; what a browser makes of them is proven by ProcessTests.
@Suite("Pages and maps as they are written")
struct PageTests {
  private static let foul = [
    "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "=cmd()", "a\r\nBEGIN:VEVENT",
    "\u{202E}gpj.exe",
    "</title><style>*{display:none}</style>", "&lt;b&gt; & ' `",
  ]

  private func page(_ answer: any Answer, _ format: Format = .html, _ reader: Reader = Samples.reader(.en)) throws
    -> String
  {
    let page = try Presentation(format: format, canvas: Canvas())
    return String(decoding: try page.render(Samples.outcome(answer), for: reader).bytes, as: UTF8.self)
  }

  @Test("A name from outside is nothing but words, in the title, a heading, a table and a map", arguments: foul)
  func escapes(_ foul: String) throws {
    let text = JSONWriter().text(try Samples.json("chat"))
      .replacing("Hotel Granvia Osaka", with: JSONWriter().text(.string(foul)).dropFirst().dropLast())
    let chat = try ChatAnswer.record.codec.read(JSONReader().read(text), .root)
    let hotels = HotelsAnswer(offers: chat.cards.compactMap { $0 as? HotelOffer }, title: .same(foul))
    for answer in [hotels, chat] as [any Answer] {
      let page = try page(answer)
      for mark in ["<script", "<img", "onerror=alert(1)>", "\u{202E}", "\r", "</style>*"] {
        #expect(!page.contains(mark))
      }
      #expect(page.components(separatedBy: "<style>").count == 2 && page.components(separatedBy: "</title>").count >= 2)
      let map = try self.page(answer, .geojson)
      #expect(!map.contains("\r") && !map.contains("\u{202E}"))
      #expect(throws: Never.self) { try JSONReader().read(Array(map.utf8)) }
    }
  }

  @Test("The page allows its own style by its hash, and nothing else")
  func policy() throws {
    let page = try page(Samples.chat())
    let style = try #require(page.firstMatch(of: /<style>([^<]*)<\/style>/)?.1)
    let hash = Data(SHA256.digest(Array(style.utf8))).base64EncodedString()
    #expect(
      page.contains("content=\"default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'; form-action 'none'\""))
    #expect(!page.contains(" style=") && !page.contains("<script") && !page.contains("url("))
  }

  @Test("Every answer has one first heading, and no level is left out", arguments: [Language.en, .ko])
  func headings(_ language: Language) throws {
    for (name, answer) in try Samples.answers() + [
      ("survey", SurveyAnswer(answers: .empty, isSubmitted: false, questions: AskedQuestion.all(in: .en)))
    ] {
      let page = try page(answer, .html, Samples.reader(language))
      #expect(page.contains("<html lang=\"\(language == .ko ? "ko" : "en")\">"))
      let levels = page.matches(of: /<h([1-6])[ >]/).compactMap { Int($0.1) }
      #expect(levels.first == 1 && levels.count { $0 == 1 } == 1, "\(name)")
      for (above, below) in zip(levels, levels.dropFirst()) { #expect(below <= above + 1, "\(name)") }
    }
  }
}
