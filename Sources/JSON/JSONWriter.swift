/// Writes JSON as UTF-8: keys in their order, slashes and letters as they are, whatever a terminal could obey escaped.
package struct JSONWriter: Sendable {
  /// The spaces a level is indented by; nil for no space at all.
  package var indentation: Int?

  package init(indentation: Int? = nil) { self.indentation = indentation }

  /// Gives the text of a value, without a line end.
  package func text(_ value: JSONValue) -> String { String(decoding: bytes(value), as: UTF8.self) }

  /// Gives the bytes of a value, without a line end.
  package func bytes(_ value: JSONValue) -> [UInt8] {
    var bytes: [UInt8] = []
    // Most values are smaller, and a list that grows is copied each time.
    bytes.reserveCapacity(2_048)
    write(value, to: &bytes)
    return bytes
  }

  /// Appends a value to what is already written.
  package func write(_ value: JSONValue, to bytes: inout [UInt8]) { write(value, level: 0, &bytes) }

  private func write(_ value: JSONValue, level: Int, _ bytes: inout [UInt8]) {
    switch value {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let truth): bytes.append(contentsOf: (truth ? "true" : "false").utf8)
    case .number(let text): bytes.append(contentsOf: text.utf8)
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let items):
      write(items, between: ("[", "]"), level: level, &bytes) { item, bytes in
        write(item, level: level + 1, &bytes)
      }
    case .object(let members):
      write(members, between: ("{", "}"), level: level, &bytes) { member, bytes in
        Self.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        if indentation != nil { bytes.append(UInt8(ascii: " ")) }
        write(member.value, level: level + 1, &bytes)
      }
    }
  }

  private func write<Element>(
    _ elements: [Element], between brackets: (Unicode.Scalar, Unicode.Scalar), level: Int, _ bytes: inout [UInt8],
    each: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: brackets.0))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(level + 1, &bytes)
      each(element, &bytes)
    }
    if !elements.isEmpty { breakLine(level, &bytes) }
    bytes.append(UInt8(ascii: brackets.1))
  }

  private func breakLine(_ level: Int, _ bytes: inout [UInt8]) {
    guard let indentation else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level * indentation))
  }
}
