import JSON
import Travel

/// Hides what is personal or secret: by the names of its keys, then wherever the same texts come again, then by its look.
struct Mask {
  private var needles: [Needle] = []

  /// Learns texts to hide wherever they stand, such as a proxy's password.
  mutating func learn(secrets: [String]) {
    for secret in secrets { add(secret, .secret) }
  }

  /// Learns what the keys of a value tell, also of JSON inside its strings.
  mutating func learn(_ value: JSONValue, isPerson: Bool = false) {
    switch value {
    case .object(let members):
      for member in members {
        if let text = member.value.scalar, let sensitivity = Sensitivity(key: member.key, isPerson: isPerson) {
          add(text, sensitivity)
        }
        learn(member.value, isPerson: isPerson || Sensitivity.isPerson(member.key))
      }
    case .array(let items): for item in items { learn(item, isPerson: isPerson) }
    case .string(let text): if let inner = Mask.json(in: text) { learn(inner, isPerson: isPerson) }
    case .null, .bool, .number: return
    }
  }

  /// Learns what the names of a query or of a head tell.
  mutating func learn(name: String, value: String) {
    if let sensitivity = Sensitivity(key: name, isPerson: false) { add(value, sensitivity) }
  }

  private mutating func add(_ text: String, _ sensitivity: Sensitivity) {
    for needle in Needle.forms(of: text, sensitivity) where !needles.contains(needle) { needles.append(needle) }
    // The longest first, so that no part of it is hidden before the whole.
    needles.sort { $0.bytes.count > $1.bytes.count }
  }

  /// A value with everything hidden. What holds nothing to hide keeps its very text.
  func masked(_ value: JSONValue, isPerson: Bool = false) -> JSONValue {
    switch value {
    case .object(let members):
      return .object(
        members.map { member in
          let key = masked(member.key)
          if let text = member.value.scalar, let sensitivity = Sensitivity(key: member.key, isPerson: isPerson) {
            return .init(key, .string(sensitivity.mask(text)))
          }
          return .init(key, masked(member.value, isPerson: isPerson || Sensitivity.isPerson(member.key)))
        })
    case .array(let items): return .array(items.map { masked($0, isPerson: isPerson) })
    case .string(let text):
      if let inner = Mask.json(in: text) {
        let hidden = masked(inner, isPerson: isPerson)
        return hidden == inner ? value : .string(JSONWriter().text(hidden))
      }
      return .string(masked(text))
    case .number(let text):
      let hidden = masked(text)
      return hidden == text ? value : .string(hidden)
    case .null, .bool: return value
    }
  }

  /// A text with everything hidden that is known or looks personal.
  func masked(_ text: String) -> String {
    var bytes = Array(text.utf8)
    var isChanged = false
    for needle in needles {
      if let hidden = needle.hidden(in: bytes) {
        bytes = hidden
        isChanged = true
      }
    }
    if let hidden = PersonalPattern.hidden(in: bytes) {
      bytes = hidden
      isChanged = true
    }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : text
  }

  /// A body that is no JSON, such as one that breaks off: what follows a key that tells is hidden first.
  func masked(broken text: String) -> String { masked(BrokenJSON.hidden(in: text)) }

  /// An address whose path and query hide what they would tell.
  func masked(_ address: WebAddress) -> String {
    let path = address.path.split(separator: "/", omittingEmptySubsequences: false).map { hidden(escaped: String($0)) }
    let pairs = address.query.map { query in
      query.split(separator: "&", omittingEmptySubsequences: false).map { pair in
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 2 else { return hidden(escaped: String(pair)) }
        if let sensitivity = Sensitivity(key: parts[0], isPerson: false) {
          return parts[0] + "=" + WebAddress.escaped(sensitivity.mask(WebAddress.unescaped(parts[1])))
        }
        return parts[0] + "=" + hidden(escaped: parts[1])
      }.joined(separator: "&")
    }
    return address.origin + path.joined(separator: "/") + (pairs.map { "?" + $0 } ?? "")
  }

  private func hidden(escaped text: String) -> String {
    let plain = WebAddress.unescaped(text)
    let hidden = masked(plain)
    return hidden == plain ? text : WebAddress.escaped(hidden)
  }

  /// The object or list that a text holds; nil when it holds none.
  static func json(in text: String) -> JSONValue? {
    guard let first = text.utf8.first(where: { $0 > 0x20 }), first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    else { return nil }
    do throws(JSONSyntaxError) { return try JSONReader(loneSurrogates: .replaced).read(text) } catch { return nil }
  }
}

extension Sensitivity {
  /// What stands in place of a value.
  func mask(_ value: String) -> String {
    switch self {
    case .name: Needle.initial(of: value)
    case .secret, .personal, .trait: Needle.hidden
    }
  }
}

extension JSONValue {
  /// The words of a text or number; nil of anything else and of an empty text, which hides nothing.
  fileprivate var scalar: String? {
    switch self {
    case .string(let text): text.isEmpty ? nil : text
    case .number(let text): text
    case .null, .bool, .array, .object: nil
    }
  }
}
