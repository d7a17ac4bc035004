extension Codec where Value == Double {
  /// A number that need not be exact, such as a coordinate; one that is not finite is written as null.
  package static var double: Codec {
    Codec(
      write: { value in
        guard value.isFinite else { return .null }
        let text = value.description
        return .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
      },
      read: { value, path throws(JSONMismatch) in
        guard case .number(let text) = value, let number = Double(text), number.isFinite else {
          throw JSONMismatch(path, expected: "a number")
        }
        return number
      },
      schema: { .object([.init("type", .string("number"))]) })
  }
}

extension Codec where Value == String {
  /// A number by its exact digits; the text must be a JSON number.
  package static var number: Codec {
    Codec(
      write: { .number($0) },
      read: { value, path throws(JSONMismatch) in
        guard case .number(let text) = value else { throw JSONMismatch(path, expected: "a number") }
        return text
      },
      schema: { .object([.init("type", .string("number"))]) })
  }
}
