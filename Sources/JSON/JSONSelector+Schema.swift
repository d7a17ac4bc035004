/// A path that a schema does not have.
package struct UnknownPath: Error, Equatable, Sendable {
  /// The whole path as it was typed.
  package let path: String
  /// The part of it that exists; empty when even its first key does not.
  package let parent: String
  /// The keys that stand there instead, in their declared order.
  package let known: [String]
}

extension JSONSelector {
  /// Fails when the path cannot exist in what a schema describes, whether or not a value is there today.
  package func check(against schema: JSONValue) throws(UnknownPath) {
    var here = [schema]
    var parent = JSONPath.root
    for step in steps {
      let next = here.flatMap { $0.schemas(under: step) }
      guard !next.isEmpty else {
        throw UnknownPath(path: text, parent: parent.description, known: here.flatMap(\.knownKeys).withoutRepeats)
      }
      here = next
      switch step {
      case .key(let key): parent = parent.key(key)
      case .index(let index): parent = parent.index(index)
      }
    }
  }
}

extension JSONValue {
  fileprivate func schemas(under step: JSONSelector.Step) -> [JSONValue] {
    JSONSchema.alternatives(of: self).flatMap { schema in
      switch step {
      case .index:
        if let items = schema["items"] { return [items] }
      case .key(let key):
        if let items = schema["items"] { return items.schemas(under: step) }
        if let property = schema["properties"]?[key] { return [property] }
        if let property = schema["additionalProperties"] { return [property] }
      }
      // A schema that names no type allows anything below it.
      let isOpen = schema["type"] == nil && schema["enum"] == nil && schema["const"] == nil
      return isOpen ? [schema] : []
    }
  }

  fileprivate var knownKeys: [String] {
    JSONSchema.alternatives(of: self).flatMap { schema in
      if let items = schema["items"] { return items.knownKeys }
      guard case .object(let properties)? = schema["properties"] else { return [] }
      return properties.map(\.key)
    }
  }
}

extension [String] {
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
