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
