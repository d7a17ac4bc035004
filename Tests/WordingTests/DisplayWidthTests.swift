import Testing
import Wording

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "counts the cells of a terminal",
    arguments: [
      ("", 0), ("Hotel", 5), ("香格里拉大酒店", 14), ("ホテル", 6), ("호텔", 4), ("✅", 2), ("🏨 Hotel", 8),
      ("H\u{F4}tel", 5), ("Ho\u{302}tel", 5), ("\u{1112}\u{1169}\u{1110}\u{1166}\u{11AF}", 4), ("❤", 1),
      ("❤\u{FE0F}", 2),
      ("1\u{FE0F}\u{20E3}", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇰🇷", 2), ("🇰🇷🇯🇵", 4),
      ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", 2), ("a\u{200B}b", 2), ("\t\u{7}\u{9F}", 0), ("ｶﾞ", 2),
      ("ＡＢ", 4), ("กำ", 2), ("→ … ₩", 5), ("12\u{FE0F}", 3),
    ])
  func cells(_ text: String, _ cells: Int) {
    #expect(displayWidth(of: text) == cells)
  }

  @Test("cuts between graphemes and says that it cut")
  func truncation() {
    #expect(truncate("Shangri-La", to: 10) == "Shangri-La")
    #expect(truncate("Shangri-La", to: 9) == "Shangri-…")
    #expect(truncate("香格里拉大酒店", to: 6) == "香格…")
    #expect(truncate("Grand Hotel", to: 7) == "Grand…")
    #expect(truncate("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", to: 3) == "👨‍👩‍👧‍👦…")
    #expect(truncate("호텔", to: 0) == "")
  }

  @Test("fills with spaces by cells, not by characters")
  func padding() {
    #expect(padded("호텔", to: 6) + "|" == "호텔  |")
    #expect(padded("9", to: 3, .trailing) == "  9")
    #expect(padded("wide", to: 2) == "wide")
  }
}
