/// Cuts what a message repeats of its reader's own words to a length that can be read: a quotation to 80 characters, any
/// other word to 240 and the whole to 1,200, with `…` for what is gone.
package func shortened(_ message: String) -> String {
  // Nearly every message is short as it is.
  guard message.utf8.count > 200 else { return message }
  var text = ""
  var rest = message[...]
  while let open = rest.firstIndex(of: "“"), let close = rest[open...].firstIndex(of: "”") {
    text += words(rest[..<open])
    let quoted = rest[rest.index(after: open)..<close]
    text += "“" + (isLonger(quoted, than: 80) ? quoted.prefix(80) + "…" : quoted) + "”"
    rest = rest[rest.index(after: close)...]
  }
  text += words(rest)
  return isLonger(text, than: 1200) ? text.prefix(1200) + "…" : text
}

private func words(_ text: Substring) -> String {
  text.split(separator: " ", omittingEmptySubsequences: false).map { word in
    isLonger(word, than: 240) ? word.prefix(240) + "…" : word
  }.joined(separator: " ")
}

private func isLonger(_ text: some StringProtocol, than limit: Int) -> Bool {
  text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex).map { $0 < text.endIndex } ?? false
}
