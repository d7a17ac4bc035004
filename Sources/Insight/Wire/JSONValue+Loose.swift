import JSON
import Wording

/// A language model writes some of what the server sends, so types drift: everything here takes what can be taken.
extension JSONValue {
  /// Words, or the words of a number or a truth value; nil for nothing, blanks and structures.
  var looseText: String? {
    switch self {
    case .string(let text):
      let clean = Sanitised(text).text.trimmed
      return clean.isEmpty ? nil : clean
    case .number(let text): return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .bool(let truth): return truth ? "true" : "false"
    case .null, .array, .object: return nil
    }
  }

  /// Whether it is a text, or holds one, with something in it that could steer a terminal.
  var isFoul: Bool {
    switch self {
    case .string(let text): Sanitised(text, keepsLines: true).isChanged
    case .array(let items): items.contains(where: \.isFoul)
    case .object(let members): members.contains { $0.value.isFoul }
    case .null, .bool, .number: false
    }
  }

  /// A whole number, also as `"3"`, `3.0`, `"800,000"` or `"3박"`; nil for anything else.
  var looseInt: Int? {
    switch self {
    case .number(let text), .string(let text):
      let compact = text.filter { $0 != "," && !$0.isWhitespace }
      let digits = compact.prefix { $0.isASCII && $0.isNumber || $0 == "-" }
      let rest = compact.dropFirst(digits.count)
      guard let number = Int(digits) else { return nil }
      if rest.isEmpty || rest.first.map({ $0.isLetter && !$0.isASCII }) == true { return number }
      return rest.first == "." && rest.dropFirst().allSatisfy { $0 == "0" } ? number : nil
    case .null, .bool, .array, .object: return nil
    }
  }

  /// A truth value, also as `"true"`, `"yes"` or `1`; nil for anything else.
  var looseBool: Bool? {
    switch self {
    case .bool(let truth): return truth
    case .number(let text), .string(let text):
      switch text.trimmed.lowercased() {
      case "true", "yes", "1": return true
      case "false", "no", "0": return false
      case _: return nil
      }
    case .null, .array, .object: return nil
    }
  }

  /// The words of a list; one word stands for a list of one.
  var looseList: [String] {
    switch self {
    case .array(let items): items.compactMap { $0.looseText }
    case .string, .number, .bool: [looseText].compactMap { $0 }
    case .null, .object: []
    }
  }

  /// The members of an object; none for anything else.
  var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  /// The items of a list; nil for anything else.
  var items: [JSONValue]? {
    guard case .array(let items) = self else { return nil }
    return items
  }

  /// Whether an answer says beside what it gives that something went wrong, so that what it gives may lack anything.
  var tellsOfError: Bool {
    ["error", "errors", "detail"].contains {
      ![.null, .bool(false), .array([]), .string("")].contains(self[$0] ?? .null)
    }
      || self["ok"]?.looseBool == false
  }

  /// The text under a key, taken loosely.
  func text(_ key: String) -> String? { self[key]?.looseText }

  /// Makes an object without the members whose value is nil.
  static func known(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { member in member.1.map { Member(member.0, $0) } })
  }
}

extension String {
  /// Without white space at its ends.
  var trimmed: String { String(Substring(self).trimmed) }
}

extension Substring {
  /// Without white space at its ends.
  var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
