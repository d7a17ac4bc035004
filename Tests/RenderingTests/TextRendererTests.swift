import Rendering
import Testing
import Travel
import Wording

@Suite("Text for people")
struct TextRendererTests {
  private func drawn(_ blocks: [Block], columns: Int? = nil, isWide: Bool = false, isColoured: Bool = false) -> String {
    TextRenderer(canvas: Canvas(columns: columns, isColoured: isColoured, isWide: isWide), language: .en).text(
      of: blocks)
  }

  private let table = Block.table(
    .init(
      columns: [
        .init("#", .trailing), .init("Hotel"), .init("Quarter", priority: 3), .init("Empty", priority: 2),
        .init("Price", .trailing),
        .init("Id", priority: 5),
      ],
      rows: [
        ["1", .place("香格里拉大酒店"), "Umeda", "", .money("90 EUR"), .quiet("of_1")],
        ["12", .place("Hôtel 호텔"), "Namba", "", .money("1,200 EUR"), .quiet("of_2")],
      ]))

  @Test("aligns columns by cells and leaves out one that says nothing")
  func alignment() {
    #expect(
      drawn([table]) == """
         #  Hotel           Quarter      Price  Id
         1  香格里拉大酒店  Umeda       90 EUR  of_1
        12  Hôtel 호텔      Namba    1,200 EUR  of_2

        """)
  }

  @Test("lets the least important columns go, and says how to see them")
  func priorities() {
    #expect(
      drawn([table], columns: 40) == """
         #  Hotel           Quarter      Price
         1  香格里拉大酒店  Umeda       90 EUR
        12  Hôtel 호텔      Namba    1,200 EUR

        """)
    #expect(
      drawn([table], columns: 30) == """
         #  Hotel               Price
         1  香格里拉大酒店     90 EUR
        12  Hôtel 호텔      1,200 EUR
        More with --wide: Quarter

        """)
    #expect(drawn([table], columns: 30, isWide: true) == drawn([table]))
  }

  @Test("breaks nothing without columns, and no command ever")
  func pasting() {
    let long = String(repeating: "word ", count: 60) + "end"
    #expect(drawn([.paragraph(Text(long))]) == long + "\n")
    let command = "itravel search flight ICN KIX --depart 2027-03-20"
    #expect(drawn([.hint("Do this:", command: command)], columns: 30) == "→ Do this:\n  \(command)\n")
    #expect(drawn([.hint("Do this:", command: command)]) == "→ Do this: \(command)\n")
    #expect(drawn([.list([.code(command)])], columns: 30) == "• \(command)\n")
    #expect(drawn([.paragraph("Then run it: " + .code("book hotel 2"))], columns: 22) == "Then run it:\nbook hotel 2\n")
  }

  @Test("shows roles only in colour, and never colours an empty line")
  func roles() {
    let text = Text("a ") + .strong("b") + .quiet(" c ") + .money("d") + .bad("e") + .code("f")
    #expect(drawn([.paragraph(text)]) == "a b c def\n")
    #expect(
      drawn([.paragraph(text)], isColoured: true)
        == "a \u{1B}[1mb\u{1B}[0m\u{1B}[2m c \u{1B}[0m\u{1B}[32md\u{1B}[0m\u{1B}[31me\u{1B}[0m\u{1B}[36mf\u{1B}[0m\n")
    let wrapped = drawn([.paragraph(.strong("one two"))], columns: 20, isColoured: true)
    #expect(wrapped == "\u{1B}[1mone two\u{1B}[0m\n")
  }

  @Test("keeps a role over the lines it is broken into")
  func brokenRoles() {
    let drawn = drawn(
      [.paragraph("plain " + .strong("strong words that go on and on") + " end")], columns: 20, isColoured: true)
    #expect(
      drawn == """
        plain \u{1B}[1mstrong words\u{1B}[0m
        \u{1B}[1mthat go on and on\u{1B}[0m
        end

        """)
  }

  @Test("sets titles off with air and what belongs to them with a margin")
  func hierarchy() {
    #expect(
      drawn([
        .paragraph("Hello."), .heading("Trip", level: 1),
        .facts([.init("From", "Seoul"), .init("To", "Osaka\nand Kyoto")]),
        .heading("Day", level: 2), .heading("Part", level: 3), .paragraph(.quiet("mild")), .paragraph(.quiet("dry")),
        .timeline([.init(time: "9:00", title: "Castle", details: ["Wide"]), .init(time: "10:00", title: "River")]),
        .paragraph(""), .list(["one", "two"]), .hint("Next", command: nil), .hint("More", command: "x"),
      ]) == """
        Hello.

        Trip

          From  Seoul
          To    Osaka
                and Kyoto

        Day

          Part
          mild
          dry

          9:00   • Castle
                 ┃ Wide
          10:00  • River

          • one
          • two

        → Next
        → More  x

        """)
  }

  @Test("draws bars on one scale, and below their captions where there is no room beside them")
  func bars() {
    let bars = Block.bars([
      .init(label: "Stay", low: 50, high: 100, caption: "50–100"),
      .init(label: "Food", low: 10, high: 20, caption: "10–20"),
      .init(label: "Free", low: 0, high: 0, caption: "0"),
    ])
    #expect(
      drawn([bars], columns: 36) == """
        Stay  ━━━━━━━━━━━───────────  50–100
        Food  ━━──                    10–20
        Free                          0

        """)
    let wordy = Block.bars([
      .init(label: "Stay", low: 50, high: 100, caption: "50–100 USD"),
      .init(label: "Free", low: 0, high: 0, caption: "0 USD"),
    ])
    #expect(
      drawn([wordy], columns: 20) == """
        Stay  50–100 USD
          ━━━━━━━━━─────────
        Free  0 USD

        """)
  }

  @Test("draws nothing of nothing")
  func empty() {
    #expect(drawn([]) == "")
    #expect(
      drawn([.table(.init(columns: [.init("A")], rows: [])), .list([]), .facts([]), .timeline([]), .bars([])]) == "")
  }
}
