extension Codec where Value == String {
  /// One word and no other, by which a reader tells one kind of object from another.
  package static func constant(_ word: String) -> Codec {
    Codec(
      write: { _ in .string(word) },
      read: { value, path throws(JSONMismatch) in
        guard value == .string(word) else { throw JSONMismatch(path, expected: word) }
        return word
      },
      schema: { .object([.init("const", .string(word))]) })
  }
}

extension Codec {
  /// Gives the same JSON as a type that every value maps to; `Codec.by` is for those that some values do not.
  package func map<New>(
    _ make: @escaping @Sendable (Value) -> New, _ take: @escaping @Sendable (New) -> Value
  ) -> Codec<New> {
    Codec<New>(
      write: { write(take($0)) },
      read: { value, path throws(JSONMismatch) in make(try read(value, path)) },
      schema: schema)
  }

  /// Gives the codec with a sentence in its schema.
  package func described(_ meaning: String) -> Codec {
    Codec(write: write, read: read, schema: { JSONSchema.described(schema(), meaning) })
  }

  /// An object whose keys are data, such as the travellers of a file by name; written in the order of the keys.
  package static func keyed<Element>(_ element: Codec<Element>) -> Codec where Value == [String: Element] {
    Codec(
      write: { entries in
        .object(entries.sorted { $0.key < $1.key }.map { .init($0.key, element.write($0.value)) })
      },
      read: { value, path throws(JSONMismatch) in
        guard case .object(let members) = value else { throw JSONMismatch(path, expected: "an object") }
        var entries: [String: Element] = [:]
        for member in members { entries[member.key] = try element.read(member.value, path.key(member.key)) }
        return entries
      },
      schema: { .object([.init("type", .string("object")), .init("additionalProperties", element.schema())]) })
  }

  /// A closed set of objects that a key tells apart: `tag` names the choice that a value is written by.
  package static func choice(
    by key: String, _ choices: [(tag: String, codec: Codec)], tag: @escaping @Sendable (Value) -> String
  ) -> Codec {
    Codec(
      write: { value in
        let name = tag(value)
        return choices.first { $0.tag == name }?.codec.write(value) ?? .null
      },
      read: { value, path throws(JSONMismatch) in
        guard case .string(let name)? = value[key], let choice = choices.first(where: { $0.tag == name }) else {
          throw JSONMismatch(path.key(key), expected: choices.map(\.tag).joined(separator: "|"))
        }
        return try choice.codec.read(value, path)
      },
      schema: { .object([.init("anyOf", .array(choices.map { $0.codec.schema() }))]) })
  }
}
