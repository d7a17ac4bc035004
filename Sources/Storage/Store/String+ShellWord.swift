extension String {
  /// The text as a shell takes it for one word.
  var shellWord: String {
    let isPlain = utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || "/._-+".utf8.contains(byte)
    }
    guard !isPlain || isEmpty else { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
