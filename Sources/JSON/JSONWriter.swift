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

  /// Measured first: what grows is copied again and again. Room for a few escapes is added; a text with more of them is
  /// written a second time, in the room that the first time came to.
  private func written(_ value: JSONValue, isLine: Bool) -> [UInt8] {
    let size = size(of: value, level: 0)
    var room = size + size / 16 + 64
    while true {
      var needed = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var pen = unsafe JSONPen(buffer)
        write(value, level: 0, &pen)
        if isLine { pen.put(UInt8(ascii: "\n")) }
        needed = pen.count
        count = min(needed, room)
      }
      if needed <= room { return bytes }
      room = needed
    }
  }

  /// How many bytes a value takes without escapes, or a few more.
  private func size(of value: JSONValue, level: Int) -> Int {
    switch value {
    case .null, .bool: return 5
    case .number(let text): return text.utf8.count
    case .string(let text): return text.utf8.count + 2
    case .array(let items):
      var size = size(around: items.count, level: level)
      let items = items.span
      for index in items.indices { size += self.size(of: items[index], level: level + 1) }
      return size
    case .object(let members):
      var size = size(around: members.count, level: level)
      let members = members.span
      for index in members.indices {
        // Two quotes, a colon and a space.
        size += members[index].key.utf8.count + 4 + self.size(of: members[index].value, level: level + 1)
      }
      return size
    }
  }

  /// What stands around and between so many elements: brackets, commas, line ends, spaces.
  private func size(around count: Int, level: Int) -> Int {
    guard let indentation else { return 2 + count }
    return 2 + count + (count + 1) * (1 + (level + 1) * indentation)
  }

  private func write(_ value: JSONValue, level: Int, _ pen: inout JSONPen) {
    switch value {
    case .null: pen.put("null")
    case .bool(let truth): pen.put(truth ? "true" : "false")
    case .number(let text): pen.put(text)
    case .string(let text): pen.put(quoted: text)
    case .array(let list):
      // Looked at where they lie: a value that is taken out of a list is counted as used, and let go again.
      let items = list.span
      pen.put(UInt8(ascii: "["))
      for index in items.indices {
        begin(index, level: level + 1, &pen)
        write(items[index], level: level + 1, &pen)
      }
      end(isEmpty: items.isEmpty, level: level, &pen)
      pen.put(UInt8(ascii: "]"))
    case .object(let list):
      let members = list.span
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
