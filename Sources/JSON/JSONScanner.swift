/// Walks the bytes of a JSON text once.
struct JSONScanner {
  let bytes: [UInt8]
  let rules: JSONReader
  var index = 0

  /// The byte to be read next; nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  func unexpected() -> JSONSyntaxError {
    next.map { JSONSyntaxError(.unexpected($0), at: index) } ?? JSONSyntaxError(.unexpectedEnd, at: index)
  }

  mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number(try number())
    default: throw unexpected()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
    for byte in "\(word)".utf8 {
      guard next == byte else { throw unexpected() }
      index += 1
    }
    return value
  }

  private mutating func descend(_ depth: Int) throws(JSONSyntaxError) {
    guard depth < rules.maximumDepth else {
      throw JSONSyntaxError(.tooDeep(limit: rules.maximumDepth), at: index)
    }
    index += 1
    skipSpace()
  }

  private mutating func array(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    try descend(depth)
    if take(UInt8(ascii: "]")) { return .array([]) }
    var items: [JSONValue] = []
    while true {
      items.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(items) }
      guard take(UInt8(ascii: ",")) else { throw unexpected() }
    }
  }

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    try descend(depth)
    if take(UInt8(ascii: "}")) { return .object([]) }
    var members: [JSONValue.Member] = []
    var keys = KeySet()
    while true {
      skipSpace()
      let start = index
      guard next == UInt8(ascii: "\"") else { throw unexpected() }
      let key = try string()
      guard keys.insert(key, among: members) else { throw JSONSyntaxError(.duplicateKey(key), at: start) }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw unexpected() }
      members.append(.init(key, try value(depth: depth + 1)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw unexpected() }
    }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }
}

/// The keys an object has so far: compared one by one while few, hashed when many.
private struct KeySet {
  private var hashed: Set<String> = []

  mutating func insert(_ key: String, among members: [JSONValue.Member]) -> Bool {
    guard members.count >= 24 else { return !members.contains { $0.key == key } }
    if hashed.isEmpty { hashed = Set(members.map(\.key)) }
    return hashed.insert(key).inserted
  }
}
