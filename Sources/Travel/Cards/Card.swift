package import JSON

/// One typed piece of an answer: its JSON, how a list of it is a table, and how one reads.
package protocol Card: Equatable, Sendable {
  /// The discriminator in JSON. It never changes.
  static var kind: String { get }
  /// Where `kind` stands among the keys.
  static var kindPosition: Int { get }
  static var record: Record<Self> { get }
  static var columns: [Column<Self>] { get }
  func body(for reader: Reader) -> [Block]
  /// How it enters a map; empty for what is nowhere.
  func features(for reader: Reader) -> [MapFeature]
}

extension Card {
  package static var kindPosition: Int { 0 }
  package static var columns: [Column<Self>] { [] }
  package func features(for reader: Reader) -> [MapFeature] { [] }

  /// The card's JSON with its `kind`.
  package var json: JSONValue {
    guard case .object(var members) = Self.record.codec.write(self) else { return .null }
    members.insert(.init("kind", .string(Self.kind)), at: Self.kindPosition)
    return .object(members)
  }

  /// How the card stands in JSON.
  package static var codec: Codec<Self> {
    Codec(
      write: { $0.json },
      read: { value, path throws(JSONMismatch) in
        guard value["kind"] == .string(kind) else { throw JSONMismatch(path.key("kind"), expected: kind) }
        return try record.codec.read(value, path)
      },
      schema: {
        guard case .object(var members) = record.codec.schema() else { return .object([]) }
        if let at = members.firstIndex(where: { $0.key == "properties" }), case .object(var keys) = members[at].value {
          keys.insert(.init("kind", .object([.init("const", .string(kind))])), at: kindPosition)
          members[at] = .init("properties", .object(keys))
        }
        if let at = members.firstIndex(where: { $0.key == "required" }), case .array(var names) = members[at].value {
          names.insert(.string("kind"), at: kindPosition)
          members[at] = .init("required", .array(names))
        }
        return .object(members)
      })
  }
}
