/// How a message is put: as a question, as a setting, as a proposal.
struct Phrasing {
  let line: Line
  let cues: HeardCues
  /// The message in lower case.
  let text: String
  /// The same without spaces.
  let tight: String
  /// The bytes of both: hundreds of words are looked for, and to have the standard library look for one makes tables first.
  private let (bytes, tightBytes): ([UInt8], [UInt8])

  init(_ heard: HeardMessage) {
    line = heard.line
    cues = heard.cues
    text = String(line.characters).lowercased()
    tight = text.filter { !$0.isWhitespace }
    (bytes, tightBytes) = (Array(text.utf8), Array(tight.utf8))
  }

  private static let questionWords: Set<String> = [
    "is", "are", "was", "what", "whats", "when", "where", "wheres", "how", "hows", "do", "does", "did", "can", "could",
    "should", "will", "would", "which", "who", "why", "am", "any",
  ]
  private static let questionEnds = [
    "나요", "까요", "인가요", "은가요", "한가요", "는가요", "될까", "을까", "할까", "습니까", "는지",
  ]

  var isQuestion: Bool {
    if cues.hasQuestionMark { return true }
    if let first = line.tokens.first, first.kind == .latin, Self.questionWords.contains(first.text) { return true }
    let end = tight.last.map { [".", "!"].contains($0) } == true ? String(tight.dropLast()) : tight
    return Self.questionEnds.contains { end.hasSuffix($0) }
  }

  /// "How about Kyoto?" proposes rather than asks.
  var isProposal: Bool {
    hasAny("how about", "what about", "어때", "어떨까", "why not", "shall we")
  }

  /// The words set something: "change to", 로 바꿔, "starts on", 출발.
  var sets: Bool {
    if cues.has(.change) { return true }
    let words: Set<String> = [
      "set", "instead", "starts", "start", "starting", "leave", "leaving", "depart", "departing", "출발", "출발로", "출발해",
      "출발할게", "옮겨", "옮겨줘", "잡아",
    ]
    return line.tokens.contains { words.contains($0.text) } || hasAny("바꿔", "바꾸", "변경", "고쳐")
  }

  /// The words say where on the way a new place belongs.
  var placesItself: Bool {
    hasAny("end", "after", "before", "first", "last", "then", "start", "끝", "마지막", "다음", "뒤에", "후에", "전에", "먼저", "처음")
  }

  var isOnly: Bool {
    hasAny("only", "nothing but") || text.hasPrefix("just ")
      || cues.length <= 3 && line.tokens.contains { $0.text == "만" }
  }

  var isShort: Bool { cues.length <= 3 }

  /// Words that stand there whole, as they were typed: English ones not within others, Korean ones with whatever is
  /// glued to them; nil where they do not.
  func typed(_ words: String) -> String? {
    guard words.utf8.allSatisfy({ $0 < 128 }) else {
      return holdsTight(words) ? words : nil
    }
    let wanted = words.split { !$0.isLetter }.map(String.init)
    for index in 0..<line.count where line.text(index) == wanted.first {
      var (at, count) = (index, 0)
      while count < wanted.count, at < line.count {
        if line.text(at) == wanted[count] { count += 1 } else if line.text(at) != "-" { break }
        at += 1
      }
      if count == wanted.count { return line.words(index..<at) }
    }
    return nil
  }

  func hasAny(_ words: String...) -> Bool {
    words.contains {
      bytes.holds(Array($0.utf8)) || $0.utf8.contains { $0 >= 0x80 } && holdsTight($0)
    }
  }

  /// Whether words stand in the message, whatever spaces are in either.
  func holdsTight(_ words: String) -> Bool { tightBytes.holds(words.utf8.filter { $0 != UInt8(ascii: " ") }) }
}
