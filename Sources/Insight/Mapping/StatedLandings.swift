import Travel

/// How often a flight lands on the way, in a server's words: `직항`, `1회 경유`, `경유 2회`, `경유`, `0`.
struct StatedLandings: Equatable {
  /// At least so many.
  let least: Int
  /// Whether there are no more; `경유` alone says that there are some.
  let isExact: Bool

  /// Reads the words; nil when they say nothing of it, as `상세 내역 확인` and `-`.
  init?(_ words: String) {
    let text = words.lowercased()
    let numbers = NumberInText.all(in: text)
    func count(_ marks: String...) -> Int? {
      numbers.first { number in
        let after = text[number.range.upperBound...].trimmed
        return marks.contains { after.hasPrefix($0) }
      }.flatMap { Int($0.digits) }
    }
    if let number = Int(text) ?? count("회", "번", "경유", "stop"), (0...9).contains(number) {
      self.init(least: number, isExact: true)
    } else if ["직항", "논스톱", "nonstop", "non-stop", "direct"].contains(where: { text.contains($0) }) {
      self.init(least: 0, isExact: true)
    } else if ["경유", "환승", "stop"].contains(where: { text.contains($0) }) {
      self.init(least: 1, isExact: false)
    } else {
      return nil
    }
  }

  private init(least: Int, isExact: Bool) {
    self.least = least
    self.isExact = isExact
  }

  /// Whether there are at most so many; nil when the words do not tell.
  func isWithin(_ most: Int) -> Bool? { least > most ? false : isExact ? true : nil }
}
