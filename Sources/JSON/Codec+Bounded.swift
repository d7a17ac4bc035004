extension Codec where Value == Int {
  /// A whole number within bounds.
  package static func int(within range: ClosedRange<Int>) -> Codec {
    Codec(
      write: { .int($0) },
      read: { value, path throws(JSONMismatch) in
        let number = try Codec.int.read(value, path)
        guard range.contains(number) else {
          throw JSONMismatch(path, expected: "\(range.lowerBound) to \(range.upperBound)")
        }
        return number
      },
      schema: {
        .object([
          .init("type", .string("integer")), .init("minimum", .int(range.lowerBound)),
          .init("maximum", .int(range.upperBound)),
        ])
      })
  }
}
