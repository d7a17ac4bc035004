/// How one kind of value stands in JSON: how it is written, how it is read and what its schema says.
package struct Codec<Value>: Sendable {
  package let write: @Sendable (Value) -> JSONValue
  package let read: @Sendable (JSONValue, JSONPath) throws(JSONMismatch) -> Value
  /// The value's JSON Schema (2020-12). A closure, since a record may hold records.
  package let schema: @Sendable () -> JSONValue

  package init(
    write: @escaping @Sendable (Value) -> JSONValue,
    read: @escaping @Sendable (JSONValue, JSONPath) throws(JSONMismatch) -> Value,
    schema: @escaping @Sendable () -> JSONValue
  ) {
    self.write = write
    self.read = read
    self.schema = schema
  }
}

/// Where in a document a value stands, such as `data.offers[0].id`.
///
/// Linked, and put in words only when it is told: a reader makes one for each key and tells hardly any.
package indirect enum JSONPath: Equatable, Sendable, CustomStringConvertible {
  case root
  case member(of: JSONPath, String)
  case item(of: JSONPath, Int)

  package var description: String {
    switch self {
    case .root: ""
    case .member(.root, let name): name
    case .member(let parent, let name): "\(parent).\(name)"
    case .item(let parent, let index): "\(parent)[\(index)]"
    }
  }

  package func key(_ name: String) -> JSONPath { .member(of: self, name) }

  package func index(_ index: Int) -> JSONPath { .item(of: self, index) }
}

/// A value that is not what its declaration says.
package struct JSONMismatch: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: JSONPath
  /// What would have been right, such as `a whole number`.
  package let expected: String

  /// One plain English clause, such as `offers[0].id: expected a string`.
  package var description: String {
    path == .root ? "expected \(expected)" : "\(path): expected \(expected)"
  }

  package init(_ path: JSONPath, expected: String) {
    self.path = path
    self.expected = expected
  }
}
