extension JSONValue {
  /// Keeps only what some paths lead to; a list keeps its place, with each of its items cut the same way, or only the
  /// items that a path names by their index.
  package func keeping(_ selectors: [JSONSelector]) -> JSONValue {
    Choice(selectors.map { $0.steps[...] }).applied(to: self)
  }
}

/// What to keep at one level, each with what to keep below it.
private struct Choice {
  private typealias Path = ArraySlice<JSONSelector.Step>

  private var below: [String: Choice] = [:]
  private var items: [Int: Choice] = [:]
  /// Whether a path ends here, so that everything below is kept.
  private let isWhole: Bool

  init(_ paths: [ArraySlice<JSONSelector.Step>]) {
    isWhole = paths.contains { $0.isEmpty }
    var keyed: [String: [Path]] = [:]
    var indexed: [Int: [Path]] = [:]
    // What is asked of every item is asked of a named one too.
    let ofEach = paths.filter { if case .key? = $0.first { true } else { false } }
    for path in paths {
      switch path.first {
      case .key(let key): keyed[key, default: []].append(path.dropFirst())
      case .index(let index): indexed[index, default: ofEach].append(path.dropFirst())
      case nil: break
      }
    }
    below = keyed.mapValues(Choice.init)
    items = indexed.mapValues(Choice.init)
  }

  func applied(to value: JSONValue) -> JSONValue {
    if isWhole { return value }
    switch value {
    case .array(let elements):
      if below.isEmpty, !items.isEmpty {
        return .array(elements.enumerated().compactMap { index, element in items[index]?.applied(to: element) })
      }
      return .array(elements.enumerated().map { index, element in (items[index] ?? self).applied(to: element) })
    case .object(let members):
      return .object(
        members.compactMap { member in
          below[member.key].map { .init(member.key, $0.applied(to: member.value)) }
        })
    case .null, .bool, .number, .string: return value
    }
  }
}
