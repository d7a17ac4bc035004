extension Unicode.Scalar {
  /// Whether the scalar is a control or cannot be seen, so that its place must justify it.
  var isSuspect: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x34F: return false
    // Han, kana and Hangul, which fill most texts that are not ASCII.
    case 0x3000..<0x3164, 0x3165..<0xD800: return false
    case 0..<0x20, 0x7F..<0xA0: return true
    case 0x2028, 0x2029: return true
    default: return properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format && !isVisibleFormat
    }
  }

  /// Whether the scalar is a format character that has a shape, such as the Arabic number sign.
  var isVisibleFormat: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Whether a scalar that cannot be seen does its proper work between two others.
  func isNeeded(after previous: Unicode.Scalar?, before next: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    switch value {
    case 0x200D where previous.endsPicture: return next?.properties.isEmoji == true && next?.isASCII == false
    case 0x200C, 0x200D: return previous.isJoining
    case 0xFE0E,
      0xFE0F where previous.properties.isEmoji:
      return true
    case 0xFE00...0xFE0F: return previous.hasVariants
    case 0xE0100...0xE01EF: return previous.properties.isIdeographic
    case 0x180B...0x180F: return (0x1820...0x18AA).contains(previous.value)
    default: return false
    }
  }

  private var endsPicture: Bool { value == 0xFE0F || !isASCII && properties.isEmoji }

  /// Letters and marks of the scripts whose shapes depend on their neighbours: Arabic to Khmer, Mongolian, and later ones.
  private var isJoining: Bool {
    switch value {
    case 0x600..<0x1100, 0x1780..<0x18B0, 0x1A20..<0x1D00, 0xA800..<0xAC00, 0xFB50..<0xFE00, 0xFE70..<0xFEFF,
      0x10A00..<0x12000, 0x1E900..<0x1E960:
      true
    default: false
    }
  }

  /// Symbols, Han and Myanmar letters, which have standard variants beyond the emoji.
  private var hasVariants: Bool {
    properties.isIdeographic || properties.isMath || (0x1000..<0x10A0).contains(value)
      || (0x3000..<0x3040).contains(value)
  }
}
