import JSON
import Travel

/// Writes what is a thing of schema.org as JSON-LD, for mail readers and search engines.
enum LinkedDataRenderer {
  static func bytes(_ answer: any Linked, for reader: Reader) -> [UInt8] {
    var cleaning = Cleaning()
    let things = answer.things(for: reader).reduce(into: []) { (kept: inout [JSONValue], thing: JSONValue) in
      // An event may stand on several cards.
      if !kept.contains(thing) { kept.append(thing) }
    }
    let document = JSONValue.object([
      .init("@context", .string("https://schema.org")), .init("@graph", .array(things)),
    ])
    // It is made to stand in pages, where a tag within a text would end the script around it.
    return JSONWriter().bytes(cleaning.clean(document, at: .root)).flatMap { byte in
      byte == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [byte]
    } + [UInt8(ascii: "\n")]
  }
}
