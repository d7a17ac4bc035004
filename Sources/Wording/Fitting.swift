/// Where a text stands within the columns it is given.
package enum Alignment: Sendable {
  case leading, trailing
}

/// Cuts a text to a number of columns, with `…` for what is gone, and never inside a grapheme.
package func truncate(_ text: String, to columns: Int) -> String {
  // Each grapheme is two cells at most, and most texts fit: only the others are walked.
  guard displayWidth(of: text) > columns else { return text }
  guard columns > 0 else { return "" }
  var kept = ""
  var width = 0
  for character in text {
    let next = displayWidth(of: character)
    guard width + next < columns else { break }
    kept.append(character)
    width += next
  }
  while kept.last?.isWhitespace == true { kept.removeLast() }
  return kept + "…"
}

/// Fills a text with spaces up to a number of columns; a wider text is left as it is.
package func padded(_ text: String, to columns: Int, _ alignment: Alignment = .leading) -> String {
  let missing = columns - displayWidth(of: text)
  guard missing > 0 else { return text }
  let spaces = String(repeating: " ", count: missing)
  switch alignment {
  case .leading: return text + spaces
  case .trailing: return spaces + text
  }
}
