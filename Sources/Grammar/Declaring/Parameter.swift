package import Wording

/// One thing that a command takes: what pages see of it, and how its value is read.
///
/// The value's type is tied to the request's initialiser by a parameter pack, so that the compiler checks that
/// each parameter reaches a field and each field has a parameter.
package struct Parameter<Value>: Sendable {
  /// What pages see; more than one entry when several words make one value.
  package private(set) var entries: [Entry]
  let read: @Sendable (inout Readings) throws(UsageError) -> Value

  init(_ entry: Entry, read: @escaping @Sendable (Reading) throws(UsageError) -> Value) {
    entries = [entry]
    self.read = { (readings: inout Readings) throws(UsageError) -> Value in try read(readings.next()) }
  }

  private init(entries: [Entry], read: @escaping @Sendable (inout Readings) throws(UsageError) -> Value) {
    self.entries = entries
    self.read = read
  }

  /// Starts a section of the help page at this parameter.
  package func under(_ section: Phrase) -> Parameter {
    var parameter = self
    for index in entries.indices.prefix(1) { parameter.entries[index].section = section }
    return parameter
  }

  /// Leaves the parameter out of pages and completions.
  package func hidden() -> Parameter {
    var parameter = self
    for index in entries.indices { parameter.entries[index].isHidden = true }
    return parameter
  }

  /// Says how a shell completes the parameter.
  package func completing(_ completion: Completion) -> Parameter {
    var parameter = self
    for index in entries.indices { parameter.entries[index].completion = completion }
    return parameter
  }

  /// Names the line that lists its values: of a value that only the user's own things have, no example would do.
  package func listed(by line: String) -> Parameter {
    var parameter = self
    for index in entries.indices { parameter.entries[index].listing = line }
    return parameter
  }

  /// Makes one value of several parameters, such as a party of adults and children that two commands share.
  package static func together<each Part>(
    reads make: @escaping @Sendable (repeat each Part) throws(UsageError) -> Value,
    _ parts: repeat Parameter<each Part>
  ) -> Parameter {
    var entries: [Entry] = []
    for part in repeat each parts { entries += part.entries }
    return Parameter(entries: entries) { (readings: inout Readings) throws(UsageError) -> Value in
      try make(repeat (each parts).read(&readings))
    }
  }
}
