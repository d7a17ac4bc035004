/// The words that were given for one parameter.
struct Reading {
  let entry: Entry
  let uses: [WordScan.Use]
  let line: TypedLine

  /// Reads the only value, which must be there.
  func required<Value>(_ read: (String) throws(ArgumentProblem) -> Value) throws(UsageError) -> Value {
    guard let use = uses.last else { throw .missing(entry, in: line) }
    return try value(of: use, read)
  }

  /// Reads the only value, if there is one.
  func last<Value>(_ read: (String) throws(ArgumentProblem) -> Value) throws(UsageError) -> Value? {
    guard let use = uses.last else { return nil }
    return try value(of: use, read)
  }

  /// Reads every value.
  func all<Value>(_ read: (String) throws(ArgumentProblem) -> Value) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for use in uses { values.append(try value(of: use, read)) }
    return values
  }

  private func value<Value>(
    of use: WordScan.Use, _ read: (String) throws(ArgumentProblem) -> Value
  ) throws(UsageError) -> Value {
    do throws(ArgumentProblem) { return try read(use.text) } catch {
      throw .badValue(of: entry, at: use, error, in: line)
    }
  }
}

/// The words that were given for each parameter, handed out in the order of declaration.
struct Readings {
  private let line: TypedLine
  private var index: Int

  init(_ line: TypedLine, from index: Int) {
    self.line = line
    self.index = index
  }

  mutating func next() -> Reading {
    defer { index += 1 }
    return Reading(entry: line.entries[index], uses: line.uses[index], line: line)
  }
}
