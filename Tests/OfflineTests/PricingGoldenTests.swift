import Foundation
import Rendering
import Testing
import Travel
import Wording

/// How searches read. `ITRAVEL_RECORD=1 swift test --filter PricingGoldenTests` writes the files anew; look at them
/// before they are committed.
@Suite("Searches as they read")
struct PricingGoldenTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Golden")

  struct Look: Sendable, CustomTestStringConvertible {
    let name: String
    let words: [String]
    let days: [String]
    var flex = 0
    var testDescription: String { name }
  }

  static let looks = [
    Look(name: "icn-kix", words: ["ICN", "KIX"], days: ["2026-12-20"]),
    Look(name: "jfk-lhr", words: ["JFK", "LHR"], days: ["2027-03-10"]),
    Look(name: "syd-scl", words: ["SYD", "SCL"], days: ["2027-03-10"]),
    Look(name: "cju-nrt", words: ["CJU", "NRT"], days: ["2027-03-10"]),
    Look(name: "seoul-bali", words: ["Seoul", "Bali"], days: ["2027-03-10", "2027-03-15"], flex: 3),
    Look(name: "gru-kef", words: ["GRU", "KEF"], days: ["2027-03-10"]),
    Look(name: "kwj-lax", words: ["KWJ", "LAX"], days: ["2027-03-10"]),
    Look(name: "usn-cdg", words: ["USN", "CDG"], days: ["2027-03-10"]),
  ]

  @Test("flights read well", arguments: looks, Language.allCases)
  func flights(_ look: Look, _ language: Language) throws {
    let query = try Desk.flights(look.words, look.days, isRoundTrip: look.days.count == 2, flex: look.flex, limit: 6)
    let found = try Desk.found(query)
    let title = look.words.joined(separator: " → ")
    let answer = FlightsAnswer(offers: found.offers, title: .same(title), removed: found.removed)
    let first = try #require(found.offers.first)
    for columns in [80, 120] {
      let reader = Desk.reader(language)
      let blocks = answer.body(for: reader) + [.heading(Text(first.id), level: 2)] + first.body(for: reader)
      let text = TextRenderer(canvas: Canvas(columns: columns), language: language).text(of: blocks)
      for line in text.split(separator: "\n") where !line.contains("itravel ") {
        #expect(displayWidth(of: String(line)) <= columns, "\(line)")
      }
      try compare(text, "pricing-\(look.name).\(language.rawValue).\(columns).txt")
    }
  }

  @Test("stays read well", arguments: ["Osaka", "Ulaanbaatar"], Language.allCases)
  func stays(_ place: String, _ language: Language) throws {
    let query = try Desk.hotels(place, "2026-12-20", "2026-12-23", limit: 6, currency: language == .ko ? .krw : .usd)
    let found = try Desk.found(query)
    let answer = HotelsAnswer(offers: found.offers, title: .same(place), note: found.note, removed: found.removed)
    for columns in [80, 120] {
      let text = Desk.text(answer, language, columns: columns)
      try compare(text, "pricing-\(place.lowercased()).\(language.rawValue).\(columns).txt")
    }
  }

  private func compare(_ text: String, _ name: String) throws {
    let file = Self.folder.appending(path: name)
    if ProcessInfo.processInfo.environment["ITRAVEL_RECORD"] != nil { try Data(text.utf8).write(to: file) }
    #expect(try text == String(contentsOf: file, encoding: .utf8), "\(name)")
  }
}
