/// A path that a person types, such as `data.offers[0].id`; a key asked of a list is asked of each of its items.
package struct JSONSelector: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The path as it was typed.
  package let text: String
  let steps: [Step]

  /// Reads a path; nil when it is malformed.
  package init?(_ text: String) {
    var steps: [Step] = []
    for (position, part) in text.split(separator: ".", omittingEmptySubsequences: false).enumerated() {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      guard let key = pieces.first else { return nil }
      if key.isEmpty {
        // `[0].id` asks a list, but `a..b` asks nothing.
        guard position == 0, pieces.count > 1 else { return nil }
      } else {
        guard !key.contains("]") else { return nil }
        steps.append(.key(String(key)))
      }
      for piece in pieces.dropFirst() {
        guard piece.last == "]", piece.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }), let index = Int(piece.dropLast()),
          index >= 0
        else { return nil }
        steps.append(.index(index))
      }
    }
    self.text = text
    self.steps = steps
  }

  /// Gives every value the path leads to, in the order of the document; none when it leads nowhere.
  package func values(in value: JSONValue) -> [JSONValue] {
    steps.reduce([value]) { values, step in
      values.flatMap { value in
        switch step {
        case .index(let index):
          guard case .array(let items) = value, index < items.count else { return [JSONValue]() }
          return [items[index]]
        case .key(let key): return value.under(key)
        }
      }
    }
  }
}

extension JSONValue {
  fileprivate func under(_ key: String) -> [JSONValue] {
    guard case .array(let items) = self else { return self[key].map { [$0] } ?? [] }
    return items.flatMap { $0.under(key) }
  }

  /// Gives the value as a script wants it: a string without its quotes, null as nothing, the items of a list one by
  /// one, an object as compact JSON.
  package var lines: [String] {
    switch self {
    case .null: [""]
    case .bool(let truth): [truth ? "true" : "false"]
    case .number(let text), .string(let text): [text]
    case .array(let items): items.flatMap(\.lines)
    case .object: [JSONWriter().text(self)]
    }
  }
}
