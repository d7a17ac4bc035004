/// A JSON value that keeps what its text said: the order of keys and the exact digits of numbers.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number by its exact text, such as `1.50`.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One key of an object with its value.
  package struct Member: Equatable, Sendable {
    package let key: String
    package let value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  package static func int(_ value: Int) -> JSONValue { .number(String(value)) }

  /// Gives the value under a key, or nil when this is no object or lacks it.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
