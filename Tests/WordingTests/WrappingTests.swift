import Testing
import Wording

@Suite("Wrapping")
struct WrappingTests {
  @Test(
    "breaks where each script may break",
    arguments: [
      ("", 10, [""]),
      ("two words", 20, ["two words"]),
      ("three short words", 11, ["three short", "words"]),
      ("one  two", 4, ["one", "two"]),
      ("도톤보리 맛집 골목을 걸어요", 13, ["도톤보리 맛집", "골목을 걸어요"]),
      ("大阪城公園を歩きます。", 12, ["大阪城公園を", "歩きます。"]),
      ("大阪城公園です。", 14, ["大阪城公園で", "す。"]),
      ("（大阪）「京都」", 6, ["（大", "阪）", "「京", "都」"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("호텔호텔호텔", 5, ["호텔", "호텔", "호텔"]),
      ("first\nsecond line", 6, ["first", "second", "line"]),
      ("a\n\nb", 5, ["a", "", "b"]),
      ("no\u{A0}break here", 9, ["no\u{A0}break", "here"]),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2, ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]),
      ("字", 1, ["字"]),
      ("a字、、、", 7, ["a", "字、、", "、"]),
      ("  indented words", 10, ["  indented", "words"]),
    ] as [(String, Int, [String])])
  func lines(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(wrap(text, to: columns) == lines)
  }

  @Test("never exceeds the columns, nor loses a character", arguments: 2...24)
  func everyWidth(_ columns: Int) {
    let text = "In Osaka 大阪城公園、「道頓堀」。 호텔에서 걸어서 5분 거리예요 👨‍👩‍👧‍👦 antidisestablishmentarianism"
    let lines = wrap(text, to: columns)
    #expect(lines.allSatisfy { displayWidth(of: $0) <= columns })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
