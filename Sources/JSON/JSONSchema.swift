/// Puts JSON Schemas (2020-12) together from what the declarations yield.
package enum JSONSchema {
  /// Gives a schema that stands as a document of its own, such as `urn:itravel:search.flight:1`.
  package static func document(id: String, title: String, _ schema: JSONValue) -> JSONValue {
    let head: [JSONValue.Member] = [
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")), .init("$id", .string(id)),
      .init("title", .string(title)),
    ]
    guard case .object(let members) = schema else { return .object(head) }
    return .object(head + members)
  }

  /// Gives the schema of an object whose keys are all required, in their order.
  package static func object(_ properties: [JSONValue.Member]) -> JSONValue {
    .object([
      .init("type", .string("object")), .init("properties", .object(properties)),
      .init("required", .array(properties.map { .string($0.key) })),
    ])
  }

  /// Gives the schema of a file that people write: no key is required, and no other key is known.
  package static func closed(_ schema: JSONValue) -> JSONValue {
    guard case .object(let members) = schema else { return schema }
    return .object(members.filter { $0.key != "required" } + [.init("additionalProperties", .bool(false))])
  }

  /// Gives the schema of an object with the properties that another one has beside its own, none of them required.
  package static func adding(to schema: JSONValue, _ other: JSONValue) -> JSONValue {
    guard case .object(let members) = schema, case .object(let own)? = schema["properties"],
      case .object(let more)? = other["properties"]
    else { return schema }
    let added = more.filter { member in !own.contains { $0.key == member.key } }
    return .object(members.map { $0.key == "properties" ? .init($0.key, .object(own + added)) : $0 })
  }

  /// Gives a schema with one sentence of what the value means.
  package static func described(_ schema: JSONValue, _ meaning: String) -> JSONValue {
    guard case .object(let members) = schema else { return schema }
    return .object(members.filter { $0.key != "description" } + [.init("description", .string(meaning))])
  }

  /// Gives the schemas whose keys a value may have, those of an `anyOf` or `allOf` one by one.
  static func alternatives(of schema: JSONValue) -> [JSONValue] {
    guard case .array(let options)? = schema["anyOf"] ?? schema["allOf"] else { return [schema] }
    return options.flatMap(alternatives)
  }
}
