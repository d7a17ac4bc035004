import Civil
import Foundation
import JSON
import Rendering
import Testing
import Travel
import Wording

/// Answers with every kind of card, read from the files beside this one.
enum Samples {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  static func json(_ name: String) throws -> JSONValue {
    try JSONReader().read([UInt8](Data(contentsOf: folder.appending(path: "Samples/\(name).json"))))
  }

  static func chat() throws -> ChatAnswer { try ChatAnswer.record.codec.read(json("chat"), .root) }

  static func flights() throws -> FlightsAnswer {
    FlightsAnswer(
      offers: try chat().cards.compactMap { $0 as? FlightOffer },
      title: Phrase("Seoul → Osaka, Sat 20 Mar 2027", "서울 → 오사카, 2027년 3월 20일 (토)"))
  }

  static func hotels() throws -> HotelsAnswer {
    HotelsAnswer(
      offers: try chat().cards.compactMap { $0 as? HotelOffer },
      title: Phrase("Places to stay in Osaka, 20–23 Mar 2027", "오사카 숙소, 2027년 3월 20–23일"),
      removed: [.init(filter: "--stars", count: 3)])
  }

  static func history() throws -> HistoryAnswer {
    HistoryAnswer(bookings: [try BookingCard.keys.codec.read(json("booking"), .root)], next: "PR-3X")
  }

  static func answers() throws -> [(name: String, answer: any Answer)] {
    [("chat", try chat()), ("flights", try flights()), ("hotels", try hotels()), ("history", try history())]
  }

  static func outcome(_ answer: any Answer, request: JSONValue = .object([])) -> Outcome {
    Outcome(
      answer, request: request, warnings: [Warning("late", path: "data", Phrase("It is late.", "늦었어요."))],
      provider: "offline", session: "s_1")
  }

  static func reader(_ language: Language) -> Reader {
    var reader = Reader(language: language, now: Instant(seconds: 1_796_040_000)) { place in
      switch (place.name, language) {
      case ("Osaka", .ko): "오사카"
      case ("Seoul", .ko): "서울"
      default: place.name
      }
    }
    reader.zones = zones
    return reader
  }

  /// The clocks of a few places, by hand.
  static let zones = ZoneBook(
    rules: { zone in
      let rules = [
        "Asia/Seoul": "KST-9", "Asia/Tokyo": "JST-9", "Europe/Paris": "CET-1CEST,M3.5.0,M10.5.0/3",
        "Pacific/Auckland": "NZST-12NZDT,M9.5.0,M4.1.0/3", "Pacific/Honolulu": "HST10",
        "America/New_York": "EST5EDT,M3.2.0,M11.1.0",
      ]
      return rules[zone].flatMap { ZoneFooter(text: $0) }.map { ZoneRules(name: zone, footer: $0) }
    },
    zoneOf: { place in ["Osaka": "Asia/Tokyo", "Seoul": "Asia/Seoul", "Paris": "Europe/Paris"][place.name] },
    zoneAt: { $0.longitude == 135.5 ? "Asia/Tokyo" : nil },
    byCode: { code in
      ["ICN": "Incheon", "KIX": "Osaka Kansai"][code].map {
        Place(code: code, kind: .airport, name: $0, country: nil, zone: nil)
      }
    })
}
