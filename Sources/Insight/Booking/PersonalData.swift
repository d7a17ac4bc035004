import JSON
import Travel

/// Hides what is personal in an answer of the server.
enum PersonalData {
  private static let keys: Set<String> = [
    "name", "email", "phone", "birth", "passport", "passport_expiry", "nationality",
  ]

  /// The same JSON with all but the first character of personal texts hidden, wherever `passenger_info` stands.
  static func masked(_ value: JSONValue, isPersonal: Bool = false) -> JSONValue {
    switch value {
    case .object(let members):
      return .object(
        members.map { member in
          if isPersonal, keys.contains(member.key) { return .init(member.key, hidden(member.value)) }
          return .init(member.key, masked(member.value, isPersonal: isPersonal || member.key == "passenger_info"))
        })
    case .array(let items): return .array(items.map { masked($0, isPersonal: isPersonal) })
    case .null, .bool, .number, .string: return value
    }
  }

  private static func hidden(_ value: JSONValue) -> JSONValue {
    guard let text = value.looseText else { return .null }
    return .string(hidden(text))
  }

  /// `김••`.
  static func hidden(_ text: String) -> String {
    String(text.prefix(1)) + String(repeating: "•", count: max(min(text.count - 1, 8), 1))
  }
}
