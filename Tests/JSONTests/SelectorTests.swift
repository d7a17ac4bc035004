import JSON
import Testing

@Suite("Paths into JSON")
struct SelectorTests {
  let document = JSONValue.object([
    .init("offers", .array([Wide.record.codec.write(Wide.sample), Wide.record.codec.write(Wide.sample)])),
    .init("next", .null),
  ])
  let schema = JSONSchema.object([
    .init("offers", .object([.init("type", .string("array")), .init("items", Wide.record.schema)])),
    .init("next", .object([.init("type", .string("null"))])),
  ])

  @Test(
    "reach scalars, lists and what is in lists",
    arguments: [
      ("offers[0].id", ["of_1"]), ("offers.number", ["2", "2"]), ("offers[1].tags", ["a", "b"]),
      ("offers[0].position[1]", ["34"]),
      ("offers[0].inner", [#"{"a":1,"b":null}"#]), ("next", [""]), ("offers[9].id", []), ("offers[0].live", ["false"]),
    ] as [(String, [String])])
  func values(_ path: String, _ lines: [String]) throws {
    let selector = try #require(JSONSelector(path))
    #expect(selector.values(in: document).flatMap(\.lines) == lines)
    #expect(throws: Never.self) { try selector.check(against: schema) }
  }

  @Test(
    "are refused when malformed",
    arguments: ["", ".a", "a.", "a..b", "a[", "a[x]", "a[-1]", "a[+1]", "a]b", "a[1]b", "a.[0]"])
  func malformed(_ path: String) {
    #expect(JSONSelector(path) == nil)
  }

  @Test("keep only what was asked, in the order of the document")
  func projection() throws {
    let selectors = ["offers.inner.b", "offers.id"].compactMap { JSONSelector($0) }
    #expect(
      JSONWriter().text(document.keeping(selectors))
        == #"{"offers":[{"id":"of_1","inner":{"b":null}},{"id":"of_1","inner":{"b":null}}]}"#)
    let whole = ["next", "offers.tags", "offers"].compactMap { JSONSelector($0) }
    #expect(document.keeping(whole) == document)
  }

  @Test(
    "that no value can have are named with what is there",
    arguments: [
      ("price", "", "offers"), ("offers.prise", "offers", "id"), ("offers[0].inner.c", "offers[0].inner", "a"),
      ("next.x", "next", nil), ("offers.cabin.x", "offers.cabin", nil), ("offers.kind.x", "offers.kind", nil),
      ("offers.id.x", "offers.id", nil),
    ] as [(String, String, String?)])
  func unknown(_ path: String, _ parent: String, _ first: String?) throws {
    let selector = try #require(JSONSelector(path))
    let error = #expect(throws: UnknownPath.self) { try selector.check(against: schema) }
    #expect(error?.parent == parent)
    #expect(error?.known.first == first)
  }

  @Test("may go anywhere below what may be anything")
  func open() throws {
    let selector = try #require(JSONSelector("offers.extra.deep[3].down"))
    #expect(throws: Never.self) { try selector.check(against: schema) }
  }
}
