/// Gives the cells that a text fills on a terminal; control characters and marks that combine fill none.
package func displayWidth(of text: String) -> Int {
  var bytes = 0
  for byte in text.utf8 {
    guard byte >= 0x20, byte < 0x7F else { return text.reduce(0) { $0 + displayWidth(of: $1) } }
    bytes += 1
  }
  return bytes
}

/// Gives the cells of one grapheme: 0, 1 or 2.
package func displayWidth(of character: Character) -> Int {
  var width = 0
  var isPicture = false
  for scalar in character.unicodeScalars {
    // U+FE0F asks for the picture of a character that is text by itself, such as ❤ or the keycap 1.
    if scalar.value == 0xFE0F, isPicture { return 2 }
    width += cells(of: scalar)
    isPicture = scalar.value >= 0x80 ? scalar.properties.isEmoji : scalar.properties.isEmoji && width == 1
  }
  // A family, a flag or a skin tone is one picture however many scalars spell it.
  return min(width, 2)
}

private func cells(of scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1 }
  // The second and third parts of a Hangul syllable spelt out, which its first part has made room for.
  if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
  switch scalar.properties.generalCategory {
  case .control, .surrogate, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
  case .format: return scalar.isVisibleFormat ? 1 : 0
  default: return WideRanges.contains(value) ? 2 : 1
  }
}
