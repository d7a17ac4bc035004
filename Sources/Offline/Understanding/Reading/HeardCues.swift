/// The cues of a message and where each first stands.
struct HeardCues {
  private var places: [Cue: Int] = [:]
  let length: Int
  let hasQuestionMark: Bool

  init(_ line: Line) {
    length = line.tokens.filter { $0.kind != .sign }.count
    hasQuestionMark = (0..<line.count).contains { line.text($0) == "?" }
    var index = 0
    while index < line.count {
      var covered = 1
      for match in line.matches[index] {
        let cues = match.senses.compactMap { if case .cue(let cue) = $0 { cue } else { nil } }
        // "no flights" asks for none.
        var after = index + match.count
        while ["은", "는", "도"].contains(line.text(after)) { after += 1 }
        let isRefused =
          ["no", "without", "not"].contains(line.text(index - 1)) || line.has(after, .refusesBefore) != nil
        for cue in cues where !(isRefused && (cue == .flight || cue == .stay)) { note(cue, index) }
        // A longer phrase speaks for the words in it.
        if !cues.isEmpty {
          covered = match.count
          break
        }
        if match.count > 1, match.senses.contains(where: { if case .constraint = $0 { true } else { false } }) {
          // 무료 취소 cancels nothing, but 오전 비행기 is a flight.
          for inner in index..<index + match.count where line.has(inner, .cue(.flight)) != nil { note(.flight, inner) }
          covered = match.count
          break
        }
      }
      index += covered
    }
  }

  private mutating func note(_ cue: Cue, _ index: Int) {
    if places[cue] == nil { places[cue] = index }
  }

  func has(_ cue: Cue) -> Bool { places[cue] != nil }
  func has(any cues: Cue...) -> Bool { cues.contains { places[$0] != nil } }
  func first(_ cue: Cue) -> Int? { places[cue] }
}
