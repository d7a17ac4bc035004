import Foundation
import Testing

@testable import Offline

@Suite("Any text has an answer")
struct UnderstandingAnyBytesTests {
  @Test(
    "a megabyte of one thing",
    arguments: ["a", "일", "👩‍👩‍👧‍👦", "مرحبا ", "e\u{301}", "\u{0}", "만원"])
  func floods(piece: String) throws {
    let message = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    #expect(try understood(message).isCut)
  }

  @Test("marks heaped on one letter are cut as well")
  func marks() throws {
    #expect(try understood("a" + String(repeating: "\u{301}", count: 500_000)).isCut)
  }

  @Test("bytes that are no text are read as what is left of them")
  func invalid() throws {
    let bytes: [UInt8] = [0xFF, 0xC0, 0x41, 0xED, 0xA0, 0x80] + Array(" 오사카 3박".utf8)
    #expect(summary(try understood(String(decoding: bytes, as: UTF8.self)).goal) == "to Osaka, JP, 3N4D")
  }

  @Test("random strings of telling words never trap, and the same words give the same answer")
  func random() throws {
    let words = [
      "가", "3", "박", "일", "만원", "/", "~", "-", "월", "12", "30", "도쿄", "from", "to", "kids", "next", "friday", " ", "(",
      ")",
      "세", "살", "명", "둘이", "아이", "첫째", "주", "99999999999999999999", "1.5", "k", "$", "jan", "of", "the", "말", "초", "전주",
      "크리스마스", ":", "before", "no", "말고", "each", "부부", "쌍", "feb 30", "0",
    ]
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<200 {
      let message = (0..<next(40)).map { _ in words[next(words.count)] + (next(3) == 0 ? " " : "") }.joined()
      let (one, other) = (try understood(message), try understood(message))
      #expect(one.goal == other.goal && one.intent == other.intent, "\(message)")
    }
  }

  @Test("Hangul typed in jamo is the same Hangul")
  func jamo() throws {
    let message = "오사카 3박4일 둘이서".decomposedStringWithCanonicalMapping
    #expect(summary(try understood(message).goal) == "to Osaka, JP, 3N4D, 2A")
  }

  @Test("no two words of the tables share a hash")
  func hashes() {
    #expect(Lexicon.counts.words == Lexicon.counts.hashes)
    #expect(Lexicon.counts.words > 3_000)
  }

  @Test("an empty message asks for nothing")
  func nothing() throws {
    #expect(try understood("").intent == .generalChat)
    #expect(summary(try understood("   ").goal).isEmpty)
  }
}
