import JSON
import Testing

@Suite("Reading JSON")
struct ReaderTests {
  @Test(
    "takes what RFC 8259 allows",
    arguments: [
      ("null", .null), (" true\n", .bool(true)), ("false", .bool(false)), ("0", .number("0")),
      ("-0.50e+10", .number("-0.50e+10")),
      ("\"\"", .string("")), ("[]", .array([])), ("{}", .object([])),
      (" [ 1 , [ ] ] ", .array([.number("1"), .array([])])),
      ("{\"b\":1,\"a\":null}", .object([.init("b", .number("1")), .init("a", .null)])),
      (#""\"\\\/\b\f\n\r\t\u00e9\uD83C\uDFE8""#, .string("\"\\/\u{8}\u{C}\n\r\té🏨")),
      ("\"\u{7F}é호텔🏨\"", .string("\u{7F}é호텔🏨")),
      ("123456789012345678901234567890.10", .number("123456789012345678901234567890.10")),
      (#""\u0000""#, .string("\0")),
    ] as [(String, JSONValue)])
  func valid(_ text: String, _ value: JSONValue) throws {
    #expect(try JSONReader().read(text) == value)
  }

  @Test(
    "says what is wrong and at which byte",
    arguments: [
      ("", .unexpectedEnd, 0), ("[1,]", .unexpected(0x5D), 3), ("{\"a\":1,}", .unexpected(0x7D), 7),
      ("[1 2]", .unexpected(0x32), 3),
      ("{a:1}", .unexpected(0x61), 1), ("{\"a\" 1}", .unexpected(0x31), 5), ("[1", .unexpectedEnd, 2),
      ("tru", .unexpectedEnd, 3),
      ("nulL", .unexpected(0x4C), 3), ("1 1", .trailingText, 2), ("01", .malformedNumber, 1), ("-", .unexpectedEnd, 1),
      ("1.", .unexpectedEnd, 2), ("1.e5", .malformedNumber, 2), ("1e+", .unexpectedEnd, 3),
      ("+1", .unexpected(0x2B), 0),
      (".5", .unexpected(0x2E), 0), ("NaN", .unexpected(0x4E), 0), ("'a'", .unexpected(0x27), 0),
      ("\"a", .unexpectedEnd, 2),
      ("\"a\nb\"", .bareControlCharacter, 2), (#""\x""#, .malformedEscape, 1), (#""\u12G4""#, .malformedEscape, 1),
      (#""é\uD800""#, .loneSurrogate, 3), (#""\uDC00\uD800""#, .loneSurrogate, 1),
      (#""\uD800\u0041""#, .loneSurrogate, 1),
      (#"{"a":1,"b":2,"a":3}"#, .duplicateKey("a"), 13), (#"{"a":1,"\u0061":3}"#, .duplicateKey("a"), 7),
      ("\u{FEFF}1", .unexpected(0xEF), 0), ("[1]//", .trailingText, 3), ("\u{A0}1", .unexpected(0xC2), 0),
    ] as [(String, JSONSyntaxError.Problem, Int)])
  func invalid(_ text: String, _ problem: JSONSyntaxError.Problem, _ offset: Int) {
    #expect(throws: JSONSyntaxError(problem, at: offset)) { try JSONReader().read(text) }
  }

  @Test("finds the first byte that is no UTF-8")
  func utf8() {
    let quote = UInt8(ascii: "\"")
    for (bytes, offset) in [
      ([0x61, 0xFF], 2), ([0xC3, 0xA9, 0xED, 0xA0, 0x80], 3), ([0xC0, 0x80], 1), ([0xE2, 0x82], 1),
    ]
      as [([UInt8], Int)]
    {
      #expect(throws: JSONSyntaxError(.invalidUTF8, at: offset)) { try JSONReader().read([quote] + bytes + [quote]) }
    }
  }

  @Test("replaces half a surrogate pair when asked, and reads on behind it")
  func surrogates() throws {
    let reader = JSONReader(loneSurrogates: .replaced)
    #expect(try reader.read(#""a\uD800b""#) == .string("a\u{FFFD}b"))
    #expect(try reader.read(#""\uD800\uD83C\uDFE8\uDC00""#) == .string("\u{FFFD}🏨\u{FFFD}"))
    #expect(try reader.read(#""\uD800\n""#) == .string("\u{FFFD}\n"))
  }

  @Test("stops at its bounds")
  func bounds() throws {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(throws: Never.self) { try JSONReader().read(deep) }
    #expect(throws: JSONSyntaxError(.tooDeep(limit: 64), at: 64)) { try JSONReader().read("[" + deep + "]") }
    #expect(throws: JSONSyntaxError(.tooDeep(limit: 64), at: 64)) {
      try JSONReader().read(String(repeating: "[", count: 1_000_000))
    }
    #expect(throws: JSONSyntaxError(.tooLarge(limit: 3), at: 3)) { try JSONReader(maximumBytes: 3).read("1234") }
  }

  @Test("tells a key that comes twice among many")
  func manyKeys() {
    let keys = (0..<200).map { "\"k\($0)\":0" }
    #expect(throws: Never.self) { try JSONReader().read("{" + keys.joined(separator: ",") + "}") }
    #expect(throws: JSONSyntaxError.self) {
      try JSONReader().read("{" + (keys + ["\"k7\":1"]).joined(separator: ",") + "}")
    }
  }

  @Test("gives a person the line and the column")
  func position() {
    let bytes = Array("{\n  \"a\": 1,\n  \"a\": 2\n}".utf8)
    let error = #expect(throws: JSONSyntaxError.self) { try JSONReader().read(bytes) }
    let position = error?.position(in: bytes)
    #expect(position?.line == 3)
    #expect(position?.column == 3)
    #expect(error?.description == "the key a twice, at byte 14")
  }

  @Test("survives any damage to a document")
  func fuzz() {
    let seed = Array(
      #"{"schema":"itravel.chat/1","data":{"cards":[{"kind":"hotel","name":"香格里拉 \uD83C\uDFE8","n":-1.5e3,"x":null}]},"ok":true}"#
        .utf8)
    var random = Dice(state: 42)
    for _ in 0..<20_000 {
      var bytes = seed
      for _ in 0..<random.roll(3) + 1 {
        switch random.roll(3) {
        case 0: bytes[random.roll(bytes.count)] = UInt8(random.roll(256))
        case 1: bytes.remove(at: random.roll(bytes.count))
        default: bytes.insert(UInt8(random.roll(256)), at: random.roll(bytes.count))
        }
      }
      do throws(JSONSyntaxError) {
        let value = try JSONReader().read(bytes)
        // Whatever was taken is written as something that reads the same.
        let again = JSONWriter().bytes(value)
        #expect((try? JSONReader().read(again)) == value)
      } catch {
        #expect((0...bytes.count).contains(error.offset))
      }
    }
  }
}

/// A small generator, so that a failure comes back with the same seed.
struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}
