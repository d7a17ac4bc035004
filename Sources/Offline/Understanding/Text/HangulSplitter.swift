/// Cuts a run of Hangul into words, names, particles and numerals, where the tables know them.
///
/// Korean glues particles to words and writers leave spaces out: `담주목욜출발` is four words. The longest word or name
/// wins; what no table knows stays one piece, in which words of two syllables and more are still found.
struct HangulSplitter {
  struct Piece {
    var span: Range<Int>
    var value: Int?
    var place: NamedPlace?
    var isUnknown = false
  }

  let run: [Character]
  /// The name of a place that begins at an offset of the run.
  let place: (Int) -> NamedPlace?

  private static let longestWord = 9

  func pieces(afterNumber: Bool) -> [Piece] {
    var pieces: [Piece] = []
    var at = 0
    var isAfterNumber = afterNumber
    var isAfterKnown = afterNumber
    while at < run.count {
      let found = piece(at, isAfterNumber: isAfterNumber, isAfterKnown: isAfterKnown, after: pieces.last)
      if let found {
        pieces.append(found)
        at = found.span.upperBound
        isAfterKnown = true
        isAfterNumber = found.value != nil
      } else {
        if let last = pieces.last, last.isUnknown {
          pieces[pieces.count - 1].span = last.span.lowerBound..<at + 1
        } else {
          pieces.append(Piece(span: at..<at + 1, isUnknown: true))
        }
        at += 1
        isAfterKnown = false
        isAfterNumber = false
      }
    }
    return pieces
  }

  private func piece(_ at: Int, isAfterNumber: Bool, isAfterKnown: Bool, after last: Piece?) -> Piece? {
    if isAfterNumber, let length = unit(at) { return Piece(span: at..<at + length) }
    let isStart = at == 0 || isAfterKnown
    let word = self.word(at, isStart: isStart, isAfterKnown: isAfterKnown)
    guard isStart else { return word.map { Piece(span: at..<at + $0) } }
    // A name may begin a run or follow a word, but not a particle's rest or another name's.
    let name = last?.place == nil ? place(at) : nil
    if let numeral = numeral(at, after: last), numeral.length >= max(word ?? 0, name?.length ?? 0) {
      return Piece(span: at..<at + numeral.length, value: numeral.value)
    }
    if let name, name.length > word ?? 0, let rest = restIsPlausible(at + name.length, of: name) {
      return rest ? Piece(span: at..<at + name.length, place: name) : nil
    }
    return word.map { Piece(span: at..<at + $0) }
  }

  private func key(_ at: Int, _ length: Int) -> String { String(run[at..<at + length]) }

  /// The longest counter at an offset, directly after a number.
  private func unit(_ at: Int) -> Int? {
    for length in stride(from: min(4, run.count - at), through: 1, by: -1) {
      let isUnit = Lexicon.senses(key(at, length))?.contains { $0.isCounter } ?? false
      if isUnit { return length }
    }
    return nil
  }

  /// The longest word of the tables at an offset.
  private func word(_ at: Int, isStart: Bool, isAfterKnown: Bool) -> Int? {
    for length in stride(from: min(HangulSplitter.longestWord, run.count - at), through: 1, by: -1) {
      guard let senses = Lexicon.senses(key(at, length)) else { continue }
      let isParticle = senses.allSatisfy { $0.isParticle }
      if isParticle, !isAfterKnown, !(at == 0 && length == run.count) { continue }
      if length == 1, !isParticle, !(isStart && endsWell(at + 1)) { continue }
      // 둘이랑 is two and 이랑, not 둘이 and 랑.
      if run[at + length - 1] == "이", at + length < run.count, run[at + length] == "랑",
        senses.contains(where: { $0.isHeadcount })
      {
        continue
      }
      if !isStart, length == 2, senses.allSatisfy({ !$0.isFoundInside }) { continue }
      return length
    }
    return nil
  }

  /// What follows a word of one syllable is the end, a particle or another word.
  private func endsWell(_ at: Int) -> Bool {
    guard at < run.count else { return true }
    for length in stride(from: min(HangulSplitter.longestWord, run.count - at), through: 1, by: -1) {
      guard let senses = Lexicon.senses(key(at, length)) else { continue }
      if senses.contains(where: { $0.isParticle || $0.isCounter }) || length > 1 || at + length == run.count {
        return true
      }
    }
    return false
  }

  /// Whether the syllables after a name let it be one; nil to try a word instead.
  private func restIsPlausible(_ at: Int, of name: NamedPlace) -> Bool? {
    guard at < run.count else { return true }
    if name.length >= 4 || endsWell(at) { return true }
    return PlaceTails.begin.contains(run[at]) ? true : nil
  }

  /// A numeral written in Sino-Korean, such as `백오십` of `백오십만원`, where a counter follows.
  private func numeral(_ at: Int, after last: Piece?) -> (value: Int, length: Int)? {
    guard let numeral = SinoNumeral(run[at...]) else { return nil }
    let next = at + numeral.length
    guard next < run.count, let length = unit(next) else { return nil }
    switch key(next, length) {
    // 오일 is oil, 일일 a day's: days in this form only after nights, as in 이박삼일.
    case "일": return last.map { key($0.span.lowerBound, $0.span.count) } == "박" ? (numeral.value, numeral.length) : nil
    case "박", "월", "명", "인", "원", "만원", "주일", "개월", "박에", "인당", "천원", "유로", "불", "달러", "엔":
      return (numeral.value, numeral.length)
    case _: return nil
    }
  }
}
