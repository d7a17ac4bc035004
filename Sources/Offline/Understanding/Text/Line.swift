/// A message as tokens, with what the tables of words say of each.
struct Line {
  /// What a table says of the tokens from one on.
  struct Match {
    let senses: [Sense]
    /// How many tokens it takes.
    let count: Int
  }

  let characters: [Character]
  var tokens: [Token]
  /// The matches that begin at each token, the longest first.
  private(set) var matches: [[Match]] = []
  /// The tokens that a reader has understood and no other may have.
  private(set) var taken: [Bool]
  let isCut: Bool
  /// Some of it is Hangul.
  let isKorean: Bool

  /// The most tokens a phrase of the tables may have.
  private static let longestPhrase = 5

  init(characters: [Character], tokens: [Token], isCut: Bool) {
    self.characters = characters
    self.tokens = tokens
    self.isCut = isCut
    taken = Array(repeating: false, count: tokens.count)
    isKorean = tokens.contains { $0.kind == .hangul }
    matches = tokens.indices.map { phrases(at: $0) }
  }

  var count: Int { tokens.count }

  /// The text of a token; empty outside the line.
  func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// The kind of a token; nil outside the line.
  func kind(_ index: Int) -> Token.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  func isTaken(_ index: Int) -> Bool { tokens.indices.contains(index) && taken[index] }

  mutating func take(_ range: Range<Int>) {
    for index in range.clamped(to: tokens.indices) { taken[index] = true }
  }

  /// Gives the tokens back, when another reading is to have them.
  mutating func release(_ range: Range<Int>) {
    for index in range.clamped(to: tokens.indices) { taken[index] = false }
  }

  /// The whole number at a token, in digits or in words, and the token after it.
  func number(_ index: Int) -> (value: Int, next: Int)? {
    guard tokens.indices.contains(index) else { return nil }
    if let value = tokens[index].whole { return (value, index + 1) }
    return find(index) { if case .number(let value) = $0 { value } else { nil } }
  }

  /// Whether the number at a token has a minus of its own: `-3`, `minus 3`; not the dash of a range or of a list.
  func isNegative(_ index: Int) -> Bool {
    guard kind(index) == .number else { return false }
    if ["minus", "마이너스"].contains(text(index - 1)) { return true }
    guard text(index - 1) == "-", tokens[index].isGlued, kind(index - 2) != .number else { return false }
    return !tokens[index - 1].isGlued || kind(index - 2) == .sign && text(index - 2) != ")"
  }

  /// The first sense at a token that means something to the asker, longest phrases first, and the token after it.
  func find<Value>(_ index: Int, _ read: (Sense) -> Value?) -> (value: Value, next: Int)? {
    guard matches.indices.contains(index) else { return nil }
    for match in matches[index] {
      for sense in match.senses { if let value = read(sense) { return (value, index + match.count) } }
    }
    return nil
  }

  /// Whether a sense stands at a token, and the token after it.
  func has(_ index: Int, _ sense: Sense) -> Int? {
    find(index) { $0 == sense ? true : nil }?.next
  }

  /// Where a sense last ends before a token, within a few tokens.
  func has(before index: Int, within reach: Int = 1, _ sense: Sense) -> Bool {
    for start in max(0, index - reach - 2)..<max(0, index) {
      if let next = has(start, sense), next <= index, next > index - reach { return true }
    }
    return false
  }

  /// The words between two tokens, as they were typed.
  func words(_ range: Range<Int>) -> String {
    let range = range.clamped(to: tokens.indices)
    guard let first = range.first, let last = range.last else { return "" }
    return String(joining: characters[tokens[first].span.lowerBound..<tokens[last].span.upperBound])
  }

  /// A sign that ends a clause: a comma, a full stop, a bracket.
  func endsClause(_ index: Int) -> Bool {
    kind(index) == .sign && [",", ".", "!", "?", ";", "\n", "(", ")"].contains(text(index))
  }

  private func phrases(at index: Int) -> [Match] {
    var found: [Match] = []
    var key = ""
    var at = index
    while at < tokens.count, at - index < Line.longestPhrase {
      let token = tokens[at]
      if at > index {
        // A hyphen between words is a space to the tables; any other sign ends the phrase.
        if token.text == "-", token.isGlued, at + 1 < tokens.count, tokens[at + 1].isGlued {
          at += 1
          continue
        }
        if token.kind == .sign { break }
        if token.kind != .hangul || tokens[at - 1].kind == .latin { key += " " }
      }
      key += token.text
      if let senses = Lexicon.senses(key) { found.append(Match(senses: senses, count: at - index + 1)) }
      at += 1
    }
    return found.reversed()
  }
}
