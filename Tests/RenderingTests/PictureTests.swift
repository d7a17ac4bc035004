import Rendering
import Testing
import Travel
import Wording

@Suite("Pictures in text")
struct PictureTests {
  private func drawn(
    _ block: Block, columns: Int? = nil, isWide: Bool = false, isUnicode: Bool = true, language: Language = .en
  ) -> String {
    let canvas = Canvas(columns: columns, isWide: isWide, isUnicode: isUnicode)
    return TextRenderer(canvas: canvas, language: language).text(of: [block])
  }

  private let share = Block.share(
    .init(
      parts: [
        .init(label: "Stay", amount: 50, caption: "50 USD"), .init(label: "Food", amount: 25, caption: "25 USD"),
        .init(label: "Getting around", amount: 25, caption: "25 USD"),
      ], total: .init("Together", "100 USD")))

  private func limited(_ limit: Double) -> Block {
    guard case .share(let share) = share else { return share }
    return .share(
      .init(parts: share.parts, total: share.total, limit: limit, limitFact: .init("Budget", Text("\(Int(limit)) USD")))
    )
  }

  @Test("show parts as one bar, and each by its sign")
  func shares() {
    #expect(
      drawn(share, columns: 24) == """
        ████████████▓▓▓▓▓▓▒▒▒▒▒▒
        █ Stay        50 USD
        ▓ Food        25 USD
        ▒ Getting     25 USD
          around
          Together    100 USD

        """)
  }

  @Test("show what is left of a limit, and what goes beyond it")
  func limits() {
    #expect(drawn(limited(200), columns: 25).hasPrefix("██████▓▓▓▒▒▒············┃\n"))
    #expect(drawn(limited(50), columns: 25).hasPrefix("████████████┃▓▓▓▓▓▓▒▒▒▒▒▒\n"))
    #expect(drawn(limited(50), columns: 25, isUnicode: false).hasPrefix("############|======++++++\n"))
    #expect(drawn(limited(200), columns: 25).contains("  Budget      200 USD\n"))
  }

  @Test("show days of weather side by side, and below each other where there is no room")
  func weather() {
    let days = Block.weather([
      .init(label: "Fri 11", celsius: -10.4, rainChance: 0), .init(label: "Sat 12", celsius: 14.5, rainChance: 50),
      .init(label: "Sun 13", celsius: nil, rainChance: 100),
    ])
    #expect(
      drawn(days, columns: 40) == """
              Fri 11    Sat 12    Sun 13
        mean  ▁ −10 °C  ▄ 15 °C
        rain  ▁ 0 %     ▅ 50 %    █ 100 %

        """)
    #expect(
      drawn(days, columns: 28) == """
        Fri 11  ▁ −10 °C  ▁ 0 %
        Sat 12  ▄ 15 °C   ▅ 50 %
        Sun 13            █ 100 %

        """)
    #expect(drawn(days, columns: 40, isUnicode: false).contains("mean  −10 °C"))
    #expect(drawn(.weather([])) == "")
  }

  @Test("hang what happens on a rail, the ways beside it")
  func rail() {
    let day = Block.timeline([
      .init(time: "9:00", title: .place("Castle") + .quiet("  大阪城") + .quiet("  1 h 30 min"), details: ["Wide"]),
      .init(.way, time: "", title: "transit, about 25 min, 46.5 km"),
      .init(time: "10:30", title: .place("River"), details: ["Cool"]),
    ])
    #expect(
      drawn(day) == """
        9:00   • Castle  大阪城  1 h 30 min
               ┃ Wide
               ┃ ↓ transit, about 25 min, 46.5 km
        10:30  • River
                 Cool

        """)
    #expect(
      drawn(day, columns: 26, isUnicode: false) == """
        9:00   * Castle  大阪城
               | 1 h 30 min
               | Wide
               | v transit, about
               |   25 min, 46.5 km
        10:30  * River
                 Cool

        """)
    #expect(
      drawn(day, columns: 20) == """
        • 9:00
        ┃ Castle  大阪城
        ┃ 1 h 30 min
        ┃ Wide
        ┃ ↓ transit, about
        ┃   25 min, 46.5 km
        • 10:30
          River
          Cool

        """)
  }

  private func place(_ name: String, _ longitude: Double, _ latitude: Double) -> MapFeature {
    MapFeature(
      kind: .sight, name: name, shape: .point(Position(longitude: longitude, latitude: latitude)), basis: .curated)
  }

  @Test("sketch places where they lie, with --wide only")
  func sketch() {
    let corner = Block.sketch([place("West", 0, 0), place("East", 0.4, 0), place("North", 0.4, 0.1)])
    let map = drawn(corner, isWide: true).split(separator: "\n")
    #expect(map.first.map { String($0) } == String(repeating: " ", count: 35) + "3")
    #expect(map.suffix(3) == ["1  West", "2  East", "3  North"])
    #expect(map.dropLast(3).last?.hasPrefix("1") == true && map.dropLast(3).last?.hasSuffix("2") == true)
    #expect(map.dropLast(3).allSatisfy { displayWidth(of: String($0)) <= 36 })
    #expect(drawn(corner, isWide: true, isUnicode: false).contains("1....."))
    #expect(drawn(corner) == "")
    #expect(drawn(.sketch([place("A", 1, 1), place("B", 1, 2)]), isWide: true) == "")
    #expect(drawn(.sketch([place("A", 1, 1), place("B", 1, 1), place("C", 1, 1)]), isWide: true) == "")
  }

  @Test("sketch a way over the date line the short way round")
  func dateLine() {
    func end(_ name: String, _ longitude: Double, _ latitude: Double) -> MapFeature.End {
      .init(name: name, position: Position(longitude: longitude, latitude: latitude))
    }
    let flight = MapFeature(
      kind: .flight, name: "NRT → LAX", shape: .way(from: end("NRT", 140.4, 35.8), to: end("LAX", -118.4, 33.9)),
      basis: .model)
    let map = drawn(.sketch([flight]), isWide: true).split(separator: "\n")
    #expect(map.first?.hasPrefix("1") == true && map.first?.hasSuffix("2") == true, "\(map)")
    #expect(map.suffix(2) == ["1  NRT", "2  LAX"])
  }

  @Test("keep a figure with its unit, and put one that has no room beside its name below it")
  func figures() {
    #expect(drawn(.paragraph("About it lies 146.5 km off"), columns: 20) == "About it lies\n146.5 km off\n")
    #expect(drawn(.paragraph("They say it is 1,335 KRW."), columns: 20) == "They say it is\n1,335 KRW.\n")
    #expect(
      drawn(.facts([.init("Getting around", "250,000–680,000 KRW"), .init("To", "Osaka")]), columns: 22) == """
        Getting around
          250,000–680,000 KRW
        To       Osaka

        """)
  }
}
