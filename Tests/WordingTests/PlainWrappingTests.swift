import Testing

@testable import Wording

@Suite("Lines of plain text")
struct PlainWrappingTests {
  @Test("Bytes and graphemes give the same lines")
  func sameLines() {
    var generator = SplitMix(state: 7)
    for _ in 0..<3000 {
      let length = Int.random(in: 0...80, using: &generator)
      let text = String(
        (0..<length).map { _ in ["a", "b", ".", "-", " ", " ", "\n"].randomElement(using: &generator) ?? "a" }.joined())
      let columns = Int.random(in: 1...20, using: &generator)
      let plain = plainLineRanges(of: text, to: columns)?.map { String(text[$0]) }
      let whole = graphemeLineRanges(of: text, to: columns).map { String(text[$0]) }
      #expect(plain == whole, "\(text.debugDescription) \(columns)")
    }
  }

  @Test("Without a limit, scalars and graphemes give the same line")
  func sameEndlessLine() {
    let signs = ["오", "é", "e\u{301}", " ", " ", "\t", "\u{3000}", "–", "👩‍👩‍👧", "\u{85}", "\r\n", "\u{2028}", "a", "、"]
    var generator = SplitMix(state: 11)
    var known = 0
    for _ in 0..<3000 {
      let length = Int.random(in: 0...12, using: &generator)
      let text = (0..<length).map { _ in signs.randomElement(using: &generator) ?? "a" }.joined()
      guard let endless = endlessLineRanges(of: text, to: .max) else { continue }
      known += 1
      #expect(endless == graphemeLineRanges(of: text, to: .max), "\(text.debugDescription)")
    }
    #expect(known > 500)
    #expect(endlessLineRanges(of: "오사카", to: 80) == nil)
  }
}

/// A generator that gives the same numbers every time.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
