import Atlas
import Testing

/// What people type for a place, and what they mean.
struct PlaceTests {
  static let found: [(String, String)] = [
    ("ICN", "airport ICN"), ("GOA", "airport GOA"), ("LON", "metro LON"), ("NYC", "metro NYC"), ("jfk", "airport JFK"),
    ("Osaka", "city Osaka JP"), ("오사카", "city Osaka JP"), ("大阪", "city Osaka JP"), ("Osaka-shi", "city Osaka JP"),
    ("오사카시", "city Osaka JP"), ("일본 오사카", "city Osaka JP"), ("Milano", "city Milan IT"),
    ("Köln", "city Cologne DE"), ("Koln", "city Cologne DE"), ("koeln", "city Cologne DE"),
    ("muenchen", "city Munich DE"), ("reykjavik", "city Reykjavik IS"), ("San Jose, CR", "city San José CR"),
    ("San Jose, CA", "city San Jose US"), ("Springfield, IL", "city Springfield US"),
    ("Paris, France", "city Paris FR"),
    ("Paris France", "city Paris FR"), ("Washington, DC", "city Washington US"), ("東京都", "city Tokyo JP"),
    ("뉴욕시", "city New York US"), ("London Heathrow", "airport LHR"), ("인천공항", "airport ICN"),
    ("Tokyo Narita", "city Narita JP"), ("나리타 공항", "airport NRT"),
    ("Ho Chi Minh", "city Ho Chi Minh City VN"), ("paris cdg", "airport CDG"), ("뉴욕 JFK", "airport JFK"),
    ("Singapore", "city Singapore SG"),
    ("Japan", "country JP"), ("KR", "country KR"),
  ]

  @Test(arguments: found.indices)
  func means(index: Int) throws {
    let (text, expected) = Self.found[index]
    let found = try Atlas.embedded.resolve(text)
    #expect(found.one.map(\.told) == expected, "\(text)")
  }

  @Test(arguments: [
    ("London", "GB"), ("Paris", "FR"), ("Nice", "FR"), ("Vancouver", "CA"), ("Valencia", "ES"), ("Santiago", "CL"),
    ("Alexandria", "EG"), ("Victoria", "CA"),
  ])
  func comesFirstUnasked(name: String, country: String) throws {
    guard case .one(.city(let city)) = try Atlas.embedded.resolve(name) else {
      Issue.record("\(name) is one city")
      return
    }
    #expect(city.country == country)
  }

  @Test(arguments: ["Portland", "Birmingham", "San Jose", "Springfield", "Cordoba", "Georgetown", "Georgia"])
  func isAsked(name: String) throws {
    let atlas = try Atlas.embedded
    guard case .ambiguous(let places) = try atlas.resolve(name) else {
      Issue.record("\(name) is several places")
      return
    }
    #expect(places.count >= 2)
    for place in places {
      #expect(try atlas.resolve(place.qualifiedName).one == place, "\(place.qualifiedName)")
      let ready = try #require(try atlas.resolve(place.unmistakable).one)
      #expect(try atlas.airports(of: place).contains { try atlas.airports(of: ready).contains($0) })
    }
  }

  @Test func goaIsAskedWithReadyCodesAndTheCodeIsGenoa() throws {
    let atlas = try Atlas.embedded
    guard case .ambiguous(let places) = try atlas.resolve("Goa") else {
      Issue.record("Goa is in India, and GOA in Italy")
      return
    }
    #expect(Set(places.map(\.unmistakable)) == ["GOI", "GOX", "GOA"])
    for place in places { #expect(try atlas.resolve(place.unmistakable).one == place) }
    #expect(try atlas.resolve("GOA").one?.country == "IT")
  }

  @Test func aQualifiedNameLeadsBackToItsCity() throws {
    let atlas = try Atlas.embedded
    var lost: [String] = []
    for letters in ["a", "be", "ca", "ma", "po", "s", "w", "서", "東"] {
      for place in try atlas.names(startingWith: letters, limit: 40) {
        let back = try atlas.resolve(place.qualifiedName).places
        // A resort and the town in it share a name and the way there.
        let airports = try atlas.airports(of: place)
        if !(try back.contains { other in try atlas.airports(of: other).contains { airports.contains($0) } }) {
          lost.append(place.qualifiedName)
        }
      }
    }
    #expect(lost == [])
  }

  @Test(arguments: ["火星", "asdfgh", "", "   ", ",", "Paris, Mars", "q", String(repeating: "가", count: 100)])
  func isNoPlace(name: String) throws {
    #expect(try Atlas.embedded.resolve(name).one == nil, "\(name)")
  }

  @Test(arguments: [("Osakka", "Osaka"), ("Barcelna", "Barcelona"), ("오사까", "Osaka"), ("Lisbno", "Lisbon")])
  func oneSlipIsOfferedAndNotTaken(typed: String, meant: String) throws {
    guard case .unknown(let near) = try Atlas.embedded.resolve(typed) else {
      Issue.record("\(typed) is no place")
      return
    }
    #expect(near.first?.names.en == meant)
  }

  @Test(arguments: [("Port", "Port Moresby"), ("Buenos", "Buenos Aires"), ("Grand", "Grand Canyon")])
  func aBegunNameIsOfferedAndNotTaken(typed: String, meant: String) throws {
    guard case .unknown(let near) = try Atlas.embedded.resolve(typed) else {
      Issue.record("\(typed) is no place yet")
      return
    }
    #expect(near.contains { $0.names.en == meant })
  }

  @Test func whateverIsTypedIsAnswered() throws {
    let atlas = try Atlas.embedded
    var dice = Dice(seed: 11)
    let scripts: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x61...0x7A, 0xA0...0x24F, 0x300...0x36F, 0x370...0x4FF, 0x1100...0x11FF, 0x3040...0x30FF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF00...0xFFEF, 0x1F300...0x1F6FF, 0x2000...0x206F,
    ]
    for _ in 0..<200 {
      let script = scripts[dice.roll(scripts.count)]
      var text = ""
      for _ in 0..<dice.roll(10) {
        let range = dice.roll(4) == 0 ? scripts[dice.roll(scripts.count)] : script
        let value = range.lowerBound + UInt32(dice.roll(range.count))
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      _ = try atlas.resolve(text)
      _ = try atlas.longestName(in: text, from: text.startIndex)
      if text.unicodeScalars.count > 3 { _ = try atlas.names(startingWith: text, limit: 3) }
    }
  }

  @Test func lettersInPiecesAreTheSameLetters() throws {
    let atlas = try Atlas.embedded
    let seoul = try atlas.resolve("서울")
    #expect(try atlas.resolve("\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}") == seoul)
    #expect(try atlas.resolve("Ko\u{308}ln") == atlas.resolve("Köln"))
    #expect(try atlas.resolve("ＯＳＡＫＡ") == atlas.resolve("Osaka"))
    #expect(try atlas.resolve("ﾊﾟﾘ") == atlas.resolve("パリ"))
    #expect(try atlas.resolve(" osaka ") == atlas.resolve("Osaka"))
    #expect(try atlas.resolve("new-york") == atlas.resolve("New York"))
  }

  @Test func aShortNameIsNotGuessed() throws {
    #expect(try Atlas.embedded.resolve("Toqyo") == .unknown(near: []))
  }
}
