/// What sort of token a character belongs to.
enum Script {
  case space, digit, hangul, letter, sign

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .space
      return
    }
    switch scalar.value {
    case 0x30...0x39: self = .digit
    case 0x41...0x5A, 0x61...0x7A: self = .letter
    // A line's end parts clauses as a full stop does.
    case 0x0A: self = .sign
    case 0x00...0x20, 0x7F...0xA0, 0x200B...0x200F, 0x2028...0x202F, 0x3000, 0xFEFF: self = .space
    case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: self = .hangul
    case _: self = character.isLetter || character.isNumber ? .letter : character.isWhitespace ? .space : .sign
    }
  }
}
