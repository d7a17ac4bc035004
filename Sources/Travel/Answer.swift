package import JSON

/// What a command says: one JSON object under `data`, and how the whole reads.
package protocol Answer: Sendable {
  /// The name of its schema, such as `search.flight`.
  static var schema: String { get }
  static var version: Int { get }
  static var record: Record<Self> { get }
  /// The answer's `data`.
  var json: JSONValue { get }
  /// The answer's list, one item a line in NDJSON; the whole answer as one item when it has no list.
  var items: [JSONValue] { get }
  /// The answer's list as rows of machines: JSON names with words.
  func rows(for reader: Reader) -> [[(name: String, words: String)]]
  func body(for reader: Reader) -> [Block]
  /// What a page of it is called; nil where its own first heading says.
  func title(for reader: Reader) -> String?
  /// Whether there is nothing in it, for `--fail-empty`.
  var isEmpty: Bool { get }
}

extension Answer {
  package static var version: Int { 1 }
  package var json: JSONValue { Self.record.codec.write(self) }
  package var items: [JSONValue] { [json] }
  package var isEmpty: Bool { false }
  package func title(for reader: Reader) -> String? { nil }

  /// One row of every key whose value is a scalar.
  package func rows(for reader: Reader) -> [[(name: String, words: String)]] { items.map { flatRow($0) } }
}

/// The scalar keys of an object as words, nested keys joined by dots; lists are left out.
package func flatRow(_ value: JSONValue) -> [(name: String, words: String)] {
  var row: [(name: String, words: String)] = []
  func walk(_ value: JSONValue, _ name: String) {
    switch value {
    case .null: row.append((name, ""))
    case .bool(let truth): row.append((name, truth ? "true" : "false"))
    case .number(let text), .string(let text): row.append((name, text))
    case .array: break
    case .object(let members):
      for member in members { walk(member.value, name.isEmpty ? member.key : name + "." + member.key) }
    }
  }
  walk(value, "")
  return row
}
