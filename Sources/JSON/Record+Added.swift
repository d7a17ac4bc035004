extension Record {
  /// Gives the record with a key that has one value only, such as `"kind":"hotel"`: written, described, and required
  /// when read.
  ///
  /// It stands after the key `predecessor`, or first without one.
  package func constant(_ name: String, _ word: String, _ meaning: String, after predecessor: String? = nil) -> Record {
    let codec = Codec<String>.constant(word)
    let read = read
    return inserting(
      RecordEntry(name: name, meaning: meaning, schema: codec.schema), after: predecessor,
      write: { _ in codec.write(word) },
      read: { value, path throws(JSONMismatch) in
        guard case .object = value else { throw JSONMismatch(path, expected: "an object") }
        _ = try codec.read(value[name] ?? .null, path.key(name))
        return try read(value, path)
      })
  }

  /// Gives the record with a key that follows from the others, such as minutes beside a duration: written and
  /// described, but not looked at when read.
  package func derived<Value>(_ field: Field<Root, Value>, after predecessor: String? = nil) -> Record {
    inserting(
      RecordEntry(name: field.name, meaning: field.meaning, schema: field.codec.schema), after: predecessor,
      write: { field.codec.write(field.get($0)) }, read: read)
  }

  private func inserting(
    _ entry: RecordEntry, after predecessor: String?, write value: @escaping @Sendable (Root) -> JSONValue,
    read: @escaping @Sendable (JSONValue, JSONPath) throws(JSONMismatch) -> Root
  ) -> Record {
    let place = predecessor.flatMap { name in entries.firstIndex { $0.name == name } }.map { $0 + 1 } ?? 0
    var longer = entries
    longer.insert(entry, at: place)
    let write = write
    return Record(
      entries: longer,
      write: { root in
        var members = write(root)
        members.insert(.init(entry.name, value(root)), at: place)
        return members
      },
      read: read)
  }
}
