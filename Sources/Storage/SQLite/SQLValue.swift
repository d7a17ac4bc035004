/// A value that a statement is given.
enum SQLValue: Sendable {
  case null
  case int(Int64)
  case text(String)
  /// A text by its UTF-8, where it was written as bytes.
  case utf8([UInt8])

  static func int(_ value: Int) -> SQLValue { .int(Int64(value)) }
  static func bool(_ value: Bool) -> SQLValue { .int(Int64(value ? 1 : 0)) }
  static func optional(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }
  static func optional(_ number: Int64?) -> SQLValue { number.map { .int($0) } ?? .null }
}
