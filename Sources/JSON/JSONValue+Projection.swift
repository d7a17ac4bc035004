extension JSONValue {
  /// Gives the value with only the paths that were asked for, in the order of the document; lists keep all their items.
  package func keeping(_ selectors: [JSONSelector]) -> JSONValue {
    Choice(selectors.map { $0.steps[...] }).applied(to: self)
  }
}

/// The keys to keep at one level, each with what to keep below it.
private struct Choice {
  private var below: [String: Choice] = [:]
  /// Whether a path ends here, so that everything below is kept.
  private let isWhole: Bool

  init(_ paths: [ArraySlice<JSONSelector.Step>]) {
    isWhole = paths.contains { $0.isEmpty }
    var grouped: [String: [ArraySlice<JSONSelector.Step>]] = [:]
    for path in paths {
      guard case .key(let key)? = path.first else { continue }
      grouped[key, default: []].append(path.dropFirst())
    }
    below = grouped.mapValues(Choice.init)
  }

  func applied(to value: JSONValue) -> JSONValue {
    if isWhole { return value }
    switch value {
    case .array(let items): return .array(items.map(applied))
    case .object(let members):
      return .object(
        members.compactMap { member in
          below[member.key].map { .init(member.key, $0.applied(to: member.value)) }
        })
    case .null, .bool, .number, .string: return value
    }
  }
}
