import Foundation
import JSON
import Testing

@Suite("Writing JSON")
struct WriterTests {
  @Test(
    "keeps letters and slashes, escapes what a terminal could obey",
    arguments: [
      ("a/b", #""a/b""#), ("호텔 🏨 é", #""호텔 🏨 é""#), ("\"\\", #""\"\\""#), ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#),
      ("\0\u{1B}\u{1F}", #""\u0000\u001b\u001f""#), ("\u{7F}\u{80}\u{9F}\u{A0}", "\"\\u007f\\u0080\\u009f\u{A0}\""),
      ("\u{2028}\u{2029}→", #""\u2028\u2029→""#),
    ])
  func strings(_ text: String, _ json: String) {
    #expect(JSONWriter().text(.string(text)) == json)
  }

  @Test("escapes the same wherever in a text and beside whatever a character stands")
  func everyPlace() {
    let alone = (0..<0x100).map { Unicode.Scalar(UInt8($0)) } + ["\u{2027}", "\u{2028}", "\u{202A}", "한", "😀"]
    let besides: [Unicode.Scalar] = ["a", "!", "#", "[", "]", "~", "\u{BF}", "힣"]
    for scalar in alone {
      let escaped = JSONWriter().text(.string(String(scalar))).dropFirst().dropLast()
      for beside in besides {
        for before in 0..<17 {
          let (left, right) = (
            String(repeating: String(beside), count: before), String(repeating: String(beside), count: 9)
          )
          let written = JSONWriter().text(.string(left + String(scalar) + right))
          #expect(written == "\"" + left + escaped + right + "\"", "\(scalar.value) after \(before) of \(beside)")
        }
      }
    }
  }

  @Test("finds room for whatever is escaped, however much of it and wherever", arguments: [nil, 2])
  func manyEscapes(_ indentation: Int?) throws {
    let texts = ["\u{1}", "\n", "\"", "\u{9F}", "\u{2028}", "a\tb"].map { String(repeating: $0, count: 999) }
    for text in texts + [texts.joined(), "a" + String(repeating: "\u{1}", count: 13)] {
      let value = JSONValue.object([
        .init(text, .string("b")), .init("c", .array([.string(text), .int(1), .string("d" + text)])),
      ])
      let bytes = JSONWriter(indentation: indentation).line(value)
      #expect(bytes.last == 10 && bytes.dropLast().allSatisfy { indentation != nil || $0 != 10 })
      #expect(try JSONReader().read(Array(bytes.dropLast())) == value)
    }
  }

  @Test("writes keys in their order, compact or indented")
  func layout() {
    let value = JSONValue.object([
      .init("b", .array([.number("1.50"), .null, .bool(true)])), .init("a", .object([])), .init("c", .array([])),
    ])
    #expect(JSONWriter().text(value) == #"{"b":[1.50,null,true],"a":{},"c":[]}"#)
    #expect(
      JSONWriter(indentation: 2).text(value) == """
        {
          "b": [
            1.50,
            null,
            true
          ],
          "a": {},
          "c": []
        }
        """)
  }

  @Test("appends to what is there")
  func streaming() {
    var bytes = Array("{}\n".utf8)
    JSONWriter().write(.int(7), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "{}\n7")
  }

  @Test("is read alike by Foundation")
  func foundation() throws {
    let text = String(String.UnicodeScalarView((0..<0x3000).compactMap { Unicode.Scalar($0) })) + "🏨"
    let bytes = JSONWriter().bytes(.array([.string(text)]))
    let read = try JSONDecoder().decode([String].self, from: Data(bytes))
    #expect(read == [text])
    #expect(try JSONReader().read(bytes) == .array([.string(text)]))
  }
}
