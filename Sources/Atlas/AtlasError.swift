/// What is wrong with an embedded blob: it was cut short, altered, or is none at all.
package enum AtlasError: Error, Equatable, Sendable {
  /// The bytes do not begin as a blob of that kind does.
  case notABlob(String)
  /// A format that this version does not know.
  case unknownVersion(Int)
  /// The blob has no such table.
  case missingTable(String)
  /// An offset, a length or an index in a table points outside of what it may.
  case outOfBounds(table: String)
  /// A value in a table can mean nothing.
  case malformed(table: String)
}
