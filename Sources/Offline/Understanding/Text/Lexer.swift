import Atlas
import Travel

/// Cuts a message into tokens.
struct Lexer {
  /// Characters read of a message; what follows is left out.
  static let longest = 20_000

  let atlas: Atlas
  private let characters: [Character]
  /// The message as the names of places are looked up in it, and where each character stands.
  private let text: String
  private let places: [String.Index]
  private let isCut: Bool
  private var tokens: [Token] = []

  init(_ message: String, atlas: Atlas) {
    self.atlas = atlas
    // Marks heap up on one character without end, so scalars are bounded as well.
    let scalars = String(message.unicodeScalars.prefix(2 * Lexer.longest))
    let head = scalars.prefix(Lexer.longest)
    isCut = scalars.utf8.count < message.utf8.count || head.endIndex < scalars.endIndex
    characters = head.map(Lexer.plain)
    text = String(characters)
    places = Array(text.indices)
  }

  /// Reads the whole message.
  static func line(_ message: String, atlas: Atlas) -> Line {
    var lexer = Lexer(message, atlas: atlas)
    lexer.read()
    return Line(characters: lexer.characters, tokens: lexer.tokens, isCut: lexer.isCut)
  }

  /// Brings a character to the form the tables have: signs of one meaning to one sign, wide digits to plain ones.
  private static func plain(_ character: Character) -> Character {
    // Nearly every character is a letter or digit, and comparing characters takes its time.
    if let ascii = character.asciiValue, ascii >= 0x20, ascii != UInt8(ascii: "`") { return character }
    return switch character {
    case "’", "‘", "`", "´": "'"
    case "–", "—", "−", "‐", "‑": "-"
    case "～", "〜", "∼": "~"
    case "→", "➡", "⇒", "➜", "⟶", "▶", "👉": "→"
    case "，", "、", "،": ","
    case "。": "."
    case "？": "?"
    case "！": "!"
    case "（": "("
    case "）": ")"
    case "：": ":"
    case "＄": "$"
    case "￦": "₩"
    case "・", "·", "ㆍ", "•": ","
    case _: character.isNewline ? "\n" : Lexer.composed(Lexer.plainDigit(character))
    }
  }

  private static func plainDigit(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, (0xFF10...0xFF19).contains(scalar.value),
      let digit = Unicode.Scalar(scalar.value - 0xFF10 + 48)
    else { return character }
    return Character(digit)
  }

  /// Puts a syllable that was typed in jamo together, as the tables have it.
  private static func composed(_ character: Character) -> Character {
    let scalars = character.unicodeScalars.map(\.value)
    guard scalars.count > 1, (0x1100...0x1112).contains(scalars[0]), (0x1161...0x1175).contains(scalars[1]) else {
      return character
    }
    let last = scalars.count > 2 && (0x11A8...0x11C2).contains(scalars[2]) ? scalars[2] - 0x11A7 : 0
    let syllable = 0xAC00 + ((scalars[0] - 0x1100) * 21 + (scalars[1] - 0x1161)) * 28 + last
    return Unicode.Scalar(syllable).map { Character($0) } ?? character
  }

  private mutating func read() {
    var at = 0
    while at < characters.count {
      switch Script(characters[at]) {
      case .space: at += 1
      case .digit: at = number(from: at)
      case .hangul: at = hangul(from: at)
      case .letter: at = word(from: at)
      case .sign:
        append(.sign, at..<at + 1)
        at += 1
      }
    }
  }

  private mutating func append(_ kind: Token.Kind, _ span: Range<Int>, value: ExactDecimal? = nil, text: String? = nil)
  {
    let isGlued = span.lowerBound > 0 && Script(characters[span.lowerBound - 1]) != .space
    let raw = characters[span]
    tokens.append(
      Token(
        kind: kind, text: text ?? String(raw.filter { $0 != "'" || kind == .sign }).lowercased(), span: span,
        isGlued: isGlued, isCapital: raw.first?.isUppercase ?? false, value: value))
  }

  // MARK: Numbers and Latin words

  /// Reads `1`, `1,500`, `1.8`: a comma only before three digits, a point only before one or two at the end.
  private mutating func number(from start: Int) -> Int {
    var digits = ""
    var at = start
    func isDigit(_ index: Int) -> Bool { index < characters.count && Script(characters[index]) == .digit }
    while isDigit(at) || (at < characters.count && isGrouping(at)) {
      if isDigit(at) { digits.append(characters[at]) }
      at += 1
    }
    if at + 1 < characters.count, characters[at] == ".", isDigit(at + 1) {
      var end = at + 1
      while isDigit(end) { end += 1 }
      // `12.24~27` and `2027.1.5` are dates and stay apart; a fraction has one or two digits and no second point.
      let isDotted = end < characters.count && characters[end] == "." && isDigit(end + 1)
      let follows = tokens.last?.text == "." && tokens.last?.isGlued == true
      if end - at <= 3, !isDotted, !follows {
        digits += "." + String(joining: characters[at + 1..<end])
        at = end
      }
    }
    append(.number, start..<at, value: ExactDecimal(digits), text: digits)
    return at
  }

  private func isGrouping(_ at: Int) -> Bool {
    guard characters[at] == ",", at > 0, Script(characters[at - 1]) == .digit else { return false }
    let group = characters[(at + 1)...].prefix(4)
    guard group.count >= 3, group.prefix(3).allSatisfy({ Script($0) == .digit }) else { return false }
    return group.count == 3 || group.last.map { Script($0) != .digit } ?? true
  }

  private mutating func word(from start: Int) -> Int {
    var end = start
    while end < characters.count, Script(characters[end]) == .letter || isApostrophe(end) { end += 1 }
    let span = start..<end
    let found = PlaceFinder(atlas: atlas, text: text, places: places).latin(at: span, in: characters)
    append(.latin, span)
    tokens[tokens.count - 1].place = found
    return end
  }

  private func isApostrophe(_ at: Int) -> Bool {
    characters[at] == "'" && at + 1 < characters.count && Script(characters[at + 1]) == .letter
  }

  // MARK: Hangul

  private mutating func hangul(from start: Int) -> Int {
    var end = start
    while end < characters.count, Script(characters[end]) == .hangul { end += 1 }
    let isAfterNumber = tokens.last?.kind == .number && start > 0 && Script(characters[start - 1]) == .digit
    let finder = PlaceFinder(atlas: atlas, text: text, places: places)
    let splitter = HangulSplitter(run: Array(characters[start..<end])) { offset in
      finder.hangul(at: start + offset, through: end)
    }
    for piece in splitter.pieces(afterNumber: isAfterNumber) {
      let span = start + piece.span.lowerBound..<start + piece.span.upperBound
      append(piece.value == nil ? .hangul : .number, span, value: piece.value.map { ExactDecimal(units: $0) })
      tokens[tokens.count - 1].place = piece.place
      tokens[tokens.count - 1].isUnknown = piece.isUnknown
    }
    return end
  }
}
