import Testing
import Wording

@Suite("Texts from outside")
struct SanitisedTests {
  @Test(
    "lose what steers a terminal or deceives",
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m", "red"), ("\u{9B}1;31mred", "red"), ("a\u{7}b", "ab"),
      ("\u{1B}]0;title\u{7}text", "text"), ("\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
      ("\u{1B}Pq#0\u{9C}x", "x"), ("\u{1B}(Bx\u{1B}7", "x"), ("cut \u{1B}]0;no end", "cut 0;no end"),
      ("end\u{1B}", "end"), ("x\u{1B}]0;a\nb\u{7}c", "x0;a bc"),
      ("\u{1B}\u{1B}[2Jx", "x"), ("abc\u{202E}def", "abcdef"), ("\u{2066}x\u{2069}\u{200E}\u{200F}\u{61C}", "x"),
      ("\u{FEFF}x", "x"), ("a\u{2028}b\u{2029}c", "a b c"), ("zero\u{200B}width", "zerowidth"),
      ("soft\u{AD}hyphen", "softhyphen"),
      ("fill\u{3164}er", "filler"), ("hid\u{E0041}\u{E0042}den", "hidden"), ("a\u{FE0F}\u{FE0F}", "a"),
      ("ab\u{200D}cd", "abcd"),
      ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}"), ("\u{85}\u{8D}x", "x"), ("\u{0}", ""),
    ])
  func removed(_ raw: String, _ clean: String) {
    #expect(Sanitised(raw).text == clean)
    #expect(Sanitised(raw).isChanged)
  }

  @Test(
    "keep what a script or an emoji needs",
    arguments: [
      "Hôtel 호텔 ホテル 香格里拉 🏨", "👨‍👩‍👧‍👦", "❤\u{FE0F}\u{200D}🔥", "1\u{FE0F}\u{20E3}", "می\u{200C}خواهم", "क\u{094D}\u{200D}ष",
      "葛\u{E0100}城市",
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "👍🏽", "→ ₩473,550",
    ])
  func kept(_ raw: String) {
    #expect(Array(Sanitised(raw).text.unicodeScalars) == Array(raw.unicodeScalars))
    #expect(!Sanitised(raw).isChanged)
  }

  @Test("have their line ends kept or made spaces, which is no warning")
  func lines() {
    #expect(Sanitised("a\r\nb\tc\rd").text == "a b c d")
    #expect(Sanitised("a\r\nb\tc\rd", keepsLines: true).text == "a\nb\tc\nd")
    #expect(!Sanitised("a\r\nb\tc").isChanged)
  }
}
