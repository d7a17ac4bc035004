extension Codec where Value == String {
  package static var string: Codec { string(format: nil) }

  /// A string with a `format` of JSON Schema, such as `date` or `date-time`.
  package static func string(format: String?) -> Codec {
    Codec(
      write: { .string($0) },
      read: { value, path throws(JSONMismatch) in
        guard case .string(let text) = value else { throw JSONMismatch(path, expected: "a string") }
        return text
      },
      schema: {
        let type = JSONValue.Member("type", .string("string"))
        guard let format else { return .object([type]) }
        return .object([type, .init("format", .string(format))])
      })
  }
}

extension Codec where Value == Int {
  package static var int: Codec {
    Codec(
      write: { .int($0) },
      read: { value, path throws(JSONMismatch) in
        guard case .number(let text) = value, let number = Int(text) else {
          throw JSONMismatch(path, expected: "a whole number")
        }
        return number
      },
      schema: { .object([.init("type", .string("integer"))]) })
  }
}

extension Codec where Value == Bool {
  package static var bool: Codec {
    Codec(
      write: { .bool($0) },
      read: { value, path throws(JSONMismatch) in
        guard case .bool(let truth) = value else { throw JSONMismatch(path, expected: "true or false") }
        return truth
      },
      schema: { .object([.init("type", .string("boolean"))]) })
  }
}

extension Codec where Value == JSONValue {
  /// Any JSON, kept as it is.
  package static var any: Codec {
    Codec(write: { $0 }, read: { value, _ in value }, schema: { .object([]) })
  }

  /// Any JSON, kept as it is, that is by rule of one of these schemas. Another object is none of ours, or older than they
  /// are: it is read and shown, but a path into it is not known.
  package static func any(byRule schemas: @escaping @Sendable () -> [JSONValue]) -> Codec {
    let others = ["object", "null"].map { JSONValue.object([.init("type", .string($0))]) }
    return Codec(
      write: { $0 }, read: { value, _ in value },
      schema: { .object([.init("anyOf", .array(schemas() + others))]) })
  }
}

extension Codec {
  /// A list, empty rather than absent.
  package static func list<Element>(_ element: Codec<Element>) -> Codec where Value == [Element] {
    Codec(
      write: { elements in
        var items: [JSONValue] = []
        items.reserveCapacity(elements.count)
        for index in 0..<elements.count { items.append(element.write(elements[index])) }
        return .array(items)
      },
      read: { value, path throws(JSONMismatch) in
        guard case .array(let items) = value else { throw JSONMismatch(path, expected: "a list") }
        var elements: [Element] = []
        elements.reserveCapacity(items.count)
        for (index, item) in items.enumerated() { elements.append(try element.read(item, path.index(index))) }
        return elements
      },
      schema: { .object([.init("type", .string("array")), .init("items", element.schema())]) })
  }

  /// A value that may be missing, which is written as null and never left out.
  ///
  /// Nearly every one is a text or a number; code for any type looks up at run time, at each value, what may be missing.
  @_specialize(where Wrapped == String)
  @_specialize(where Wrapped == Int)
  package static func optional<Wrapped>(_ wrapped: Codec<Wrapped>) -> Codec where Value == Wrapped? {
    Codec(
      write: { value in
        guard let value else { return .null }
        return wrapped.write(value)
      },
      read: { value, path throws(JSONMismatch) in value == .null ? nil : try wrapped.read(value, path) },
      schema: { .object([.init("anyOf", .array([wrapped.schema(), .object([.init("type", .string("null"))])]))]) })
  }

  /// One of a closed set of words.
  package static func word(_ kind: Value.Type = Value.self) -> Codec
  where Value: RawRepresentable<String> & CaseIterable & Sendable {
    Codec(
      write: { .string($0.rawValue) },
      read: { value, path throws(JSONMismatch) in
        guard case .string(let text) = value, let word = Value(rawValue: text) else {
          throw JSONMismatch(path, expected: Value.allCases.map(\.rawValue).joined(separator: "|"))
        }
        return word
      },
      schema: { .object([.init("enum", .array(Value.allCases.map { .string($0.rawValue) }))]) })
  }

  /// The same JSON as another codec, seen as a type of its own; `nil` from `make` is a mismatch.
  package static func by<Raw>(
    _ raw: Codec<Raw>, expected: String, _ make: @escaping @Sendable (Raw) -> Value?,
    _ take: @escaping @Sendable (Value) -> Raw
  ) -> Codec {
    Codec(
      write: { raw.write(take($0)) },
      read: { value, path throws(JSONMismatch) in
        guard let made = make(try raw.read(value, path)) else { throw JSONMismatch(path, expected: expected) }
        return made
      },
      schema: raw.schema)
  }
}
