package import Travel

/// The proxy that the environment names for an address, found as libcurl finds it; for telling of it, since libcurl
/// reads the variables itself.
package struct ProxyInUse: Equatable, Sendable {
  /// The variable that names it, such as `HTTPS_PROXY`.
  package let variable: String
  /// Its address without user name and password.
  package let address: String
  /// What it answered; nil when it did not.
  package private(set) var status: Int?

  /// nil when the address is asked directly, or when it cannot be told whether it is.
  package init?(for address: WebAddress, environment: (String) -> String?) {
    // No proxy can reach this very machine.
    guard !address.isLoopback else { return nil }
    let variables = (address.isSecure ? ["https_proxy", "HTTPS_PROXY"] : ["http_proxy"]) + ["all_proxy", "ALL_PROXY"]
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    guard let variable = variables.first(where: { value($0) != nil }), let named = value(variable),
      !ProxyInUse.passes(address.host, by: value("no_proxy") ?? value("NO_PROXY") ?? "")
    else { return nil }
    self.variable = variable
    let scheme = named.firstRange(of: "://").map { named[..<$0.upperBound] } ?? "http://"
    let rest = named[(named.firstRange(of: "://")?.upperBound ?? named.startIndex)...]
    let authority = rest.prefix { !"/?#".contains($0) }
    let place = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
    self.address = String(scheme) + String(place)
  }

  /// The same proxy, with what it answered.
  func answering(_ status: Int?) -> ProxyInUse {
    var proxy = self
    proxy.status = status
    return proxy
  }

  /// Whether a list of hosts that need no proxy holds a host; also when it may, by a range of numbers.
  private static func passes(_ host: String, by list: String) -> Bool {
    let host = host.lowercased().trimming(".")
    return list.split { $0 == "," || $0.isWhitespace }.contains { word in
      let name = word.lowercased().trimming(".")
      return word == "*" || word.contains("/") || host == name || host.hasSuffix("." + name)
    }
  }
}

extension String {
  /// Without a character at both ends.
  fileprivate func trimming(_ character: Character) -> Substring {
    var text = self[...]
    if text.first == character { text.removeFirst() }
    if text.last == character { text.removeLast() }
    return text
  }
}
