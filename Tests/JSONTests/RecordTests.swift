import JSON
import Testing

/// A type as wide as the widest cards are.
struct Wide: Equatable, Sendable {
  enum Cabin: String, CaseIterable, Sendable { case economy, business }

  let id: String
  let number: Int
  let provider: String
  let isLive: Bool
  let expires: String?
  let name: String
  let localName: String?
  let stars: Int?
  let rating: Double?
  let address: String?
  let position: [Double]?
  let checkIn: String
  let checkOut: String
  let nights: Int
  let rooms: Int
  let cabin: Cabin
  let tags: [String]
  let amount: String
  let inner: Inner
  let extra: JSONValue

  struct Inner: Equatable, Sendable {
    let a: Int
    let b: String?

    static let record = Record(
      Inner.init(a:b:), Field("a", .int, "The first.") { $0.a }, Field("b", .optional(.string), "The second.") { $0.b })
  }

  static let record = Record(
    Wide.init,
    Field("id", .string, "The id.") { $0.id },
    Field("number", .int, "The number.") { $0.number },
    Field("provider", .string, "Who offers it.") { $0.provider },
    Field("live", .bool, "Whether it is live.") { $0.isLive },
    Field("expires_at", .optional(.string(format: "date-time")), "When it ends.") { $0.expires },
    Field("name", .string, "The name.") { $0.name },
    Field("local_name", .optional(.string), "The name there.") { $0.localName },
    Field("stars", .optional(.int), "The stars.") { $0.stars },
    Field("rating", .optional(.double), "The rating.") { $0.rating },
    Field("address", .optional(.string), "The address.") { $0.address },
    Field("position", .optional(.list(.double)), "Longitude and latitude.") { $0.position },
    Field("check_in", .string(format: "date"), "The first day.") { $0.checkIn },
    Field("check_out", .string(format: "date"), "The last day.") { $0.checkOut },
    Field("nights", .int, "The nights.") { $0.nights },
    Field("rooms", .int, "The rooms.") { $0.rooms },
    Field("cabin", .word(), "The cabin.") { $0.cabin },
    Field("tags", .list(.string), "The tags.") { $0.tags },
    Field("amount", .number, "The amount.") { $0.amount },
    Field("inner", Inner.record.codec, "What is inside.") { $0.inner },
    Field("extra", .any, "Anything.") { $0.extra }
  )
  .constant("kind", "hotel", "The kind.", after: "number")
  .derived(Field("minutes", .int, "The minutes.") { $0.nights * 1440 }, after: "nights")

  static let sample = Wide(
    id: "of_1", number: 2, provider: "offline", isLive: false, expires: nil, name: "Hôtel", localName: "호텔", stars: 4,
    rating: 8.5,
    address: nil, position: [135.5, 34], checkIn: "2027-03-20", checkOut: "2027-03-22", nights: 2, rooms: 1,
    cabin: .business,
    tags: ["a", "b"], amount: "1.50", inner: Inner(a: 1, b: nil), extra: .array([.null]))
  static let json =
    #"{"id":"of_1","number":2,"kind":"hotel","provider":"offline","live":false,"expires_at":null,"name":"Hôtel","local_name":"호텔","stars":4,"rating":8.5,"address":null,"position":[135.5,34],"check_in":"2027-03-20","check_out":"2027-03-22","nights":2,"minutes":2880,"rooms":1,"cabin":"business","tags":["a","b"],"amount":1.50,"inner":{"a":1,"b":null},"extra":[null]}"#
}

@Suite("Declared records")
struct RecordTests {
  @Test("write their keys in the declared order and read them back")
  func roundTrip() throws {
    #expect(JSONWriter().text(Wide.record.codec.write(Wide.sample)) == Wide.json)
    #expect(try Wide.record.codec.read(JSONReader().read(Wide.json), .root) == Wide.sample)
  }

