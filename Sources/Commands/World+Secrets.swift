extension World {
  /// User names and passwords of the proxies that the environment names, together and apart, as written and as sent.
  var proxySecrets: [String] {
    ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"].flatMap { name -> [String] in
      guard let address = environment(name), let at = address.lastIndex(of: "@") else { return [] }
      let start = address.firstRange(of: "://")?.upperBound ?? address.startIndex
      guard start < at else { return [] }
      let pair = String(address[start..<at])
      return [pair] + pair.split(separator: ":", maxSplits: 1).map { String($0) }
    }
  }
}
