import Synchronization

/// One key of a record: its name, what it means, how its value stands in JSON and where the value comes from.
package struct Field<Root, Value>: Sendable {
  let name: String
  let codec: Codec<Value>
  let meaning: String
  let get: @Sendable (Root) -> Value

  /// Declares a key. `meaning` is one plain English sentence for the schema.
  package init(
    _ name: String, _ codec: Codec<Value>, _ meaning: String, _ get: @escaping @Sendable (Root) -> Value
  ) {
    self.name = name
    self.codec = codec
    self.meaning = meaning
    self.get = get
  }
}

/// What the schema tells of one key; the same whatever type the key is of, so that lists of them are made without asking
/// for a type at run time.
package struct RecordEntry: Sendable {
  package let name: String
  package let meaning: String
  package let schema: @Sendable () -> JSONValue
}

/// The declared keys of a type, in order: written, read and described from this one table.
package struct Record<Root>: Sendable {
  package let entries: [RecordEntry]
  /// Gives the members of the object, one for each entry and in their order.
  let write: @Sendable (Root) -> [JSONValue.Member]
  let read: @Sendable (JSONValue, JSONPath) throws(JSONMismatch) -> Root

  init(
    entries: [RecordEntry], write: @escaping @Sendable (Root) -> [JSONValue.Member],
    read: @escaping @Sendable (JSONValue, JSONPath) throws(JSONMismatch) -> Root
  ) {
    self.entries = entries
    self.write = write
    self.read = read
  }

  /// Ties keys to a type's initialiser: each argument has a key and each key reaches an argument, as the compiler checks.
  package init<each Value>(
    _ make: @escaping @Sendable (repeat each Value) -> Root, _ fields: repeat Field<Root, each Value>
  ) {
    var entries: [RecordEntry] = []
    // The pack is walked once, since walking it looks its types up; what is made of it is of no type of its own, or a
    // chain, since a list of what is looks its type up too.
    var readers: [@Sendable () -> KeyReader] = []
    var write: @Sendable (Root, inout [JSONValue.Member]) -> Void = { _, _ in }
    entries.reserveCapacity(16)
    readers.reserveCapacity(16)
    for field in repeat each fields {
      entries.append(RecordEntry(name: field.name, meaning: field.meaning, schema: field.codec.schema))
      readers.append(field.reader)
      write = field.writing(after: write)
    }
    let (count, kept, writeAll) = (entries.count, KeyReaders(readers), write)
    self.init(
      entries: entries,
      // Loops and not `map`, here and in the codecs: generic code that is not specialised asks for types at run time.
      write: { root in
        var written: [JSONValue.Member] = []
        written.reserveCapacity(count + 1)
        writeAll(root, &written)
        return written
      },
      read: { value, path throws(JSONMismatch) in
        guard case .object = value else { throw JSONMismatch(path, expected: "an object") }
        let keys = kept.made
        var place = 0
        func next<Key>(_: Key.Type) throws(JSONMismatch) -> Key {
          // The readers were made from the pack whose types are walked here, in its order.
          let reader = unsafe unsafeDowncast(keys[place], to: TypedKeyReader<Key>.self)
          place += 1
          return try reader.read(value, path)
        }
        return make(repeat try next((each Value).self))
      })
  }

  /// The record as a codec, so that records nest.
  package var codec: Codec<Root> {
    Codec(write: { .object(write($0)) }, read: read, schema: { schema })
  }

  package var schema: JSONValue {
    JSONSchema.object(entries.map { .init($0.name, JSONSchema.described($0.schema(), $0.meaning)) })
  }
}

extension Field {
  fileprivate func writing(
    after before: @escaping @Sendable (Root, inout [JSONValue.Member]) -> Void
  ) -> @Sendable (Root, inout [JSONValue.Member]) -> Void {
    let (name, write, get) = (name, codec.write, get)
    return { root, members in
      before(root, &members)
      members.append(JSONValue.Member(name, write(get(root))))
    }
  }

  fileprivate var reader: @Sendable () -> KeyReader {
    let (name, codec) = (name, codec)
    return { TypedKeyReader(name, codec) }
  }
}

/// The readers of a record, made when something is first read: each is of a type of its own, and a run that only writes
/// never asks for it.
private final class KeyReaders: Sendable {
  private let make: [@Sendable () -> KeyReader]
  private let known = Mutex<[KeyReader]?>(nil)

  init(_ make: [@Sendable () -> KeyReader]) { self.make = make }

  var made: [KeyReader] {
    known.withLock { known in
      if let known { return known }
      let made = make.map { $0() }
      known = made
      return made
    }
  }
}

/// How the value of one key is read from an object.
private class KeyReader: @unchecked Sendable {}

/// How a value of this type is read. It is never changed, nor is there any other kind of `KeyReader`.
private final class TypedKeyReader<Value>: KeyReader, @unchecked Sendable {
  private let name: String
  private let codec: Codec<Value>

  init(_ name: String, _ codec: Codec<Value>) {
    self.name = name
    self.codec = codec
  }

  func read(_ object: JSONValue, _ path: JSONPath) throws(JSONMismatch) -> Value {
    // A key that an older version did not write reads as null, so a new optional key breaks no kept file.
    try codec.read(object[name] ?? .null, path.key(name))
  }
}