  @Test(
    "say which key is wrong",
    arguments: [
      (#""number":2"#, #""number":2.5"#, "number: expected a whole number"),
      (#""kind":"hotel""#, #""kind":"flight""#, "kind: expected hotel"),
      (#""kind":"hotel","#, "", "kind: expected hotel"), (#""tags":["a""#, #""tags":[1"#, "tags[0]: expected a string"),
      (#""a":1"#, #""a":"1""#, "inner.a: expected a whole number"),
      (#""cabin":"business""#, #""cabin":"x""#, "cabin: expected economy|business"),
      (#""rooms":1"#, #""rooms":null"#, "rooms: expected a whole number"),
    ])
  func mismatch(_ old: String, _ new: String, _ message: String) throws {
    let value = try JSONReader().read(Wide.json.replacing(old, with: new))
    let error = #expect(throws: JSONMismatch.self) { try Wide.record.codec.read(value, .root) }
    #expect(error?.description == message)
  }

  @Test("read what an older version wrote, and what a newer one added")
  func versions() throws {
    let older = try JSONReader().read(
      Wide.json.replacing(#""minutes":2880,"#, with: "").replacing(#""address":null,"#, with: ""))
    #expect(try Wide.record.codec.read(older, .root) == Wide.sample)
    let newer = try JSONReader().read(Wide.json.replacing("{\"id\"", with: "{\"new\":1,\"id\""))
    #expect(try Wide.record.codec.read(newer, .root) == Wide.sample)
  }

  @Test("describe themselves as a schema")
  func schema() {
    let schema = JSONSchema.document(
      id: "urn:x", title: "X", Wide.Inner.record.constant("kind", "in", "The kind.").schema)
    #expect(
      JSONWriter().text(schema)
        == #"{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:x","title":"X","type":"object","properties":{"kind":{"const":"in","description":"The kind."},"a":{"type":"integer","description":"The first."},"b":{"anyOf":[{"type":"string"},{"type":"null"}],"description":"The second."}},"required":["kind","a","b"]}"#
    )
  }

  @Test("tell kinds apart by a key")
  func choice() throws {
    enum Shape: Equatable, Sendable { case dot(Wide.Inner), word(String) }
    let codec = Codec<Shape>.choice(
      by: "kind",
      [
        (
          "dot",
          Wide.Inner.record.constant("kind", "dot", "A dot.").codec.map({ Shape.dot($0) }) { shape in
            if case .dot(let inner) = shape { inner } else { Wide.Inner(a: 0, b: nil) }
          }
        ),
        (
          "word",
          Record(
            { Shape.word($0) },
            Field("text", .string, "The word.") { if case .word(let text) = $0 { text } else { "" } }
          )
          .constant("kind", "word", "A word.").codec
        ),
      ],
      tag: { if case .dot = $0 { "dot" } else { "word" } })
    for (shape, json) in [
      (Shape.dot(.init(a: 1, b: "x")), #"{"kind":"dot","a":1,"b":"x"}"#), (.word("w"), #"{"kind":"word","text":"w"}"#),
    ] {
      #expect(JSONWriter().text(codec.write(shape)) == json)
      #expect(try codec.read(JSONReader().read(json), .root) == shape)
    }
    let error = #expect(throws: JSONMismatch.self) { try codec.read(.object([]), .root) }
    #expect(error?.description == "kind: expected dot|word")
  }

  @Test("write numbers plainly and keyed objects in order")
  func smallCodecs() throws {
    #expect(
      [5, 135.5, -0.25, 1e-7, .nan].map { JSONWriter().text(Codec.double.write($0)) } == [
        "5", "135.5", "-0.25", "1e-07", "null",
      ])
    let keyed = Codec.keyed(.int)
    #expect(JSONWriter().text(keyed.write(["b": 2, "a": 1])) == #"{"a":1,"b":2}"#)
    #expect(try keyed.read(JSONReader().read(#"{"x":3}"#), .root) == ["x": 3])
  }
}
