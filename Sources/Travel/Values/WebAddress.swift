/// An http or https address, taken apart.
package struct WebAddress: Equatable, Sendable {
  package let isSecure: Bool
  /// Lower case; an IPv6 address stands in brackets.
  package let host: String
  package let port: Int
  /// Starts with a slash unless it is empty.
  package let path: String
  /// Without its question mark; nil without one.
  package let query: String?

  /// Reads an absolute address. nil for another scheme, without a host, with a user name or password (secrets do not
  /// belong in an address), or with characters that stand in none.
  package init?(_ text: String) {
    guard let scheme = text.firstRange(of: "://"),
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F })
    else {
      return nil
    }
    switch text[..<scheme.lowerBound].lowercased() {
    case "http": isSecure = false
    case "https": isSecure = true
    case _: return nil
    }
    let rest = text[scheme.upperBound...].prefix { $0 != "#" }
    let end = rest.firstIndex { "/?".contains($0) } ?? rest.endIndex
    guard let (host, port) = WebAddress.authority(rest[..<end], isSecure ? 443 : 80) else { return nil }
    self.host = host
    self.port = port
    let tail = rest[end...]
    let question = tail.firstIndex(of: "?")
    path = String(tail[..<(question ?? tail.endIndex)])
    query = question.map { String(tail[tail.index(after: $0)...]) }
  }

  /// A text that should be an address, for messages: what stands where a user name and password would is hidden.
  package static func shown(_ text: String) -> String {
    let start = text.firstRange(of: "://")?.upperBound ?? text.startIndex
    guard let at = text[start...].prefix(while: { !"/?#".contains($0) }).lastIndex(of: "@") else { return text }
    return text[..<start] + "•••" + text[at...]
  }

  private init(isSecure: Bool, host: String, port: Int, path: String, query: String?) {
    self.isSecure = isSecure
    self.host = host
    self.port = port
    self.path = path
    self.query = query
  }

  private static func authority(_ text: Substring, _ usual: Int) -> (host: String, port: Int)? {
    guard !text.contains("@"), !text.isEmpty else { return nil }
    var host = text
    var port = usual
    let afterBracket = text.lastIndex(of: "]") ?? text.startIndex
    if let colon = text[afterBracket...].lastIndex(of: ":") {
      host = text[..<colon]
      let digits = text[text.index(after: colon)...]
      guard digits.utf8.allSatisfy({ (48...57).contains($0) }), let number = digits.isEmpty ? usual : Int(digits),
        (1...65_535).contains(number)
      else { return nil }
      port = number
    }
    let isBracketed = host.hasPrefix("[") && host.hasSuffix("]") && host.count > 2
    guard !host.isEmpty, isBracketed || !host.contains(where: { ":[]\\\"<>|^`{}%".contains($0) }) else { return nil }
    return (host.lowercased(), port)
  }

  /// The address in full, its usual port left out.
  package var text: String { origin + path + (query.map { "?" + $0 } ?? "") }

  /// Scheme, host and port.
  package var origin: String {
    let usual = isSecure ? 443 : 80
    return (isSecure ? "https://" : "http://") + host + (port == usual ? "" : ":\(port)")
  }

  /// The address of a service: the same whether or not it was typed with slashes at its end.
  package var base: WebAddress {
    var path = path
    while path.hasSuffix("/") { path.removeLast() }
    return WebAddress(isSecure: isSecure, host: host, port: port, path: path, query: query)
  }

  /// A path below this one, with a query whose values are escaped.
  package func appending(_ path: String, query: [(name: String, value: String)] = []) -> WebAddress {
    let pairs = query.map { WebAddress.escaped($0.name) + "=" + WebAddress.escaped($0.value) }
    return WebAddress(
      isSecure: isSecure, host: host, port: port, path: base.path + path,
      query: pairs.isEmpty ? nil : pairs.joined(separator: "&"))
  }

  /// Escapes all but the unreserved characters of RFC 3986.
  package static func escaped(_ text: String) -> String {
    var out = ""
    for byte in text.utf8 {
      switch byte {
      case 48...57, 65...90, 97...122, 45, 46, 95, 126: out.unicodeScalars.append(Unicode.Scalar(byte))
      case _: out += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return out
  }

  /// Reads escapes back; what is none stays, and a plus is a space as in forms.
  package static func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether it is this machine.
  package var isLoopback: Bool {
    if host == "localhost" || host.hasSuffix(".localhost") { return true }
    if host == "[::1]" || host == "[0:0:0:0:0:0:0:1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Where a redirection leads, when it stays on the same server (or the same host made secure); nil when it leaves.
  package func moved(to location: String) -> WebAddress? {
    if location.hasPrefix("/"), !location.hasPrefix("//") {
      return WebAddress(origin + location)
    }
    let target =
      location.hasPrefix("//") ? WebAddress((isSecure ? "https:" : "http:") + location) : WebAddress(location)
    guard let target, target.host == host else { return nil }
    if target.isSecure == isSecure { return target.port == port ? target : nil }
    return target.isSecure && target.port == 443 && port == 80 ? target : nil
  }
}
