/// Writes JSON as UTF-8: keys in their order, slashes and letters as they are, whatever a terminal could obey escaped.
package struct JSONWriter: Sendable {
  /// The spaces a level is indented by; nil for no space at all.
  package var indentation: Int?

  package init(indentation: Int? = nil) { self.indentation = indentation }

  /// Gives the text of a value, without a line end.
  package func text(_ value: JSONValue) -> String { String(decoding: bytes(value), as: UTF8.self) }

  /// Gives the bytes of a value, without a line end.
  package func bytes(_ value: JSONValue) -> [UInt8] { written(value, isLine: false) }

  /// Gives the bytes of a value and a line end.
  package func line(_ value: JSONValue) -> [UInt8] { written(value, isLine: true) }

  /// Appends a value to what is already written.
  package func write(_ value: JSONValue, to bytes: inout [UInt8]) { bytes += self.bytes(value) }

  /// Measured first: what grows is copied again and again, and asks at every byte whether it has to.
  private func written(_ value: JSONValue, isLine: Bool) -> [UInt8] {
    let room = room(for: value, level: 0) + 1
    return unsafe Array(unsafeUninitializedCapacity: room) { buffer, count in
      var pen = unsafe JSONPen(buffer)
      write(value, level: 0, &pen)
      if isLine { pen.put(UInt8(ascii: "\n")) }
      count = pen.count
    }
  }

  /// How many bytes a value takes at most.
  private func room(for value: JSONValue, level: Int) -> Int {
    switch value {
    case .null, .bool: return 5
    case .number(let text): return text.utf8.count
    case .string(let text): return JSONPen.room(for: text)
    case .array(let items):
      var room = room(around: items.count, level: level)
      for item in items { room += self.room(for: item, level: level + 1) }
      return room
    case .object(let members):
      var room = room(around: members.count, level: level)
      for member in members {
        // A colon and a space.
        room += JSONPen.room(for: member.key) + 2 + self.room(for: member.value, level: level + 1)
      }
      return room
    }
  }

  /// What stands around and between so many elements: brackets, commas, line ends, spaces.
  private func room(around count: Int, level: Int) -> Int {
    guard let indentation else { return 2 + count }
    return 2 + count + (count + 1) * (1 + (level + 1) * indentation)
  }

  private func write(_ value: JSONValue, level: Int, _ pen: inout JSONPen) {
    switch value {
    case .null: pen.put("null")
    case .bool(let truth): pen.put(truth ? "true" : "false")
    case .number(let text): pen.put(text)
    case .string(let text): pen.put(quoted: text)
    case .array(let items):
      pen.put(UInt8(ascii: "["))
      for index in items.indices {
        begin(index, level: level + 1, &pen)
        write(items[index], level: level + 1, &pen)
      }
      end(isEmpty: items.isEmpty, level: level, &pen)
      pen.put(UInt8(ascii: "]"))
    case .object(let members):
      pen.put(UInt8(ascii: "{"))
      for index in members.indices {
        begin(index, level: level + 1, &pen)
        pen.put(quoted: members[index].key)
        pen.put(UInt8(ascii: ":"))
        if indentation != nil { pen.put(UInt8(ascii: " ")) }
        write(members[index].value, level: level + 1, &pen)
      }
      end(isEmpty: members.isEmpty, level: level, &pen)
      pen.put(UInt8(ascii: "}"))
    }
  }

  private func begin(_ index: Int, level: Int, _ pen: inout JSONPen) {
    if index > 0 { pen.put(UInt8(ascii: ",")) }
    breakLine(level, &pen)
  }

  private func end(isEmpty: Bool, level: Int, _ pen: inout JSONPen) {
    if !isEmpty { breakLine(level, &pen) }
  }

  private func breakLine(_ level: Int, _ pen: inout JSONPen) {
    guard let indentation else { return }
    pen.put(UInt8(ascii: "\n"))
    for _ in 0..<level * indentation { pen.put(UInt8(ascii: " ")) }
  }
}
